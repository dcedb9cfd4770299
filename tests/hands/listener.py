"""A screen reader that writes down what it hears."""

from __future__ import annotations


class Listener:
    """A speaker that writes down what it hears."""

    def __init__(self, active=True):
        self.active = active
        self.trees = []
        self.windows = []
        self.closed = False

    def show(self, tree):
        self.trees.append(tree)

    def focused(self, on):
        self.windows.append(on)

    def close(self):
        self.closed = True

    @property
    def focus(self):
        tree = self.trees[-1]
        return next((node for node in tree.nodes if node.number == tree.focus), None)


def read(listener):
    """The announcements, in the order in which they came."""
    numbers: dict[int, str] = {}
    for tree in listener.trees:
        numbers.setdefault(tree.announcement.number, tree.announcement.words)
    return [numbers[number] for number in sorted(numbers)]
