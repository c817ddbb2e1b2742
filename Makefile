# Two commands do all the set-up: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PYTEST := $(BIN)/pytest -n auto --dist loadfile --no-loadscope-reorder

# Python keeps what it has compiled, whatever the shell says: or each process of a test run compiles everything again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test quick exhaustive soak frames docs bench lint clean

play: $(VENV)/playable
	$(BIN)/coatl

# What each of the three does, and what it leaves out, is in docs/testing.md.
test: $(VENV)/testable lint
	$(PYTEST)

quick: $(VENV)/testable lint
	$(PYTEST) --effort quick

exhaustive: $(VENV)/testable
	$(PYTEST) --effort exhaustive

# The random tries of one share after the other, until one fails, for so many minutes or until Ctrl-C: make soak MINUTES=60.
# SHARE is the first one. The share that runs when the time is over is played to its end.
SHARE ?= 1
MINUTES ?= 1000000
soak: $(VENV)/testable
	@end=$$(($$(date +%s) + 60 * $(MINUTES))); share=$(SHARE); \
	while [ $$(date +%s) -lt $$end ]; do \
		$(PYTEST) --effort exhaustive -m "tries or hypothesis" --share $$share || exit 1; \
		share=$$((share + 1)); \
	done

# Writes every file anew that tests compare with; those that no test asks for are gone. A test that has written its
# file counts as failed, hence the second run.
frames: $(VENV)/testable
	rm -rf tests/*/frames tests/*/golden tests/*/snapshots tests/*/transcripts docs/pictures docs/man
	$(PYTEST) --effort exhaustive --snapshot-update --tb=no --no-summary > /dev/null || \
		$(PYTEST) --effort exhaustive --snapshot-update

# The documentation as a site: build/docs/html/index.html.
docs: $(VENV)/testable
	$(BIN)/python -m docs.site.make build/docs

lint: $(VENV)/testable
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(VENV)/testable
	$(BIN)/pytest tests/bench -s --effort exhaustive --benchmark-enable --benchmark-only --benchmark-columns=min,median,mean,stddev,rounds
	$(BIN)/python -m tests.bench.others
	$(BIN)/python -m tests.bench.terminal
	$(BIN)/python -m tests.bench.plain
	$(BIN)/python -m tests.bench.table
	$(BIN)/python -m tests.bench.calls
	$(BIN)/python -m tests.bench.thinking
	$(BIN)/python -m tests.bench.lab
	$(BIN)/python -m tests.bench.hosting
	$(BIN)/python -m tests.bench.costs --games 1000 --seconds 60
	$(BIN)/python -m tests.bench.served

$(VENV)/made:
	$(PYTHON) -m venv $(VENV)
	touch $@

$(VENV)/playable: pyproject.toml | $(VENV)/made
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[net]'
	touch $@

$(VENV)/testable: pyproject.toml | $(VENV)/made
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@ $(VENV)/playable

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .benchmarks
