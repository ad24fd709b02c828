# A machine with Python 3.11+ and make is enough: every target installs what it needs into .venv.
# Only `make test` and `make screens` also want Chromium on the PATH.
# With a C compiler, `make fast` installs the same sources, compiled, into .venv-fast.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed
FAST := .venv-fast
FAST_WHEEL := $(FAST)/wheel
LEARN := .venv-learn
PIP := python -m pip --quiet --disable-pip-version-check
# The build for processors. Where pip cannot find it (it is on PyTorch's own index), the example that
# needs it is left out of the tests; a plain torch would bring several gigabytes for graphics cards.
TORCH ?= torch==2.13.0+cpu

.PHONY: play fast check test test-long test-fast test-ray test-learn test-learn-long mutate bench soak \
	docs docs-serve screens format clean

# Compiled, if that is there and up to date.
play: $(INSTALLED)
	if $(MAKE) --question fast; then $(FAST)/bin/cheeseboard serve; else $(BIN)/cheeseboard serve; fi

fast: $(FAST)/.installed

check: $(INSTALLED)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

test: $(INSTALLED)
	$(BIN)/pytest -n auto --dist worksteal

# What takes minutes, with its figures, and the server on PostgreSQL; CHEESEBOARD_SEED=7 repeats a run.
test-long: $(INSTALLED)
	$(BIN)/pytest -m long -s
	CHEESEBOARD_TEST_DATABASE=postgres $(BIN)/pytest -n auto --dist worksteal tests/server

# A real cluster of two nodes; apart because Ray is large.
test-ray: $(INSTALLED)
	$(BIN)/$(PIP) install --editable '.[ray]'
	$(BIN)/pytest tests_ray

# PettingZoo, Gymnasium, OpenSpiel and the examples; apart because these are large too.
test-learn: $(LEARN)/.installed
	$(LEARN)/bin/pytest -n auto --dist worksteal tests_learn

# Every game at every number of seats.
test-learn-long: $(LEARN)/.installed
	$(LEARN)/bin/pytest -n auto --dist worksteal -m 'long or not long' tests_learn

# The engines' tests on the compiled build, and its wheel in an empty environment.
test-fast: fast
	$(FAST)/bin/pytest -n auto --dist worksteal --import-mode=prepend \
		tests --ignore tests/browser --ignore tests/server --ignore-glob '*/test_browser.py' \
		--pyargs cheeseboard

# Breaks the rules of GAME in small ways and lists what its tests do not notice.
mutate: $(INSTALLED)
	$(BIN)/python -m tools.mutate $(GAME)

bench: $(INSTALLED)
	-$(MAKE) fast  # without a C compiler plain Python is measured alone
	$(BIN)/python bench/run.py
	$(BIN)/python bench/load.py
	$(BIN)/python bench/restart.py

# The documents and a reference made from docstrings, as a site in site/.
docs: $(INSTALLED)
	$(BIN)/mkdocs build --strict

docs-serve: $(INSTALLED)
	$(BIN)/mkdocs serve --strict

# Three minutes of kills on each database: nothing lost, nothing doubled, every table finishes.
soak: $(INSTALLED)
	$(BIN)/python bench/soak.py
	$(BIN)/python bench/soak.py --database sqlite

screens: $(INSTALLED)
	$(BIN)/python tests/screens.py

format: $(INSTALLED)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf $(VENV) $(FAST) $(LEARN) .venv-bench site .mypy_cache .ruff_cache .pytest_cache .hypothesis \
		.mutants

$(INSTALLED): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/$(PIP) install --editable '.[dev]'
	touch $@

$(LEARN)/.installed: pyproject.toml
	$(PYTHON) -m venv $(LEARN)
	$(LEARN)/bin/$(PIP) install --editable '.[arena,learn,openspiel,parquet]' matplotlib pytest \
		pytest-xdist
	-$(LEARN)/bin/$(PIP) install '$(TORCH)'
	touch $@

$(FAST)/.installed: pyproject.toml hatch_build.py $(shell find src -type f -not -name '*.pyc')
	@command -v cc > /dev/null || \
		{ echo "There is no C compiler (cc). Install one, or play without: all works as plain Python."; exit 1; }
	$(PYTHON) -m venv $(FAST)
	rm -rf $(FAST_WHEEL)
	CHEESEBOARD_BUILD=compiled $(FAST)/bin/$(PIP) wheel --no-deps --wheel-dir $(FAST_WHEEL) .
	$(FAST)/bin/$(PIP) uninstall --quiet --yes cheeseboard  # or pip keeps one of the same version
	$(FAST)/bin/$(PIP) install "$$(echo $(FAST_WHEEL)/*.whl)[dev]"
	touch $@
