"""Build, test and play the game for Windows on Debian, under Wine; no Windows is needed.

    python build/windows.py setup            once, as root for Debian's packages; 1.3 GB in build/cache/wine
    python build/windows.py build            the folder with tortuga.exe, and its archive in build/dist
    python build/windows.py smoke            the smoke run of build/package.py with the starter for consoles
    python build/windows.py game             the archive, unpacked into an odd path, played by keys
    python build/windows.py both             logs made on either system are verified on the other
    python build/windows.py test [FILE ...]  pytest, file by file (all of them: some 40 minutes on idle cores)
    python build/windows.py python WORD ...  the Windows Python
    python build/windows.py all              all of it, in this order

How it is done, and what is known not to work under Wine: build/wine/README.md.
"""

from __future__ import annotations

import argparse
import sys

from wine import play, prefix, suite
from wine.setup import setup

STEPS = {
    "setup": setup,
    "build": play.build,
    "smoke": play.smoke,
    "game": play.game,
    "both": play.both,
    "test": suite.test,
}


def main() -> int:
    """Run the step named on the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("step", choices=[*STEPS, "python", "all"])
    parser.add_argument("words", nargs=argparse.REMAINDER, help="test: files; python: its arguments")
    told = parser.parse_args()
    if told.step == "python":
        return prefix.python(*told.words)
    if told.words and told.step != "test":
        parser.error(f"{told.step} takes nothing more")
    if told.step == "test":
        return suite.test(*told.words)
    for step in STEPS if told.step == "all" else [told.step]:
        print(f"== {step}", flush=True)
        if STEPS[step]():
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
