"""The captain's log: what it tells adds up, leads to the table, and is made only once."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import Future
from dataclasses import replace
from itertools import combinations, product
from pathlib import Path

import msgspec
import pygame
import pytest

from tests.hands.devices import Keyboard, Mouse, Thumbs
from tests.hands.records import rough, type_path
from tortuga.app import records
from tortuga.app.captains import ask
from tortuga.app.captains.thinking import Silent
from tortuga.app.records import SAMPLES, GameAnalysis
from tortuga.app.routes.play import Routes
from tortuga.app.scenes.library.branch import BranchDialog
from tortuga.app.scenes.log import overview
from tortuga.app.scenes.log import scene as scenes
from tortuga.app.scenes.log.overview import Overview
from tortuga.app.scenes.log.practise import KINDS, MIN_MISTAKES, Practise
from tortuga.app.scenes.log.scene import PAGES, LogScene, retried
from tortuga.app.scenes.log.view import PARTS, LogView, signed
from tortuga.app.scenes.pathdialog import PathDialog
from tortuga.app.scenes.replay.scene import ReplayScene
from tortuga.app.stills.sample import InlineExecutor, begin, log_of, record_of
from tortuga.kernel.analysis import MAX_CANDIDATES, Analysis, as_in_a_log, lines_of_steps, part_from
from tortuga.kernel.log.format import dump, last_seal

pytestmark = pytest.mark.slow

GAME = 3


@pytest.fixture
def record(library):
    return library.records.load(GAME)


@pytest.fixture
def scene(library, record, set_stage):
    """The log of a game of four whose analysis is kept already; the hands on it."""
    library.records.library.keep_analysis(rough(dump(record.log)))
    kept = GameAnalysis(library.records.library, record.log, Silent())
    return set_stage(LogScene(library.context.of("tortuga2014"), library, record, kept, InlineExecutor()))


def ids(hands):
    return [item.id for item in hands.top.focusables()]


def test_parts_add_up_as_they_are_shown(scene):
    top = scene.top
    for seat in range(4):
        view = LogView(top.context, top.view.record, top.view.analysis, seat)
        for account in view.accounts:
            shown = view.points(account)
            change = round(100 * account.after, 1) - round(100 * account.before, 1)
            assert sum(shown) == pytest.approx(change, abs=1e-9)
        result = round(100 * view.accounts[-1].after - 25, 1)
        assert sum(view.sums) == pytest.approx(result, abs=1e-9)
        assert len(view.ends) == view.rounds
        assert view.ends[-1].chances[seat] == pytest.approx(view.accounts[-1].after)


def test_side_by_side_all_seats_are_seen_by_one_pair_of_eyes(scene):
    """The table of a round agrees with the graph; columns add up to 100, rows to what comes after."""
    view = scene.top.view
    for number, end in enumerate(view.ends, start=1):
        rows = view.seen_by_all(number)
        for seat, row in enumerate(rows):
            assert sum(row[:-1]) == pytest.approx(row[-1], abs=1e-9)
            assert row[-1] == pytest.approx(100 * end.chances[seat], abs=0.1)
            assert row[1:5] == pytest.approx(_parts(view, number, seat), abs=0.1)
        for column in (0, -1):
            assert sum(row[column] for row in rows) == pytest.approx(100, abs=1e-9)


def test_the_round_in_own_eyes_is_the_row_beside_it(scene):
    """A weak player read two figures of one chance: with and without what she alone knew."""
    top = scene.top
    top.page = "rounds"
    for seat, number in product(range(4), range(top.view.first, top.view.rounds + 1)):
        top.eyes, top.round = seat, number
        before, *steps, after = top.view.seen_by_all(number)[seat]
        told = list(top._shown.spoken())
        figures = (top.context.say("statistics-decimal", value=chance) for chance in (before, after))
        assert told[0].endswith("from {} to {}".format(*figures))
        assert told[1].count(";") == len(steps) - 1
        assert top._shown._levels[-1] == after


def test_the_account_below_the_graph_changes_as_the_graph_does(scene):
    view = scene.top.view
    then = view.onlooker(view.first - 1)
    for parts, known, end in zip(view.columns, view.known, view.ends, strict=True):
        change = 100 * (end.chances[view.eyes] - then[view.eyes])
        # both chances are shown to one place, so that those of all seats add up: each is off by less than .1
        assert sum(parts) + known == pytest.approx(change, abs=0.2)
        then = end.chances


@pytest.fixture
def large(canvas_of, art):
    """A canvas with letters of 150 %, and where each line is written on it."""
    canvas, lines = canvas_of((1280, 720)), {}
    write = canvas.write
    canvas.write = lambda words, *a, **k: lines.setdefault(words, write(words, *a, **k))
    art.restyle(1.5, False)
    yield canvas, lines
    art.restyle(1.0, False)


@pytest.mark.parametrize("language", ["en", "de", "es", "cs"])
def test_whose_account_it_is_ends_before_the_first_round(scene, large, language):
    canvas, lines = large
    view = scene.top.view
    view.context.text.change_language(language)
    scene.top._shown.draw(canvas)
    eyes = view.context.say("account-eyes", name=view.seats[view.eyes].name)
    assert lines[eyes].right < lines[view.context.say("account-round", round=1)].x


def test_of_large_letters_the_verdict_has_larger_ones_too(scene, large):
    """It was the one text of the page that did not grow: face and name left it no room."""
    canvas, lines = large
    usual = canvas.write("usual", overview.PANEL_TEXT.fixed(21), (0, 0), 900).h
    lines.clear()
    scene.top._shown._draw_verdict(canvas)
    assert min(line.h for line in lines.values()) > 1.15 * usual


def test_where_lines_end_together_more_points_lie_higher(scene, canvas_of, monkeypatch):
    top, heights = scene.top, {}
    canvas, scores = canvas_of((1280, 720)), top.view.record.entry.scores
    monkeypatch.setattr(
        Overview,
        "_draw_sign",
        lambda _self, _canvas, line, spot, _size: heights.setdefault(line.seat, spot[1]),
    )
    lines = top.view.lines(canvas)
    top._shown._draw_ends(canvas, lines, [[0.0]] * 4)
    assert sorted(range(4), key=lambda seat: heights[seat]) == sorted(
        range(4), key=lambda seat: -scores[seat]
    )


def _parts(view, number, seat):
    account = LogView(view.context, view.record, view.analysis, seat).account(number)
    return [100 * getattr(account, part.id) for part in PARTS]


def test_luck_has_one_size_in_the_text_and_in_the_table(scene, canvas_of, monkeypatch):
    view, canvas = scene.top.view, canvas_of((640, 360))
    monkeypatch.setattr(overview, "signed", lambda _context, points: told.append(points) or "")
    told: list[float] = []
    scene.top._shown._draw_who(canvas)
    plays = sorted(view.analysis.seats, key=lambda play: play.loss_mean)
    assert told[[play.seat for play in plays].index(view.eyes)] == view.sums[1]


def test_the_verdict_sums_up_the_account(scene):
    """A weak player could not tell how much was the dice, and it did not even say who had won."""
    top, won = scene.top, []
    say = top.context.say
    for seat in range(4):
        top.eyes = seat
        own, luck, rivals_luck, others = top.view.sums
        verdict, name = top._shown.verdict, top.view.seats[seat].name
        even = 25 + own + others
        assert signed(top.context, luck + rivals_luck) in verdict
        assert signed(top.context, own + others) in verdict
        fair = (
            say("account-under-one") if even < 1 else say("account-over-99") if even > 99 else f"{even:.1f}"
        )
        assert f"{fair} of 100" in verdict
        won += [seat] if verdict.startswith(f"{name} won.") else []
        assert verdict.startswith((f"{name} won.", f"{name} lost."))
    assert won == list(top.view.record.entry.winners)


def test_a_voyage_has_no_victory_to_tell(scene):
    view = replace(scene.top.view, voyage=True)
    assert "won." not in Overview(view, scene.top._practise, None, {}).verdict
    assert "lost." not in Overview(view, scene.top._practise, None, {}).verdict


@pytest.mark.parametrize("device", [Mouse, Keyboard, Thumbs])
def test_every_page_by_mouse_keys_and_pad(scene, device):
    hand = device(scene)
    for page, _ in reversed(PAGES):
        hand.press(f"page:{page}")
        assert scene.top.page == page
    hand.press("eyes:2")
    assert scene.top.eyes == 2
    hand.press("page:rounds")
    hand.press("round:3")
    assert scene.top.round == 3


def test_bets_are_a_tab_away(scene, monkeypatch):
    monkeypatch.setattr(scenes, "ProcessOrThreadExecutor", lambda _jobs: Silent())
    scene.click("page:reads")
    scene.press(pygame.K_1)
    assert scene.top.context.say("reads-left", count=9) in [item.label for item in scene.top.focusables()]
    scene.click("eyes:1")
    scene.click("page:overview")


def test_page_keys_turn_rounds(scene):
    scene.click("page:rounds")
    scene.press(pygame.K_PAGEDOWN)
    scene.step()
    assert scene.top.round == 2
    for _ in range(9):
        scene.press(pygame.K_PAGEUP)
        scene.step()
    assert scene.top.round == 1


def test_a_moment_leads_to_its_event_on_the_table(scene):
    top = scene.top
    scene.click("page:moments")
    chosen = top.view.moments[0]
    scene.click("look")
    scene.step()
    replay = scene.top
    assert isinstance(replay, ReplayScene)
    position = lines_of_steps(top.view.record.log).index(chosen.line) + 1
    assert replay.position == position - (chosen.kind == "choice")


def moment_of(top, kind):
    """The weightiest moment of a kind in these eyes, and where it stands in the list."""
    return next((at, moment) for at, moment in enumerate(top.view.moments) if moment.kind == kind)


def eyes_of_a_lucky_roll(top):
    """Looks through the eyes of the first seat in whose luck a roll weighs most, or bad luck."""
    for top.eyes in range(4):
        kinds = [moment.kind for moment in top.view.moments]
        if "luck" in kinds and moment_of(top, "luck")[1].about.id == "account-roll":
            return top.eyes
    raise AssertionError("no roll of this game was lucky")


@pytest.mark.parametrize("device", [Mouse, Keyboard, Thumbs])
def test_a_mistake_is_tried_again_by_its_seat_before_the_choice(scene, library, device):
    hand, log = device(scene), scene.top
    hand.press("page:moments")
    hand.press("eyes:2")
    at, moment = moment_of(log, "choice")
    hand.press(f"moment:{at}")
    hand.press("try")
    dialog = scene.top
    assert isinstance(dialog, BranchDialog)
    assert (dialog.seat, dialog.together, dialog.fresh) == (2, False, False)
    dialog.activate("go")
    (session,) = library.sessions
    assert session.length == lines_of_steps(log.view.record.log).index(moment.line)
    assert 2 in session.to_act()
    assert [spec.is_human for spec in session.seats] == [False, False, True, False]
    assert session.header.commitment == log.view.record.log.header.commitment
    assert (library.retry.moment, library.retry.start) == (moment, session.length)
    resumed = retried(library, log.context, session)
    assert (resumed.moment, resumed.start) == (moment, session.length), "as known from the game itself"
    for retry in (library.retry, resumed):
        again = retry.to_log().scene
        assert (again.page, again.eyes, again.moment) == ("moments", 2, at)
        again.close()


def test_a_stroke_of_luck_may_fall_otherwise(scene, library):
    top = scene.top
    scene.click("page:moments")
    seat = eyes_of_a_lucky_roll(top)
    at, moment = moment_of(top, "luck")
    scene.click(f"moment:{at}")
    scene.click("try")
    assert (scene.top.seat, scene.top.fresh) == (seat, True)
    scene.top.activate("go")
    old = lines_of_steps(top.view.record.log).index(moment.line)
    (session,) = library.sessions
    steps = top.view.record.replay.whole_steps
    assert session.log.events[:old] == tuple(step.event for step in steps[:old])
    assert type(session.log.events[old]) is type(steps[old].event)
    assert session.log.events[old] != steps[old].event
    resumed = retried(library, top.context, session)
    assert (resumed.moment, resumed.start) == (moment, library.retry.start), "as known from the game itself"


def test_a_try_is_known_as_one_after_the_program_was_closed(library, record, scene):
    top, kept = scene.top, library.records.library
    top.eyes = 2
    _, moment = moment_of(top, "choice")
    routes = Routes(kept, top.context.text, top.context.settings, top.context.keys)
    routes.recorded.branch(record, top.view.start(moment), 2, fresh=False).scene.close()
    table = routes.resume(kept.running()[0].id).scene
    assert table.retry.moment == moment
    table.close()


def test_a_branch_from_elsewhere_tries_no_moment(library, record, scene):
    """Only one that begins just before a mistake of its person does; a game of its own never."""
    starts = {scene.top.view.start(moment) for moment in scene.top.view.moments}
    position = next(at for at in range(30, 60) if at not in starts)
    library.branch(record, position, 0, fresh=False)
    (session,) = library.sessions
    assert session.header.inherited == position
    assert retried(library, scene.top.context, session) is None
    assert retried(library, scene.top.context, begin("tortuga2014", 2, "A-1")) is None


def test_moments_of_cards_are_tried_while_their_seat_has_anything_to_decide(library):
    record = record_of(log_of("tortuga1667", 4, "KRAKEN-4711-PARROT", "c"))
    library.records.library.keep_analysis(rough(dump(record.log)))
    kept = GameAnalysis(library.records.library, record.log, Silent())
    top = LogScene(library.context.of("tortuga1667"), library, record, kept, InlineExecutor())
    assert top._shown.verdict.startswith(f"{top.view.seats[0].name} ")
    top.activate("page:moments")
    over = []
    for seat in range(4):
        top.activate(f"eyes:{seat}")
        view = top.view
        for at, moment in enumerate(view.moments):
            top.moment = at
            (item,) = (item for item in top.focusables() if item.id == "try")
            start = view.start(moment)
            told = "over" if start is None else moment.kind
            assert item.enabled == (start is not None)
            assert item.tooltip == view.context.say(f"account-try-{told}", name=view.seats[seat].name)
            if start is None:
                over.append(moment)
            else:
                assert moment.kind == "luck" or view.step(moment.line).position == start + 1
                assert view.steps[start].cause != "automatic"
    assert {moment.kind for moment in over} == {"luck"}


def test_a_mistake_tells_what_was_done_and_what_was_best(scene):
    view = scene.top.view
    mistakes = [moment for moment in view.moments if moment.kind == "choice"]
    assert mistakes
    for moment in mistakes:
        name = view.seats[moment.seat].name
        assert name in view.chosen(moment)
        assert name in view.better(moment)


@pytest.mark.parametrize(("error", "told"), [(0.0004, False), (0.0006, True)])
def test_an_error_that_rounds_to_nothing_is_not_told(scene, error, told):
    """It said: 22.4 points, give or take 0.0."""
    top = scene.top
    scene.click("page:moments")
    _, moment = moment_of(top, "choice")
    lines = list(top._shown._detail_lines(msgspec.structs.replace(moment, se=error)))
    assert any("give or take 0.1" in words for _, words in lines) == told
    assert not any("give or take 0.0" in words for _, words in lines)


def test_no_decision_is_a_stroke_of_luck(scene):
    """A forfeited action that was foretold badly once stood there as luck."""
    moments = scene.top.view.analysis.moments
    lucky = {moment.about.id for moment in moments if moment.kind == "luck"}
    assert "account-roll" in lucky <= {"account-roll", "account-draw"}
    assert "account-forfeit" in {moment.about.id for moment in moments if moment.kind == "choice"}


def test_luck_tells_what_was_rolled(scene):
    """It said only that all had rolled, and how bad that was."""
    top = scene.top
    scene.click("page:moments")
    eyes_of_a_lucky_roll(top)
    top.moment, moment = moment_of(top, "luck")
    view = top.view
    said = [sentence.words for sentence in top.spoken()]
    assert view.told(moment.line) in said
    assert view.context.say("account-judged-luck") in said
    event, options = view.step(moment.line).event, view.record.log.options
    name = view.seats[moment.seat].name
    assert view.told(moment.line).startswith(f"{name} rolls: ")
    for die, face in enumerate(event.faces[moment.seat]):
        letter, shown = "ABCDE"[die], face >= 0
        assert (f" {letter} " in view.told(moment.line)) == shown
        if 0 <= face < 5:
            assert f" {options.numbers[die][face]}" in view.told(moment.line)


def test_a_mistake_with_dice_tells_whether_too_few_were_kept(scene):
    """What to practise was "dice kept", which nobody can practise."""
    view, kinds = scene.top.view, set()
    for moment in view.analysis.moments:
        if moment.about.id not in ("account-first-keep", "account-later-keep") or moment.kind != "choice":
            continue
        for one in (moment, msgspec.structs.replace(moment, chosen=moment.best, best=moment.chosen)):
            more = len(one.chosen["dice"]) - len(one.best["dice"])
            kinds.add(kind := view.kind(one))
            assert kind == (
                "account-keep-many" if more > 0 else "account-keep-few" if more else "account-keep-wrong"
            )
            assert view.label(one) == view.context.say(kind)
    assert kinds >= {"account-keep-many", "account-keep-few"}


def test_a_mistake_tells_what_could_have_been_chosen(scene):
    view = scene.top.view
    rules = view.record.replay.rules
    for moment in view.analysis.moments:
        losses = [one.loss for one in moment.candidates]
        if moment.kind == "luck":
            assert not losses
            continue
        assert 2 <= len(losses) <= MAX_CANDIDATES
        assert min(losses) == 0
        assert moment.points in [pytest.approx(loss) for loss in losses]
        step = view.step(moment.line)
        for one in moment.candidates:
            seat, command = rules.command_of(step.before.table, msgspec.convert(one.event, rules.event_type))
            assert (seat, as_in_a_log(command)) == (moment.seat, one.command)


def test_what_is_drawn_is_spoken(scene):
    view = scene.top.view
    for page, _ in PAGES:
        scene.click(f"page:{page}")
        said = " ".join(sentence.words for sentence in scene.top.spoken())
        assert view.context.say("account-title") in said
        if page != "moments":
            for part in PARTS:
                assert view.context.say(f"account-{part.id}") in said


class Later(Silent):
    """Answers when it is told to."""

    def submit(self, fn, /, *args, **kwargs):
        self.asked = (fn, args)
        self.answer = Future()
        return self.answer


def test_it_waits_and_is_kept_once_it_is_there(library, record, set_stage):
    later, kept = Later(), library.records.library
    waiting = GameAnalysis(kept, record.log, later)
    hands = set_stage(LogScene(library.context.of("tortuga2014"), library, record, waiting))
    hands.step()
    assert hands.top.view is None
    function, (log, samples, progress, since) = later.asked
    assert since is None
    assert (function, log, samples) == (ask.analyse, dump(record.log), SAMPLES)
    told = Path(progress)
    assert waiting.done == 0
    told.write_text("0.25")
    assert waiting.done == 0.25
    assert library.context.say("account-waiting") in [sentence.words for sentence in hands.top.spoken()]
    found = rough(dump(record.log))
    later.answer.set_result(found)
    hands.step()
    assert hands.top.view.analysis == found
    assert kept.analysis(last_seal(record.log), found.engine, SAMPLES) == found
    assert not told.parent.exists()
    again = GameAnalysis(kept, record.log, InlineExecutor())
    assert not again.waiting


def test_a_game_under_way_is_not_looked_through_unless_a_voyage_asks_for_it(library, record):
    under_way = msgspec.structs.replace(record.log, events=record.log.events[:40])
    refused = GameAnalysis(library.records.library, under_way, InlineExecutor())
    assert refused.found is None
    assert not refused.waiting
    later = Later()
    GameAnalysis(library.records.library, under_way, later, since=1)
    assert later.asked[1][-1] == 1


def test_a_voyage_is_told_from_where_it_began(library, record):
    found, later = rough(dump(record.log)), Later()
    mine = [change.line for change in found.changes if (change.round, change.seat) == (2, 0)]
    line = next(line for line in mine if line > mine[0])
    part = part_from(found, line, 2)
    assert part.accounts[0].before != found.accounts[len(part.seats)].before
    for row in part.accounts:
        moved = row.own_choices + row.own_luck + row.rivals_luck + row.rivals_choices
        assert row.before + moved == pytest.approx(row.after, abs=1e-9)
        assert row in found.accounts or row.round == 2
    assert {row.round for row in found.accounts} - {row.round for row in part.accounts} == {1}
    assert min(*(one.line for one in part.changes), *(one.line for one in part.moments)) >= line
    analysis = GameAnalysis(library.records.library, record.log, later, since=0)
    scene = LogScene(library.context.of("tortuga2014"), library, record, analysis)
    later.answer.set_result(part)
    said = scene.context.say("account-voyage")
    assert said in [sentence.words for sentence in scene.spoken()]
    scene.page = "rounds"
    assert scene.context.say("account-voyage-on") in [sentence.words for sentence in scene.spoken()]
    ids = [each.id for control in scene.controls() for each in control.focusables()]
    assert "round:2" in ids
    assert "round:1" not in ids


@pytest.mark.filterwarnings("error")
def test_a_failure_is_told(library, record, set_stage, caplog):
    later, kept = Later(), library.records.library
    hands = set_stage(
        LogScene(library.context.of("tortuga2014"), library, record, GameAnalysis(kept, record.log, later))
    )
    later.answer.set_exception(RuntimeError("the captain fell overboard"))
    hands.step()
    assert library.context.say("account-failed") in [sentence.words for sentence in hands.top.spoken()]
    assert "overboard" in caplog.text
    assert "page:rounds" in ids(hands)


# ---------------------------------------------------------------- what to practise
def test_what_to_practise_counts_eleven_games_of_the_same_player(scene, library, record):
    analysis, shelf = scene.top.view.analysis, library.records
    # as if one player had made all the mistakes of the game, so that there are enough of a kind
    mine = [msgspec.structs.replace(moment, seat=0) for moment in analysis.moments if moment.kind == "choice"]
    analysis = msgspec.structs.replace(analysis, moments=tuple(mine))
    view = LogView(scene.top.context, record, analysis, 0)
    alone = Practise(view, shelf)
    counts = Counter(map(view.kind, mine))
    assert {kind.about for kind in alone.kinds} == {
        about for about, count in counts.items() if count >= MIN_MISTAKES
    }
    for before in (1, 2):
        seal = last_seal(shelf.load(before).log)
        kept = msgspec.structs.replace(view.analysis, log=seal)
        shelf.library.keep_analysis(kept)
    kinds = Practise(view, shelf).kinds

    def cost(about):
        return -sum(moment.points for moment in mine if view.kind(moment) == about)

    often = {about for about, count in counts.items() if 3 * count >= MIN_MISTAKES}
    assert [kind.about for kind in kinds] == sorted(often, key=cost)[:KINDS]
    worst = kinds[0]
    assert worst.mistakes == 3 * counts[worst.about]
    assert worst.points == pytest.approx(-100 * cost(worst.about))
    with shelf.library.database.transaction() as connection:
        connection.execute("UPDATE games SET imported = 1 WHERE id = 1")
    left = {kind.about: kind.mistakes for kind in Practise(view, shelf).kinds}
    assert left == {about: 2 * count for about, count in counts.items() if 2 * count >= MIN_MISTAKES}
    rival = LogView(view.context, record, scene.top.view.analysis, 1)
    assert Practise(rival, shelf).kinds != kinds
    assert view.context.say("account-practise") in said(scene.top)


def said(top):
    return " ".join(sentence.words for sentence in top.spoken())


def test_pins_lead_to_their_events_and_do_not_lie_on_each_other(scene):
    page = scene.top._shown
    pins = list(page.pins())
    assert len(pins) == len(page.costly)
    assert not any(one.box.touches(other.box) for one, other in combinations(pins, 2))
    scene.click("moment:0")
    scene.step()
    assert isinstance(scene.top, ReplayScene)


# ---------------------------------------------------------------- export
def test_the_log_with_its_analysis_is_written_as_json(scene, record, tmp_path, monkeypatch):
    monkeypatch.setattr(records, "documents", lambda: tmp_path)
    scene.click("export")
    assert scene.top.path == str(tmp_path / f"{record.entry.name}.json")
    type_path(scene, tmp_path / "out")
    assert str(tmp_path / "out.json") in said(scene.top)
    content = (tmp_path / "out.json").read_bytes()
    told = msgspec.json.decode(content)
    assert msgspec.convert(told["analysis"], Analysis) == scene.top.view.analysis
    for line in dump(record.log).splitlines():
        assert line in content
    assert len(told["log"]) == len(dump(record.log).splitlines())


def test_the_overview_is_saved_as_a_picture_of_nothing_but_itself(scene, tmp_path, monkeypatch):
    scene.hover("moment:0")
    scene.click("picture")
    type_path(scene, tmp_path / "out.png")
    saved = pygame.image.load(tmp_path / "out.png")
    width, height = saved.get_size()
    assert abs(width / height - 16 / 9) < 0.01
    monkeypatch.setattr(scenes, "as_png", lambda surface: pygame.image.tobytes(surface, "RGB"))
    scene.hover("practise")
    assert scene.top._pictured() == pygame.image.tobytes(saved, "RGB")


@pytest.mark.parametrize("way", ["export", "picture"])
def test_what_cannot_be_written_is_said_and_nothing_is_lost(scene, library, tmp_path, way):
    own = library.records.library.folder / "library.sqlite3"
    kept = own.read_bytes()
    scene.click(way)
    type_path(scene, tmp_path / "none" / f"out.{way}")
    assert isinstance(scene.top, PathDialog)
    assert "none" in scene.top.fault
    type_path(scene, own)
    scene.click("do")
    assert isinstance(scene.top, PathDialog)
    assert str(own) in scene.top.fault
    assert own.read_bytes() == kept
    scene.press(pygame.K_ESCAPE)
    scene.step()
