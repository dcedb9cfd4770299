"""What a seat reads from the history of a view: tells in their context, others' acts, its own cards known."""

from __future__ import annotations

import pytest

from ai.games.tortuga1667.adviser import grounds
from ai.games.tortuga1667.belief.deals import BRITISH, FRENCH, marginals, prior, updated
from ai.games.tortuga1667.belief.evidence import BeliefCache, EvidenceReader, Fever, Seen, steps
from ai.games.tortuga1667.belief.tells import (
    CLAIM_WEIGHT,
    START_CREDIT,
    CabinTurn,
    Claim,
    GovernorTurn,
    MateTurn,
    Speakers,
    Target,
    Token,
    Vote,
    likelihood_of,
)
from ai.games.tortuga1667.measure.table import Moment, played
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.events import Said
from tortuga.games.tortuga1667.pieces import LOYALTIES
from tortuga.games.tortuga1667.rules import RULES
from tortuga.games.tortuga1667.state import Table
from tortuga.kernel.game import NOBODY


def tables(seats: int, seed: str, names: list[str], **chosen: object) -> list[Table]:
    found: list[Table] = []

    def watch(moment: Moment) -> None:
        found.append(moment.table)

    found.append(played(seats, seed, names, chosen, watch=watch))
    return found


def test_tells_are_read_of_everybody_but_oneself() -> None:
    last = tables(6, "tells", ["honest"] * 6)[-2]
    everybody = EvidenceReader(6, NOBODY).read(RULES.observe(last, NOBODY)).found
    kinds = {type(seen.tell) for seen in everybody if isinstance(seen, Seen)}
    assert kinds >= {Token, CabinTurn, GovernorTurn, MateTurn, Vote, Target}
    for me in range(6):
        mine = EvidenceReader(6, me).read(RULES.observe(last, me)).found
        acts = [seen.tell for seen in mine if isinstance(seen, Seen) and not isinstance(seen.tell, Vote)]
        assert all(tell.actor != me for tell in acts)
        others = [
            seen.tell
            for seen in everybody
            if isinstance(seen, Seen) and not isinstance(seen.tell, Vote) and seen.tell.actor != me
        ]
        assert acts == others


def test_own_ballots_are_taken_out_of_what_was_shown() -> None:
    """A voter knows its own card: what it believes differs from what an onlooker would in its place."""
    last = tables(5, "ballots", ["honest"] * 5)[-2]
    votes = 0
    for me in range(5):
        for seen in EvidenceReader(5, me).read(RULES.observe(last, me)).found:
            if isinstance(seen, Seen) and isinstance(seen.tell, Vote):
                assert (seen.cards > 0) == (me in seen.tell.voters)
                votes += seen.cards > 0
    assert votes


def test_a_known_own_card_sharpens_the_count() -> None:
    brawl = Vote("brawl", 0, -1, (0, 1), 2, 1, 0)
    blind, knowing = likelihood_of(brawl, 4), likelihood_of(brawl, 4, observer=0, own=1, cards=1)
    start = prior(4, 0, BRITISH)
    assert marginals(updated(start, knowing), 4)[1, BRITISH] == pytest.approx(0.375, abs=0.1)
    assert (
        marginals(updated(start, blind), 4)[1, BRITISH] != marginals(updated(start, knowing), 4)[1, BRITISH]
    )


@pytest.mark.parametrize("seats", [5, 8])
def test_t62_after_a_fever_a_seat_is_sure_of_itself_and_knows_what_it_gave_away(seats: int) -> None:
    fevers = 0
    for game in range(12):
        for table in tables(seats, f"fever/{game}", ["randomk"] * seats, starred=("fever", "bells", "storm"))[
            ::9
        ]:
            for me in range(seats):
                if table.loyalties[me] is None or not table.memory[me]:
                    continue
                view = RULES.observe(table, me)
                evidence = EvidenceReader(seats, me).read(view)
                found = marginals(BeliefCache(0.8).weights(view), seats)
                assert found[me, LOYALTIES.index(str(table.loyalties[me]))] == pytest.approx(1)
                mine = [seen for seen in evidence.found if isinstance(seen, Fever) and me in (seen.a, seen.b)]
                dealt = table.memory[me][0].event
                assert isinstance(dealt, ev.LoyaltiesDealt)
                if len(mine) == 1 and mine[0].mine is not None:
                    first = LOYALTIES.index(str(dealt.loyalties[me]))
                    other = mine[0].b if mine[0].a == me else mine[0].a
                    assert mine[0].kept == (mine[0].mine == first)
                    if mine[0].mine != first:
                        fevers += 1
                        assert found[other, first] == pytest.approx(1, abs=1e-6)
    assert fevers


@pytest.mark.parametrize(
    ("fever", "told"),
    [
        (Fever(1, 0, 9, FRENCH, FRENCH), {BRITISH: ["tell-sneak"], FRENCH: ["tell-fever-kept"]}),
        (Fever(1, 0, 9, BRITISH, FRENCH), {FRENCH: ["tell-fever-given"]}),
        (Fever(1, 2, 9, None), {side: ["tell-fever"] for side in range(3)}),
    ],
    ids=["kept", "given", "unseen"],
)
def test_t62_the_notebook_tells_of_a_fever_and_keeps_what_it_does_not_undo(
    fever: Fever, told: dict[int, list[str]]
) -> None:
    """Whoever kept his side knows that what the other did before is evidence still."""
    evidence = EvidenceReader(5, 0)
    evidence.side = FRENCH
    evidence.found = [Seen(CabinTurn(1, BRITISH, (1, 1), 0), 3), fever]
    found = grounds(steps(evidence, 0.8), evidence.seats)
    assert {side: [reason.id for reason in found.get((1, side), ())] for side in told} == told
    assert {side for seat, side in found if seat == 1 and found[seat, side]} == set(told)


def test_reading_on_is_reading_anew() -> None:
    evidence = EvidenceReader(7, 2)
    for table in tables(7, "on", ["randomk"] * 7)[2:]:
        view = RULES.observe(table, 2)
        assert evidence.read(view).found == EvidenceReader(7, 2).read(view).found
    assert len(list(steps(evidence, 0.8))) > 20


def test_nothing_is_believed_without_evidence() -> None:
    last = tables(5, "none", ["honest"] * 5)[-2]
    view = RULES.observe(last, 1)
    evidence = EvidenceReader(5, 1).read(view)
    if not any(isinstance(seen, Fever) for seen in evidence.found):
        expected = marginals(prior(5, 1, evidence.side), 5)
        assert marginals(BeliefCache(0.0).weights(view), 5) == pytest.approx(expected)


def test_a_claim_weighs_by_the_credit_of_its_speaker() -> None:
    speakers = Speakers()
    told = Said(1, "with-french", -1, -1, "")
    (claim,) = speakers.heard(told)
    assert claim == Claim(1, 1, FRENCH, START_CREDIT)
    assert speakers.heard(told) == []  # once is enough
    british, french, _ = claim.chances()
    assert 0 < french / british < 2.7182818**CLAIM_WEIGHT
    speakers.heard(Said(1, "card-is", 2, -1, "storm"))
    speakers.turned(2, "pistol")
    assert speakers.of(1) == START_CREDIT / 2
    speakers.heard(Said(3, "card-bad", 0, -1, ""))
    speakers.turned(0, "spot")
    assert speakers.of(3) > START_CREDIT
    for seat in range(9):
        for weight in (0.0, 0.5, 1.0):
            chances = Claim(seat, seat, BRITISH, weight).chances()
            assert max(chances) / min(chances) <= 2.7182818**CLAIM_WEIGHT + 1e-6
