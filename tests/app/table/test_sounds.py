"""The table is heard: every kind of motion is in the table of sounds, and sounds come when motions do."""

from __future__ import annotations

from typing import get_args

import pytest

from tests.app.games.tortuga2014.games import specs
from tortuga.app.games.tortuga2014.acts.motions import (
    BonusPiece,
    Bubble,
    ChestPiece,
    Compare,
    DiceMotion,
    DicePiece,
    DiePiece,
    Enter,
    Fold,
    Handover,
    Lock,
    Salvo,
    SchoonerPiece,
    Steps,
    TilePiece,
    Tumble,
)
from tortuga.app.games.tortuga2014.acts.sounds import (
    PICKED,
    PLATE_SOUNDS,
    cues,
    named,
    picked,
    sounds_of,
)
from tortuga.app.games.tortuga2014.palette import FACE_ICON
from tortuga.app.games.tortuga2014.picture import DicePicture
from tortuga.app.games.tortuga2014.table.parts import PARTS
from tortuga.app.games.tortuga2014.voices import VOICES
from tortuga.app.registry import game_voices
from tortuga.app.sound.sound import Silence
from tortuga.app.table.acts.motion import WIDTH, ActPlayer
from tortuga.app.table.acts.motions import Act, Pause, PlateDrop, Travel
from tortuga.app.table.marks import Spot
from tortuga.games.tortuga2014.pieces import BOARD
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options, View
from tortuga.kernel.session import Session

PIECES = (ChestPiece("red"), DiePiece(0, 0, 1), BonusPiece(1), TilePiece(3), SchoonerPiece())
MOTIONS = (
    *(Travel(piece, Spot("bag"), Spot("bag")) for piece in PIECES),
    Travel(DiePiece(0, 0, 1, turned=True), Spot("bag"), Spot("bag")),
    Travel(TilePiece(), Spot("pool"), Spot("tiles", 1), sink=True),
    Tumble(0, 0, 1),
    Fold(1, rise=True),
    Fold(1, rise=False),
    Steps(0, "boat", 2, 4),
    Steps(0, "boat", 4, 2),
    Lock(0, "fleet", 2, opens=True),
    Travel(ChestPiece("red"), Spot("fleet", 1, 2), Spot("fleet", 1, 1), arc=0.0),
    *(PlateDrop("", Spot("bag"), icon=icon) for icon in (*PLATE_SOUNDS, None, "anchor")),
    Pause(),
    Enter(1, "spotlight_right", FACE_ICON[BOARD]),
    Salvo(FACE_ICON[BOARD]),
    Bubble(1, "Ha!"),
    Handover("red", Spot("bag"), Spot("bag")),
    Handover("purple", Spot("bag"), Spot("bag")),
    Compare(0.0, 0.9),
)


class Listener(Silence):
    def __init__(self):
        self.heard: list[str] = []

    def play(self, name, volume=1.0, pan=None):
        assert name in game_voices()
        assert pan is not None
        assert -1 <= pan <= 1
        self.heard.append(name)


@pytest.fixture
def view():
    session = Session.new(RULES, Options(seats=4), specs("human", "greedy", "greedy", "greedy"), "KRAKEN")
    return View(0, session.whole_state)


def act(view, *motions):
    return Act(view, view, 0, motions, cues(motions, view, view, 0))


def test_every_kind_of_motion_is_told():
    assert {type(motion) for motion in MOTIONS} == set(get_args(DiceMotion))
    assert {type(piece) for piece in PIECES} == set(get_args(DicePiece))


def test_every_sound_exists_and_is_heard():
    heard = {name for motion in MOTIONS for names in sounds_of(motion) for name in names}
    assert heard | set(PICKED.values()) == set(VOICES)
    assert set(PICKED) <= PARTS.kinds


def test_picking():
    assert picked(Spot("die", 0, 1)) == named("die-up")
    assert DicePicture().laid() == named("die-down")
    assert picked(Spot("screen", 1)) == picked(None) == "click"


def test_cues_come_in_order_and_from_their_side(view):
    made = list(
        act(
            view,
            Travel(ChestPiece("red"), Spot("bag"), Spot("island", 0, 0), 0.3, 0.5),
            Steps(0, "boat", 1, 3, 0.1, 0.4),
            Fold(1, rise=False),
            Fold(3, rise=False),
        ).sounds
    )
    assert [cue.at for cue in made] == sorted(cue.at for cue in made)
    assert [round(cue.at, 3) for cue in made if cue.name == named("step")] == [0.3, 0.5]
    assert [round(cue.at, 3) for cue in made if cue.name.startswith(named("chest"))] == [0.3, 0.8]
    sides = [cue.pan for cue in made if cue.name == named("screen-down")]
    assert len(sides) == 2
    assert sides[0] * sides[1] < 0, "left and right of the table"
    assert all(abs(cue.pan) <= WIDTH for cue in made)


def test_sounds_come_when_the_motions_do(view):
    player = ActPlayer(specs("human", "greedy", "greedy", "greedy"), DicePicture())
    listener = Listener()
    player.play_by(listener)
    player.add(act(view, Travel(ChestPiece("red"), Spot("bag"), Spot("island", 0, 0), 0.2, 0.5)))
    player.add(act(view, Travel(SchoonerPiece(), Spot("schooner", 0), Spot("schooner", 1), 0.0, 0.4)))
    player.update(0.1, "normal")
    assert listener.heard == []
    player.update(0.15, "normal")
    assert listener.heard == [named("chest-up")]
    player.update(0.5, "normal")
    assert listener.heard == [named("chest-up"), named("chest-down")]
    player.update(0.2, "fast")
    assert listener.heard == [named("chest-up"), named("chest-down"), named("bell")]


def test_what_is_skipped_at_once_is_not_heard(view):
    player = ActPlayer(specs("human", "greedy", "greedy", "greedy"), DicePicture())
    listener = Listener()
    player.play_by(listener)
    for _ in range(20):
        player.add(act(view, Travel(ChestPiece("red"), Spot("bag"), Spot("island", 0, 0), 0.2, 0.5)))
    player.update(0.01, "normal")
    player.drain()
    player.update(1.0, "normal")
    assert listener.heard == []
