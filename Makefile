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
# The build for processors, which on Linux has a name of its own: the plain one brings several
# gigabytes for graphics cards.
TORCH ?= torch==2.13.0$(if $(filter Linux,$(shell uname -s)),+cpu)

# More than there are cores: a test that waits for a server or a browser leaves its core to another.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')
PYTEST := pytest -n $(WORKERS) --dist worksteal
# Each test process and each server it starts would else compile all sources anew.
export PYTHONDONTWRITEBYTECODE =

.PHONY: play fast check test test-long test-fast test-ray test-learn test-learn-long example-ppo \
	example-gymnasium example-openspiel example-notebook train mutate bench soak soak-short docs \
	docs-serve screens format clean

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
	$(BIN)/$(PYTEST)

# What takes minutes, with its figures: all settings of all games, many odd requests, a storm of
# faults, and the server on PostgreSQL. CHEESEBOARD_SEED=7 repeats a run.
test-long: $(INSTALLED)
	$(BIN)/pytest -m long -s
	CHEESEBOARD_TEST_DATABASE=postgres $(BIN)/$(PYTEST) tests/server

# A real cluster of two nodes; apart because Ray is large.
test-ray: $(INSTALLED)
	$(BIN)/$(PIP) install --editable '.[ray]'
	$(BIN)/pytest tests_ray

# PettingZoo, Gymnasium, OpenSpiel and the examples; apart because these are large too.
test-learn: $(LEARN)/.torch
	$(LEARN)/bin/$(PYTEST) tests_learn

# Every game at every number of seats.
test-learn-long: $(LEARN)/.torch
	$(LEARN)/bin/$(PYTEST) -m 'long or not long' tests_learn

# The examples, each from a fresh clone; MINUTES=1 is enough to see that it runs.
MINUTES ?= 10
example-ppo: $(LEARN)/.torch
	$(LEARN)/bin/python examples/masked_ppo.py --minutes $(MINUTES)

example-gymnasium: $(LEARN)/.installed
	$(LEARN)/bin/python examples/gymnasium_agent.py --minutes $(MINUTES)

example-openspiel: $(LEARN)/.installed
	$(LEARN)/bin/python examples/openspiel_search.py

example-notebook: $(LEARN)/.installed
	$(LEARN)/bin/$(PIP) install jupyterlab
	$(LEARN)/bin/jupyter lab examples/first_look.ipynb

# Teaches the bots of a game by their own matches; goes on where it stopped. See docs/training.md.
train: $(LEARN)/.torch
	$(LEARN)/bin/cheeseboard train $(or $(GAME),rat_de_france) --minutes $(MINUTES)

# The engines' tests on the compiled build, and its wheel in an empty environment; not what is
# about pages, words, documents and tools, which stay plain.
STAY_PLAIN := tests/browser tests/server tests/cli tests/test_documents.py \
	tests/test_mutate.py tests/test_report.py tests/test_terms.py tests/test_words.py
test-fast: fast
	$(FAST)/bin/$(PYTEST) --import-mode=prepend \
		tests $(addprefix --ignore ,$(STAY_PLAIN)) \
		--ignore-glob '*/test_board.py' --ignore-glob '*/test_browser.py' \
		--deselect tests/test_installed.py::test_a_source_archive_makes_the_same_wheel \
		--pyargs cheeseboard

# Breaks the rules of GAME in small ways and lists what its tests do not notice.
mutate: $(INSTALLED)
	$(BIN)/python -m tools.mutate $(GAME)

bench: $(INSTALLED)
	-$(MAKE) fast  # without a C compiler plain Python is measured alone
	$(BIN)/python bench/run.py
	$(BIN)/python bench/load.py
	$(BIN)/python bench/people.py
	$(BIN)/python bench/home.py
	$(BIN)/python bench/motion.py

# The documents and a reference made from docstrings, as a site in site/.
docs: $(INSTALLED)
	$(BIN)/mkdocs build --strict

docs-serve: $(INSTALLED)
	$(BIN)/mkdocs serve --strict

# Three minutes of kills on each database: nothing lost, nothing doubled, every table finishes.
soak: $(INSTALLED)
	$(BIN)/python bench/soak.py
	$(BIN)/python bench/soak.py --database sqlite

# The same in a few minutes, after a change of the server.
soak-short: $(INSTALLED)
	$(BIN)/python bench/soak.py --minutes 3 --tables 16
	$(BIN)/python bench/soak.py --minutes 0.5 --tables 5 --database sqlite

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
	$(LEARN)/bin/$(PIP) install --editable '.[learn,openspiel,parquet]' matplotlib pytest \
		pytest-xdist
	touch $@

# Without it neither training nor the example by PPO is tested, so that is an error.
$(LEARN)/.torch: $(LEARN)/.installed
	@$(LEARN)/bin/$(PIP) install '$(TORCH)' && $(LEARN)/bin/python -c 'import torch' || \
		{ echo "PyTorch is missing: pip finds no $(TORCH) that works here. Add PyTorch's own index" \
		"with PIP_EXTRA_INDEX_URL, or name another build, such as TORCH=torch."; exit 1; }
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
