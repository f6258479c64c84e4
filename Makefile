# Needs only make and Python 3.11 or newer with venv. Each target sets up .venv by itself.
SHELL := /bin/sh
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install -q
PYTEST := $(BIN)/python -m pytest -q -n 2 --dist worksteal
CHECKED := setup.py src tools tests $(if $(wildcard bench/*.py),bench)
BUILD_FILES := pyproject.toml setup.py $(wildcard tools/build/*.py)

.DEFAULT_GOAL := dev
.PHONY: help play test quick check bench dev shots client compiled

help:
	@echo "make play    start the server and say where to open it"
	@echo "make test    all tests with compiled rules, the contract suite with interpreted ones too"
	@echo "make quick   the tests that the last change can have broken"
	@echo "make check   style, types, layers, clauses, texts, README; Python and web client"
	@echo "make shots   screenshots of every page into build/shots"
	@echo "make bench   figures against other engines"
	@echo "make compiled   compile the rules: ten times as fast, otherwise the same"
	@echo "make dev     set up everything (also plain make)"

# On the rules as they are: people and bots at a table do not notice the difference.
play: client
	@$(BIN)/python -m tools.play

test: client compiled .venv/dev.stamp
	$(BIN)/python -m tools.client test
	$(BIN)/python -m tools.browser
	$(PYTEST) --ignore=tests/browser
	$(PYTEST) tests/browser
	SCURRY_PURE=1 $(PYTEST) tests/contract

# What the last change can have broken: uncommitted edits, or else the last commit.
quick: client compiled .venv/dev.stamp
	@$(BIN)/python -m tools.quick

check: client compiled .venv/dev.stamp
	$(BIN)/ruff check $(CHECKED)
	$(BIN)/ruff format --check $(CHECKED)
	$(BIN)/mypy --strict $(CHECKED)
	$(BIN)/python -m tools.check
	$(BIN)/python -m tools.client check

shots: client compiled .venv/dev.stamp
	$(BIN)/python -m tools.browser
	$(BIN)/python -m tools.shots

bench: compiled .venv/bench.stamp
	$(BIN)/scurry bench
	@for file in bench/boards.py bench/ludo.py bench/uno.py; do echo "$$file"; $(BIN)/python "$$file" || exit 1; done
	$(BIN)/python -m bench.server

dev: client compiled .venv/dev.stamp .venv/bench.stamp
	@echo "Ready. Next: make play, make test, make check, make bench; or . $(BIN)/activate"

# Both look at the content of every source, so that edits, additions and removals all count.
client: .venv/scurry.stamp
	@$(BIN)/python -m tools.build client

compiled: .venv/scurry.stamp .venv/compile.stamp
	@$(BIN)/python -m tools.build rules

# The binaries depend on what builds them, too: without their manifest they are made anew.
.venv/scurry.stamp: .venv/base.stamp $(BUILD_FILES)
	@SCURRY_PURE=1 $(PIP) --no-deps --no-build-isolation -e .
	@rm -f src/scurry/_compiled/manifest.json
	@touch $@

.venv/compile.stamp .venv/dev.stamp .venv/bench.stamp: .venv/%.stamp: requirements/%.txt .venv/base.stamp
	@$(PIP) -r $<
	@touch $@

.venv/base.stamp: requirements/base.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { echo \
	"Scurry needs Python 3.11 or newer, but $(PYTHON) is older or missing: try make PYTHON=python3.12" \
	>&2; exit 1; }
	@$(BIN)/python -c '' 2>/dev/null || $(PYTHON) -m venv --clear .venv || { echo \
	"Scurry needs Python's venv module: install it (on Debian: python3-venv)" >&2; exit 1; }
	@echo "scurry: setting up .venv"
	@$(PIP) --no-compile -r $<
	@touch $@
