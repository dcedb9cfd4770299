"""Characters: what their files say, what is refused, and that they can be felt."""

import json
from importlib import resources

import numpy as np
import pytest

from ai.captains import BadCharacter, Names, UnknownPlayer, check
from ai.games.tortuga2014.captains import CAPTAINS, CHARACTERS, NAMES, PLAIN
from ai.games.tortuga2014.levels import LEVELS
from ai.games.tortuga2014.player import Engine, bias_of
from tests.ai.games.tortuga2014.engine.positions import some
from tortuga.app.text import Text
from tortuga.games.tortuga2014.legal import to_act
from tortuga.games.tortuga2014.pieces import BOARD
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options

pytestmark = pytest.mark.slow

GOOD = {"format": "tortuga-captain", "version": 1, "name": "mine", "likes": {"raid": 0.05}, "tiles": 1.2}


def test_the_stored_characters_have_their_names_and_a_sentence():
    speak = Text("en")
    files = resources.files("ai.games.tortuga2014").joinpath("captains").iterdir()
    assert {file.name for file in files} == {f"{name}.json" for name in NAMES}
    assert len(CHARACTERS.stored()) >= 5
    for name, character in CHARACTERS.stored().items():
        file = resources.files("ai.games.tortuga2014").joinpath("captains", f"{name}.json")
        assert CHARACTERS.decode(file.read_bytes(), file.name) == character
        for level in LEVELS:
            assert f"{level.name}-{name}" in Names(CAPTAINS)
            check(CAPTAINS, f"{level.name}-{name}")
        assert speak.say(f"character-{name}-note") == character.about
        assert speak.say(f"character-{name}")


def test_a_copy_may_be_changed():
    character = CHARACTERS.decode(json.dumps(GOOD).encode(), "mine.json")
    assert bias_of(character, 2)[4, 0] == pytest.approx(0.05)
    assert bias_of(character, 4)[4].tolist() == pytest.approx([0.025, 0.0125])
    assert not bias_of(PLAIN, 3).any()


@pytest.mark.parametrize(
    ("change", "id"),
    [
        ({"likes": {"rade": 0.01}}, "error-character-action"),
        ({"likes": {"raid": 0.5}}, "error-character-range"),
        ({"tiles": -1}, "error-character-range"),
        ({"daring": 2}, "error-character-range"),
        ({"speed": 3}, "error-character-broken"),
        ({"version": 2, "speed": 3}, "error-character-newer"),
        ({"format": "tortuga-log"}, "error-character-broken"),
    ],
)
def test_a_wrong_one_is_refused_with_the_reason(change, id):
    with pytest.raises(BadCharacter) as caught:
        CHARACTERS.decode(json.dumps(GOOD | change).encode(), "mine.json")
    assert caught.value.id == id
    assert "mine.json" in Text("en").say(caught.value.id, **caught.value.arguments)


def test_unknown_combinations_are_no_players():
    for name in ("admiral-nobody", "nobody-raider", "greedy-raider", "admiral-"):
        assert name not in Names(CAPTAINS, "human")
        with pytest.raises(UnknownPlayer):
            check(CAPTAINS, name)
    assert "human" in Names(CAPTAINS, "human")
    assert len(Names(CAPTAINS, "human")) == len(list(Names(CAPTAINS, "human")))


def test_a_raider_keeps_more_cannons_and_sabres():
    fond = CHARACTERS.decode(json.dumps(GOOD | {"likes": {"board": 0.1, "raid": 0.1}}).encode(), "mine.json")
    tables = [t for t in some(Options(seats=3), ("select",), 40) if not t.boards[to_act(t)[0]].finished]
    kept = {}
    for character in (PLAIN, fond):
        attacking = []
        for table in tables:
            seat = to_act(table)[0]
            dice = Engine("seed", character=character).choose(RULES.observe(table, seat)).command.dice
            roll = table.rolls[seat]
            attacking.append(any(roll[die] in (BOARD, BOARD + 1) for die in dice))
        kept[character.name] = np.mean(attacking)
    assert kept["mine"] > kept["plain"]


@pytest.mark.parametrize("place", ["captains", "captains/tortuga2014"])
def test_a_players_own_character_is_found_by_its_name(tmp_path, monkeypatch, place):
    monkeypatch.setenv("TORTUGA_DATA_DIR", str(tmp_path))
    folder = tmp_path / place
    folder.mkdir(parents=True)
    (folder / "mine.json").write_text(json.dumps(GOOD))
    (folder / "broken.json").write_text("{")
    assert "mate-mine" in Names(CAPTAINS)
    assert CAPTAINS.make("mate-mine", "seed").character.tiles == 1.2
    assert CAPTAINS.about("mine") == ""
    assert CAPTAINS.characters() == (*NAMES, "broken", "mine")
    assert "mate-../mine" not in Names(CAPTAINS)
    with pytest.raises(BadCharacter):
        check(CAPTAINS, "mate-broken")
