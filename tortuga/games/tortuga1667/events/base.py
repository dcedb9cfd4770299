"""What all events have in common."""

from __future__ import annotations

import msgspec

Secrets = tuple[str | None, ...]
"""Cards, None where hidden."""


class Deed(msgspec.Struct, frozen=True, gc=False):
    """An event of the game."""
