"""What a screen reader still has to read: each sentence of each scene once, numbered as it is read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from weakref import WeakKeyDictionary

from tortuga.app.scene.protocol import Scene, Sentence

_REMINDERS = 8
"""Sentences that are read to somebody who begins to listen in the middle."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """What is read aloud at once.

    The number is another one each time, so that the same words said twice are two announcements.
    """

    number: int = 0
    words: str = ""


SILENCE = Announcement()
"""Nothing was said yet."""


class Announcer:
    """Keeps for every scene what it said already: a scene that is uncovered repeats nothing."""

    def __init__(self) -> None:
        self._heard: WeakKeyDictionary[Scene, frozenset[Sentence]] = WeakKeyDictionary()
        self._passing: frozenset[Sentence] = frozenset()
        self._late = False
        self._read: frozenset[Sentence] = frozenset()
        """What it is made of."""
        self.last = SILENCE
        """The newest announcement; it stands until there is another, or its scene says it no more."""

    def deaf(self) -> None:
        """Nobody listens: whoever does again is not told all that was missed."""
        self._late = True

    def hear(self, scene: Scene, passing: Sequence[Sentence] = ()) -> Announcement:
        """The newest announcement, after a frame of this scene.

        Without words as soon as it is not said any more: it may have been a secret that lies closed again.

        Args:
            passing: said over whatever scene is shown.
        """
        said = scene.spoken()
        fresh = _fresh(said, self._heard.get(scene, frozenset()))
        if self._late:
            fresh = fresh[-_REMINDERS:]
        self._late = False
        self._heard[scene] = frozenset(said)
        fresh += _fresh(passing, self._passing)
        self._passing = frozenset(passing)
        if fresh:
            self._read = frozenset(fresh)
            self.last = Announcement(self.last.number + 1, " ".join(each.words for each in fresh))
        elif not self._read <= self._heard[scene] | self._passing:
            self._read = frozenset()
            self.last = replace(self.last, words="")
        return self.last


def _fresh(said: Sequence[Sentence], heard: frozenset[Sentence]) -> list[Sentence]:
    return [sentence for sentence in said if sentence.words and sentence not in heard]
