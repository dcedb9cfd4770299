"""Coverage-guided fuzzing of the readers of `fuzz.py`, by atheris: what reaches new lines is altered further.

    pip install ".[fuzz]"
    python -m tests.hardening.guided log --minutes 5 --folder corpus

Inputs that reached something new are kept in `corpus/log` and stand at the start of the next run. An input
that fails is written there too, as `crash-*`, and the run ends with an exit code other than 0.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import atheris

with atheris.instrument_imports(include=["tortuga", "ai"]):
    from tests.hardening import fuzz

READERS: dict[str, Callable[[bytes, Path], str]] = {read.__name__: read for read in fuzz.KINDS}


def main() -> None:
    """Fuzz one reader; does not return, libFuzzer ends the process."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("reader", choices=READERS)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--folder", type=Path, required=True)
    asked = parser.parse_args()
    corpus = asked.folder / asked.reader
    corpus.mkdir(parents=True, exist_ok=True)
    for good in fuzz.seeds(asked.reader):
        (corpus / hashlib.sha1(good, usedforsecurity=False).hexdigest()).write_bytes(good)
    read = READERS[asked.reader]
    with tempfile.TemporaryDirectory() as scratch:
        options = [f"-max_total_time={round(60 * asked.minutes)}", f"-seed={asked.seed}", "-max_len=200000"]
        options += [
            f"-artifact_prefix={corpus}/",
            "-rss_limit_mb=1000",
            "-timeout=20",
            "-print_final_stats=1",
        ]
        atheris.Setup([sys.argv[0], *options, str(corpus)], lambda data: read(data, Path(scratch)) and None)
        atheris.Fuzz()


if __name__ == "__main__":
    main()
