"""Settings: kept, and never lost silently."""

from __future__ import annotations

import json
import os

import pytest

from tortuga.app import settings
from tortuga.app.settings import Settings, SettingsStore
from tortuga.cli import parser
from tortuga.kernel.errors import Notice


def test_round_trip(tmp_path):
    store = SettingsStore(tmp_path / "new" / "folder")
    store.change(speed="fast", language="cs", window=(1920, 1080), keys={"undo": ["u"]})
    again = SettingsStore(tmp_path / "new" / "folder")
    assert again.now == store.now
    assert again.notice is None
    assert again.now.keys == {"undo": ["u"]}


def test_nothing_is_written_before_something_changes(tmp_path):
    SettingsStore(tmp_path / "folder")
    assert not (tmp_path / "folder").exists()


@pytest.mark.parametrize("data", [b"{broken", b"\xff\xfe", b"[]", b""])
def test_a_broken_file_is_put_aside_with_a_notice(tmp_path, data):
    (tmp_path / "settings.json").write_bytes(data)
    (tmp_path / "settings.json.bak").write_bytes(b"older one")
    store = SettingsStore(tmp_path)
    assert store.now == Settings()
    assert store.notice is not None
    assert store.notice.args["kept"] == "settings.json.bak2"
    assert (tmp_path / "settings.json.bak2").read_bytes() == data
    assert (tmp_path / "settings.json.bak").read_bytes() == b"older one"
    store.change(speed="off")
    assert SettingsStore(tmp_path).now.speed == "off"


def test_fields_of_a_newer_version_do_no_harm(tmp_path):
    (tmp_path / "settings.json").write_bytes(b'{"version": 9, "speed": "fast", "sails": "black"}')
    store = SettingsStore(tmp_path)
    assert store.notice is None
    assert store.now.speed == "fast"
    store.change(muted=True)
    kept = json.loads((tmp_path / "settings.json").read_bytes())
    assert kept == {"version": 9, "speed": "fast", "sails": "black", "muted": True}


def test_a_value_of_a_newer_version_is_told_and_stays_until_it_is_changed_here(tmp_path):
    old = {"speed": "warp", "language": "cs", "text_size": 400, "keys": {"undo": ["u"]}}
    (tmp_path / "settings.json").write_text(json.dumps(old))
    store = SettingsStore(tmp_path)
    assert store.now == Settings(language="cs", keys={"undo": ["u"]})
    assert store.notice == Notice(
        "error-settings-partly", {"file": "settings.json", "fields": "speed, text_size"}
    )
    store.change(muted=True, speed="fast")
    kept = json.loads((tmp_path / "settings.json").read_bytes())
    assert kept == {**old, "muted": True, "speed": "fast"}
    assert not list(tmp_path.glob("*.bak"))


def test_a_failed_write_leaves_the_old_file(tmp_path, monkeypatch):
    store = SettingsStore(tmp_path)
    store.change(speed="fast")

    def fail(*_args):
        raise OSError("disk full")

    monkeypatch.setattr("os.replace", fail)
    with pytest.raises(OSError, match="disk full"):
        store.change(speed="off")
    assert store.now.speed == "off", "holds for the session"
    assert SettingsStore(tmp_path).now.speed == "fast"
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]


@pytest.mark.skipif(os.name != "posix", reason="no rights of this kind here")
@pytest.mark.parametrize("mask", [0o022, 0o002, 0o077])
def test_the_file_may_be_read_by_whom_the_player_lets(tmp_path, mask):
    before = os.umask(mask)
    try:
        SettingsStore(tmp_path).change(speed="fast")
    finally:
        os.umask(before)
    assert (tmp_path / "settings.json").stat().st_mode & 0o777 == 0o666 & ~mask


def test_a_folder_in_place_of_the_file_is_told(tmp_path):
    (tmp_path / "settings.json").mkdir()
    store = SettingsStore(tmp_path)
    assert store.notice.id == "error-settings-unreadable"


def test_lent_values_are_not_kept(tmp_path):
    store = SettingsStore(tmp_path)
    store.lend(speed="off", window=(1280, 720))
    store.change(language="de")
    assert store.now.speed == "off"
    assert SettingsStore(tmp_path).now.speed == "normal"
    store.change(speed="fast")
    assert store.now.speed == "fast"


def test_the_command_line_offers_the_same_values():
    """It keeps lists of its own, since help is told without loading what draws."""
    assert parser.SPEEDS == settings.SPEEDS
    assert parser.TEXT_SIZES == settings.TEXT_SIZES
