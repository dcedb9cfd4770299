import random

import pytest
from msgspec.structs import replace

from ai.captains import UnknownPlayer, check, players
from ai.games.tortuga2014.captains import CAPTAINS
from tests.ai.games.tortuga2014.moments import moments
from tortuga.app.games.tortuga2014.narrative import worded
from tortuga.app.text import Text
from tortuga.games.tortuga2014.commands import Keep, MoveChests
from tortuga.games.tortuga2014.pieces import NO_FACE
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options
from tortuga.kernel.players import SeatSpec

pytestmark = pytest.mark.slow

CUSTOM = ((5, 4, 3, 2, 1),) * 5
TABLES = [
    (("random", "greedy"), Options(2)),
    (("additive", "random"), Options(2, target=8)),
    (("additive", "greedy", "random"), Options(3, attack_empty="forbidden")),
    (("greedy", "additive", "additive"), Options(3, surplus_timing="afterEachAttack")),
    (("random", "additive", "greedy", "random"), Options(4, move_choice="clockwise", target=8)),
    (("additive", "greedy", "additive", "greedy"), Options(4, dice_set="custom", custom_dice=CUSTOM)),
    (("random", "random", "random", "random"), Options(4)),
]
ids = ["+".join(players) for players, _ in TABLES]


@pytest.mark.parametrize(("players", "options"), TABLES, ids=ids)
def test_every_choice_of_whole_games_is_legal_and_ranked(players, options):
    seen = set()
    for game in range(3):
        for moment in moments(players, options, f"legal-{game}"):  # the rules refuse an illegal command
            legal = set(RULES.legal(moment.table, moment.seat))
            ranked = [choice.command for choice in moment.decision.ranked]
            assert ranked[0] == moment.decision.command
            assert legal.issuperset(ranked)
            assert len(ranked) == len(set(ranked))
            values = [choice.value for choice in moment.decision.ranked]
            assert values == sorted(values, reverse=True)
            assert all(choice.reason is not None for choice in moment.decision.ranked)
            if moment.player != "random" and not isinstance(ranked[0], MoveChests):
                assert legal == set(ranked)
            seen.add(moment.table.stage)
    assert seen >= {"select", "skulls", "act", "move"}


@pytest.mark.parametrize(("players", "options"), TABLES[:5], ids=ids[:5])
def test_the_same_view_and_seat_seed_give_the_same_decision(players, options):
    for moment in moments(players, options, "again"):
        view = RULES.observe(moment.table, moment.seat)
        again = CAPTAINS.make(moment.player, moment.seat_seed).choose(view)
        assert again == moment.decision


def test_random_follows_its_seat_seed_and_uses_every_choice():
    table = next(
        m.table for m in moments(("random", "random"), Options(2), "start") if m.table.stage == "select"
    )
    view = RULES.observe(table, 0)
    chosen = {CAPTAINS.make("random", f"seed {n}").choose(view).command for n in range(400)}
    assert chosen == set(RULES.legal(table, 0))


def scrambled(table, seat, draw):
    """The same table with everything that is hidden from a seat changed."""
    boards = [
        board if other == seat else replace(board, tiles=tuple(draw.choice((1, 2, 3)) for _ in board.tiles))
        for other, board in enumerate(table.boards)
    ]
    rolls, commits, drawn = list(table.rolls), list(table.commits), table.drawn
    for other in range(table.seats):
        if other == seat:
            continue
        if table.stage == "select" and rolls[other]:
            rolls[other] = tuple(face if face == NO_FACE else draw.randrange(6) for face in rolls[other])
        if commits[other] is not None:
            commits[other] = Keep((draw.randrange(5),))
    return replace(table, boards=tuple(boards), rolls=tuple(rolls), commits=tuple(commits), drawn=drawn)


@pytest.mark.parametrize(("players", "options"), TABLES[:5], ids=ids[:5])
def test_nothing_hidden_changes_a_choice(players, options):
    draw = random.Random(3)
    changed = 0
    for moment in moments(players, options, "fair"):
        other = scrambled(moment.table, moment.seat, draw)
        changed += other != moment.table
        view = RULES.observe(other, moment.seat)
        assert CAPTAINS.make(moment.player, moment.seat_seed).choose(view) == moment.decision
    assert changed > 20


def test_every_reason_has_words():
    text = Text("en").of("tortuga2014")
    seats = tuple(SeatSpec("human", f"P{seat}", "orange") for seat in range(4))
    found = set()
    for names, options in TABLES[:5]:
        for moment in moments(names, options, "words"):
            for choice in moment.decision.ranked:
                assert worded(text.say, seats, choice.reason.id, choice.reason.args)
                found.add(choice.reason.id)
    assert len(found) > 10


def test_the_registry_introduces_every_player():
    text = Text("en").of("tortuga2014")
    assert CAPTAINS.panel == ("random", "greedy", "additive")
    assert players(CAPTAINS)[-1] == "admiral"
    assert CAPTAINS.default_level in CAPTAINS.levels
    for name in players(CAPTAINS):
        check(CAPTAINS, name)
        assert text.say(f"level-{name}")
        assert text.say(f"level-{name}-note")
    with pytest.raises(UnknownPlayer) as caught:
        CAPTAINS.make("blackbeard", "seed")
    assert text.say(caught.value.id, **caught.value.arguments)
