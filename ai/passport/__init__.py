"""The strength passport: what each level won when it was measured. Reading it needs no numpy.

python -m ai.passport [--game NAME]        measures and writes weights/passport.json of the game
"""

from ai.passport.book import (
    BadPassport,
    Measurement,
    Passport,
    PassportLine,
    PassportPage,
    lines,
    load,
    short_line,
)

__all__ = [
    "BadPassport",
    "Measurement",
    "Passport",
    "PassportLine",
    "PassportPage",
    "lines",
    "load",
    "short_line",
]
