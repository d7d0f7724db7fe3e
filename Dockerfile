# The server and its page, compiled: docs/installing.md says how to run it.
FROM node:22-slim AS page
WORKDIR /source/web
COPY web .
RUN npm ci --omit=dev && npm run build

FROM python:3.13-slim AS build
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
COPY --from=page /source/src/automatable/server/static src/automatable/server/static
RUN python -m venv /opt/automatable \
    && /opt/automatable/bin/pip install --no-cache-dir '.[postgres]'

FROM python:3.13-slim
COPY --from=build /opt/automatable /opt/automatable
RUN useradd --uid 1000 --create-home automatable && install --directory --owner automatable /data
USER 1000
VOLUME /data
EXPOSE 8083
STOPSIGNAL SIGINT
HEALTHCHECK --start-period=10s CMD ["/opt/automatable/bin/python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8083/healthz')"]
ENTRYPOINT ["/opt/automatable/bin/automatable"]
CMD ["serve", "--host", "0.0.0.0", "--store", "/data/tables.db"]
