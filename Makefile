# A machine with Python 3.11+ and make is enough: every target installs what it needs into .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed

.PHONY: play check test test-ray bench screens format clean

play: $(INSTALLED)
	$(BIN)/cheeseboard serve

check: $(INSTALLED)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

test: $(INSTALLED)
	$(BIN)/pytest -n auto

# A real cluster of two nodes; apart because Ray is large.
test-ray: $(INSTALLED)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[ray]'
	$(BIN)/pytest tests_ray

bench: $(INSTALLED)
	$(BIN)/python bench/run.py
	$(BIN)/python bench/load.py

screens: $(INSTALLED)
	$(BIN)/python tests/screens.py

format: $(INSTALLED)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf $(VENV) .venv-bench .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(INSTALLED): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@
