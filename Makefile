# `make play` and `make test` do all the set-up. PYTHON=python3.12 chooses another Python.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check install
COMPILED := $(shell find $(addprefix src/automatable/,kernel match games bots envs server) -name "*.py")
WEB := $(shell find web -path web/node_modules -prune -o -type f -print)

.PHONY: play wasm site test browser check format docs soak bench ladder figures pictures transcripts build clean help

play: $(VENV)/.play $(if $(GAME),,$(VENV)/.page)  ## sit down in the browser; GAME=duel plays in the terminal
	@$(BIN)/python scripts/play.py $(if $(GAME),play $(GAME)) $(ARGS)

site: $(if $(DIR),$(VENV)/.web $(VENV)/.page,$(VENV)/.site)  ## a folder that plays in any browser, without a server; DIR=build/site
	@$(if $(DIR),scripts/site $(DIR),echo "It is in build/site: python3 -m http.server --directory build/site")

wasm: $(VENV)/.web  ## compile the engine for the site's bots; HEADERS=DIR are those of Python 3.14
	@$(PIP) 'pip>=25.1'
	@$(PIP) --group wasm
	@$(BIN)/python scripts/wasm.py
	@rm -f $(VENV)/.site

test: build $(VENV)/.web $(VENV)/.site  ## every rule of every game, pure and compiled
	@scripts/test

browser: build $(VENV)/.site  ## the client in a real Chromium, mouse, keyboard and screen reader
	@$(BIN)/python -m pytest -n 3 tests/browser

check: $(VENV)/.web  ## format, lint, types, layers, rule coverage, text completeness
	@scripts/check

format: $(VENV)/.tools  ## put the code into shape
	@$(BIN)/ruff format . && $(BIN)/ruff check --fix .

docs: $(VENV)/.play $(VENV)/.docs $(VENV)/.site  ## the documentation and the games, in build/pages: one folder to publish
	@NO_MKDOCS_2_WARNING=1 AUTOMATABLE_PLAY=1 scripts/step "Writing the documentation" \
		$(BIN)/python -m mkdocs build --strict
	@cp -R build/site build/pages/play
	@echo "It is in build/pages: python3 -m http.server --bind 127.0.0.1 --directory build/pages"

soak: $(VENV)/.fast $(VENV)/.tools  ## a hundred times the conformance kit; a million worlds a game; a server under faults, killed a thousand times; strange inputs
	@$(PIP) --group soak
	@$(BIN)/python -m automatable.testkit --size 100
	@$(BIN)/python -m automatable.testkit.survey --worlds 1000000
	@AUTOMATABLE_WORLDS=100000 $(BIN)/python -m pytest -s tests/server/test_counts.py
	@$(BIN)/python -m benchmarks.reliability histories 600
	@AUTOMATABLE_KILLS=1000 $(BIN)/python -m pytest tests/server/test_killed.py -k kill_at_any_moment
	@$(BIN)/python -m tests.fuzz --inputs 100000
	@$(BIN)/python -m tests.fuzz --guided 60
	@AUTOMATABLE_CASES=1000 $(BIN)/python -m pytest tests/server/test_fuzz.py

bench: $(VENV)/.fast $(VENV)/.page $(VENV)/.tools benchmarks/boardgame/node_modules  ## games, environments and server beside their peers, as ratios of one run
	@$(PIP) --group bench
	@$(BIN)/python -m benchmarks.engines
	@$(BIN)/python -m benchmarks.envs
	@$(BIN)/python -m benchmarks.server

benchmarks/boardgame/node_modules: scripts/boardgame
	@scripts/boardgame
	@touch $@

ladder: $(VENV)/.fast $(VENV)/.tools  ## play the levels of bots against each other where that is out of date; GAMES=duel anyway
	@PYTHONPATH=. $(BIN)/python scripts/ladder.py $(GAMES)

figures: $(VENV)/.fast $(VENV)/.site benchmarks/boardgame/node_modules  ## measure the figures in docs/ anew that are out of date; NAMES="duel-bots" those
	@$(PIP) --group bench
	@$(BIN)/python -m benchmarks.pages $(NAMES)
	@$(BIN)/python examples/learners/curves.py docs/learning docs/images/learning.svg
	@$(if $(NAMES),,PYTHONPATH=. $(BIN)/python scripts/ladder.py)

pictures: build $(VENV)/.tools  ## take the pictures of every page and board in docs/images anew
	@PYTHONPATH=. $(BIN)/python scripts/pictures.py

transcripts: build $(VENV)/.tools  ## write the golden transcripts anew
	@scripts/transcripts

build: $(VENV)/.built $(VENV)/.page

# What playing needs, and compiling, so that nothing is installed while somebody plays.
$(VENV)/.play: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Automatable needs Python 3.11 or newer: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 2; }
	@scripts/step "Setting up Python" $(PYTHON) -m venv $(VENV)
	@scripts/step "Installing what compiling needs" $(PIP) $$($(BIN)/python -c \
		'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"])')
	@AUTOMATABLE_BUILD_PURE=1 scripts/step "Installing what play needs" \
		$(PIP) --no-build-isolation --editable '.[server]'
	@touch $@

# The browser client.
$(VENV)/.page: $(VENV)/.play $(WEB)
	@scripts/step "Building the page" scripts/web
	@touch $@

# The compiled modules.
$(VENV)/.built: $(VENV)/.play setup.py $(COMPILED)
	@AUTOMATABLE_OPT=$${AUTOMATABLE_OPT:-1} scripts/step "Compiling" $(BIN)/python scripts/build.py
	@touch $@

# The same as in packages: slower to compile and faster to run.
$(VENV)/.fast: $(VENV)/.play setup.py $(COMPILED)
	@AUTOMATABLE_OPT=3 scripts/step "Compiling for speed" $(BIN)/python scripts/build.py
	@touch $@ $(VENV)/.built

# What makes the documentation a site.
$(VENV)/.docs: $(VENV)/.play
	@$(PIP) 'pip>=25.1'
	@scripts/step "Installing what the documentation needs" $(PIP) --group docs
	@touch $@

# What tests and checks need, in Python and for the browser.
$(VENV)/.tools: $(VENV)/.play
	@$(PIP) 'pip>=25.1'
	@AUTOMATABLE_BUILD_PURE=1 scripts/step "Installing what tests need" \
		$(PIP) --group dev --no-build-isolation --editable '.[all]'
	@touch $@

$(VENV)/.web: $(VENV)/.tools web/package-lock.json | $(VENV)/.page
	@scripts/step "Installing what the client's tests need" scripts/node npm ci --no-audit --no-fund --loglevel=error
	@touch $@

# The folder that plays by itself, as tests play it.
$(VENV)/.site: $(VENV)/.web $(VENV)/.page scripts/site $(COMPILED) $(shell find src/automatable/site)
	@scripts/step "Writing the site" scripts/site build/site
	@touch $@

clean:  ## remove everything that was built
	@rm -rf $(VENV) build dist src/*.egg-info web/node_modules src/automatable/server/static
	@find src -name '*.so' -delete

help:  ## this list
	@grep -E '^[a-z]+:.*##' Makefile | sed -E 's/:.*## /\t/' | expand -t 14
