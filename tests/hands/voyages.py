"""What holds for the voyages of every game."""

from __future__ import annotations

from tortuga.games import GAMES
from tortuga.kernel.dealer import Dealer
from tortuga.kernel.game import NOBODY
from tortuga.kernel.sailing import Archive
from tortuga.kernel.session import Session
from tortuga.kernel.timeline import Step, step_of
from tortuga.kernel.voyage import STARS, Chart


def told(rules, options, events, seat) -> list:
    """What a seat learns of each event, with its view afterwards."""
    state, told = rules.start(options), []
    for event in events:
        step: Step = step_of(rules, state, event)
        if step.cause == "chance":
            assert rules.plausible(state, event), event
        elif step.cause == "decision":
            assert rules.decide(state, *rules.command_of(state, event)) == event
        else:
            assert rules.automatic(state) == event
        state = step.after
        told.append((rules.redact(event, seat), rules.observe(state, seat)))
    return told


def looks_the_same(session: Session, chart: Chart, cut: int, seat: int, *, changes: bool) -> None:
    """Check that new deals of `cut` events look the same to a seat; if `changes`, one must differ unseen."""
    rules, options = session.rules, session.options
    events = [step.event for step in session.whole_steps[:cut]]
    tries = [chart.dealt_anew(options, events, seat, Dealer(f"{number}")) for number in range(4)]
    seen = told(rules, options, events, seat)
    for anew in tries:
        assert told(rules, options, anew, seat) == seen
    if changes:
        assert any(anew != events for anew in tries)
    assert chart.dealt_anew(options, events, seat, Dealer("3")) == tries[3], "the seed decides it"


def check_shipped(game: str) -> None:
    """Check that every voyage in the archive begins as it says, at the right table size, and was measured."""
    archive, rules = Archive(GAMES, game), GAMES[game].rules
    assert len(archive.shipped) >= 6
    assert len({shipped.voyage for shipped in archive.shipped}) == len(archive.shipped)
    for shipped in archive.shipped:
        voyage, log = archive.chart.voyage(shipped.voyage), archive.log(shipped)
        assert log.seed is None, "what lies ahead is not told"
        assert len(log.header.seats) == voyage.seats, voyage.name
        events = archive.chart.dealt_anew(log.options, list(log.events), shipped.seat, Dealer("x"))
        seen = told(rules, log.options, log.events, shipped.seat)
        assert told(rules, log.options, events, shipped.seat) == seen, voyage.name
        assert voyage.begins(seen[-1][1]), voyage.name
        assert (
            told(rules, log.options, events, NOBODY)[-1] == told(rules, log.options, log.events, NOBODY)[-1]
        )
        assert shipped.sailed >= 60, voyage.name
        assert 0.04 < shipped.share(STARS) < shipped.share(1) < 1, voyage.name
        assert all(isinstance(number, int) for number in voyage.facts(seen[-1][1]).values())
