# `make play` and `make test` do all the set-up. PYTHON=python3.12 chooses another Python.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := $(shell find $(addprefix src/automatable/,kernel match games bots envs server) -name "*.py")

.PHONY: play test browser check format soak bench ladder transcripts build clean help

play: build  ## sit down in the browser; GAME=duel plays in the terminal
	@$(BIN)/automatable $(if $(GAME),play $(GAME)) $(ARGS)

test: build  ## every rule of every game, pure and compiled
	@scripts/test

browser: build  ## the client in a real Chromium, mouse, keyboard and screen reader
	@$(BIN)/python -m pytest -n 2 tests/browser

check: $(VENV)/.web  ## format, lint, types, layers, rule coverage, text completeness
	@scripts/check

format: $(VENV)/.tools  ## put the code into shape
	@$(BIN)/ruff format . && $(BIN)/ruff check --fix .

soak: build  ## the conformance kit, a hundred times larger; a server killed a thousand times
	@$(BIN)/python -m automatable.testkit --size 100
	@AUTOMATABLE_KILLS=1000 $(BIN)/python -m pytest tests/server/test_killed.py -k kill_at_any_moment

bench: build benchmarks/boardgame/node_modules  ## games and server beside their peers, as ratios of one run
	@$(BIN)/pip install --quiet --disable-pip-version-check --group bench
	@$(BIN)/python -m benchmarks.engines
	@$(BIN)/python -m benchmarks.server

benchmarks/boardgame/node_modules: scripts/boardgame
	@scripts/boardgame
	@touch $@

ladder: build  ## play the levels of bots against each other and write docs/bots.md anew
	@$(BIN)/python scripts/ladder.py $(GAMES)

transcripts: build  ## write the golden transcripts anew
	@scripts/transcripts

build: $(VENV)/.built $(VENV)/.web

$(VENV)/.tools: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Automatable needs Python 3.11 or newer: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 2; }
	@echo "Setting up $(VENV)..."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/pip install --quiet --disable-pip-version-check --upgrade 'pip>=25.1'
	@$(BIN)/pip install --quiet --disable-pip-version-check --group dev
	@AUTOMATABLE_BUILD_PURE=1 $(BIN)/pip install --quiet --disable-pip-version-check \
		--no-build-isolation --editable .
	@touch $@

$(VENV)/.built: $(VENV)/.tools setup.py $(COMPILED)
	@scripts/build
	@touch $@

$(VENV)/.web: $(VENV)/.tools $(shell find web -path web/node_modules -prune -o -type f -print)
	@echo "Building the browser client..."
	@scripts/web
	@touch $@

clean:  ## remove everything that was built
	@rm -rf $(VENV) build dist src/*.egg-info web/node_modules src/automatable/server/static
	@find src -name '*.so' -delete

help:  ## this list
	@grep -E '^[a-z]+:.*##' Makefile | sed -E 's/:.*## /\t/' | expand -t 14
