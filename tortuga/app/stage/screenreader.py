"""The speaker that reaches real screen readers: AccessKit (extra `screenreader`), imported only when needed.

It serves NVDA, Narrator, VoiceOver and Orca through the system's own interfaces and does nothing until one of
them asks. Its calls may come from other threads: they only post events.
"""

from __future__ import annotations

import importlib
import logging
import sys
from collections.abc import Callable
from typing import Any

import pygame
from typing_extensions import override

from tortuga.app.stage.reader import LIVE, ROOT, Node, Speaker, Tree

_log = logging.getLogger(__name__)
_LIVE = (LIVE, 1 << 30)
"""Alternating numbers of the live region: the same words in the same node would not be read again."""

ASKED = pygame.event.custom_type()
"""Event of a screen reader's request: `number` of the node, and `press`, or else to focus it."""


class AccessKit(Speaker):
    """Connects to the screen reader through AccessKit.

    Args:
        handle: what the system calls the window; made before it is shown for the first time.
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
            return kit.windows.SubclassingAdapter(handle, self._begin, self._asked)
        if self._platform == "darwin":
            kit.macos.add_focus_forwarder_to_window_class("SDLWindow")
            return kit.macos.SubclassingAdapter.for_window(handle, self._begin, self._asked)
        return kit.unix.Adapter(self._begin, self._asked, self._end)

    # ---------------------------------------------------------------- what the reader calls
    def _begin(self) -> Any:
        self._listened = True
        return self._update(self._tree)

    def _end(self) -> None:
        self._listened, self._tree = False, Tree()

    def _asked(self, request: Any) -> None:
        action = self._kit.Action
        if request.action in (action.CLICK, action.FOCUS):
            target = getattr(request, "target_node", None)
            number = int(request.target if target is None else target)
            pygame.event.post(pygame.event.Event(ASKED, number=number, press=request.action == action.CLICK))

    # ---------------------------------------------------------------- Speaker
    @property
    @override
    def active(self) -> bool:
        return self._listened

    @override
    def show(self, tree: Tree) -> None:
        self._tree = tree
        self._raise(self._adapter.update_if_active(lambda: self._update(tree)))

    @override
    def focused(self, on: bool) -> None:
        if self._platform == "darwin":
            self._raise(self._adapter.update_view_focus_state(on))
        elif self._platform != "win32":  # there the window itself reports it
            self._adapter.update_window_focus_state(on)

    @override
    def close(self) -> None:
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
        live.set_value(tree.said)
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
    except Exception:  # a young library: no error of it must keep anybody from playing
        _log.exception("no screen reader")
    return None
