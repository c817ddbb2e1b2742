"""The guard that keeps tests below their temporary folder."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from coatl_core.files.atomic import write
from coatl_core.files.home import home
from tests import guard

HERE = Path(__file__).parent


@pytest.mark.parametrize(
    "change",
    [
        lambda: write(HERE / "save.json", "{}"),
        lambda: Path("note.txt").write_text("", "utf-8"),
        (HERE / "note.txt").unlink,
        lambda: (HERE / "note.txt").rename("moved.txt"),
        lambda: (HERE / "link").symlink_to(HERE),
        (HERE / "folder").mkdir,
        lambda: shutil.rmtree(HERE / "folder"),
    ],
)
def test_what_is_changed_elsewhere_is_refused_and_remembered(change: Callable[[], object]) -> None:
    with pytest.raises(AssertionError, match="below its tmp_path only"):
        change()
    assert len(guard.refused()) == 1


def test_below_the_temporary_folder_everything_can_be_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("folder").mkdir()
    Path("folder/note.txt").write_text("", "utf-8")
    (tmp_path / "link").symlink_to(HERE)
    shutil.rmtree("folder")
    with tempfile.TemporaryDirectory() as folder:
        write(Path(folder) / "save.json", "{}")
    write(home().saves / "save.json", "{}")
    shutil.rmtree(home().data)
