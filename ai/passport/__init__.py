"""The strength passport: what each level won when it was measured. Reading it needs no numpy.

python -m ai.passport        measures and writes ai/weights/passport.json
"""

from ai.passport.book import BadPassport, Line, Page, Passport, Result, lines, load, short_line

__all__ = ["BadPassport", "Line", "Page", "Passport", "Result", "lines", "load", "short_line"]
