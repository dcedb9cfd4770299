"""How words look."""

from __future__ import annotations

from typing import NamedTuple

from tortuga.app.draw.theme import LARGEST_GROWN, LOGO_GRADIENT, LOGO_OUTLINE, SMALLEST_READ, TYPE

LEAST = SMALLEST_READ
"""Smallest readable text in units."""


class Style(NamedTuple):
    """How words look, and how they adapt to little room or to a larger text size."""

    role: str
    """Kind of letters (theme.FONTS)."""
    size: float = 20.0
    color: str = "ink"
    shade: str | None = None
    """Colour of a soft drop shadow."""
    grows: bool = True
    """Whether the text follows the text size of the settings, where its room is known."""
    most: float = LARGEST_GROWN
    """The size up to which it grows."""
    legible: bool = False
    """Where room is short: not below LEAST, but narrower letters, and finally an ellipsis."""
    alpha: int = 255
    gradient: tuple[str, str] | None = None
    """Top and bottom colour instead of `color`."""
    outline: str | None = None
    """Colour of a rim around the letters."""
    rim: float = 2.0
    """Its width in units."""

    def inked(self, color: str) -> Style:
        """The same in another colour."""
        return self._replace(color=color)

    def fixed(self, size: float) -> Style:
        """The same at this size, whatever the text size of the settings."""
        return self._replace(size=size, grows=False)

    def at_most(self, size: float) -> Style:
        """The same, no larger than this."""
        return self._replace(size=min(self.size, size))


LOGO = Style("display", TYPE["logo"], "cream", gradient=LOGO_GRADIENT, outline=LOGO_OUTLINE, rim=1.6)
"""The name of the game in the bar across the top; headings of screens are set like it."""


def legible(
    role: str,
    size: float,
    color: str,
    shade: str | None = None,
    grows: bool = True,
    most: float = LARGEST_GROWN,
) -> Style:
    """The style of a name or label, which never shrinks below a readable size."""
    return Style(role, size, color, shade, grows, most, legible=True)
