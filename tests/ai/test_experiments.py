"""The experiments: whatever a game's captains name can be run, and nothing else."""

import pytest

from ai.__main__ import experiments_of, main
from ai.captains import SHOWN_CHANCE
from ai.registry import CAPTAINS
from tortuga.kernel.registry import load_object

GAME = "tortuga2014"


def test_every_entry_is_there_and_tells_what_it_does(capsys):
    assert {"train", "account"} <= set(experiments_of(GAME))
    assert callable(load_object(CAPTAINS[GAME].experiments[SHOWN_CHANCE]))
    for name in experiments_of(GAME):
        with pytest.raises(SystemExit) as left:
            main([name, GAME, "--help"])
        assert left.value.code == 0
        assert "--" in capsys.readouterr().out


@pytest.mark.parametrize("told", [[], ["train"], ["train", "nothing"], ["sing", GAME], [SHOWN_CHANCE, GAME]])
def test_what_there_is_not_is_told(told, capsys):
    assert main(told) == 2
    assert "train" in capsys.readouterr().err
