"""Seals: a chain of digests over the lines of a log, so that a change is found at the line where it was made.

A seal is not a signature: it finds accidents and careless edits. That nobody invented a game is shown by
`verify`, which derives every die again from the seed.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

SEAL_DIGITS = 16
FIRST = ""
"""What the header's seal follows."""

_encoder = msgspec.json.Encoder(order="sorted")


def seal(previous: str, content: Any) -> str:
    """Seal of a line: BLAKE2b over the seal before it and its content in canonical form.

    The canonical form is compact JSON with sorted keys, so spacing and the order of keys do not matter.

    Args:
        previous: seal of the line before; `FIRST` for the header.
        content: the line without its seal, as a Struct or as decoded JSON; both give the same seal.

    Returns:
        16 hexadecimal digits.
    """
    digest = hashlib.blake2b(previous.encode(), digest_size=SEAL_DIGITS // 2)
    digest.update(_encoder.encode(content))
    return digest.hexdigest()


def sealed_line(previous: str, content: Any) -> tuple[str, str]:
    """A line of a log and its seal: the JSON object of the content, the seal its last field, no line end."""
    mark = seal(previous, content)
    return f'{msgspec.json.encode(content).decode()[:-1]},"seal":"{mark}"}}', mark
