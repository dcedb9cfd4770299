"""What the results know of a finished game: votes card by card, claims, maroonings, leads, notebooks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace as replaced
from types import SimpleNamespace
from typing import Any, cast

import pygame
import pytest
from msgspec.structs import replace

from tests.app.games.tortuga1667.stories import Step, games, seen_by, specs
from tests.app.games.tortuga1667.table import Harbour
from tests.games.tortuga1667.tables import table
from tests.hands.cards import begin
from tests.hands.gauge import measure
from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import Canvas
from tortuga.app.games.tortuga1667.results import sheets
from tortuga.app.games.tortuga1667.results.board import Results1667, result_of
from tortuga.app.games.tortuga1667.results.hindsight import Hindsight
from tortuga.app.games.tortuga1667.results.points import MAX_LINES, Swing, side_of, turning_points
from tortuga.app.games.tortuga1667.results.record import (
    DECK,
    OpenVote,
    Record,
    Story,
    last_word,
    leads_of,
    truth,
    votes_of,
    weightiest,
)
from tortuga.app.games.tortuga1667.results.tale import Tale, tale_of
from tortuga.app.games.tortuga1667.words import notes
from tortuga.app.stills.sample import play
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.observer import observe
from tortuga.games.tortuga1667.options import Options
from tortuga.games.tortuga1667.pieces import LOYALTIES
from tortuga.games.tortuga1667.votes import result
from tortuga.kernel.analysis import Analysis, GraphPoint
from tortuga.kernel.game import EVERYTHING, NOBODY
from tortuga.kernel.players import HUMAN, Retrospect, SeatSpec


class Eyes:
    """What sees all of a game that is over."""

    def __init__(self, options: Options, steps: Sequence[Step]) -> None:
        self.header = SimpleNamespace(seats=specs(options.seats), commitment="deal")
        self.view = observe(steps[-1][2], EVERYTHING)
        self._past = [seen_by(step, EVERYTHING) for step in steps]

    def past(self) -> Story:
        return self._past


def _moves(vote: OpenVote) -> bool:
    return vote.shown.kind != "mutiny" and vote.shown.result != "failure"


@pytest.fixture(scope="module")
def told() -> list[tuple[Story, Tale]]:
    """Games of every kind, and what the results know of each."""
    seen = [Eyes(*game) for game in games()]
    return [(eyes.past(), tale_of(cast("Any", eyes))) for eyes in seen]


def test_every_card_of_a_vote_has_the_owner_who_played_it(told: list[tuple[Story, Tale]]) -> None:
    for story, _ in told:
        votes = votes_of(story)
        shown = [seen for seen in story if isinstance(seen.event, ev.VoteShown)]
        assert len(votes) == len(shown)
        for vote, seen in zip(votes, shown, strict=True):
            assert vote.turn == seen.before.table.turn
            assert {*vote.owners} <= {*vote.shown.voters, -1}
            for seat in vote.shown.voters:
                cards = zip(vote.shown.cards, vote.owners, strict=True)
                mine = [card for card, owner in cards if owner == seat]
                assert Counter(mine) == Counter(seen.before.table.ballots[seat])
                rest = list((Counter(vote.shown.cards) - Counter(mine)).elements())
                other = bool(rest) and result(vote.shown.kind, rest) != vote.shown.result
                assert (seat in vote.deciding) == other


def test_the_record_counts_what_happened_and_ends_with_the_winners_lead(
    told: list[tuple[Story, Tale]],
) -> None:
    for story, tale in told:
        seen = [each.event for each in story]
        hit = Counter(event.seat for event in seen if isinstance(event, ev.Marooned))
        hit.update(seat for event in seen if isinstance(event, ev.AlbatrossStruck) for seat in event.seats)
        found = Counter[int]()
        for (by, seat), count in tale.record.marooned.items():
            assert by != seat
            found[seat] += count
        assert found == hit
        assert sum(tale.record.rowed.values()) == sum(isinstance(event, ev.Rowed) for event in seen)
        level = tale.totals[0] == tale.totals[1]
        assert tale.record.leads[-1][1] == ("level" if level else tale.winner)
    assert any(by >= 0 for _, tale in told for by, _ in tale.record.marooned)


@pytest.mark.parametrize(
    ("treasure", "changes"),
    [
        ([(0, 0)], 0),
        ([(0, 0), (1, 0), (1, 1), (2, 1)], 0),
        ([(0, 0), (1, 0), (1, 1), (1, 2)], 1),
        ([(1, 0), (0, 1), (0, 0), (1, 0), (0, 0)], 2),
    ],
)
def test_a_draw_is_no_change_of_the_lead(treasure: list[tuple[int, int]], changes: int) -> None:
    assert Record(leads=leads_of(list(enumerate(treasure)))).lead_changes == changes


def test_the_deciding_vote_is_that_of_the_last_lead_and_else_the_last_that_mattered(
    told: list[tuple[Story, Tale]],
) -> None:
    for story, tale in told:
        vote, votes = tale.record.vote, votes_of(story)
        assert (vote is None) == (not votes)
        if tale.record.decided:
            assert vote is not None
            assert vote.turn == tale.record.leads[-1][0]
            assert vote.shown.kind != "mutiny"
    assert {tale.record.decided for _, tale in told} == {True, False}
    every = [votes_of(story) for story, _ in told]
    votes = max(every, key=lambda found: sum(map(_moves, found)))
    moved = [vote for vote in votes if _moves(vote)]
    assert len(moved) > 1, "there is something to choose from"
    turns = [vote.turn for vote in moved]
    close = [vote for vote in moved if vote.deciding]
    assert weightiest(votes, turns, moved[0].turn) == (moved[0], True)
    assert weightiest(votes, turns, -1) == ((close or moved)[-1], False)


def test_moves_of_treasure_are_turning_points_and_once_chances_are_known_those_of_five_percent(
    told: list[tuple[Story, Tale]],
) -> None:
    for _, tale in told:
        moves = [event for event in tale.main_events if event.moves][:MAX_LINES]
        early = turning_points(tale, None, {})
        assert [point.event for point in early if isinstance(point, Swing)] == moves
        assert all(point.percent is None for point in early if isinstance(point, Swing))
        changes = {event.turn: 0.01 * number for number, event in enumerate(moves, 1)}
        late = [point for point in turning_points(tale, None, changes) if isinstance(point, Swing)]
        told_of = [(event.turn, number) for number, event in enumerate(moves, 1)]
        assert [(point.turn, point.percent) for point in late] == told_of[min(4, max(0, len(moves) - 3)) :]


def test_the_changes_of_chances_are_those_of_the_captains_log(told: list[tuple[Story, Tale]]) -> None:
    graph = tuple(
        GraphPoint(line, (chance, 1 - chance), turn)
        for line, turn, chance in ((9, 1, 0.5), (10, 1, 0.6), (12, 2, 0.4), (13, 2, 0.3), (14, 4, 1.0))
    )
    tale = next(tale for _, tale in told if tale.winner == "british")
    found = Analysis("", "tortuga1667", "", 8, (), graph, (), (), (), ("british", "french"))
    board = Results1667(tale, Hindsight((), ())).analysed(found, lambda *_: "")
    assert board.changes == pytest.approx({1: 0.1, 2: -0.3, 4: 0.7})


def test_no_figure_is_shown_that_another_would_replace(
    told: list[tuple[Story, Tale]], art: Art, harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the captain's log is on its way, dots stand for its figures; a small one is never "+0%"."""
    tale = next(tale for _, tale in told if sum(event.moves for event in tale.main_events) > 1)
    swing = Retrospect((), {side_of(tale): 0.2})
    board = Results1667(tale, Hindsight((), (swing,) * (tale.turns + 1)))
    side = (side_of(tale), "dutch")
    graph = tuple(GraphPoint(turn, (0.5 + turn / 10**5, 0.5), turn) for turn in range(tale.turns + 1))
    found = Analysis("", "tortuga1667", "", 8, (), graph, (), (), (), side)
    gauge, canvas, seen = measure(monkeypatch), Canvas(pygame.Surface((640, 360)), art), []
    coming = board.awaiting(True)
    for each in (coming, coming.analysed(found, lambda *_: ""), coming.awaiting(False)):
        gauge.words.clear()
        each.draw(canvas, harbour.context.of("tortuga1667"))
        words = {said for said, _, _ in gauge.words}
        seen.append({figure for figure in ("\u2026", "<1%", "+0%", "+20%") if figure in words})
    assert seen == [{"\u2026"}, {"<1%"}, {"+20%"}]


SAID = {
    "with-british": True, "with-french": False, "have-torch": True, "have-cannon": False, "have-skull": True,
    "have-water": False, "yes": None, "promise-vote": None,
}  # fmt: skip


def test_claims_are_held_against_what_was_so_when_they_were_made() -> None:
    """T37; what the record does not tell is neither true nor untrue."""
    now = replace(
        table("01", "2"),
        loyalties=("british", "french", "dutch"),
        hands=(("TBs", "WFb"), ("WBs",), ()),
        row=("pistol", "spot", "storm", "armada", None),
    )
    for line, true in SAID.items():
        assert truth(ev.Said(0, line, -1, -1, ""), now) is true, line
    assert truth(ev.Said(1, "have-water", -1, -1, ""), now)
    assert truth(ev.Said(0, "accuse-dutch", -1, 2, ""), now)
    assert truth(ev.Said(0, "saw-french", -1, 2, ""), now) is False
    assert truth(ev.Said(0, "accuse-lies", -1, 2, ""), now) is None
    cards = {"card-good": [True, False, None, False, None], "card-bad": [False, True, None, True, None]}
    for line, wanted in cards.items():
        assert [truth(ev.Said(0, line, card, -1, ""), now) for card in range(5)] == wanted
    assert truth(ev.Said(0, "card-is", 0, -1, "pistol"), now)
    assert truth(ev.Said(0, "card-is", 1, -1, "pistol"), now) is False
    assert truth(ev.Said(0, "with-french", -1, -1, ""), replace(now, loyalties=(None,) * 3)) is None


def test_notebooks_come_to_the_results_and_are_nobody_elses_before() -> None:
    session = begin(5, "notebook", people=2)
    session.observer(1).note("? who\nB\nF spy")
    with pytest.raises(ValueError, match="secret"):
        session.observer(0).notes_of(1)
    with pytest.raises(ValueError, match="secret"):
        session.observer(NOBODY).notes_of(1)
    play(session, "n")
    books = result_of(session.observer(EVERYTHING)).tale.record.notebooks
    assert books == {1: notes.parse("? who\nB\nF spy", 5)}


def test_the_last_word_is_a_computers_and_of_the_winners_if_it_can_be() -> None:
    seats = tuple(SeatSpec(HUMAN if seat == 0 else "captain", str(seat), "rosa") for seat in range(3))
    found = last_word(seats, ("french", "british", "french"), "french", "deal")
    assert found is not None
    assert (found[0], found[1][:-2]) == (2, "line-end-won")
    assert last_word(seats, ("dutch", "british", "french"), "dutch", "deal") == (
        1,
        f"line-end-lost-{found[1][-1]}",
    )
    assert last_word(seats, ("british", "dutch", "french"), "dutch", "deal") == (
        1,
        f"line-end-dutch-{found[1][-1]}",
    )
    assert last_word(seats, ("british", "british", "french"), None, "deal") is None
    assert last_word(seats[:1] * 3, ("british", "british", "french"), "french", "deal") is None


@pytest.mark.parametrize(
    ("kind", "cards", "owners", "deciding", "narrow"),
    [
        ("attack", ("TB-", "TB-", "CB-"), (1, 2, DECK), (DECK,), True),
        ("attack", ("TB-", "CB-", "TB-"), (1, 2, DECK), (2,), True),
        ("attack", ("TB-", "CB-"), (1, DECK), (1, DECK), True),
        ("attack", ("TB-", "TB-", "TB-", "CB-", "CB-"), (0, 1, 2, 3, DECK), (), False),
        ("brawl", ("WFb", "TFb"), (DECK, 1), (), True),
        ("brawl", ("WFb", "TFb", "TFb"), (DECK, 1, 2), (), False),
        ("mutiny", ("WFs", "TFs", "TFb"), (0, 1, DECK), (0, 1), True),
    ],
)
def test_a_vote_hangs_on_the_cards_without_which_it_ends_otherwise(
    kind: str, cards: tuple[str, ...], owners: tuple[int, ...], deciding: tuple[int, ...], narrow: bool,
    told: list[tuple[Story, Tale]], harbour: Harbour,
) -> None:  # fmt: skip
    """T48-T51, the card of the deck among them; under its heading a deciding vote hung on something."""
    voters = tuple(seat for seat in owners if seat != DECK)
    shown: Any = SimpleNamespace(kind=kind, cards=cards, voters=voters, result=result(kind, cards))
    vote = OpenVote(1, shown, owners)
    assert (vote.deciding, vote.narrow) == (deciding, narrow)
    tale = max((tale for _, tale in told), key=lambda tale: len(tale.seats))
    clear = harbour.context.of("tortuga1667").say("results-vote-by", count=0, names="")
    for decided in (True, False):
        tale = replaced(tale, record=replaced(tale.record, decided=decided))
        words = sheets.decided_words(harbour.context.of("tortuga1667"), tale, vote)
        assert (words == clear) == (not deciding and not narrow and not decided)


def test_boxes_of_closed_letters_stand_in_an_order_that_tells_no_winner(
    told: list[tuple[Story, Tale]],
) -> None:
    for _, tale in told:
        sides = [team.side for team in Results1667(tale, Hindsight((), ())).cards]
        assert sides == [side for side in LOYALTIES if side in tale.loyalties]


def test_whose_card_decided_is_told_once_all_cards_lie_open(
    told: list[tuple[Story, Tale]],
    harbour: Harbour,
    canvas_of: Callable[[tuple[int, int]], Canvas],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """However many seconds the letters took before."""
    asked: list[OpenVote] = []
    plain = sheets.decided_words
    monkeypatch.setattr(sheets, "decided_words", lambda *args: asked.append(args[2]) or plain(*args))
    canvas, voted = canvas_of((640, 360)), [tale for _, tale in told if tale.record.vote is not None]
    for tale in voted[::3]:
        board = Results1667(tale, Hindsight((), ()))
        board.draw_at(canvas, harbour.context, board.length - sheets.CARD)
        assert not asked
        board.draw(canvas, harbour.context)
        assert asked == [tale.record.vote]
        asked.clear()
