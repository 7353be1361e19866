# Two commands do everything: `make play` and `make test`. The rest is for those who work on Starboard.

PYTHON ?= python3
BUILD ?= build/compiled
BIN := .venv/bin

.DEFAULT_GOAL := help
.PHONY: help play test setup lint types tests compiled tests-compiled bench bench-kernel golden clean

help:
	@echo "make play   set everything up and play"
	@echo "make test   set everything up and run all checks"
	@echo "make bench  how fast the games are, interpreted and compiled"
	@echo "make golden write the golden playthroughs anew"

# ---- set-up: nothing is done twice ----------------------------------------------------------------------

$(BIN)/.ready: pyproject.toml setup.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Starboard needs Python 3.11 or newer")'
	test -x $(BIN)/pip || $(PYTHON) -m venv --clear .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --upgrade pip setuptools wheel "mypy[mypyc]==2.4.1"
	STARBOARD_COMPILE=0 $(BIN)/pip install --quiet --no-build-isolation --editable ".[dev]"
	touch $@

setup: $(BIN)/.ready

# The compiled package lies beside the interpreted one; PYTHONPATH chooses between them. Only the game that
# changed is compiled again; what is not compiled is just copied; if files came or went, all is made anew.
RULES := $(sort $(shell find src/starboard/kernel src/starboard/games src/starboard/bots -name '*.py'))
SOURCES := $(sort $(shell find src/starboard -type f -not -name '*.so' -not -path '*/__pycache__/*'))
INTO := --build-base $(BUILD) --build-lib $(BUILD)/lib

$(BUILD)/.compiled: $(BIN)/.ready $(RULES)
	@echo '$(SOURCES)' | cmp -s - $(BUILD)/.files || rm -rf $(BUILD)
	STARBOARD_COMPILE=1 STARBOARD_BUILD=$(BUILD) $(BIN)/python setup.py --quiet build $(INTO)
	@echo '$(SOURCES)' > $(BUILD)/.files
	touch $@

$(BUILD)/.ready: $(BUILD)/.compiled $(SOURCES)
	STARBOARD_COMPILE=0 $(BIN)/python setup.py --quiet build_py --build-lib $(BUILD)/lib
	touch $@

compiled: $(BUILD)/.ready

# ---- the two commands -----------------------------------------------------------------------------------

play: compiled
	PYTHONPATH=$(BUILD)/lib $(BIN)/starboard play

test: lint types tests tests-compiled
	@echo "all checks passed"

# ---- the parts ------------------------------------------------------------------------------------------

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup
	$(BIN)/mypy

tests: setup
	STARBOARD_EXPECT=pure $(BIN)/pytest -n auto

tests-compiled: compiled
	STARBOARD_EXPECT=compiled PYTHONPATH=$(BUILD)/lib $(BIN)/pytest -n auto tests/kernel tests/games tests/test_golden.py

bench: compiled
	$(BIN)/starboard bench
	PYTHONPATH=$(BUILD)/lib $(BIN)/starboard bench

# What the kernel costs by itself: the tiny game of the tests, compiled together with the kernel alone.
bench-kernel: setup
	STARBOARD_EXTRA=tests/lots.py STARBOARD_GAMES=none $(MAKE) compiled BUILD=build/kernel
	touch build/kernel/lib/tests/__init__.py
	PYTHONPATH=build/kernel/lib $(BIN)/starboard bench tests.lots:game

golden: setup
	$(BIN)/python -m tests.golden

clean:
	rm -rf build .venv .mypy_cache .ruff_cache .pytest_cache
