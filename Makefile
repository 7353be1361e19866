# Two commands do everything: `make play` and `make test`. The rest is for those who work on Starboard.

PYTHON ?= python3
BUILD ?= build/compiled
BIN := .venv/bin

.DEFAULT_GOAL := help
.PHONY: help play test setup lint types tests compiled tests-compiled bench bench-kernel wheel-pgo golden contract clean

help:
	@echo "make play   set everything up and open the page"
	@echo "make test   set everything up and run all checks"
	@echo "make bench  how fast the games are, interpreted and compiled; OLD=folder: beside an old build"
	@echo "make golden write the golden playthroughs anew"
	@echo "make docs   build the documentation site"
	@echo "make contract write the shapes of views and messages for the page anew"

# ---- set-up: nothing is done twice ----------------------------------------------------------------------

$(BIN)/.ready: pyproject.toml setup.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Starboard needs Python 3.11 or newer")'
	test -x $(BIN)/pip || $(PYTHON) -m venv --clear .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --upgrade pip setuptools wheel "mypy[mypyc]==2.4.1"
	STARBOARD_COMPILE=0 $(BIN)/pip install --quiet --no-build-isolation --editable ".[dev]"
	touch $@

setup: $(BIN)/.ready

# The compiled package lies beside the interpreted one; PYTHONPATH chooses between them. Only the game that
# changed is compiled again; what is not compiled is just copied; if files of rules or bots came or went, all is made anew.
RULES := $(sort $(shell find src/starboard/kernel src/starboard/games src/starboard/bots -name '*.py'))
SOURCES := $(sort $(shell find src/starboard -type f -not -name '*.so' -not -path '*/__pycache__/*' -not -path '*/static/*'))
INTO := --build-base $(BUILD) --build-lib $(BUILD)/lib
BUILT := cat $(BUILD)/.files 2>/dev/null | tr ' ' '\n'# what the build was made from

$(BUILD)/.compiled: $(BIN)/.ready $(RULES)
	@test "$$($(BUILT) | grep -x 'src/starboard/\(kernel\|games\|bots\)/.*\.py' | xargs)" = '$(RULES)' || rm -rf $(BUILD)
	STARBOARD_COMPILE=1 STARBOARD_BUILD=$(BUILD) $(BIN)/python setup.py --quiet build $(INTO)
	@test -e $(BUILD)/.files || echo '$(SOURCES)' > $(BUILD)/.files
	touch $@

$(BUILD)/.ready: $(BUILD)/.compiled $(SOURCES)
	STARBOARD_COMPILE=0 $(BIN)/python setup.py --quiet build_py --build-lib $(BUILD)/lib
	@$(BUILT) | while read -r file; do test -e "$$file" || rm -f "$(BUILD)/lib/$${file#src/}"; done
	@echo '$(SOURCES)' > $(BUILD)/.files
	touch $@

compiled: $(BUILD)/.ready

# ---- the two commands -----------------------------------------------------------------------------------

play: $(BUILD)/.page
	PYTHONPATH=$(BUILD)/lib $(BIN)/starboard serve --open

test: lint types docs web-test tests tests-compiled e2e
	@echo "all checks passed"

# ---- the parts ------------------------------------------------------------------------------------------

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup
	$(BIN)/mypy

# The tests of the server run against SQLite and a PostgreSQL of their own.
postgresql:
	@command -v postgres >/dev/null || ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || \
		{ apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql >/dev/null; }

tests: setup postgresql
	STARBOARD_EXPECT=pure $(BIN)/pytest -n auto

tests-compiled: compiled
	STARBOARD_EXPECT=compiled PYTHONPATH=$(BUILD)/lib $(BIN)/pytest -n auto tests/kernel tests/games tests/bots tests/test_golden.py

# make bench GAME=race OLD=../old/build/compiled/lib: an old compiled build and this one in turns, medians and ratios.
bench: compiled
	$(if $(OLD),,$(BIN)/starboard bench $(GAME))
	PYTHONPATH=$(BUILD)/lib $(BIN)/starboard bench $(GAME) $(if $(OLD),--old $(abspath $(OLD)))

# What the kernel costs by itself: the tiny game of the tests, compiled together with the kernel alone.
bench-kernel: setup
	STARBOARD_EXTRA=tests/lots.py STARBOARD_GAMES=none $(MAKE) compiled BUILD=build/kernel
	touch build/kernel/lib/tests/__init__.py
	PYTHONPATH=build/kernel/lib $(BIN)/starboard bench tests.lots:game

golden: setup
	$(BIN)/python -m tests.golden

# Faults put into the rules of a game, one at a time: do its rule tests notice? make mutants GAME=race
mutants: setup
	$(BIN)/python -m tests.mutants $(GAME)

# The documentation as a site, from docs/ and the docstrings: build/site.
$(BIN)/.docs: $(BIN)/.ready
	$(BIN)/pip install --quiet --disable-pip-version-check "mkdocs-material>=9.6" "mkdocstrings[python]>=0.29"
	touch $@

docs: $(BIN)/.docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict --site-dir build/site

# What Python and the page agree on: stated in Python, written as TypeScript.
contract: setup
	$(BIN)/starboard contract --into web/src/contract

# ---- the web client -------------------------------------------------------------------------------------

PAGE := src/starboard/server/static/index.html
WEB := $(shell find web/src web/public web/index.html web/package.json web/vite.config.ts src/starboard/locales \
	src/starboard/games -name '*.py' -prune -o -type f -not -name '*.so' -print)

web/node_modules/.ready: web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo "the web client needs Node.js 20 or newer (npm)"; exit 1; }
	cd web && npm install --silent --no-save --no-audit --no-fund
	touch $@

$(PAGE): web/node_modules/.ready $(WEB)
	cd web && npm run --silent build -- --logLevel warn

# The page goes with the compiled package too.
$(BUILD)/.page: $(PAGE) $(BUILD)/.ready
	rm -rf $(BUILD)/lib/starboard/server/static
	cp -r src/starboard/server/static $(BUILD)/lib/starboard/server/static
	touch $@

# The wheels that are published: compiled, played and searched with, and compiled again with what was learnt;
# the page goes with them. In dist/.
PGO := build/pgo
wheel-pgo: setup $(PAGE)
	rm -rf $(PGO)
	CFLAGS="-fprofile-generate -fprofile-update=single" $(MAKE) compiled BUILD=$(PGO)
	PYTHONPATH=$(PGO)/lib $(BIN)/starboard bench --seconds 2
	find $(PGO) \( -name '*.o' -o -name '*.so' -o -name '.compiled' -o -name '.ready' \) -delete
	CFLAGS="-fprofile-use -fprofile-partial-training -Wno-missing-profile" $(MAKE) compiled BUILD=$(PGO)
	STARBOARD_COMPILE=1 STARBOARD_BUILD=$(PGO) $(BIN)/python setup.py --quiet build --build-base $(PGO) \
		--build-lib $(PGO)/lib bdist_wheel --skip-build --dist-dir dist

.PHONY: web web-test e2e chromium
web: $(PAGE)

web-test: web/node_modules/.ready
	cd web && npm run --silent lint && npm run --silent types && npm test --silent

# The headless shell does the same work in half the processor time; where it is missing any Chromium will do.
chromium:
	@command -v chromium-headless-shell >/dev/null || test -n "$(STARBOARD_CHROMIUM)" || { apt-get update -qq; \
		apt-get install -y -qq --no-install-recommends chromium-headless-shell >/dev/null || command -v chromium >/dev/null || \
		apt-get install -y -qq --no-install-recommends chromium >/dev/null; }

# Whole games by clicking in a real browser; pictures of every screen come to build/shots.
e2e: $(BUILD)/.page chromium
	cd web && PYTHONPATH=$(abspath $(BUILD)/lib) npm run --silent e2e

clean:
	rm -rf build .venv .mypy_cache .ruff_cache .pytest_cache
