"""Describes the screen to screen readers: a small tree of labelled nodes, the focus, and announcements.

After each frame the top scene's focusables become nodes, and its new sentences (log lines, messages) go into
a live region. The output is `AccessKit`.
"""

from __future__ import annotations

import importlib
import logging
import sys
from collections.abc import Callable, Sequence
from typing import Any
from weakref import WeakKeyDictionary

import msgspec
import pygame

from tortuga.app.draw.canvas import Canvas
from tortuga.app.input.focus import Focusable
from tortuga.app.scene.protocol import Scene, Sentence

_REMINDERS = 8
"""Most recent sentences read when a screen reader starts in the middle of a game."""


class Announcement(msgspec.Struct, frozen=True):
    """Text read aloud in one go. The number tells repeated announcements of the same words apart."""

    number: int = 0
    words: str = ""


SILENCE = Announcement()
"""Nothing was said yet."""


class Announcer:
    """Remembers what each scene has said, so that an uncovered scene repeats nothing."""

    def __init__(self) -> None:
        self._heard: WeakKeyDictionary[Scene, frozenset[Sentence]] = WeakKeyDictionary()
        self._passing: frozenset[Sentence] = frozenset()
        self._late = False
        self._read: frozenset[Sentence] = frozenset()
        """The sentences of the last announcement."""
        self.last = SILENCE
        """The newest announcement, until there is another or its scene withdraws it."""

    def drop_backlog(self) -> None:
        """No screen reader is listening: drop all but the latest sentences."""
        self._late = True

    def hear(self, scene: Scene, passing: Sequence[Sentence] = ()) -> Announcement:
        """The newest announcement, after a frame of this scene.

        Emptied as soon as the scene withdraws it: it may have been a secret that is hidden again.

        Args:
            passing: messages shown over any scene.
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
            self.last = Announcement(self.last.number + 1, " ".join(sentence.words for sentence in fresh))
        elif not self._read <= self._heard[scene] | self._passing:
            self._read = frozenset()
            self.last = msgspec.structs.replace(self.last, words="")
        return self.last


def _fresh(said: Sequence[Sentence], heard: frozenset[Sentence]) -> list[Sentence]:
    return [sentence for sentence in said if sentence.words and sentence not in heard]


ROOT, LIVE, FIRST = 0, 1, 2
"""Node numbers of the window, the live region and the first control."""


class Node(msgspec.Struct, frozen=True):
    """A control as a screen reader sees it."""

    number: int
    label: str
    description: str
    box: tuple[float, float, float, float]
    """Pixels of the window: left, top, right, bottom."""
    enabled: bool = True
    checked: bool | None = None


class Tree(msgspec.Struct, frozen=True):
    """A whole screen."""

    nodes: tuple[Node, ...] = ()
    focus: int = ROOT
    announcement: Announcement = SILENCE
    """What the live region reads aloud."""


class Reader:
    """Reports every change of the screen to a speaker."""

    def __init__(self, speaker: AccessKit) -> None:
        self._speaker = speaker
        self.on = True
        """Whether the player wants it (settings)."""
        self._numbers: dict[tuple[type, str], int] = {}
        self._names: dict[int, str] = {}
        self._announcer = Announcer()
        self._last: Tree | None = None
        self._window: bool | None = None

    def follow(self, scene: Scene, canvas: Canvas, focused: bool, passing: Sequence[Sentence] = ()) -> None:
        """A frame was shown.

        Args:
            focused: whether the window has the keyboard.
            passing: messages shown over everything.
        """
        if focused != self._window:
            self._window = focused
            self._speaker.focused(focused)
        if not (self.on and self._speaker.active):
            self._last = None
            self._announcer.drop_backlog()
            return
        items = scene.focusables()
        nodes = tuple(self._node(scene, item, canvas) for item in items)
        self._names = {node.number: item.id for node, item in zip(nodes, items, strict=True)}
        focus = ROOT
        if scene.focus.visible and scene.focus.focused is not None:
            wanted = self._number(scene, scene.focus.focused)
            focus = wanted if wanted in self._names else ROOT
        tree = Tree(nodes, focus, self._announcer.hear(scene, passing))
        if tree != self._last:
            self._last = tree
            self._speaker.show(tree)

    def name(self, number: int) -> str | None:
        """The id of the focusable with this node number; None when it is gone."""
        return self._names.get(number)

    def close(self) -> None:
        """The window is closing."""
        self._speaker.close()

    def _number(self, scene: Scene, name: str) -> int:
        """A control keeps its number while the program runs, because screen readers remember it."""
        return self._numbers.setdefault((type(scene), name), FIRST + len(self._numbers))

    def _node(self, scene: Scene, item: Focusable, canvas: Canvas) -> Node:
        x, y, w, h = item.box
        left, top = canvas.at(x, y)
        right, bottom = canvas.at(x + w, y + h)
        key = scene.key_label(item.key) if item.key else ""
        description = " ".join(
            # a label may already begin with the tooltip
            part
            for part in ("" if item.label.startswith(item.tooltip) else item.tooltip, key)
            if part
        )
        return Node(
            self._number(scene, item.id),
            item.label,
            description,
            (left, top, right, bottom),
            item.enabled,
            item.checked,
        )


_log = logging.getLogger(__name__)
_LIVE = (LIVE, 1 << 30)
"""Alternating numbers of the live region: the same words in the same node would not be read again."""

EARLY = sys.platform in ("win32", "darwin")
"""Whether screen readers must know a window before it is shown."""

REQUEST = pygame.event.custom_type()
"""Event of a screen reader's request: `number` of the node, and whether to `press` it or else focus it."""


class AccessKit:
    """Connects to the screen reader through AccessKit (extra `screenreader`), imported only when needed.

    It serves NVDA, Narrator, VoiceOver and Orca through the system's own interfaces and does nothing until
    one of them asks. Its calls may come from other threads: they only post events.

    Args:
        handle: of the window, which has not been shown yet.
        title: name of the program.

    Raises:
        ImportError: the library is not installed.
    """

    def __init__(self, handle: int, title: str, kit: Any = None, platform: str = sys.platform) -> None:
        self._kit: Any = kit if kit is not None else importlib.import_module("accesskit")
        self._title = title
        self._tree = Tree()
        self._listened = False
        self._platform = platform
        self._adapter = self._make(handle)

    def _make(self, handle: int) -> Any:
        kit = self._kit
        if self._platform == "win32":
            return kit.windows.SubclassingAdapter(handle, self._begin, self._on_request)
        if self._platform == "darwin":
            kit.macos.add_focus_forwarder_to_window_class("SDLWindow")
            return kit.macos.SubclassingAdapter.for_window(handle, self._begin, self._on_request)
        return kit.unix.Adapter(self._begin, self._on_request, self._end)

    # ---------------------------------------------------------------- what the reader calls
    def _begin(self) -> Any:
        self._listened = True
        return self._update(self._tree)

    def _end(self) -> None:
        self._listened, self._tree = False, Tree()

    def _on_request(self, request: Any) -> None:
        action = self._kit.Action
        if request.action in (action.CLICK, action.FOCUS):
            target = getattr(request, "target_node", None)
            number = int(request.target if target is None else target)
            pygame.event.post(
                pygame.event.Event(REQUEST, number=number, press=request.action == action.CLICK)
            )

    # ---------------------------------------------------------------- what the reader is told
    @property
    def active(self) -> bool:
        """Whether a screen reader is listening; otherwise no tree is built."""
        return self._listened

    def show(self, tree: Tree) -> None:
        """Publish the screen as it is now."""
        self._tree = tree
        self._raise(self._adapter.update_if_active(lambda: self._update(tree)))

    def focused(self, on: bool) -> None:
        """The window got or lost the keyboard."""
        if self._platform == "darwin":
            self._raise(self._adapter.update_view_focus_state(on))
        elif self._platform != "win32":  # there the window itself reports it
            self._adapter.update_window_focus_state(on)

    def close(self) -> None:
        """The window is closing."""
        self._adapter = None

    @staticmethod
    def _raise(events: Any) -> None:
        if events is not None:
            events.raise_events()

    # ---------------------------------------------------------------- the tree
    def _update(self, tree: Tree) -> Any:
        kit = self._kit
        update = kit.TreeUpdate(tree.focus)
        update.tree = kit.Tree(ROOT)
        root = kit.Node(kit.Role.WINDOW)
        root.set_label(self._title)
        said = _LIVE[tree.announcement.number % len(_LIVE)]
        root.set_children([said, *(node.number for node in tree.nodes)])
        live = kit.Node(kit.Role.LABEL)
        live.set_value(tree.announcement.words)
        live.set_live(kit.Live.POLITE)
        update.nodes.extend([(ROOT, root), (said, live)])
        update.nodes.extend((node.number, self._node(node)) for node in tree.nodes)
        return update

    def _node(self, node: Node) -> Any:
        kit = self._kit
        made = kit.Node(kit.Role.BUTTON if node.checked is None else kit.Role.CHECK_BOX)
        made.set_label(node.label)
        made.set_bounds(kit.Rect(*node.box))
        if node.description:
            made.set_description(node.description)
        if not node.enabled:
            made.set_disabled()
        if node.checked is not None:
            made.set_toggled(kit.Toggled.TRUE if node.checked else kit.Toggled.FALSE)
        made.add_action(kit.Action.FOCUS)
        made.add_action(kit.Action.CLICK)
        return made


def open_speaker(
    handle: int, title: str, make: Callable[[int, str], AccessKit] = AccessKit
) -> AccessKit | None:
    """The speaker of a window that is not shown yet; None, and a line in the log, without the library."""
    try:
        return make(handle, title)
    except ImportError:
        _log.info("no screen reader: accesskit is not installed")
    except Exception:  # a young library: none of its errors may keep anybody from playing
        _log.exception("no screen reader")
    return None
