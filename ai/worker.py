"""The code of the process that thinks for the app: plain functions on bytes, for any executor.

with process_pool(1) as pool:
    pool.submit(warm_up, game)
    answer = pool.submit(decide, game, encode(view), "additive", seed)
    decision = decode_decision(game, answer.result())

Captains are loaded by the first question only; the process that asks and reads the answers loads none.
"""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Sequence
from pathlib import Path
from types import GenericAlias
from typing import Any, Final, Literal

import msgspec

from ai.captains import AnyPlayer, Talker
from ai.registry import CAPTAINS
from tortuga.games import GAMES
from tortuga.kernel.analysis import Analysis, NotAnalysed, lines_of_steps, part_from
from tortuga.kernel.dealer import seat_seed
from tortuga.kernel.game import NOBODY, Outcome
from tortuga.kernel.log.format import Log
from tortuga.kernel.log.reader import parse
from tortuga.kernel.players import Advice, Decision, Retrospect
from tortuga.kernel.registry import load_object
from tortuga.kernel.replay import Replay

STEP: Final = 0.02
"""Smallest progress that is reported."""
SEATS_KEPT: Final = 16
"""Players that stay in the cache."""

_encoder = msgspec.msgpack.Encoder()
_retrospects = msgspec.msgpack.Decoder(tuple[Retrospect, ...])


def encode(view: Any) -> bytes:
    """A view as bytes for `decide` and `advise`, or views for `hindsight`."""
    return _encoder.encode(view)


def decode_decision(game: str, answer: bytes) -> Decision[Any]:
    """The decision in an answer of `decide`."""
    decision: Decision[Any] = _decoder(game, "decision").decode(answer)
    return decision


def decode_advice(game: str, answer: bytes) -> Advice[Any]:
    """The advice in an answer of `advise`."""
    advice: Advice[Any] = _decoder(game, "advice").decode(answer)
    return advice


def decide(game: str, view: bytes, player: str, seed: str) -> bytes:
    """The decision of a player for a view; the same arguments always give the same answer.

    Raises:
        UnknownPlayer: no player has this name.
        msgspec.DecodeError: not a view of this game.
    """
    seen = _decoder(game, "view").decode(view)
    return _encoder.encode(_player(game, player, seed).choose(seen))


def remark(game: str, view: bytes, player: str, seed: str) -> bytes:
    """What a player says out of turn: a command as bytes, or nothing.

    Raises:
        UnknownPlayer: no player has this name.
        msgspec.DecodeError: not a view of this game.
    """
    speaker = _player(game, player, seed)
    return _encoder.encode(
        speaker.remark(_decoder(game, "view").decode(view)) if isinstance(speaker, Talker) else None
    )


def decode_remark(game: str, answer: bytes) -> Any | None:
    """The command in an answer of `remark`; None for nothing."""
    return _decoder(game, "remark").decode(answer)


def advise(game: str, view: bytes, seed: str, players: Sequence[str] = ()) -> bytes:
    """What the strongest captain thinks of every choice of a view: an `Advice` as bytes.

    Args:
        players: see `Captains.advise`.

    Raises:
        msgspec.DecodeError: not a view of this game.
    """
    return _encoder.encode(CAPTAINS[game].advise(_decoder(game, "view").decode(view), seed, players))


def hindsight(game: str, views: bytes) -> bytes:
    """What each round was worth in hindsight, from the views after each round, as bytes.

    Raises:
        msgspec.DecodeError: not views of this game.
    """
    return _encoder.encode(CAPTAINS[game].hindsight(_decoder(game, "course").decode(views)))


def decode_hindsight(answer: bytes) -> tuple[Retrospect, ...]:
    """The rounds in an answer of `hindsight`."""
    return _retrospects.decode(answer)


def analyse(log: bytes, samples: int, progress: str = "", since: int | None = None) -> Analysis:
    """The analysis of a log, in the exchange format.

    Args:
        progress: a file to which the part that is done, 0..1, is written from time to time; "" = none.
        since: the step at which a voyage began: it is analysed from there, as far as it went, over or not.
            None = the whole of a finished game.

    Raises:
        LogError: not a good log of a known game.
        NotAnalysed: the game is not over, or only part of it is known.
    """
    reported = 0.0

    def tell(done: float) -> None:
        nonlocal reported
        if progress and done >= reported + STEP:
            reported = done
            with contextlib.suppress(OSError):  # nobody waits any more
                Path(progress).write_text(f"{done:.2f}")

    return analysed(parse(log, GAMES), samples, tell, since)


def analysed(log: Log, samples: int, progress: Callable[[float], None], since: int | None = None) -> Analysis:
    """The analysis of a log; see `Captains.analyse`.

    Raises:
        LogError: the log does not agree with the rules or its seed.
        NotAnalysed: the game is not over, only part of it is known, or its captains analyse nothing.
    """
    name = log.header.game
    if log.header.eyes is not None or (log.seed is None and since is None):
        raise NotAnalysed("error-analysis-unfinished")
    if not CAPTAINS[name].analyses:
        raise NotAnalysed("error-analysis-game", game=name)
    replay = Replay(GAMES[name].rules, log)
    analysis = CAPTAINS[name].analyse(replay, samples, progress, since or 0)
    if since is None:
        return analysis
    replay.seek(since)
    return part_from(analysis, lines_of_steps(log)[since], replay.observer(NOBODY).round)


def forecast(game: str, view: bytes, seat: int) -> tuple[float, ...]:
    """What a seat may be expected to choose; see `Captains.forecast`.

    Raises:
        msgspec.DecodeError: not a view of this game.
    """
    return CAPTAINS[game].forecast(_decoder(game, "view").decode(view), seat)


def play_deal(game: str, players: Sequence[str], seed: str, again: int) -> Outcome:
    """How a game of captains under the usual rules ends.

    Args:
        players: by seat.
        seed: for chance and for all captains.
        again: 0, 1 and so on: each time the first seat has other random numbers of its own.

    Raises:
        UnknownPlayer: no player has such a name.
    """
    arena = "ai.arena.play"  # imported only here: at the table nobody needs it
    captains = load_object(f"{arena}:seated")(CAPTAINS[game], players, seed)
    if again:
        captains[0] = CAPTAINS[game].make(players[0], seat_seed(f"{seed}/{again}", 0))
    rules, options = GAMES[game].rules, GAMES[game].make(len(players), {})
    outcome: Outcome = load_object(f"{arena}:play")(captains, rules, options, seed).outcome
    return outcome


def warm_up(game: str) -> None:
    """Fill the caches before the first question."""
    CAPTAINS[game].warm_up()


@functools.lru_cache(maxsize=SEATS_KEPT)
def _player(game: str, name: str, seed: str) -> AnyPlayer:
    """The player of a seat; players keep no memory of the game, so one may serve all its decisions."""
    return CAPTAINS[game].make(name, seed)


@functools.cache
def _decoder(game: str, what: Literal["view", "course", "decision", "advice", "remark"]) -> Any:
    """The decoder of a view, of the views of a course, or of an answer, with a game's own types in it."""
    rules = GAMES[game].rules
    decision: Any = Decision  # generic types of types known only at run time
    advice: Any = Advice
    kinds = {
        "view": rules.view_type,
        "course": GenericAlias(tuple, (rules.view_type, ...)),
        "decision": decision[rules.command_type],
        "advice": advice[rules.command_type],
        "remark": rules.command_type | None,
    }
    return msgspec.msgpack.Decoder(kinds[what])
