"""Speed as a ratchet: how much longer something takes than a loop that never changes, on the same machine.

`speed.json` holds the ratios. `TORTUGA_SPEED=check pytest tests/benchmarks/test_speed.py` compares. `.ci/run`
does so in a process of its own: beside a thousand other tests everything takes longer. `TORTUGA_SPEED=write`
measures them anew: only on purpose, on an idle machine.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.app.conftest import Hands, art, display, set_stage
from tests.hands.rates import house_decisions
from tortuga.app.screenshots import all_shots
from tortuga.app.stills.house import still_context

ASKED = os.environ.get("TORTUGA_SPEED")
pytestmark = [pytest.mark.slow, pytest.mark.skipif(not ASKED, reason="only with TORTUGA_SPEED")]

__all__ = ["art", "display", "set_stage"]

KEPT = Path(__file__).with_name("speed.json")
MARGIN = 2.5
"""How many times slower it may become: machines and their load differ, a lost cache costs more."""
ROUNDS = 5
SIZE = (1280, 720)


def python_loop() -> None:
    """What the rules are made of: small tuples, dictionaries, sorting, calls."""
    seen: dict[tuple[int, ...], int] = {}
    for number in range(12_000):
        key = tuple(sorted((number * 7 % 5, number * 11 % 6, number % 4)))
        seen[key] = max(seen.get(key, 0), sum(key)) + len([die for die in key if die > 2])


def seconds(work: Callable[[], object]) -> float:
    """What a piece of work takes this process."""
    started = time.process_time()
    work()
    return time.process_time() - started


def held(name: str, work: Callable[[], object], loop: Callable[[], None]) -> None:
    """The work takes no more times as long as the loop than was measured once, by a wide margin.

    Both in turn, of each the best run counts: other programs may use the machine meanwhile.
    """
    work()
    runs = [(seconds(work), seconds(loop)) for _ in range(ROUNDS)]
    ratio = min(run for run, _ in runs) / min(run for _, run in runs)
    kept = json.loads(KEPT.read_text("utf-8"))
    if ASKED == "write":
        KEPT.write_text(json.dumps(kept | {name: round(ratio, 2)}, indent=2, sort_keys=True) + "\n", "utf-8")
    else:
        assert ratio <= MARGIN * kept[name], f"{name}: {ratio:.2f} times the loop, once {kept[name]}"


@pytest.mark.parametrize(("game", "seats"), [("tortuga2014", 4), ("tortuga1667", 5)])
def test_the_rules_are_as_fast_as_they_were(game: str, seats: int) -> None:
    held(f"rules {game}", lambda: house_decisions(game, seats, 12), python_loop)


def test_a_table_is_painted_as_fast_as_it_was(
    set_stage: Callable[..., Hands], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Frames in which the pointer comes to something else each time."""
    (scene,) = all_shots("tortuga2014")["table-roll"](still_context(tmp_path, "en").of("tortuga2014"))
    hands: Any = set_stage(scene, size=SIZE)
    names = [item.id for item in scene.focusables()][:12]

    def wander() -> None:
        for name in names:
            hands.hover(name)

    held("frames of a table", wander, python_loop)
