# Everything starts here; `make` alone lists what there is. Nothing but python3 with pip is needed:
# the first target that is asked for builds the environment in .venv, with uv from the PATH or, if
# there is none, with one in .tools. Whoever plays waits for what playing needs and no more.

PYTHON ?= python3
UV_VERSION := 0.13.7
ARGS ?=
COMPILE ?= # --required: fail where the rules cannot be compiled
SCRIPT ?= # --required: fail where the types of the browser's modules cannot be checked

export UV_PROJECT_ENVIRONMENT := .venv
export UV_PYTHON_DOWNLOADS := never
export PIP_ROOT_USER_ACTION := ignore

BIN := .venv/bin
PLAYABLE := .venv/.playable
READY := .venv/.ready
SKIP := --extend-exclude .tools
SPREAD := --numprocesses auto --maxprocesses 4 --dist worksteal
RULES := tests/core tests/games/*.py tests/games/*/rules tests/golden tests/laws
FIND_UV := if uv --version >/dev/null 2>&1; then uv=uv; else uv=.tools/bin/uv; fi
SYNC := sync --inexact --quiet --python "$$($(PYTHON) -c 'import sys; print(sys.executable)')"

# `make pure play`, `make pure bench` and so on: nothing is compiled.
ifneq ($(filter pure,$(MAKECMDGOALS)),)
export BAUMEISTER_PURE := 1
endif

.DEFAULT_GOAL := help
.PHONY: help play terminal compile pure test lint types script check rules unit format golden \
  records puzzles mutants catalogue docs observations bench bench-web bench-peers bench-compare pictures clauses \
  screenshots game wheel faults fuzz try-wheels clean

help: ## list the targets
	@echo 'Usage: make TARGET [ARGS="..."]'
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1	\2/p' Makefile | expand -t 18

play: export BAUMEISTER_COMPILE := $(BIN)/python -m scripts.compile --required --meanwhile
play: $(PLAYABLE) ## play in the browser at once, and compile the rules meanwhile; ARGS=--help tells more
	@$(BIN)/baumeister serve $(ARGS)

terminal: compile ## play Imhotep in the terminal
	@$(BIN)/baumeister play imhotep $(ARGS)

compile: $(PLAYABLE) ## compile the rules, unless that is done; play, bench and tests do it by themselves
	@$(BIN)/python -m scripts.compile $(COMPILE)

pure: $(PLAYABLE) ## run the rules interpreted: make pure play, make pure bench; alone, remove the binaries
	@$(if $(filter-out pure,$(MAKECMDGOALS)),:,$(BIN)/python -m scripts.compile --remove)

test: check rules unit ## everything: format, lint, types, tests and coverage, the rules on both builds

check: lint types script ## format, lint and types, without the tests

lint: $(READY) ## what ruff has to say, and whether the code is formatted
	@$(BIN)/ruff check $(SKIP)
	@$(BIN)/ruff format --check $(SKIP)

types: $(READY) ## what mypy has to say, tests included
	@$(BIN)/mypy

script: $(READY) ## what TypeScript has to say about the browser's modules, where Node is found
	@$(BIN)/python -m scripts.script_types $(SCRIPT)

rules: $(READY) ## the tests of the rules and the laws, interpreted, with every branch of core and games covered
	@BAUMEISTER_PURE=1 $(BIN)/pytest --cov $(SPREAD) $(RULES) $(ARGS)

unit: $(READY) compile ## all tests, compiled where that is possible
	@$(BIN)/python -m scripts.browser
	@$(BIN)/python -m scripts.servers
	@$(BIN)/pytest $(SPREAD) $(ARGS)

format: $(READY) ## format the code and fix what ruff can fix
	@$(BIN)/ruff check --fix $(SKIP)
	@$(BIN)/ruff format $(SKIP)

golden: $(READY) ## rewrite the golden files; read the difference like code
	@$(BIN)/python -m tests.golden.rewrite

records: $(READY) compile ## play the golden games anew, which takes half an hour; ARGS="--add kheops" only adds
	@$(BIN)/python -m tests.golden.play_records $(ARGS)

puzzles: $(READY) compile ## find puzzles in the recorded games, which takes an hour; ARGS="kheops --seconds 600"
	@$(BIN)/python -m scripts.find_puzzles $(ARGS)

mutants: $(READY) ## change the rules of a game at random, and see what its tests notice: make mutants GAME=kheops
	@test -n "$(GAME)" || { echo "Which game? make mutants GAME=kheops"; exit 1; }
	@$(BIN)/python -m scripts.mutants $(GAME) $(ARGS)

catalogue: $(READY) ## bring the translations up to date with the sources
	@$(BIN)/python scripts/catalogue.py

bench-web: $(READY) compile ## measure the web table: answers a second, time to everybody's push, memory
	@$(BIN)/python -m scripts.bench_web $(ARGS)

docs: $(READY) ## build the site for readers in build/site
	@$(FIND_UV); $$uv $(SYNC) --no-default-groups --group docs
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo 'build/site/index.html'

observations: $(READY) ## write the tables of docs/observations.md anew
	@$(BIN)/python -m scripts.observations

pictures: $(READY) ## draw the pictures of the documents again
	@$(BIN)/python -m scripts.pictures

clauses: $(READY) ## write docs/clauses, the rulebooks clause by clause with the code and tests of each
	@$(BIN)/python -m scripts.clauses

screenshots: $(READY) compile ## every board on every screen, as contact sheets in build/screenshots; ARGS="kheops"
	@$(BIN)/python -m scripts.browser
	@$(BIN)/python -m tests.browser.screenshots $(ARGS)

faults: $(READY) compile ## kill servers and databases while people play, a hundred times each; ARGS="cut-line --times 9"
	@$(BIN)/python -m scripts.servers
	@$(BIN)/python -m tests.web.faults $(ARGS)

fuzz: $(READY) compile ## send a million requests and frames of all kinds to a server; ARGS="--seed 7"
	@$(BIN)/python -m tests.web.fuzz $(ARGS)

bench: compile ## measure the speed of the rules and print a table
	@$(BIN)/baumeister bench $(ARGS)

bench-peers: COMPILE = --required
bench-peers: $(READY) compile ## measure our games beside other libraries' and write docs/speed.md; six minutes
	@$(BIN)/python -m scripts.bench_peers $(ARGS)

bench-compare: $(READY) ## measure an older tree and this one in turn: make bench-compare REV=main
	@test -n "$(REV)" || { echo "Which tree? make bench-compare REV=main"; exit 1; }
	@$(BIN)/python -m scripts.bench_compare $(REV) $(ARGS)

game: $(PLAYABLE) ## add a game that lies in a package of its own: make game FROM=examples/senet
	@test -n "$(FROM)" || { echo "Which package? make game FROM=examples/senet"; exit 1; }
	@$(FIND_UV); $$uv pip install --quiet --python $(BIN)/python $(FROM)

wheel: $(READY) ## build a compiled and a pure wheel in dist
	@rm -rf build/lib* build/bdist* dist
	@$(FIND_UV); $(BIN)/python -m scripts.wheels $$uv

try-wheels: wheel ## install each wheel into an empty environment and play a game with it
	@$(FIND_UV); $(BIN)/python -m scripts.try_wheels $$uv

clean: ## remove the environment and everything else that can be made again
	@rm -rf .venv .tools .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage .coverage.*
	@rm -rf build dist node_modules uv.lock src/*.egg-info
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(PLAYABLE): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  found=$$($(PYTHON) --version 2>&1) || found=missing; \
	  echo "Baumeister needs Python 3.11 or newer, and $(PYTHON) is $$found." \
	    "Name another one: make $(MAKECMDGOALS) PYTHON=python3.12"; exit 1; }
	@echo "Preparing the environment in .venv; this happens only once."
	@$(FIND_UV); \
	  if [ $$uv != uv ] && [ ! -x $$uv ]; then \
	    $(PYTHON) -m pip install --quiet --disable-pip-version-check \
	      --target .tools uv==$(UV_VERSION) || exit 1; \
	  fi; \
	  $$uv $(SYNC) --extra web --extra previews --no-default-groups --group compile
	@touch $@

$(READY): $(PLAYABLE)
	@echo "Adding what development needs; this, too, happens only once."
	@$(FIND_UV); $$uv $(SYNC) --extra web --extra previews --extra postgres --extra plots --extra rl \
	  --extra research --extra cluster
	@touch $@
