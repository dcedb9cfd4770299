"""The strength passport: matches, measuring in turns, the file, and what is told of it."""

from __future__ import annotations

import msgspec
import pytest

from ai import strength_report
from ai.games.tortuga2014.captains import CAPTAINS, hash_of
from ai.passport import (
    Match,
    MatchRound,
    begin,
    games_left,
    main,
    matches,
    measure,
    passport,
    play_round,
    settings,
)
from ai.strength_report import BadReport, LevelReport, Measurement, StrengthReport, lines, short_line

GAME = "tortuga2014"
LEVELS = ("random", "greedy", "additive")


def run(work):
    return list(measure(work))[-1]


def without_level(*kinds):
    return [
        (m.kind, m.seats, m.lineups[0]) for m in matches(LEVELS, ("greedy",), (2, 3, 4)) if m.kind in kinds
    ]


def test_who_meets_whom():
    assert without_level("below") == [
        ("below", 2, ("greedy", "random")),
        ("below", 2, ("additive", "greedy")),
    ]
    assert without_level("panel") == [
        ("panel", seats, (level, *("greedy",) * (seats - 1)))
        for seats in (2, 3, 4)
        for level in ("random", "additive")
    ]
    assert without_level("mixed") == [("mixed", 3, LEVELS)]
    five = [m for m in matches("abcde", (), (2, 3, 4)) if m.kind == "mixed"]
    assert [(m.seats, len(m.lineups), m.games, m.games_of("c")) for m in five] == [
        (3, 10, 30, 18),
        (4, 5, 20, 16),
    ]


def test_all_wins_of_a_mixed_table_are_counted():
    match = Match("mixed", 3, (LEVELS,), LEVELS)
    result = play_round(MatchRound(7, match, 0, "seed", GAME, {}))
    assert (result.index, result.number) == (7, 0)
    assert sum(result.wins) == pytest.approx(3)


@pytest.mark.slow
def test_pieces_make_the_same_whole():
    begun = begin(GAME, "pieces", 12, ("random", "greedy"), ("greedy",))
    whole = run(begun)
    assert passport(run(msgspec.structs.replace(run(msgspec.structs.replace(begun, games=5)), games=12))) == (
        passport(whole)
    )
    told = []
    again = list(measure(begun, progress=told.append, enough=lambda: True))
    assert again[-1] == whole  # 12 games are a single step
    assert told[-1] == games_left(begun)
    page = passport(whole).page("greedy", 2)
    assert page is not None
    (below,) = page.results
    assert (below.kind, below.rivals, below.games, below.seeds) == ("below", ("random",), 12, 6)
    assert below.interval[0] <= below.share <= below.interval[1]
    assert "--seats 2 --games 12" in page.command


def test_tables_one_after_another_make_the_same_whole():
    begun = begin(GAME, "tables", 6, ("random", "greedy"), ("random",))
    (two,) = measure(begun, [2])
    assert two.reached == {"2": 6}
    assert passport(two).page("greedy", 3).results == ()
    assert games_left(two) == games_left(two, [3, 4]) < games_left(begun)
    (whole,) = measure(two, [3, 4])
    assert whole.played == run(begun).played


def test_the_program_writes_and_goes_on(tmp_path, capsys):
    out, work = tmp_path / "new" / "passport.json", tmp_path / "work.json"
    asked = ["--levels", "random,greedy", "--panel", "random", "--out", str(out), "--work", str(work)]
    assert main([*asked, "--games", "2"]) == 0
    assert main([*asked, "--games", "4"]) == 0
    found = strength_report.decode(out.read_bytes())
    assert found.levels == ("random", "greedy")
    assert found.page("greedy", 2).results[0].games == 4
    assert "greedy" in capsys.readouterr().out
    work.write_text("{}")
    assert main([*asked, "--games", "6"]) == 1
    assert main(["--levels", "random,nobody", "--out", str(out)]) == 1
    assert "nobody" in capsys.readouterr().err
    assert main(["--seats", "2,5", "--out", str(out)]) == 1
    with pytest.raises(SystemExit):
        main(["--seats", "2,x"])


def page(level, seats, *results, weights="abc"):
    return LevelReport(level, seats, weights, "command", results)


def result(kind, rivals, share=0.5, interval=(0.4, 0.7)):
    return Measurement(kind, rivals, 400, 200, share, interval)


BOOK = StrengthReport(
    "about",
    "seed",
    GAME,
    {"target": 6},
    ("mate", "captain"),
    {},
    (
        page("mate", 2, result("panel", ("greedy",))),
        page(
            "captain", 2, result("below", ("mate",), 0.624), result("panel", ("greedy",), 0.999, (0.98, 1.0))
        ),
        page(
            "captain", 3, result("panel", ("greedy", "greedy")), result("mixed", ("mate",), 0.004, (0.0, 0.1))
        ),
        page("mate", 3),
    ),
)


def test_what_is_told():
    below, panel = lines("captain", 2, BOOK, "abc")
    assert (below.id, below.rival, below.args["share"], below.args["games"]) == (
        "passport-below",
        "mate",
        62,
        400,
    )
    assert panel.args["share"] == 99  # a game was lost
    alone, mixed = lines("captain", 3, BOOK, "abc")
    assert (alone.id, alone.rival, alone.args["par"]) == ("passport-panel", "greedy", 33)
    assert (mixed.id, mixed.rival, mixed.args["share"], mixed.args["low"]) == ("passport-mixed", None, 1, 0)
    assert short_line("captain", 2, BOOK, "abc").id == "passport-short-panel", "not by a yardstick of its own"
    assert short_line("captain", 3, BOOK, "abc").id == "passport-short-mixed"
    assert short_line("mate", 2, BOOK, "abc").id == "passport-short-panel"


@pytest.mark.parametrize("game", ["tortuga2014", "tortuga1667"])
def test_levels_are_shown_by_one_yardstick(game):
    found = strength_report.load(game)
    for seats in {page.seats for page in found.pages}:
        told = [short_line(level, seats, found) for level in found.levels]
        assert len({(line.id, line.rival) for line in told}) == 1, seats
        shown = [strength_report.short_share(level, seats, found) for level in found.levels]
        assert max(shown[:2]) < max(shown[3:]), (
            f"{seats} players: the weakest look as strong as the strongest"
        )


@pytest.mark.parametrize(
    ("level", "seats", "found", "weights", "id"),
    [
        ("captain", 2, BOOK, "other", "passport-stale"),
        ("captain", 4, BOOK, "abc", "passport-none"),
        ("mate", 3, BOOK, "abc", "passport-none"),
        ("random", 2, BOOK, "abc", "passport-none"),
        ("captain", 2, None, "abc", "passport-none"),
    ],
)
def test_nothing_to_tell(level, seats, found, weights, id):
    assert [line.id for line in lines(level, seats, found, weights)] == [id]
    assert short_line(level, seats, found, weights).id == id


def test_a_file_that_is_no_passport():
    good = msgspec.json.encode(BOOK)
    assert strength_report.decode(good) == BOOK
    odd = msgspec.structs.replace(BOOK, pages=(page("mate", 2, result("panel", (), 0.9)),))
    for content in (
        b"",
        good[:-5],
        good.replace(b"tortuga-passport", b"tortuga-log"),
        good.replace(b"0.624", b"6.24"),
        good.replace(b'"kind":"mixed"', b'"kind":"mixt"'),
        good.replace(b'"about"', b'"more":1,"about"', 1),
        msgspec.json.encode(odd),
    ):
        with pytest.raises(BadReport, match="unreadable"):
            strength_report.decode(content)


def test_where_there_is_no_passport(tmp_path):
    assert strength_report.load_from(tmp_path / "passport.json") is None
    assert strength_report.load_from(None) is None


def test_the_hash_of_the_weights(tmp_path):
    assert hash_of(tmp_path, 2) == ""
    folder = tmp_path / "weights"
    folder.mkdir()
    (folder / "passport.json").write_bytes(msgspec.json.encode(BOOK))
    (folder / "training-log.txt").write_text("learned")
    (folder / "calibration.json").write_text('{"format": "tortuga-calibration", "seats": [{"seats": 2}]}')
    assert hash_of(tmp_path, 2) == ""
    weights = folder / "two.json"
    weights.write_bytes(b'{"format": "tortuga-weights", "seats": 2,\n"weights": [1]}')
    first = hash_of(tmp_path, 2)
    assert len(first) == 16
    assert hash_of(tmp_path, 3) == ""
    weights.write_bytes(weights.read_bytes().replace(b"\n", b"\r\n"))
    assert hash_of(tmp_path, 2) == first
    weights.write_bytes(weights.read_bytes().replace(b"[1]", b"[2]"))
    assert hash_of(tmp_path, 2) not in ("", first)


def test_the_passport_that_came_with_the_game_can_be_read():
    """Else, after a level was changed or added: python -m ai.passport."""
    found = strength_report.load(GAME)
    assert found.pages
    assert found.levels == CAPTAINS.levels
    assert found.settings == settings(GAME, found.levels)
