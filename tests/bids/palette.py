"""The colours of the seats of Bids; it has no picture of its own."""

from __future__ import annotations

from tortuga.app.draw.seatcolour import GamePictures, SeatColour, seat_plates

_EMBLEMS = {
    "red": ("#a5301f", "diamonds"),
    "blue": ("#2e6ee6", "anchor"),
    "green": ("#2f7356", "sea-turtle"),
    "yellow": ("#eadb62", "sun"),
    "orange": ("#e0680c", "ship-wheel"),
    "purple": ("#5a1c74", "crown"),
    "white": ("#fbf8f0", "moon"),
    "teal": ("#1f8791", "octopus"),
    "pink": ("#d87fa5", "whale-tail"),
}
COLOURS = tuple(SeatColour("bids", name, rgb, emblem) for name, (rgb, emblem) in _EMBLEMS.items())
PICTURES = GamePictures("bids", COLOURS, plates=seat_plates(COLOURS))
