# Two commands do all the set-up: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test quick bench picture lint clean

play: $(VENV)/playable
	$(BIN)/coatl

test: $(VENV)/testable lint
	$(BIN)/pytest

quick: $(VENV)/testable lint
	$(BIN)/pytest --quick

lint: $(VENV)/testable
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(VENV)/testable
	$(BIN)/pytest tests/bench -s --benchmark-enable --benchmark-only --benchmark-columns=min,median,mean,stddev,rounds
	$(BIN)/python -m tests.bench.terminal

picture: $(VENV)/testable
	$(BIN)/python -m docs.picture

$(VENV)/made:
	$(PYTHON) -m venv $(VENV)
	touch $@

$(VENV)/playable: pyproject.toml | $(VENV)/made
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	touch $@

$(VENV)/testable: pyproject.toml | $(VENV)/made
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@ $(VENV)/playable

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .benchmarks
