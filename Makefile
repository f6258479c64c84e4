# Needs only make and Python 3.11 or newer with venv. Each target sets up .venv by itself.
SHELL := /bin/sh
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install -q
CHECKED := setup.py src tools tests $(if $(wildcard bench/*.py),bench)
BUILD_FILES := pyproject.toml setup.py $(wildcard tools/build_steps/*.py)

.DEFAULT_GOAL := dev
.PHONY: help play test check bench dev shots compiled

help:
	@echo "make play    start the server and say where to open it"
	@echo "make test    all tests with compiled rules, the contract suite with interpreted ones too"
	@echo "make check   style, types, layers, clauses, texts, README; Python and web client"
	@echo "make shots   screenshots of every page into build/shots"
	@echo "make bench   figures against other engines"
	@echo "make dev     set up everything (also plain make)"

play: compiled
	@$(BIN)/scurry serve

test: compiled .venv/dev.stamp
	$(BIN)/python -m tools.client test
	$(BIN)/python -m tools.browser
	$(BIN)/python -m pytest -q -n 2 --ignore=tests/browser
	$(BIN)/python -m pytest -q -n 2 tests/browser
	SCURRY_PURE=1 $(BIN)/python -m pytest -q -n 2 tests/contract

check: compiled .venv/dev.stamp
	$(BIN)/ruff check $(CHECKED)
	$(BIN)/ruff format --check $(CHECKED)
	$(BIN)/mypy --strict $(CHECKED)
	$(BIN)/python -m tools.check
	$(BIN)/python -m tools.client check

shots: compiled .venv/dev.stamp
	$(BIN)/python -m tools.browser
	$(BIN)/python -m tools.shots

bench: compiled .venv/bench.stamp
	$(BIN)/scurry bench
	@for file in $(wildcard bench/*.py); do echo "$$file"; $(BIN)/python "$$file" || exit 1; done
	$(BIN)/python -m bench.server

dev: compiled .venv/dev.stamp .venv/bench.stamp
	@echo "Ready. Next: make play, make test, make check, make bench; or . $(BIN)/activate"

# Looks at the content of every compiled source, so that edits, additions and removals all count.
compiled: .venv/scurry.stamp
	@$(BIN)/python -m tools.build_steps

# The binaries depend on what builds them, too: without their record they are made anew.
.venv/scurry.stamp: .venv/base.stamp $(BUILD_FILES)
	@SCURRY_PURE=1 $(PIP) --no-deps --no-build-isolation -e .
	@rm -f src/scurry/_compiled.json
	@touch $@

.venv/dev.stamp .venv/bench.stamp: .venv/%.stamp: requirements/%.txt .venv/base.stamp
	@$(PIP) -r $<
	@touch $@

.venv/base.stamp: requirements/base.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { echo \
	"Scurry needs Python 3.11 or newer, but $(PYTHON) is older or missing: try make PYTHON=python3.12" \
	>&2; exit 1; }
	@$(BIN)/python -c '' 2>/dev/null || $(PYTHON) -m venv --clear .venv || { echo \
	"Scurry needs Python's venv module: install it (on Debian: python3-venv)" >&2; exit 1; }
	@echo "scurry: setting up .venv"
	@$(PIP) -r $<
	@touch $@
