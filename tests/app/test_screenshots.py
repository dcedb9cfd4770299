"""A picture shows what it shows, whatever was painted before it."""

from __future__ import annotations

import errno
from pathlib import Path

import pygame
import pytest

from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import Canvas
from tortuga.app.registry import game_pictures
from tortuga.app.screenshots import _alone, all_shots, paint
from tortuga.app.stills.house import still_context
from tortuga.locks import locked

pytestmark = pytest.mark.slow

SIZE = (1600, 900)
"""At this size some pictures are enlarged and others made smaller."""
OTHERS = ("handover", "house-rules", "results", "strength")


@pytest.mark.parametrize(("game", "name"), [("tortuga2014", "table-keep"), ("tortuga1667", "table-vote")])
def test_a_picture_is_the_same_alone_and_after_others(
    display: None, tmp_path: Path, game: str, name: str
) -> None:
    def taken(*before: str) -> bytes:
        art = Art(games=game_pictures())
        for at, shot in enumerate((*before, name)):
            folder = tmp_path / f"{len(before)}-{at}"
            folder.mkdir()
            canvas = Canvas(pygame.Surface(SIZE), art)
            paint(all_shots(game)[shot](still_context(folder, "en").of(game)), canvas)
        art.close()
        return pygame.image.tobytes(canvas.surface, "RGB")

    assert taken(*OTHERS) == taken()


def test_pictures_are_drawn_beside_the_folder_of_another_user(tmp_path, monkeypatch):
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))

    def lock(file, timeout):
        if file.name == "tortuga-pictures.lock":
            raise PermissionError(errno.EACCES, "not yours", str(file))
        return locked(file, timeout)

    monkeypatch.setattr("tortuga.app.screenshots.locked", lock)
    with _alone() as folder:
        assert (folder.name, list(folder.iterdir())) == ("tortuga-pictures-2", [])
        with pytest.raises(BlockingIOError), locked(tmp_path / "tortuga-pictures-2.lock"):
            pass
    assert not folder.exists()
    with locked(tmp_path / "tortuga-pictures-2.lock"):
        pass
