"""What captains have learned, as a hash: measurements name the weights they were made with.

Without numpy, so that the app can ask cheaply.
"""

from __future__ import annotations

import functools
import hashlib
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

WEIGHTS: Final = "tortuga-weights"
"""Format of a file of weights."""


class _Format(msgspec.Struct):
    """What every file in the folder says of itself."""

    format: str = ""


class _Head(msgspec.Struct):
    """What every file of weights begins with."""

    seats: int = 0


@functools.cache
def weights_hash(seats: int) -> str:
    """16 hexadecimal digits over all weights for this number of seats; "" when there are none."""
    return hash_of(resources.files("ai.games.tortuga2014"), seats)


def hash_of(package: Traversable, seats: int) -> str:
    """The hash of the weights in a package's folder `weights`; "" when there are none."""
    folder = package.joinpath("weights")
    if not folder.is_dir():
        return ""
    found = hashlib.blake2b(digest_size=8)
    count = 0
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if not file.name.endswith(".json"):
            continue
        content = file.read_bytes()
        if msgspec.json.decode(content, type=_Format).format != WEIGHTS:
            continue  # another format, whose `seats` may mean anything
        if msgspec.json.decode(content, type=_Head).seats == seats:
            # line endings depend on the checkout, not on the weights
            found.update(file.name.encode() + b"\n" + content.replace(b"\r\n", b"\n"))
            count += 1
    return found.hexdigest() if count else ""
