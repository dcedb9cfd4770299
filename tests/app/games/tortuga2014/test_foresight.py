"""What a table reads ahead: pictures that there are, each once, one's own dice first."""

from tortuga.app.games.tortuga2014.palette import COLOUR
from tortuga.app.games.tortuga2014.tableui import TABLE
from tortuga.paths import assets_dir

PLAYERS = tuple(COLOUR)


def test_pictures_read_ahead_are_there():
    names = list(TABLE.ahead(PLAYERS))
    assert len(set(names)) == len(names) >= 4 * 8
    assert names[0] == f"tortuga2014/dice/{PLAYERS[0]}.png"
    missing = [name for name in names if not (assets_dir() / "images" / name).is_file()]
    assert not missing
