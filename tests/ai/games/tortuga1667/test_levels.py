"""What makes a captain weak, and what happens in the games of weak ones."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ai.games.tortuga1667.belief.deals import marginals
from ai.games.tortuga1667.levels import ADMIRAL, BY_NAME
from ai.games.tortuga1667.measure.deeds import counted, told
from ai.games.tortuga1667.measure.table import played
from ai.games.tortuga1667.player import Engine
from tests.games.tortuga1667.tables import ROW, table, turned
from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.rules import RULES


def test_deeds_are_counted() -> None:
    finished = played(5, "deeds", ["randomk"] * 5)
    found = counted(finished)
    acts = found["look"] + found["reveal"] + found["force"]
    assert 0 < acts < found["turns"] == finished.turn
    assert found["votes"] == found["attack"] + found["mutiny"] + found["brawl"] > 0
    assert f"a game turns {found['turns']}.00" in told([found, found])
    rows = [past.event.cards for past in finished.history if isinstance(past.event, ev.Looked)]
    assert 1 <= found["row of looks"] <= len(rows)


def test_weak_levels_imagine_something_of_persons_and_keep_to_it() -> None:
    deckhand = BY_NAME["deckhand"]
    early, late = (RULES.observe(table("024", "13", turn=turn), 0) for turn in (1, 9))

    def imagined(seed: str, view=early, level=deckhand) -> list[float]:  # type: ignore[no-untyped-def]
        return marginals(Engine(seed, level).outlook(view), 5)[:, 0].tolist()

    assert imagined("a") == imagined("a", late) != imagined("b")
    assert imagined("a")[0] == pytest.approx(1), "of others, that is"
    assert imagined("a", level=ADMIRAL) == imagined("b", level=replace(deckhand, prejudice=0.0))


def test_hopeful_captains_attack() -> None:
    """Nothing is known of anybody; the voters' cards are what they are for everybody."""
    view = RULES.observe(table("024", "13", turn=1), 0)

    def attack(hope: float) -> float:
        judged = Engine("a", replace(ADMIRAL, hope=hope)).choose(view).ranked
        return next(choice.value for choice in judged if choice.command == cmd.Attack())

    assert attack(0.0) < attack(0.4) < attack(0.8)


@pytest.mark.parametrize("pair", [(0, 1), (2, 3)])
def test_players_look_at_what_others_have_not_seen(pair: tuple[int, int]) -> None:
    seen = sum(1 << slot for slot in range(5) if slot not in pair)
    hidden = table("024", "13", turn=1, row=ROW, seen=(0, seen, 0, 0, 0))
    looks = [
        choice.command
        for choice in Engine("a").choose(RULES.observe(hidden, 0)).ranked
        if isinstance(choice.command, cmd.LookAt)
    ]
    assert looks[0] == cmd.LookAt(pair)


def test_t52_weak_captains_do_not_shoot_themselves_by_mistake() -> None:
    """Seats 0 and 2 are Captain and First Mate; it gains nothing to give that up."""
    shots = set()
    for seat in (0, 2):
        view = RULES.observe(turned(table("024", "13", turn=1), seat, "pistol"), seat)
        for seed in range(150):
            command = Engine(f"{seed}", BY_NAME["mate"]).choose(view).command
            assert isinstance(command, cmd.Shoot)
            shots.add((seat, command.target))
    assert shots == {(seat, target) for seat in (0, 2) for target in range(5) if seat != target}
