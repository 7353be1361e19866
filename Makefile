# Two commands do everything: `make play` and `make test`. The rest is for those who work on Starboard.

PYTHON ?= python3
BUILD ?= build/compiled
BIN := .venv/bin

.DEFAULT_GOAL := help
.PHONY: help play test setup lint types tests compiled tests-compiled bench golden clean

help:
	@echo "make play   set everything up and play"
	@echo "make test   set everything up and run all checks"

# ---- set-up: nothing is done twice ----------------------------------------------------------------------

$(BIN)/.ready: pyproject.toml setup.py
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --upgrade pip setuptools wheel "mypy[mypyc]==2.4.1"
	STARBOARD_COMPILE=0 $(BIN)/pip install --quiet --no-build-isolation --editable ".[dev]"
	touch $@

setup: $(BIN)/.ready

# The compiled package lies beside the interpreted one; PYTHONPATH chooses between them.
SOURCES := $(shell find src/starboard -type f -not -name '*.so' -not -path '*/__pycache__/*')

$(BUILD)/.ready: $(BIN)/.ready $(SOURCES)
	rm -rf $(BUILD)
	STARBOARD_COMPILE=1 STARBOARD_BUILD=$(BUILD) $(BIN)/python setup.py --quiet build --build-base $(BUILD) --build-lib $(BUILD)/lib
	touch $@

compiled: $(BUILD)/.ready

# ---- the two commands -----------------------------------------------------------------------------------

play: compiled
	PYTHONPATH=$(BUILD)/lib $(BIN)/starboard play

test: lint types tests tests-compiled

# ---- the parts ------------------------------------------------------------------------------------------

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup
	$(BIN)/mypy

tests: setup
	STARBOARD_EXPECT=pure $(BIN)/pytest -n auto

tests-compiled: compiled
	STARBOARD_EXPECT=compiled PYTHONPATH=$(BUILD)/lib $(BIN)/pytest -n auto tests/kernel tests/games

bench: compiled
	$(BIN)/starboard bench
	PYTHONPATH=$(BUILD)/lib $(BIN)/starboard bench

golden: setup
	$(BIN)/python -m tests.golden

clean:
	rm -rf build .venv .mypy_cache .ruff_cache .pytest_cache
