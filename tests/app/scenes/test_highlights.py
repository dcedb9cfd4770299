"""What a player wants to know first, of games made by hand."""

from __future__ import annotations

from tortuga.app.draw.canvas import Canvas
from tortuga.app.scenes.library.highlights import Highlights
from tortuga.kernel.library.statistics import Played, Row


def after(course: str, scores: tuple[int, ...] | None = None) -> Highlights:
    """The highlights after victories (+) and defeats (-)."""
    points = scores or (None,) * len(course)
    games = tuple(Played(sign == "+", score) for sign, score in zip(course, points, strict=True))
    rivals = (Row("admiral", 2, 1.0, 1.0, None, None), Row("mate", 5, 2.0, 2.5, None, None))
    return Highlights(games, rivals)


def test_best_score_streaks_and_rival(course):
    known = after("+-++", (30, 41, 35, 38))
    assert (known.best, known.wins, known.streak, known.running) == (41, 3, 2, 2)
    assert known.rival is not None
    assert known.rival.key == "mate"
    words = " ".join(known.told(course.context))
    for said in ("Best score: 41", "75%", "Longest streak: 2", "Won so far: 3 of 4", "First victory"):
        assert said in words
    assert "3 victories in a row" not in words
    assert "ahead in 2 of 5 duels" in words, "more of them than games, where two captains are of one level"
    assert "a tie counts half" not in words


def test_even_duels_are_told_though_two_halves_make_a_whole(course):
    """Losing with one of the other side's rivals and beside another is being ahead of nobody."""
    known = Highlights((Played(False, None),), (Row("mate", 4, 1.0, 2.0, None, None, even=2),))
    assert "ahead in 1 of 4 duels; a tie counts half" in " ".join(known.told(course.context))


def test_the_last_ten_are_told_beside_the_ten_before(course):
    known = after("-" * 9 + "+" + "+" * 6 + "-" * 4)
    assert known.best is None, "a game without points has no best score"
    assert "You won 6 of the last 10 games and 1 of the 10 before." in known.told(course.context)
    assert known.running == 0


def test_games_without_points_are_a_voyage_between_victories_and_defeats(course, canvas_of, monkeypatch):
    ports = []
    monkeypatch.setattr(
        Canvas, "disc", lambda _self, _tone, icon, spot, _size, **_: ports.append((icon, spot))
    )
    after("+--+").draw(canvas_of((1280, 720)), course.context)
    assert [icon == "laurels-trophy" for icon, _ in ports] == [True, False, False, True]
    assert [x for _, (x, _y) in ports] == sorted(x for _, (x, _y) in ports), "the oldest first"
    heights = {icon: {y for other, (_, y) in ports if other == icon} for icon, _ in ports}
    (won,), (lost,) = heights["laurels-trophy"], heights["pirate-skull"]
    assert won < lost
    ports.clear()
    after("+-", (30, 20)).draw(canvas_of((1280, 720)), course.context)
    assert not ports, "points are told as columns"
