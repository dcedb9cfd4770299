"""Fixed pictures of the table: chance has played these games up to the moment that is wanted."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Final, Literal

from tortuga.app.captains.silent import silent
from tortuga.app.games.tortuga1667.counsel.advice import choice_words
from tortuga.app.games.tortuga1667.notebook.scene import NotebookScene67
from tortuga.app.games.tortuga1667.palette import COLOURS
from tortuga.app.games.tortuga1667.sheets.open import DiscardsSheet
from tortuga.app.games.tortuga1667.table.peeks import PiratePeeks
from tortuga.app.games.tortuga1667.tableui import TABLE
from tortuga.app.gameui.game import Shot
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Scene
from tortuga.app.table.marks import Marks, Shown
from tortuga.app.table.scene import TableScene
from tortuga.app.table.sheets.covers import LOOK_AWAY_S, HandoverScene, SecretScene
from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.options import Options
from tortuga.games.tortuga1667.rules import RULES
from tortuga.kernel.players import HUMAN, Advice, Choice, Reason, SeatSpec, Why
from tortuga.kernel.session import Session

Moment = tuple[int, str]
"""A turn and a stage in it, at which the person decides."""

_RARE: Final = (cmd.Say, cmd.RunOut, cmd.Reveal)
"""Chance does these only where nothing else is to be done: it hurries neither talk nor the Armada."""
_PARTS: Final = (("advice-part-side", -0.008), ("advice-part-rest", 0.01))
_ME: Final = 0
_SIZES: Final[Mapping[int, Literal[2, 5, 9]]] = {2: 2, 5: 5, 9: 9}


def _seats(context: Context, count: int, persons: int) -> tuple[SeatSpec, ...]:
    return tuple(
        SeatSpec(HUMAN if seat < persons else "captain", context.say(f"newgame-name-{seat + 1}"), colour.name)
        for seat, colour in enumerate(COLOURS[:count])
    )


@cache
def _played(count: int, moment: Moment, seed: str) -> tuple[tuple[int, cmd.Command], ...]:
    """What everybody decides until a moment comes; the same for each language."""
    seats = tuple(SeatSpec(HUMAN, str(seat), COLOURS[seat].name) for seat in range(count))
    game, hand, made = Session.new(RULES, Options(seats=_SIZES[count]), seats, seed), random.Random(seed), []
    while not _come(game, moment):
        seat = game.to_act()[0]
        command = _chosen(game.observer(seat).legal(), hand)
        made.append((seat, command))
        game.submit(seat, command)
    return tuple(made)


def _come(game: Session, moment: Moment) -> bool:
    table = game.observer(_ME).view.table
    return (table.turn, table.stage) == moment and _ME in game.to_act()


def _chosen(legal: Sequence[cmd.Command], hand: random.Random) -> cmd.Command:
    """A kind of thing first, so that there are many votes."""
    wanted: list[cmd.Command] = [each for each in legal if not isinstance(each, _RARE)] or list(legal)
    kind = hand.choice(sorted({type(each).__name__ for each in wanted}))
    return hand.choice([each for each in wanted if type(each).__name__ == kind])


def _table(
    context: Context,
    count: int,
    moment: Moment,
    seed: str,
    persons: int = 1,
    said: Sequence[tuple[int, cmd.Say]] = (),
) -> TableScene:
    options = Options(seats=_SIZES[count], talk="on" if said else "off")
    game = Session.new(RULES, options, _seats(context, count, persons), seed)
    for seat, command in (*_played(count, moment, seed), *said):
        game.submit(seat, command)
    scene = TableScene(context, game, TABLE, silent())
    scene.update(0.0)
    return scene


def _at(count: int, turn: int, stage: str, seed: str, *keys: str) -> Shot:
    """A decision, with some keys of the table pressed."""

    def shot(context: Context) -> tuple[Scene, ...]:
        scene = _table(context, count, (turn, stage), seed)
        assert scene.decision is not None
        for key in keys:
            scene.activate(next(at.id for at in scene.decision.chooser.targets() if at.key == key))
        return (scene,)

    return shot


def _advised(count: int, turn: int, stage: str, seed: str, page: int) -> Shot:
    """Advice on a decision: the choices with the longest names, and the most that is said of them."""

    def shot(context: Context) -> tuple[Scene, ...]:
        scene = _table(context, count, (turn, stage), seed)
        decision = scene.decision
        assert decision is not None
        commands = sorted(
            decision.desk.legal(), key=lambda each: -len(choice_words(context.say, scene.session.seats, each))
        )[:4]
        reason = Reason(
            f"reason-{'ballot-mutiny-against' if stage == 'ballot' else 'reveal-unknown'}", {"chance": 50}
        )
        decision.counsel(
            Advice(
                _ME,
                tuple(
                    Choice(command, 0.184 - at / 500, (), (), reason, Why(0.002, _PARTS, "side", None))
                    for at, command in enumerate(commands)
                ),
            )
        )
        scene.counselled()
        for _ in range(page):
            scene.activate("hint")
        return (scene,)

    return shot


def _in(count: int, turn: int, stage: str, seed: str, kind: type[ev.Event], seconds: float) -> Shot:
    """The middle of the motions of the last event of a kind."""

    def shot(context: Context) -> tuple[Scene, ...]:
        scene = _table(context, count, (turn, stage), seed)
        context.settings.lend(speed="normal")
        past, presenter = scene.session.observer(_ME).past(), scene.presenter
        last = max(at for at, seen in enumerate(past) if isinstance(seen.event, kind))
        scene.decision = None
        presenter.lines[1:] = [line for seen in past[:last] for line in presenter.narrative.lines(seen)]
        presenter.take([past[last]])
        presenter.update(seconds, "normal")
        return (scene,)

    return shot


def _notebook(context: Context) -> tuple[Scene, ...]:
    table = _table(context, 9, (18, "act"), "cutlass")
    return table, NotebookScene67(context, table.session.observer(_ME))


def _discards(context: Context) -> tuple[Scene, ...]:
    table = _table(context, 9, (18, "act"), "cutlass")
    return table, DiscardsSheet(context, table.session.observer(_ME))


def _attack(context: Context) -> tuple[Scene, ...]:
    """An attack is being chosen, and what was said before; one of those who speak is heard no more."""
    said: Sequence[tuple[int, cmd.Say]] = (
        (3, cmd.Say("accuse-british", seat=1)),
        (1, cmd.Say("accuse-lies", seat=3)),
        (7, cmd.Say("ask-maroon", seat=_ME)),
        (_ME, cmd.Say("swear")),
        (4, cmd.Say("trust", seat=_ME)),
    )
    scene = _table(context, 9, (19, "act"), "rum", said=said)
    for pressed in ("tab-talk", "side-talk-mute:7", "act-4"):
        scene.activate(pressed)
    return (scene,)


def _together(context: Context) -> tuple[Scene, ...]:
    """The table of several persons: nobody's corner lies open."""
    return (_table(context, 5, (15, "ballot"), "kraken", persons=3),)


def _curtain(context: Context) -> tuple[Scene, ...]:
    seats = _seats(context, 5, 3)
    return (HandoverScene(context, seats[1].name, seats[1].colour),)


def _peek(context: Context) -> tuple[Scene, ...]:
    """What somebody sees of his own while the key is held."""
    table = _table(context, 5, (18, "act"), "kraken", persons=3)
    seats, view = table.session.seats, table.session.observer(_ME).view
    cover = SecretScene(
        context, Shown(view, _ME, Marks(jotted="\nB\nF\n\nB"), seats, context.text), PiratePeeks()
    )
    cover.update(LOOK_AWAY_S + 0.5)
    return (cover,)


TABLE_SHOTS: Mapping[str, Shot] = MappingProxyType(
    {
        "table": _at(9, 18, "act", "cutlass"),
        "table-five": _at(5, 18, "act", "kraken"),
        "table-two": _at(2, 13, "act", "parrot"),
        "table-attack": _attack,
        "table-force": _at(9, 18, "act", "cutlass", "digit-3", "digit-1", "digit-3"),
        "table-ballot": _at(9, 17, "ballot", "cutlass", "digit-1"),
        "table-advice": _advised(9, 18, "act", "cutlass", 0),
        "table-advice-list": _advised(9, 18, "act", "cutlass", 2),
        "table-advice-vote": _advised(9, 17, "ballot", "cutlass", 1),
        "table-vote": _in(9, 19, "take", "rum", ev.VoteShown, 2.0),
        "table-event": _in(9, 31, "letter", "parrot", ev.CardTurned, 1.2),
        "table-letter": _at(9, 31, "letter", "parrot"),
        "table-map": _at(2, 5, "fountain", "kraken"),
        "table-together": _together,
        "table-notebook": _notebook,
        "table-discards": _discards,
        "table-curtain": _curtain,
        "table-peek": _peek,
    }
)
"""Name -> maker; added to the pictures of the screens."""
