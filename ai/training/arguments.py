"""What the commands of training read from their command lines."""

from __future__ import annotations


def numbers(text: str) -> list[int]:
    """Whole numbers from `2,3,4`; argparse tells a ValueError."""
    return [int(part) for part in text.split(",")]
