"""The drill: a position is shown as its seat saw it; answer, see what it costs, read why, go on."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from concurrent.futures import Executor
from functools import partial
from typing import Final

from typing_extensions import override

from tortuga.app.captains.ask import captains_of
from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.theme import ICON, STAGE
from tortuga.app.draw.units import Box
from tortuga.app.drill import A_DAY, Deck
from tortuga.app.records import RecordRouter
from tortuga.app.registry import UIS
from tortuga.app.scene.base import Control, ControlScene
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Pop, Push, Sentence, Transition
from tortuga.app.scenes.library.words import game_name
from tortuga.app.scenes.log.answer import Card, Question
from tortuga.app.scenes.log.deckboard import WITHIN, answer_sign, draw_deck, leak_words
from tortuga.app.scenes.log.picture import WHOLE, MomentPicture, Pane
from tortuga.app.scenes.log.view import (
    BODY,
    PAGE_TITLE,
    PANEL_HEAD,
    PANEL_NOTE,
    PAPER_NOTE,
    PAPER_TEXT,
    signed,
)
from tortuga.app.widgets.button import Button, back_button, in_a_row
from tortuga.app.widgets.choice import Option, Segmented
from tortuga.app.widgets.dialog import error_dialog
from tortuga.app.widgets.heading import heading
from tortuga.kernel.analysis import AS_GOOD, MAX_CANDIDATES
from tortuga.kernel.errors import UserError
from tortuga.kernel.library.entries import Drill
from tortuga.processes import ProcessOrThreadExecutor

_SIDE, _REST = BODY.cut(left=372)
_TABLE, _ANSWER = _REST.cut(left=18)[1].cut(left=870)
_BUTTONS, _PAPER = _ANSWER.cut(left=18)[1].cut(bottom=158)
_HEAD, _BELOW = _TABLE.inset(20, 12).cut(top=46)
_PICTURE: Final = Box(_BELOW.x, _BELOW.y, _BELOW.w, _BELOW.w * STAGE[1] / STAGE[0])
_CARDS: Final = Box(_BELOW.x, _PICTURE.bottom + 12, _BELOW.w, _BELOW.bottom - _PICTURE.bottom - 14)
_TEXT: Final = _PAPER.inset(42, 36)
_END: Final = _TABLE.union(_ANSWER)
_GAMES: Final = Box(700, 30, 520, 56)
_BACK: Final = Box(1690, 30, 190, 56)
_MARK: Final = 52.0
"""Distance between the signs of today's answers."""
_ANSWERS: Final = 8
"""Most signs of earlier answers to a position."""
_log = logging.getLogger(__name__)


class DrillScene(ControlScene):
    """The drill of one game.

    Args:
        way: to the table of a game.
        deck: the positions of today.
        executor: where the adviser thinks; a process of its own by default.
    """

    def __init__(
        self, context: Context, way: RecordRouter, deck: Deck, executor: Executor | None = None
    ) -> None:
        super().__init__(context)
        self._way, self.deck = way, deck
        self._executor = executor or ProcessOrThreadExecutor(1)
        self.question: Question | None = None
        """The question asked, or just answered; None at the end."""
        self.given: int | None = None
        """Which answer was given."""
        self.drill: Drill | None = None
        """What became of the position then."""
        self.large = False
        """Whether the table fills the screen."""
        self._picture = MomentPicture(context)
        self._next()

    # ---------------------------------------------------------------- what happens
    def _next(self) -> None:
        """Ask the next position; one whose game cannot be read is left out."""
        self.question, self.given, self.drill = None, None, None
        while self.deck.left and self.question is None:
            position = self.deck.left[0]
            try:
                record = self.deck.record(position)
                self.question = Question(self.context, record, position, self._executor)
                self._picture = MomentPicture(self.question.context)
            except UserError as error:
                _log.warning("a position of the drill cannot be shown: %s", error)
                del self.deck.left[0]
        self.focus.focused = "answer:0" if self.question else "more" if self.deck.waiting else "voyages"

    def _answer(self, answer: int) -> Transition | None:
        if self.question is None or self.given is not None:
            return None
        try:
            self.drill = self.deck.answer(self.question.position.candidates[answer])
        except UserError as error:
            return error_dialog(self.context, error)
        self.given = answer
        self.focus.focused = "next"
        self.context.sound.play("click" if self.right else "refuse")
        return None

    def _more(self) -> None:
        self.deck.deal(A_DAY)
        self._next()

    def _enough(self) -> Transition | None:
        """End the day with its score, if anything was answered; what is left waits."""
        if not self.deck.marks:
            return Pop()
        self.deck.left.clear()
        self._next()
        return None

    def _turn_to(self, game: str) -> None:
        self.context = self.context.of(game)
        self.context.keys.play(game, replay=True)
        self.deck = Deck(self._way.records, game, self.deck.today)
        self._next()

    def _enlarge(self) -> None:
        self.large = not self.large
        self.focus.focused = "table"

    def _look(self) -> Transition:
        assert self.question is not None
        return self._way.watch_at(self.question.record, self.question.step)

    @property
    def right(self) -> bool:
        """Whether the answer given is as good as the best."""
        assert self.question is not None
        assert self.given is not None
        return self.question.position.candidates[self.given].loss <= AS_GOOD

    @override
    def enter(self) -> None:
        """Digits give the answers, as they choose the eyes of a replay."""
        self.context.keys.play(self.deck.game, replay=True)

    @override
    def leave(self) -> None:
        self.context.keys.play(self.deck.game)

    @override
    def close(self) -> None:
        self._executor.shutdown(wait=False, cancel_futures=True)

    @override
    def animating(self) -> bool:
        thinking = self.given is not None and self.question is not None and self.question.waiting
        return super().animating() or thinking

    # ---------------------------------------------------------------- controls
    @override
    def controls(self) -> Iterator[Control]:
        say = self.context.say
        if self.large:
            yield Pane("table", WHOLE, say("drill-small"), action=self._enlarge)
            return
        if self.question is not None:
            yield from self._cards(self.question)
            yield Pane(
                "table", _PICTURE, say("drill-large"), tooltip=say("drill-large"), action=self._enlarge
            )
        yield from self._buttons()
        games = [game for game in UIS if captains_of(game).analyses]
        if len(games) > 1:
            options = tuple(Option(game, game_name(self.context, game)) for game in games)
            label, game = say("newgame-game"), self.deck.game
            yield Segmented("game", _GAMES, options, game, 22, name=label, choose=self._turn_to)
        yield back_button(self.context, _BACK, 20)

    def _cards(self, question: Question) -> Iterator[Card]:
        for at, words in enumerate(question.words):
            yield Card(
                f"answer:{at}",
                _CARDS.row(at, MAX_CANDIDATES, 8),
                words,
                question.position.key,
                f"eyes-{at + 1}",
                cost="" if self.given is None else self._cost(question.position.candidates[at].loss),
                tags=tuple(self._tags(question, at)),
                paint=partial(question.paint, at),
                action=partial(self._answer, at),
            )

    def _cost(self, loss: float) -> str:
        return signed(self.context, -100 * loss)

    def _tags(self, question: Question, answer: int) -> Iterator[tuple[str, str]]:
        """Which answer is best, and whose answer it was."""
        if self.given is None:
            return
        say, one = self.context.say, question.position.candidates[answer]
        if one.loss <= AS_GOOD:
            yield "tag_green", say("drill-best")
        if answer == self.given:
            yield "tag_gold", say("drill-yours")
        if one.command == question.moment.chosen:
            yield "tag_red", say("drill-then")

    def _buttons(self) -> Iterator[Control]:
        say = self.context.say
        if self.question is None:
            router, game, (x, _) = self.context.router, self.deck.game, _END.center
            below = Box.around((x, _END.bottom - 72), 760, 54)
            ways = (
                Button(
                    "voyages", below.column(0, 2, 14), say("title-voyages"), "treasure-map", size=22,
                    action=lambda: Push(router.voyages(game)),
                ),
                Button(
                    "daily", below.column(1, 2, 14), say("daily-title"), "sun", size=22,
                    action=lambda: Push(router.daily(game)),
                ),
            )  # fmt: skip
            yield from in_a_row(ways)
            if self.deck.waiting:
                more = say("drill-more", count=min(A_DAY, self.deck.waiting))
                first = Box.around((x, _END.bottom - 158), 760, 72)
                yield Button(
                    "more", first, more, "play-button", "primary", 26, key="confirm", action=self._more
                )
            return
        first, others = _BUTTONS.cut(top=20)[1].cut(top=72)
        below = others.cut(top=12)[1]
        answered = self.given is not None
        words = say("drill-next" if self.deck.left or not answered else "drill-end")
        yield Button(
            "next",
            first,
            words,
            "play-button",
            "primary",
            26,
            key="confirm",
            enabled=answered,
            action=self._next,
        )
        if self.question.position.game is not None:  # a position that comes with the game leads nowhere
            left, below = (below.column(at, 2, 16) for at in range(2))
            look = say("account-look")
            yield Button("look", left, look, "spyglass", size=20, enabled=answered, action=self._look)
        yield Button("enough", below, say("drill-enough"), ICON["exit"], size=20, action=self._enough)

    # ---------------------------------------------------------------- what is said
    @override
    def spoken(self) -> tuple[Sentence, ...]:
        """The question, or what the answer was worth."""
        first = [Sentence(self.context.say("drill-title"), "title")]
        if leak := leak_words(self.context, self.deck):
            first.append(Sentence(leak, "leak"))
        if self.question is None:
            return (*first, *map(Sentence, self._ended))
        lines = self._question if self.given is None else self._verdict
        key = (self.question.position.key, self.given)
        return (*first, *(Sentence(words, (key, at)) for at, words in enumerate(lines)))

    @property
    def _ended(self) -> tuple[str, ...]:
        """The end of the day's questions in words, and when there are more."""
        say, deck = self.context.say, self.deck
        if not deck.positions:
            return say("drill-none"), say("drill-none-told")
        if not deck.marks:
            return say("drill-over"), say("drill-due", days=deck.next_due or 1)
        answers = say("drill-score", right=sum(deck.marks), count=len(deck.marks))
        back = (
            say("drill-back", count=count, when=say(id))
            for id, count in zip(WITHIN, deck.spans, strict=True)
            if count
        )
        return say("drill-over"), answers, say("drill-all-back", when=", ".join(back))

    @property
    def _question(self) -> tuple[str, ...]:
        """The question, and who is asked."""
        assert self.question is not None
        say, question = self.question.context.say, self.question
        name = question.record.seats[question.seat].name
        where = say("account-round", round=question.moment.round)
        return say("drill-ask"), say("drill-you", name=name, where=where), say("drill-how")

    @property
    def _verdict(self) -> tuple[str, ...]:
        """What the answer was worth, why, and when the position comes again."""
        assert self.question is not None
        assert self.given is not None
        assert self.drill is not None
        say = self.context.say
        loss = self.question.position.candidates[self.given].loss
        lost = say("statistics-decimal", value=round(100 * loss, 1))
        worth = say("drill-as-good") if self.right else say("drill-cost", points=lost)
        because = (f"{words}: {reason}" for words, reason in self._reasons)
        days = self.deck.days(self.drill)
        again = say("drill-again-right", days=days) if self.right else say("drill-again-wrong")
        return say("drill-right" if self.right else "drill-wrong"), worth, *because, again

    @property
    def _reasons(self) -> Iterator[tuple[str, str]]:
        """Why the best answer is good, and how the given one (or if right, the one in the game) differs."""
        question = self.question
        assert question is not None
        assert self.given is not None
        commands = [one.command for one in question.position.candidates]
        other = commands.index(question.moment.chosen) if self.right else self.given
        first = question.because(question.best)
        if first:
            yield question.words[question.best], first
        if other != question.best:
            why = question.compared(other) or question.because(other)
            if why and why != first:
                yield question.words[other], why

    # ---------------------------------------------------------------- drawing
    @override
    def draw(self, canvas: Canvas) -> None:
        question = self.question
        canvas.ground(self.context.game)
        heading(canvas, self.context.say("drill-title"), max_w=1000)
        draw_deck(canvas, self.context, self.deck, _SIDE)
        if question is None:
            self._draw_end(canvas)
        else:
            self._draw_table(canvas, question)
            canvas.plate("parchment_torn", _PAPER)
            (self._draw_question if self.given is None else self._draw_verdict)(canvas, question)
        if self.large and question is not None:
            self._picture.draw(canvas, question.record, question.seat, question.step, WHOLE)
        self.draw_controls(canvas)

    def _draw_table(self, canvas: Canvas, question: Question) -> None:
        say = question.context.say
        canvas.plate("wood", _TABLE)
        where = canvas.write(
            say("account-round", round=question.moment.round),
            PANEL_NOTE,
            _HEAD.line(20, 0, 6),
            anchor="midright",
        )
        head = _HEAD._replace(w=where.x - _HEAD.x - 20)
        canvas.write(
            self._picture.asked(question.record, question.seat, question.step),
            PANEL_HEAD,
            head.line(18, 6, 0),
        )
        self._picture.draw(canvas, question.record, question.seat, question.step, _PICTURE)

    def _draw_question(self, canvas: Canvas, question: Question) -> None:
        head, *lines = self._question
        canvas.write(head, PAGE_TITLE, _TEXT.line(24))
        spec = question.record.seats[question.seat]
        face = Box.around((_TEXT.center[0], _TEXT.y + 200), 230)
        canvas.emblem(canvas.seat(question.record.game, spec.colour), face.center, face.w)
        canvas.write(spec.name, legible("sc", 30, "ink"), _TEXT.line(356), anchor="center")
        below = _TEXT.cut(top=404)[1]
        for words, style in zip(lines, (PAPER_TEXT, PAPER_NOTE), strict=True):
            took = canvas.fit_paragraph(words, style, below._replace(h=below.h * 0.6), "topleft")
            below = below.cut(top=took.h + 16)[1]

    def _draw_verdict(self, canvas: Canvas, question: Question) -> None:
        head, worth, *_, again = self._verdict
        say = self.context.say
        color, icon = ("good_plate", ICON["done"]) if self.right else ("warn_plate", ICON["cancel"])
        canvas.disc(color, icon, (_TEXT.x + 42, _TEXT.y + 38), 84)
        title, area = _TEXT.cut(top=88)
        canvas.write(
            head,
            PAGE_TITLE._replace(size=48, color="good_plate" if self.right else "red_d"),
            title.line(36, 104, 0),
        )
        foot, area = area.cut(bottom=190)
        took = canvas.fit_paragraph(worth, PAPER_TEXT, area._replace(h=70), "topleft")
        area = area.cut(top=took.h + 18)[1]
        reasons = tuple(self._reasons)
        if reasons or question.waiting:
            canvas.write(say("drill-why"), PAGE_TITLE, area.line(18))
            area = area.cut(top=46)[1]
        if question.waiting:
            canvas.paragraph(say("drill-thinking"), PAPER_NOTE, area.at("topleft"), area.w, "topleft")
        for at, (words, reason) in enumerate(reasons):
            part = area.row(at, len(reasons), 10)
            took = canvas.fit_paragraph(words, legible("sc", 21, "red_d"), part._replace(h=64), "topleft")
            canvas.fit_paragraph(reason, PAPER_TEXT, part.cut(top=took.h + 8)[1], "topleft")
        self._draw_again(canvas, again, foot)

    def _draw_again(self, canvas: Canvas, again: str, box: Box) -> None:
        """Draw how the position has been answered so far, and when it comes again."""
        assert self.drill is not None
        canvas.write(self.context.say("drill-again"), PAGE_TITLE, box.line(22))
        answers = self.drill.answers[-_ANSWERS:]
        for at, right in enumerate(answers):
            spot = (box.x + 18 + at * _MARK, box.y + 74)
            if at:
                canvas.line((spot[0] - _MARK + 18, spot[1]), (spot[0] - 18, spot[1]), "parch_dd", 4)
            canvas.disc(*answer_sign(right), spot, 36)
        canvas.fit_paragraph(again, PAPER_TEXT, box.cut(top=102)[1], "topleft")

    def _draw_end(self, canvas: Canvas) -> None:
        canvas.plate("parchment_torn", _END)
        x, y = _END.center
        head, *text = self._ended
        icon = ICON["points"] if self.deck.positions else ICON["replay"]
        canvas.icon(icon, (x, y - 190), 170, "gold_d", shadow=60)
        canvas.write(head, PAGE_TITLE._replace(size=64), (x, y - 40), _END.w - 160, "center")
        canvas.fit_paragraph(
            "\n".join(text), Style("text", 28, "ink"), Box.around((x, y + 90), 860, 170), "center"
        )
