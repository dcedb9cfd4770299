"""What runs in the process that thinks for the app: plain functions on bytes, for any executor.

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
from typing import Any, Final

import msgspec

from ai.captains import AnyPlayer, Talker
from ai.registry import CAPTAINS
from tortuga.games import GAMES
from tortuga.kernel.analysis import Analysis, NotAnalysed
from tortuga.kernel.log.format import Log
from tortuga.kernel.log.reader import parse
from tortuga.kernel.players import Advice, Decision, Retrospect
from tortuga.kernel.replay import Replay

STEP: Final = 0.02
"""Least progress that is told."""
SEATS_KEPT: Final = 16
"""Players that stay in the cache."""

_encoder = msgspec.msgpack.Encoder()
_retrospects = msgspec.msgpack.Decoder(tuple[Retrospect, ...])


def encode(view: Any) -> bytes:
    """A view as bytes for `decide` and `advise`, or views for `hindsight`."""
    return _encoder.encode(view)


def decode_decision(game: str, answer: bytes) -> Decision[Any]:
    """The decision in an answer of `decide`."""
    return _decisions(game).decode(answer)


def decode_advice(game: str, answer: bytes) -> Advice[Any]:
    """The advice in an answer of `advise`."""
    return _advices(game).decode(answer)


def decide(game: str, view: bytes, player: str, seed: str) -> bytes:
    """The decision of a player for a view; the same arguments always give the same answer.

    Raises:
        UnknownPlayer: no player has this name.
        msgspec.DecodeError: not a view of this game.
    """
    seen = _views(game).decode(view)
    return _encoder.encode(_player(game, player, seed).choose(seen))


def remark(game: str, view: bytes, player: str, seed: str) -> bytes:
    """What a player says out of turn: a command as bytes, or nothing.

    Raises:
        UnknownPlayer: no player has this name.
        msgspec.DecodeError: not a view of this game.
    """
    speaker = _player(game, player, seed)
    return _encoder.encode(speaker.remark(_views(game).decode(view)) if isinstance(speaker, Talker) else None)


def decode_remark(game: str, answer: bytes) -> Any | None:
    """The command in an answer of `remark`; None for nothing."""
    return _remarks(game).decode(answer)


def advise(game: str, view: bytes, seed: str, players: Sequence[str] = ()) -> bytes:
    """What the strongest captain thinks of every choice of a view: an `Advice` as bytes.

    Args:
        players: see `Captains.advise`.

    Raises:
        msgspec.DecodeError: not a view of this game.
    """
    return _encoder.encode(CAPTAINS[game].advise(_views(game).decode(view), seed, players))


def hindsight(game: str, views: bytes) -> bytes:
    """What each round was worth, looked back at from the end: of the views after each of them, as bytes.

    Raises:
        msgspec.DecodeError: not views of this game.
    """
    return _encoder.encode(CAPTAINS[game].hindsight(_courses(game).decode(views)))


def decode_hindsight(answer: bytes) -> tuple[Retrospect, ...]:
    """The rounds in an answer of `hindsight`."""
    return _retrospects.decode(answer)


def analyse(log: bytes, samples: int, progress: str = "") -> Analysis:
    """The analysis of a log, in the exchange format.

    Args:
        progress: a file that tells from time to time how much is done, 0..1; "" = none.

    Raises:
        LogError: not a good log of a known game.
        NotAnalysed: the game is not over, or only part of it is known.
    """
    told = 0.0

    def tell(done: float) -> None:
        nonlocal told
        if progress and done >= told + STEP:
            told = done
            with contextlib.suppress(OSError):  # nobody waits any more
                Path(progress).write_text(f"{done:.2f}")

    return analysed(parse(log, GAMES), samples, tell)


def analysed(log: Log, samples: int, progress: Callable[[float], None]) -> Analysis:
    """The analysis of a log; see `Captains.analyse`.

    Raises:
        LogError: the rules or the seed do not want it.
        NotAnalysed: the game is not over, only part of it is known, or its captains analyse nothing.
    """
    name = log.header.game
    if log.seed is None or log.header.eyes is not None:
        raise NotAnalysed("error-analysis-unfinished")
    if not CAPTAINS[name].analyses:
        raise NotAnalysed("error-analysis-game", game=name)
    return CAPTAINS[name].analyse(Replay(GAMES[name].rules, log), samples, progress)


def warm_up(game: str) -> None:
    """Fill the caches before the first question."""
    CAPTAINS[game].warm_up()


@functools.lru_cache(maxsize=SEATS_KEPT)
def _player(game: str, name: str, seed: str) -> AnyPlayer:
    """The player of a seat; players keep no memory of the game, so one may serve all its decisions."""
    return CAPTAINS[game].make(name, seed)


@functools.cache
def _views(game: str) -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(GAMES[game].rules.view_type)


@functools.cache
def _courses(game: str) -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(_many(GAMES[game].rules.view_type))


def _many(kind: Any) -> Any:
    """The tuple type of a type known only at run time."""
    return tuple.__class_getitem__((kind, ...))


@functools.cache
def _remarks(game: str) -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(GAMES[game].rules.command_type | None)


@functools.cache
def _decisions(game: str) -> msgspec.msgpack.Decoder[Decision[Any]]:
    return _of_commands(Decision, game)


@functools.cache
def _advices(game: str) -> msgspec.msgpack.Decoder[Advice[Any]]:
    return _of_commands(Advice, game)


def _of_commands(answer: Any, game: str) -> msgspec.msgpack.Decoder[Any]:
    """A decoder of a generic answer with the commands of a game in it."""
    return msgspec.msgpack.Decoder(answer[GAMES[game].rules.command_type])
