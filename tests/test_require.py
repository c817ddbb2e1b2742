"""Where all is installed that tests look for, none of them may be skipped."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support import rarely

TESTS = """
import pytest

def test_without_what_it_looks_for():
    pytest.skip("there is no such program here")

@pytest.mark.skipif(True, reason="there is no such system")
def test_elsewhere():
    pass

@pytest.mark.xfail(reason="it cannot be")
def test_that_is_to_fail():
    assert False

def test_as_usual():
    pass
"""


@pytest.mark.slow
@pytest.mark.parametrize("required", [*rarely(""), "all"])
def test_a_skipped_test_has_failed_if_all_is_required(tmp_path: Path, required: str) -> None:
    (tmp_path / "test_some.py").write_text(TESTS, "utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = slow\n", "utf-8")
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "tests.conftest", "-p", "no:cacheprovider", str(tmp_path)],
        check=False,
        capture_output=True,
        text=True,
        cwd=Path(__file__).parents[1],
        env={**os.environ, "COATL_REQUIRE": required, "PYTHONPATH": str(Path(__file__).parents[1])},
    )
    if required:
        assert run.returncode == 1
        assert "1 failed, 1 passed, 1 xfailed, 1 error" in run.stdout
        assert "COATL_REQUIRE=all: Skipped: there is no such program here" in run.stdout
    else:
        assert run.returncode == 0
        assert "1 passed, 2 skipped, 1 xfailed" in run.stdout
