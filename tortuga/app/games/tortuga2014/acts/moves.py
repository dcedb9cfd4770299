"""How an event is shown: its motions, the spotlight, and the beats in which it is played out there.

Times are seconds at normal speed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from typing import Final, TypeAlias, assert_never

from msgspec.structs import replace

from tortuga.app.games.tortuga2014.acts import motions as mo
from tortuga.app.games.tortuga2014.palette import FACE_ICON
from tortuga.app.games.tortuga2014.spotlight import (
    Area,
    Card,
    ChestCard,
    Spotlight,
    TilesCard,
    TokenCard,
    box_of,
    contested,
    rival,
)
from tortuga.app.table.acts.motions import Pause, PlateDrop, Travel
from tortuga.app.table.marks import Spot
from tortuga.app.table.ui.anygame import Say
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.commands import Claim, Steal
from tortuga.games.tortuga2014.course import staying
from tortuga.games.tortuga2014.legal import attacked_area, legal, taken
from tortuga.games.tortuga2014.pieces import (
    BOARD,
    CHEST_INDEX,
    LIMIT,
    NO_FACE,
    RAID,
    SKULL,
    UNASSIGNED,
    Chest,
)
from tortuga.games.tortuga2014.state import Table, View

VEIL_UP: Final = 0.30
VEIL_DOWN: Final = 0.25
TOTALS: Final = 0.95
"""Totals are compared."""
NO_ACTORS: Final = 0.50
"""An action in which nobody takes part."""
ENTERS: Final = 0.30
"""A captain comes on."""
HANDOVER: Final = 0.80
"""A stolen chest is lifted and flies."""
CLAIM: Final = 0.60
"""A chest of the island flies to an island area."""
DRAWS: Final = 0.60
"""A chest comes out of the bag."""
TILES: Final = 0.40
BOX: Final = 0.22
"""A token moves by a box."""
SHAKES: Final = 0.15
"""A token that is driven back shakes before it moves."""
STAYS: Final = 0.30
"""A card without effect is read."""
ROUND: Final = 2.5
"""The card of a round is read."""
FORFEITS: Final = 1.3
"""Why somebody forfeits is read."""
WILL: Final = "spot-why-will"
"""Id of the text that the table shows no reason to forfeit."""
END: Final = 1.5
"""That the game is over is read."""
HOLD: Final = 0.50
"""The finished picture stays."""
HIT_HOLD: Final = {2: 0.9, 3: 1.5, 4: 1.5}
"""The same for the person who is hit, by number of seats: as long as a phase has room for."""


def spotlight_of(event: ev.Event, before: Table) -> Spotlight | None:
    """What an event of phase 2 puts into the spotlight; None for all others.

    Args:
        before: the table before the event.
    """
    match event:
        case ev.ActionOpened(ranking=ranking):
            begins = before.action == 0
            fades = (0.0, VEIL_UP) if begins else None
            first = VEIL_UP if begins else 0.0
            if not ranking:
                return Spotlight(opening=True, fades=fades)
            target = rival(replace(before, action=event.action, ranking=ranking))
            return Spotlight(
                ranking[0], target, beats=(first + TOTALS,), opening=True, compares=TOTALS, fades=fades
            )
        case ev.Attacked():
            return _attack_beats(event, before)
        case ev.FleetExpanded(seat=seat, box=box):
            return _moved(TokenCard(seat, "fleet", before.boards[seat].boat, box))
        case ev.CrewRecruited(seat=seat, box=box):
            return _moved(TokenCard(seat, "crew", before.boards[seat].pirate, box))
        case ev.HuntDrawn(seat=seat, chest=chest, tiles=tiles):
            cards: list[Card] = [ChestCard(seat, chest, "bag")] if chest is not None else []
            cards += [TilesCard(seat, len(tiles))] if tiles else []
            return Spotlight(seat, None, tuple(cards), _beats(0.1, map(duration, cards)))
        case ev.TileKept(seat=seat):
            return Spotlight(seat)
        case ev.Forfeited(seat=seat):
            return Spotlight(seat, forfeits=True, why=_why(before, seat))
        case ev.HuntStarted(seat=seat):
            return Spotlight(seat)
        case ev.SurplusDropped():
            return Spotlight()
    return None


def _why(before: Table, seat: int) -> str:
    """What everybody sees of a reason to forfeit."""
    attacks = [command for command in legal(before, seat) if isinstance(command, Steal | Claim)]
    if before.action not in (BOARD, RAID) or any(taken(before, command) for command in attacks):
        return WILL
    if not attacks:
        return "spot-why-nobody"
    defended = all(before.action in before.boards[command.target].dice for command in attacks)
    return "spot-why-defended" if defended else "spot-why-nothing"


def duration(card: Card) -> float:
    """How long a card is played out."""
    match card:
        case TokenCard(before=before, after=after) if before != after:
            return BOX * abs(after - before) + (SHAKES if after < before else 0.0)
        case ChestCard(chest=str(), source="target"):
            return HANDOVER
        case ChestCard(chest=str(), source="island"):
            return CLAIM
        case ChestCard(chest=str()):
            return DRAWS
        case TilesCard():
            return TILES
        case _:
            return STAYS


def _beats(start: float, lengths: Iterable[float]) -> tuple[float, ...]:
    return tuple(accumulate(lengths, initial=start))


def _moved(card: TokenCard) -> Spotlight:
    return Spotlight(card.seat, None, (card,), _beats(0.1, (duration(card),)))


def _attack_beats(event: ev.Attacked, before: Table) -> Spotlight:
    """In 1st position the chest changes hands first, in 2nd it is claimed last (R52, R53)."""
    area: Area = "fleet" if event.action == BOARD else "crew"
    victim, attacker = before.boards[event.target], before.boards[event.seat]
    chest = ChestCard(event.seat, event.chest, "island" if event.place else "target")
    tokens: Sequence[Card] = (
        TokenCard(event.target, area, box_of(victim, area), event.target_box),
        TokenCard(event.seat, area, box_of(attacker, area), event.box, event.target, event.defended),
    )
    cards = (*tokens, chest) if event.place else (chest, *tokens)
    begins = (ENTERS if rival(before) is None else SOON) + 0.05
    return Spotlight(event.seat, event.target, cards, _beats(begins, map(duration, cards)))


Motions: TypeAlias = Iterator[mo.DiceMotion]

ROLL_GAP = 0.04
HOP, HOP_GAP, HOP_ARC = 0.25, 0.06, 60.0
FOLD_UP, FOLD_AWAY = 0.3, 0.4
FLIGHT = 0.5
ARC, BELOW = 90.0, -150.0
"""Height of the arc of a chest out of the bag, and of one below the title of a duel."""
CLOSE_UP = 0.15
TILE = 0.4
"""The flight of a tile."""
SOON = 0.1
"""Before the first thing moves."""
GAP = 0.12
"""Between things that come one after another."""
READ = 0.4
"""Pause after something to read."""
LEAVES = 0.35
"""Time to read that a chest has no room before it leaves."""
LOOK = Pause(0.6 + LEAVES, 0.3)
"""At what has come or gone."""


def tumbles(faces: ev.Faces, seat: int) -> Motions:
    """A tumble for each rolled die."""
    rolled = [die for die, face in enumerate(faces) if face != NO_FACE]
    for place, die in enumerate(rolled):
        yield mo.Tumble(seat, die, faces[die], ROLL_GAP * place)


def hop(seat: int, die: int, after: View, delay: float, turned: bool = False, waits: bool = True) -> Travel:
    """A die hops from where it lay to where it lies now."""
    action = after.table.boards[seat].dice[die]
    piece = mo.DiePiece(seat, die, action if action != UNASSIGNED else SKULL, turned)
    spot = Spot("die", seat, die)
    return Travel(piece, spot, spot, delay, HOP + (0.1 if turned else 0.0), HOP_ARC, 1.1, waits=waits)


def bonus_tile(seat: int, action: int, value: int, delay: float) -> Travel:
    """A tile flies from the supply, or turns over where it lies."""
    spot = Spot("bonus", seat, action)
    if value == 2:
        return Travel(mo.BonusPiece(value), spot, spot, delay, TILE, 0.0, 1.3)
    return Travel(mo.BonusPiece(value), Spot("supply"), spot, delay, TILE, waits=False)


def walk(seat: int, token: str, start: int, end: int, delay: float) -> Motions:
    """A token walks, and spaces open or close when it stops."""
    boxes = abs(end - start)
    if not boxes:
        return
    length = BOX * boxes + (SHAKES if end < start else 0.0)
    yield mo.Steps(seat, token, start, end, delay, length)
    area, opens = "fleet" if token == "boat" else "crew", end > start
    for place in range(min(LIMIT[start], LIMIT[end]), max(LIMIT[start], LIMIT[end])):
        yield mo.Lock(seat, area, place, opens, delay + length - 0.1)


def held_table(event: ev.Event, before: Table, after: Table) -> Table:
    """The table while an event plays: phase and action stay highlighted until it is over."""
    if isinstance(event, ev.GameEnded):
        return replace(before, stage="finished")  # the results turn the tiles over
    if before.phase == 1 and after.phase == 2:
        return replace(after, stage="reroll")  # of phase 1, and nobody is asked for anything
    if before.phase != 2 or (isinstance(event, ev.ActionOpened) and event.ranking):
        return after
    held = {name: getattr(before, name) for name in ("action", "ranking", "totals", "place", "attacked")}
    return replace(after, stage="act", drawn=(), **held)


def motions_of(say: Say, event: ev.Event, before: View, after: View, me: int) -> Motions:
    """The motions of an event, seen by a seat."""
    boards = before.table.boards
    match event:
        case ev.StartDrawn(seat):
            yield _sails(Spot("pool"), seat, waits=False)
        case ev.ChestsDealt(crew=crew, island=island):
            for seat, chest in enumerate(crew):
                yield _from_bag(chest, Spot("crew", seat, 0), GAP * seat)
            for seat, chest in enumerate(island):
                yield _from_bag(chest, Spot("island", seat, 0), 0.3 + GAP * seat)
        case ev.Rolled(faces=rolls):
            for seat, faces in enumerate(rolls):
                if faces:
                    yield from tumbles(faces, seat)
                elif faces is None and seat != me:
                    yield mo.Fold(seat, rise=True, duration=FOLD_UP)
        case ev.Revealed():
            yield from _revealed(say, event, after, me)
        case ev.SkullsDeclared(seat=seat):
            for place, die in enumerate(before.table.kept[seat]):
                yield hop(seat, die, after, 0.15 + HOP_GAP * place, turned=True)
            yield Pause(0.15, HOP + READ)
        case ev.Rerolled(seat=seat, faces=rolled):
            yield from tumbles(rolled, seat)
            yield Pause(0.55, READ)
        case ev.KeptOpenly(seat=seat, dice=dice):
            for place, die in enumerate(dice):
                if after.table.boards[seat].dice[die] != UNASSIGNED:
                    yield hop(seat, die, after, HOP_GAP * place)
            yield Pause(0.0, HOP + READ)
        case ev.ActionOpened(ranking=ranking):
            compared = _end(event, before)
            if ranking:
                yield mo.Compare(compared - TOTALS, TOTALS)
            if ranking and not contested(after.table):
                yield mo.Enter(ranking[0], "spotlight_left", None, compared, ENTERS)
            if (target := rival(after.table)) is not None:
                yield mo.Enter(target, "spotlight_right", None, compared, ENTERS)
            yield Pause(0.0, compared + ENTERS if ranking else NO_ACTORS)
        case ev.Forfeited(seat=seat, action=action):
            spot = Spot("action", seat, action) if seat == me else Spot("screen", seat)
            yield PlateDrop(say("pop-forfeits"), spot, "tag_grey", "cancel")
            yield Pause(0.0, STAYS if _why(before.table, seat) == WILL else FORFEITS)
        case ev.FleetExpanded(seat=seat, box=box):
            yield from walk(seat, "boat", boards[seat].boat, box, 0.1)
            yield Pause(0.0, _end(event, before) + HOLD)
        case ev.CrewRecruited(seat=seat, box=box):
            yield from walk(seat, "pirate", boards[seat].pirate, box, 0.1)
            yield Pause(0.0, _end(event, before) + HOLD)
        case ev.HuntDrawn():
            yield from _hunt_drawn(event, before, after, me)
        case ev.TileKept(seat=seat, index=index):
            coins = before.table.drawn[index] if seat == me and before.table.drawn else None
            end = Spot("tile", seat, len(after.table.boards[seat].tiles) - 1)
            yield Travel(mo.TilePiece(coins), Spot("drawn", -1, index), end, 0.0, TILES, 40)
            yield Travel(mo.TilePiece(), Spot("drawn", -1, 1 - index), Spot("pool"), 0.1, TILES, sink=True)
            yield Pause(0.0, TILES + 0.1 + HOLD)
        case ev.Attacked():
            yield from _attacked(say, event, before, after)
        case ev.SurplusDropped(action=action, dropped=dropped):
            area = "fleet" if action == BOARD else "crew"
            last = [len(attacked_area(board, action)) - 1 for board in boards]
            surplus = [
                (Spot(area, seat, last[seat] - place), chest)
                for seat, chests in enumerate(dropped)
                for place, chest in enumerate(chests)
            ]
            yield from surplus_leaves(say, surplus, before, SOON)
            yield LOOK
        case ev.ChestsDrawn(chests=drawn):
            for place, seat in enumerate(after.table.clockwise(tuple(range(after.table.seats)))):
                if (chest_drawn := drawn[seat]) is not None:
                    yield _from_bag(chest_drawn, _last_ashore(after, seat), 0.15 * place)
        case ev.ChestsMoved():
            yield from _chests_moved(say, event, before)
        case ev.RoundEnded(start=start):
            yield _sails(Spot("schooner", before.table.start), start)
            yield Pause(0.7, ROUND)
        case ev.GameEnded():
            yield Pause(0.0, END)
        case ev.Committed() | ev.HuntStarted():
            pass
        case _:
            assert_never(event)


def _sails(start: Spot, seat: int, waits: bool = True) -> Travel:
    """The schooner goes to a seat."""
    return Travel(mo.SchoonerPiece(), start, Spot("schooner", seat), SOON, 0.6, 30, waits=waits)


def _from_bag(chest: Chest, end: Spot, delay: float, arc: float = ARC) -> Travel:
    return Travel(mo.ChestPiece(chest), Spot("bag"), end, delay, FLIGHT, arc, waits=False)


def _last_ashore(after: View, seat: int) -> Spot:
    """Where the newest chest of a seat's island area lies."""
    return Spot("island", seat, len(after.table.boards[seat].island) - 1)


def _revealed(say: Say, event: ev.Revealed, after: View, me: int) -> Motions:
    start = FOLD_AWAY if any(event.faces) else 0.0
    for seat, (kept, faces, bonus) in enumerate(zip(event.kept, event.faces, event.bonus, strict=True)):
        if faces:
            yield mo.Fold(seat, rise=False, duration=FOLD_AWAY)
        natural = any(faces[die] != SKULL for die in kept)
        for place, die in enumerate(kept if natural else ()):
            turned = faces[die] == SKULL
            yield hop(seat, die, after, start + HOP_GAP * place, turned=turned, waits=seat == me)
        if bonus >= 0:
            yield bonus_tile(seat, bonus, after.table.boards[seat].bonus[bonus], start)
        spot = Spot("screen" if seat == me else "ribbon", seat)  # in an opponent's row these dice lie open
        if not kept and any(face != NO_FACE for face in faces):
            yield PlateDrop(say("status-stuck"), spot, "tag_red", delay=start)
        elif kept and not natural:
            yield PlateDrop(f"\u00d7{len(kept)}", spot, "tag_dark", FACE_ICON[SKULL], delay=start)
    yield Pause(start, HOP + READ)


def _hunt_drawn(event: ev.HuntDrawn, before: View, after: View, me: int) -> Motions:
    seat, tiles = event.seat, event.tiles
    for card, start in timed(spotlight_of(event, before.table)):
        match card:
            case ChestCard(chest=str(chest)):
                below = after.table.seats == 2 and seat != me  # not across the title
                yield _from_bag(chest, _last_ashore(after, seat), start, BELOW if below else ARC)
            case TilesCard() if len(tiles) == 1:
                end = Spot("tile", seat, len(after.table.boards[seat].tiles) - 1)
                yield Travel(mo.TilePiece(tiles[0]), Spot("pool"), end, start, TILES, waits=False)
            case TilesCard():
                for place, coins in enumerate(tiles):
                    end = Spot("drawn", -1, place)
                    yield Travel(
                        mo.TilePiece(coins), Spot("pool"), end, start + 0.1 * place, TILES, waits=False
                    )
    yield Pause(0.0, _end(event, before) + HOLD)


def _attacked(say: Say, event: ev.Attacked, before: View, after: View) -> Motions:
    """The target comes on, then each card is played out in its turn."""
    area = "fleet" if event.action == BOARD else "crew"
    token, boards = ("boat" if event.action == BOARD else "pirate"), before.table.boards
    if rival(before.table) is None:
        yield mo.Enter(event.target, "spotlight_right", FACE_ICON[event.action], 0.0, ENTERS)
    else:
        yield mo.Salvo(FACE_ICON[event.action])
    for card, start in timed(spotlight_of(event, before.table)):
        match card:
            case TokenCard():
                if card.defender is not None and card.defended:
                    spot = Spot("spotlight_right")
                    yield PlateDrop(say("pop-defends"), spot, "tag_red", "checked-shield", start, 0.75, 24)
                yield from walk(card.seat, token, card.before, card.after, start)
            case ChestCard(chest=str(chest), source="island"):
                source = Spot("center", -1, CHEST_INDEX[chest])
                yield Travel(mo.ChestPiece(chest), source, _last_ashore(after, event.seat), start, CLAIM)
            case ChestCard(chest=str(chest)) if event.position is not None:
                source = Spot(area, event.target, event.position)
                yield mo.Handover(chest, source, _last_ashore(after, event.seat), start, HANDOVER)
                left = attacked_area(boards[event.target], event.action)
                rest = left[: event.position] + left[event.position + 1 :]
                for place in range(event.position, len(rest)):  # what lay right of the gap closes up
                    lay, lies = Spot(area, event.target, place + 1), Spot(area, event.target, place)
                    yield Travel(mo.ChestPiece(rest[place]), lay, lies, start + HANDOVER, CLOSE_UP, 0.0, 1.0)
    yield Pause(0.0, _end(event, before) + HOLD)


def timed(spotlight: Spotlight | None) -> Iterator[tuple[Card, float]]:
    """The cards in the spotlight, with the second at which each begins."""
    if spotlight is not None:
        yield from zip(spotlight.cards, spotlight.beats, strict=False)


def _end(event: ev.Event, before: View) -> float:
    """When the last card is done."""
    spotlight = spotlight_of(event, before.table)
    return spotlight.beats[-1] if spotlight is not None and spotlight.beats else 0.0


# ------------------------------------------------------------------ chests that move by themselves
PHASE_3_STEP = 0.45
"""Between the steps of phase 3; they overlap a little, so that nothing takes longer than 1.6 s."""


def surplus_leaves(say: Say, moves: Sequence[tuple[Spot, Chest]], before: View, delay: float) -> Motions:
    """Chests that leave: the first of a missing colour to the center island, the others into the bag.

    First a plate tells whose they are: nobody follows chests of several boards that fly at once.
    """
    table = before.table
    for spot in {spot.seat: spot for spot, _ in reversed(moves)}.values():
        yield PlateDrop(say("pop-surplus"), spot, "tag_red", "cancel", delay, LEAVES + FLIGHT, 24)
    stays = staying(table.center, (chest for _, chest in moves), table.seats)
    for place, ((start, chest), stay) in enumerate(zip(moves, stays, strict=True)):
        when = delay + LEAVES + min(0.25, 0.1 * place)
        end = Spot("center", -1, CHEST_INDEX[chest]) if stay else Spot("bag")
        yield Travel(mo.ChestPiece(chest), start, end, when, FLIGHT, sink=not stay)


def _chests_moved(say: Say, event: ev.ChestsMoved, before: View) -> Motions:
    """Fleet to Tortuga, crew to fleet, island area to crew, everybody at once; the surplus last."""
    surplus: list[tuple[Spot, Chest]] = []
    for seat, move in enumerate(event.moves):
        if move is None:
            continue
        board = before.table.boards[seat]
        home = len(board.tortuga)
        for place, chest in enumerate(board.fleet):
            end = Spot("tortuga", seat, home + place)
            yield Travel(mo.ChestPiece(chest), Spot("fleet", seat, place), end, 0.0, FLIGHT, 50)
        for source, target, chests, order, delay in (
            ("crew", "fleet", board.crew, move.to_fleet, PHASE_3_STEP),
            ("island", "crew", board.island, move.to_crew, 2 * PHASE_3_STEP),
        ):
            places = _places(chests, order)
            for place, (chest, old_place) in enumerate(zip(order, places, strict=True)):
                start, end = Spot(source, seat, old_place), Spot(target, seat, place)
                yield Travel(mo.ChestPiece(chest), start, end, delay, FLIGHT, 50)
            surplus += [
                (Spot(source, seat, place), chest)
                for place, chest in enumerate(chests)
                if place not in places
            ]
    yield from surplus_leaves(say, surplus, before, PHASE_3_STEP)


def _places(chests: Sequence[Chest], order: Sequence[Chest]) -> list[int]:
    """For each chest of an order, where it lay before; equal chests are taken from the left."""
    left = list(enumerate(chests))
    places = []
    for wanted in order:
        taken = next(item for item in left if item[1] == wanted)
        left.remove(taken)
        places.append(taken[0])
    return places
