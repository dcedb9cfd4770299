"""Copy the fonts of the game into assets/fonts, with lining figures in Alegreya and no kerning in its Sans.

    python build/fonts.py PATH/TO/node_modules

Sources: the npm packages @expo-google-fonts/pirata-one, alegreya-sans, alegreya-sc and atkinson-hyperlegible
(original TTFs, SIL OFL 1.1).
Alegreya's figures are old-style by default and SDL_ttf cannot switch OpenType features, so the characters 0-9
are mapped to the lining glyphs ("lnum"). Its kerning, rounded down to whole pixels at small sizes, pushes ch
and el into one another; the Sans, which carries all running text, goes without. The changed fonts get the
family suffix " TL". Alegreya has no reserved font name, so this is allowed; Pirata One has one, it and
Atkinson Hyperlegible are copied unchanged. Needs fontTools.
"""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path

from fontTools.ttLib import TTFont

FONTS = Path(__file__).resolve().parents[1] / "assets" / "fonts"
_ATKINSON = "atkinson-hyperlegible"
PLAIN = {
    "pirata-one/400Regular/PirataOne_400Regular.ttf": "PirataOne-Regular.ttf",
    f"{_ATKINSON}/400Regular/AtkinsonHyperlegible_400Regular.ttf": "AtkinsonHyperlegible-400Regular.ttf",
    f"{_ATKINSON}/400Regular_Italic/AtkinsonHyperlegible_400Regular_Italic.ttf": (
        "AtkinsonHyperlegible-400Regular-Italic.ttf"
    ),
    f"{_ATKINSON}/700Bold/AtkinsonHyperlegible_700Bold.ttf": "AtkinsonHyperlegible-700Bold.ttf",
}
LINING = {
    "alegreya-sans/500Medium/AlegreyaSans_500Medium.ttf": "AlegreyaSans-500Medium-lnum.ttf",
    "alegreya-sans/700Bold/AlegreyaSans_700Bold.ttf": "AlegreyaSans-700Bold-lnum.ttf",
    "alegreya-sans/800ExtraBold/AlegreyaSans_800ExtraBold.ttf": "AlegreyaSans-800ExtraBold-lnum.ttf",
    "alegreya-sans/500Medium_Italic/AlegreyaSans_500Medium_Italic.ttf": (
        "AlegreyaSans-500Medium-Italic-lnum.ttf"
    ),
    "alegreya-sc/AlegreyaSC_800ExtraBold.ttf": "AlegreyaSC-800ExtraBold-lnum.ttf",
}


def lining_glyphs(font: TTFont) -> dict[str, str]:
    """Glyph -> lining glyph, from the font's "lnum" feature."""
    table = font["GSUB"].table
    found: dict[str, str] = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag != "lnum":
            continue
        for number in record.Feature.LookupListIndex:
            for plain in table.LookupList.Lookup[number].SubTable:
                found.update(getattr(getattr(plain, "ExtSubTable", plain), "mapping", {}))
    return found


def without_kerning(font: TTFont) -> None:
    """Let every letter keep its own width."""
    for record in font["GPOS"].table.FeatureList.FeatureRecord:
        if record.FeatureTag == "kern":
            record.Feature.LookupListIndex = []
            record.Feature.LookupCount = 0


def freeze(source: Path, target: Path) -> None:
    """Map the digits of a font to their lining glyphs, drop the kerning of running text, and rename it."""
    font = TTFont(source, recalcTimestamp=False)
    lining = lining_glyphs(font)
    for table in font["cmap"].tables:
        for code in range(ord("0"), ord("9") + 1):
            glyph = table.cmap.get(code)
            if glyph in lining:
                table.cmap[code] = lining[glyph]
    for record in font["name"].names:
        if record.nameID in (1, 4, 16):
            record.string = record.toUnicode() + " TL"
        elif record.nameID == 6:
            record.string = record.toUnicode().replace("-", "TL-")
    if "Sans" in target.name:
        without_kerning(font)
    font.save(target)


def main() -> None:
    """Copy and freeze all fonts."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("node_modules", type=Path)
    packages = parser.parse_args().node_modules / "@expo-google-fonts"
    FONTS.mkdir(parents=True, exist_ok=True)
    for name, target in PLAIN.items():
        shutil.copyfile(packages / name, FONTS / target)
    for name, target in LINING.items():
        freeze(packages / name, FONTS / target)


if __name__ == "__main__":
    main()
