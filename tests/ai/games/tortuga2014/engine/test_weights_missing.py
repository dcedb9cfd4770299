"""An installation without its weights says so: no captain plays on with others in silence."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ai.games.tortuga2014.engine import value
from ai.games.tortuga2014.engine.value import BadWeights, file_name, load
from tortuga.app.text import Text

WEIGHTS = Path(value.__file__).parents[1] / "weights"


def test_a_missing_file_of_weights_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(WEIGHTS, tmp_path / "weights")
    (tmp_path / "weights" / file_name(3, 6)).unlink()
    (tmp_path / "weights" / file_name(3, 8)).unlink()
    monkeypatch.setattr(value.resources, "files", lambda _package: tmp_path)
    load.cache_clear()
    try:
        assert load(2, 6).target == load(2, 8).target - 2
        for target in (6, 8):
            with pytest.raises(BadWeights) as told:
                load(3, target)
            assert file_name(3, 6) in Text().describe_error(told.value.id, told.value.arguments)
    finally:
        load.cache_clear()
