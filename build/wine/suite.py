"""The project's tests under Wine, one file at a time, so that a hang costs one file and not the run."""

from __future__ import annotations

import re

from release.facts import ROOT

from wine.prefix import HOME, PYTHON, awake, run, windows_path

LIMIT = 400.0
"""Seconds that a file may take."""
TOLD = HOME / "tests.txt"
NOT_UNDER_WINE = {
    "tests/ai/arena/test_dask.py": "LocalCluster does not come up under Wine",
    "tests/app/stage/test_reader.py::test_with_the_real_library": "Wine 8 lacks bcryptprimitives.dll",
    "tests/kernel/test_log_schema.py": "rpds, of jsonschema, needs the same",
    "tests/test_house.py": "grimp needs the same",
}
"""Files and tests that fail because of Wine, and why."""
HEADLESS = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


def test(*files: str) -> int:
    """Run these test files, or all; 1 if one failed that should not. A line for each goes to TOLD."""
    chosen = files or [str(path.relative_to(ROOT)) for path in sorted((ROOT / "tests").rglob("test_*.py"))]
    counts: dict[str, int] = {}
    failed = []
    awake()
    with TOLD.open("w", encoding="utf-8") as listed:
        for file in chosen:
            if file in NOT_UNDER_WINE:
                line, code = f"left out, {NOT_UNDER_WINE[file]}", 0
            else:
                line, code = _one(file)
            for number, word in re.findall(r"(\d+) (passed|failed|skipped|errors?|deselected)", line):
                counts[word] = counts.get(word, 0) + int(number)
            if code not in (0, 5):  # 5: all of its tests were deselected
                failed.append(file)
            print(f"{file}: {line}", flush=True)
            print(f"{file}: {line}", file=listed, flush=True)
        total = ", ".join(f"{number} {word}" for word, number in counts.items())
        summary = f"{len(chosen)} files: {total}; failed: {' '.join(failed) or 'none'}"
        print(summary)
        print(summary, file=listed)
    return bool(failed)


def _one(file: str) -> tuple[str, int]:
    """The last line of a file's tests, and pytest's exit code; on failure, the whole output is printed."""
    told = HOME / "test.txt"
    left = [f"--deselect={name}" for name in NOT_UNDER_WINE if name.startswith(f"{file}::")]
    options = ["-q", "-rfE", "--tb=short", "-p", "no:cacheprovider", *left]
    options.append(f"--basetemp={windows_path(HOME / 'tests')}")  # pytest's own clean-up warns under Wine
    code = run(PYTHON, "-m", "pytest", *options, file, told=told, limit=LIMIT, **HEADLESS).returncode
    lines = told.read_text("utf-8", "replace").splitlines() or ["nothing said"]
    if code not in (0, 5):
        print("\n".join(lines))
    return (lines[-1] if code != 124 else f"ended after {LIMIT:.0f} s"), code
