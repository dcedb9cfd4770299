"""Several people at one screen: who sits at it, whose secrets are open, and who must look at what."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from typing import Final

from tortuga.app.captains import ask
from tortuga.app.draw.theme import ICON
from tortuga.app.scene.context import Context
from tortuga.app.table.marks import Banner, Spot
from tortuga.app.table.pending import PendingDecision
from tortuga.app.table.presenter import Presenter
from tortuga.app.table.ui.anygame import AnyObservedStep, AnyObserver
from tortuga.app.table.ui.sheets import NoteAction
from tortuga.app.table.ui.table import AnyTableUI
from tortuga.app.text import Text
from tortuga.kernel.errors import UserError
from tortuga.kernel.game import NOBODY
from tortuga.kernel.log.format import Undone
from tortuga.kernel.session import Session

_log = logging.getLogger(__name__)

MAX_LOOK_S: Final = 20.0
"""Seconds after which secrets close although the key is down: something may be lying on it."""


class Hotseat:
    """The people of one game and the screen they share.

    A single person's secrets are always open. With several people only those of the person who has lifted the
    curtain and not chosen yet are, and in some games only while that person holds a key.
    """

    def __init__(self, session: Session, ui: AnyTableUI, text: Text) -> None:
        self.session = session
        self.peeks = ui.peeks
        self.people = ask.people(session.seats)
        self.several = len(self.people) > 1
        me = self.people[0] if self.people else 0
        self._nobody: AnyObserver = session.observer(NOBODY)
        eyes = session.observer(me) if len(self.people) == 1 else self._nobody
        fresh = not session.decisions()
        self.presenter = Presenter(eyes, ui, text, me, fresh)
        self.seated: int | None = None
        """The seat that has lifted the curtain and not chosen yet."""
        self.holder: AnyObserver | None = None
        """Its observer, if it must hold a key to see its secrets."""
        self._open_for = 0.0
        """Seconds the key has been held."""
        self._must_look: list[int] = []
        self._was_alone = False
        """Whether somebody was alone at the screen since everybody last looked."""
        self._news = False
        """Whether something was revealed that not everybody may have seen."""
        if fresh and self.peeks is not None:
            for step in self._nobody.past():
                self._happened(step)
        self._nobody.listen(self._happened)

    @property
    def closed(self) -> bool:
        """Whether nobody's secrets are open on the table."""
        return self.presenter.eyes.seat == NOBODY

    # ------------------------------------------------------------------ whose decision is next
    def _clockwise(self, seats: Iterable[int], start: int) -> list[int]:
        """The people among these seats, in clockwise order from `start`."""
        count = len(self.session.seats)
        return sorted(
            (seat for seat in seats if seat in self.people), key=lambda seat: (seat - start) % count
        )

    def _secretly(self, seats: Iterable[int]) -> list[int]:
        """The seats that have to decide in secret."""
        return [seat for seat in seats if self.session.observer(seat).secret]

    def decider(self) -> int | None:
        """The person who decides next, clockwise from the one at the screen.

        While only captains decide, a single person may still interrupt. Several people are not asked to: each
        would have to be called to the screen every time.
        """
        me = self.presenter.me
        waiting = self._clockwise(self.session.to_act(), me)
        if not waiting and len(self.people) == 1 and self.session.observer(me).legal():
            return me
        return waiting[0] if waiting else None

    def others_secretly(self, seat: int) -> list[int]:
        """Others who have to decide in secret and could come first, clockwise."""
        others = self._clockwise(self.session.to_act(), seat)
        return self._secretly(other for other in others if other != seat)

    def awaits_secret(self) -> bool:
        """Whether one of several people still has to decide in secret."""
        return self.several and bool(self._secretly(self._clockwise(self.session.to_act(), 0)))

    # ------------------------------------------------------------------ the curtain
    def needs_curtain(self, seat: int) -> bool:
        """Whether this person must be called to the screen before deciding: only for a secret decision."""
        return self.several and self.seated != seat and self.session.observer(seat).secret

    def close(self, seat: int) -> None:
        """Turn the table to a person with everybody's secrets hidden."""
        self.presenter.look(seat, self._nobody)

    def turn_to(self, seat: int) -> None:
        """Turn the closed table to a person who decides in the open."""
        if self.several and seat not in (self.seated, self.presenter.me):
            self.close(seat)

    def must_hold(self, seat: int) -> bool:
        """Whether this person sees the options only while holding a key."""
        return self.peeks is not None and self.peeks.must_hold(self.session.observer(seat).view)

    def lift(self, seat: int) -> None:
        """The person is at the screen: show what they missed, and their secrets unless a key must be held."""
        eyes: AnyObserver = self.session.observer(seat)
        self.holder = eyes if self.must_hold(seat) else None
        self.seated, self._was_alone = seat, True
        self.presenter.look(seat, eyes if self.holder is None else self._nobody)
        self.presenter.lifted()

    def chosen(self, position: int | None = None) -> None:
        """The person has chosen: close the secrets again if several people share the screen.

        Args:
            position: number of steps before the choice; None if it has led to none yet.
        """
        self.seated = self.holder = None
        if self.several:
            since = () if position is None else self._nobody.past(position)
            self.presenter.look(self.presenter.me, self._nobody, since[0].before if since else None)

    def private(self, seat: int) -> bool:
        """Whether this person's secrets may be shown, spoken and used for advice now.

        Not while others look and listen, in games whose secrets outlive a round.
        """
        open_ = self.presenter.eyes.seat == seat
        return not self.several or open_ or not self.session.rules.secrets_outlive_round

    # ------------------------------------------------------------------ secrets held open
    def hold(self, down: bool) -> None:
        """The key went down or up: open or close the secrets of the `holder`, if there is one."""
        self._open_for = 0.0
        if self.holder is not None and down == self.closed:
            self.presenter.look(self.holder.seat, self.holder if down else self._nobody)

    def held_too_long(self, dt: float) -> bool:
        """Let time pass: whether the secrets of the `holder` have to be closed."""
        self._open_for = 0.0 if self.holder is None or self.closed else self._open_for + dt
        return self._open_for > MAX_LOOK_S

    @property
    def may_peek(self) -> list[int]:
        """People who may take a short look at their secrets: only if there are several, and none are open."""
        if self.seated is not None:
            return [] if self.holder is None else [self.seated]
        if not (self.several and self.closed) or self.session.finished:
            return []
        return self._clockwise(self.people, self.presenter.me)

    # ------------------------------------------------------------------ who must look
    def _happened(self, step: AnyObservedStep | Undone) -> None:
        """Note who must look at the result of a step, judged by its public part."""
        if not self.several or isinstance(step, Undone):
            return
        if self.peeks is None:
            self._news = self._news or not self.session.rules.is_secret_commit(step.event)
            return
        self._news = self._news or (self._was_alone and self.peeks.reveals(step))
        owed = (seat for seat in self.peeks.must_look(step) if seat in self.people)
        self._must_look += (seat for seat in owed if seat not in self._must_look)

    def next_look(self) -> AnyObserver | None:
        """The observer of the next person who must look at what they have learned; None for nobody."""
        return self.session.observer(self._must_look.pop(0)) if self._must_look else None

    def take_news(self) -> bool:
        """Whether everybody has to look at the table now; True once per reveal."""
        news = self._news
        if news:
            self._news = self._was_alone = False
        return news


class NoteKeys:
    """The notes of a person who plays alone at the screen; with several people, nobody's are shown.

    Args:
        note_actions: the game's part, by bound action.
    """

    def __init__(self, context: Context, hotseat: Hotseat, note_actions: Mapping[str, NoteAction]) -> None:
        self._context = context
        self._hotseat = hotseat
        self._actions = note_actions
        self._saved_notes = ""

    def __contains__(self, action: object) -> bool:
        return action in self._actions

    @property
    def words(self) -> str:
        """The person's notes; "" while the table is closed."""
        return "" if self._hotseat.closed else self._saved_notes

    def read(self) -> None:
        """Read the notebook, which may have changed."""
        hidden = self._hotseat.several or self._hotseat.closed
        try:
            self._saved_notes = "" if hidden else self._hotseat.presenter.eyes.notes()
        except UserError as error:
            # keep the last notes; the player learns of it when the next choice cannot be stored
            _log.warning("notes: %s", error)

    def note(self, action: str, pointed: Spot | None, line: int, decision: PendingDecision | None) -> None:
        """Write a note about the thing under the pointer, and announce it.

        Raises:
            LibraryError: it could not be stored.
        """
        presenter, context = self._hotseat.presenter, self._context
        eyes = presenter.eyes
        noted = "" if self._hotseat.closed else self._actions[action](context.text, eyes, pointed, line)
        if not noted:
            context.sound.play("refuse")
            return
        self._saved_notes = eyes.notes()
        context.sound.play("click")
        if decision is None:
            presenter.tell(noted)
        else:
            decision.tell(Banner(ICON["info"], context.say("notes-title"), noted))
