"""The panel: what random players may choose, and decisions of `greedy` and `honest` that their rules name."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from ai.games.tortuga1667.engine.situation import decisions
from ai.games.tortuga1667.honest import scores
from ai.games.tortuga1667.measure.table import Moment, interval, made, played
from ai.games.tortuga1667.measure.vectors import VECTORS, measured, misses
from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.pieces import CANNON, TORCH, TORTUGA

pytestmark = pytest.mark.slow


def decided(names: list[str], seed: str, games: int = 6) -> list[tuple[Moment, cmd.Command]]:
    found: list[tuple[Moment, cmd.Command]] = []

    def watch(moment: Moment) -> None:
        found.append((moment, moment.captain.choose(moment.view).command))

    for game in range(games):
        played(len(names), f"{seed}/{game}", names, watch=watch)
    return found


@pytest.mark.parametrize("player", ["random", "randomk"])
def test_random_play_is_near_the_vectors(player: str) -> None:
    """The full check is `python -m ai vectors tortuga1667`; here 300 games of four."""
    means, errors = measured(player, 4, 300, "near")
    wide = [5 * error for error in errors]
    assert misses(player, 4, means, wide) == []
    off = list(VECTORS[player][4])
    off[4] *= 1.3
    assert "turns" in misses(player, 4, off, errors)


def test_random_never_leaves_the_spoils_and_takes_kinds_evenly() -> None:
    kinds: Counter[type] = Counter()
    offered: Counter[type] = Counter()
    for moment, command in decided(["randomk"] * 6, "kinds", 40):
        assert not isinstance(command, cmd.LeaveTreasure)
        if moment.table.stage == "act":
            legal = {type(each) for each in decisions(moment.view)}
            kinds[type(command)] += 1
            for kind in legal:
                offered[kind] += 1 / len(legal)
    for kind, expected in offered.items():
        assert abs(kinds[kind] - expected) < 5 * expected**0.5 + 1


def test_greedy_sneaks_what_it_can_and_keeps_its_own_hold() -> None:
    sneaks = 0
    for moment, command in decided(["greedy"] * 4, "greedy"):
        side = 0 if moment.view.loyalty == "british" else 1
        match command:
            case cmd.PlaceTreasure(hold):
                assert hold == side
            case cmd.TakeTreasure(source, hold):
                assert hold == side
                robbable = moment.table.board.holds[1 - moment.table.board.place(moment.seat)]
                assert source in (-1, 1 - side) or not robbable[1 - side]
            case cmd.Sneak(hold):
                assert hold == 1 - side
                sneaks += 1
    assert sneaks


def test_honest_sneaks_attacks_with_cannon_or_torch_and_shows_its_flag() -> None:
    seen = set()
    for moment, command in decided(["honest"] * 6, "honest"):
        table, seat = moment.table, moment.seat
        flag = "B" if moment.view.loyalty == "british" else "F"
        hand = [str(card) for card in moment.view.hand]
        match command:
            case cmd.Attack():
                assert {card[0] for card in hand} & {CANNON, TORCH}
            case cmd.Ballot(cards=cards) if table.call is not None:
                if table.call.kind == "brawl" and any(card[1] == flag for card in hand):
                    assert cards[0][1] == flag
                if table.call.kind == "attack" and table.call.captain == seat:
                    best = CANNON if any(card[0] == CANNON for card in hand) else TORCH
                    assert cards[0][0] == best or best not in {card[0] for card in hand}
            case cmd.Row() if table.board.place(seat) == TORTUGA:
                known = [card for card in moment.view.table.row if card]
                assert "letter" not in known
            case cmd.UseMap():
                assert table.stage in ("fountain", "dodge")
        seen.add(type(command))
    assert {cmd.Attack, cmd.Ballot, cmd.Sneak, cmd.LookAt, cmd.Maroon} <= seen


def test_scores_follow_tokens_and_who_strikes_whom() -> None:
    table = played(5, "scores", ["honest"] * 5)
    found = scores(table, -1)
    assert all(-6 <= score <= 6 for score in found)
    placed = [past.event for past in table.history if isinstance(past.event, ev.TreasurePlaced)]
    first = scores(msgspec.structs.replace(table, history=table.history[:2]), -1)
    assert [first[event.seat] for event in placed] == [1 - 2 * event.hold for event in placed]


def test_players_of_measurements() -> None:
    assert made("admiral~0.4", "seed").level.tau == 0.4  # type: ignore[attr-defined]
    assert interval(0.5, 400) == pytest.approx(0.049)
