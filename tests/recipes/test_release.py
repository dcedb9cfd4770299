"""What a release is made of: icons, the recipe of each system, archives."""

from __future__ import annotations

import hashlib
import io
import os
import struct
import sys
import tarfile
import types
import zipfile
from pathlib import Path
from typing import Any

import pygame
import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "build"))

from recipes.badge import ICNS_TYPES, ICO_SIZES, PNG_SIZES  # noqa: E402
from recipes.png import png  # noqa: E402
from release import archive  # noqa: E402
from release.facts import made, title, version  # noqa: E402

ICONS = ROOT / "assets" / "icons"
posix = pytest.mark.skipif(sys.platform == "win32", reason="links and rights of POSIX")


def pixels(data: bytes) -> tuple[tuple[int, int], bytes]:
    picture = pygame.image.load(io.BytesIO(data), "icon.png")
    return picture.get_size(), pygame.image.tobytes(picture, "RGBA")


def test_every_system_finds_its_icons_in_all_sizes() -> None:
    for size in PNG_SIZES:
        assert pixels((ICONS / f"icon_{size}.png").read_bytes())[0] == (size, size)
    ico = (ICONS / "tortuga.ico").read_bytes()
    (count,) = struct.unpack_from("<H", ico, 4)
    entries = [struct.unpack_from("<BBBBHHII", ico, 6 + 16 * n) for n in range(count)]
    pictures = [pixels(ico[offset : offset + length]) for *_, length, offset in entries]
    assert [size for size, _ in pictures] == [(size, size) for size in ICO_SIZES]
    assert pictures[-1] == pixels((ICONS / "icon_256.png").read_bytes())
    icns, at, found = (ICONS / "tortuga.icns").read_bytes(), 8, {}
    assert icns[:8] == b"icns" + struct.pack(">I", len(icns))
    while at < len(icns):
        kind, length = struct.unpack_from(">4sI", icns, at)
        found[kind] = pixels(icns[at + 8 : at + length])[0][0]
        at += length
    assert found == ICNS_TYPES


def test_a_small_png_keeps_every_pixel_that_is_seen() -> None:
    picture = pygame.Surface((7, 5), pygame.SRCALPHA, 32)
    for n in range(35):
        picture.set_at((n % 7, n // 7), (100 + n, 9 * (n // 7), 255 - n % 7, 200 if n % 5 else 0))
    size, colours = pixels(png(picture))
    seen = [colour if colour[3] else (0, 0, 0, 0) for colour in map(tuple, _four(picture))]
    assert size == (7, 5)
    assert [tuple(colours[at : at + 4]) for at in range(0, len(colours), 4)] == seen


def _four(picture: pygame.Surface) -> list[bytes]:
    data = pygame.image.tobytes(picture, "RGBA")
    return [data[at : at + 4] for at in range(0, len(data), 4)]


@pytest.mark.parametrize("system", ["linux", "win32", "darwin"])
def test_the_recipe_says_what_each_system_is_to_get(
    system: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Run with PyInstaller's words put down and nothing built: a slip would show on that system only."""
    said: dict[str, list[dict[str, Any]]] = {}
    collected = [
        (name, f"wheels/pygame/{Path(name).name}", "BINARY")
        for name in ("SDL2.dll", "pygame/SDL2.dll", "libpng16-16.dll", "libxmp.dll", "pygame/libopus-0.dll")
    ]

    def word(name: str) -> type:
        class Word:
            def __init__(self, *args: Any, **told: Any) -> None:
                said.setdefault(name, []).append(told | {"args": args})
                self.datas, self.pure, self.scripts = list(told.get("datas", [])), [], []
                self.binaries = list(collected)

        return Word

    names = ("FixedFileInfo", "StringFileInfo", "StringStruct", "StringTable", "VarFileInfo", "VarStruct")
    hooks = types.ModuleType("hooks")
    hooks.collect_submodules = lambda name, filter: [name]  # type: ignore[attr-defined]
    versions = types.ModuleType("versioninfo")
    for name in (*names, "VSVersionInfo"):
        setattr(versions, name, word(name))
    monkeypatch.setitem(sys.modules, "PyInstaller.utils.hooks", hooks)
    monkeypatch.setitem(sys.modules, "PyInstaller.utils.win32.versioninfo", versions)
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr("shutil.which", lambda _name: None)
    (tmp_path / "tortuga").mkdir()
    words = {name: word(name) for name in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")}
    recipe = ROOT / "tortuga.spec"
    exec(
        compile(recipe.read_text("utf-8"), recipe, "exec"),
        words | {"SPECPATH": str(ROOT), "DISTPATH": str(tmp_path)},
    )
    (folder,) = said["COLLECT"]
    libraries = sorted(name.replace("\\", "/") for name, _source, _kind in folder["args"][-2])
    if system == "win32":
        assert libraries == ["pygame/SDL2.dll", "pygame/libpng16-16.dll"], "once, and what is used"
    else:
        assert libraries == sorted(name for name, _source, _kind in collected)
    starters = {exe["name"]: exe for exe in said["EXE"]}
    assert set(starters) == ({"tortuga", "tortuga-cli"} if system == "win32" else {"tortuga"})
    assert not starters["tortuga"]["console"]
    for exe in starters.values():
        assert (exe["version"] is not None) == (system == "win32")
        assert exe["icon"] is None or Path(exe["icon"]).is_file()
    if system == "win32":
        assert said["FixedFileInfo"][0]["filevers"][:3] == tuple(map(int, version().split(".")[:3]))
    if system == "darwin":
        (app,) = said["BUNDLE"]
        assert (app["name"], app["version"]) == ("Tortuga.app", version())
        assert sorted(app["info_plist"]["CFBundleLocalizations"]) == ["cs", "de", "en", "es"]
    if os.name == "posix":  # links that Wine makes cannot be read
        assert (tmp_path / "tortuga" / "tortuga-cli").is_symlink() == (system == "linux")


@posix
@pytest.mark.parametrize("system", ["linux", "windows", "macos"])
def test_an_archive_is_one_folder_with_rights_and_links_and_its_sum(system: str, tmp_path: Path) -> None:
    game = made(tmp_path, system)
    game.mkdir()
    (game / "starter").write_bytes(b"runs")
    (game / "starter").chmod(0o755)
    (game / "ů 🏴").write_bytes(b"lies")
    (game / "link").symlink_to("starter")
    packed = archive.archive(tmp_path, system, "x86_64")
    assert packed.name == f"{title()}-{system}-x86_64.{'tar.xz' if system == 'linux' else 'zip'}"
    digest, name = packed.with_name(f"{packed.name}.sha256").read_text("utf-8").split()
    assert (digest, name) == (hashlib.sha256(packed.read_bytes()).hexdigest(), packed.name)
    inner = f"{title()}/Tortuga.app" if system == "macos" else title()
    if system == "linux":
        with tarfile.open(packed) as tar:
            rights = {info.name: (info.mode, info.linkname) for info in tar.getmembers()}
        assert rights[f"{inner}/link"][1] == "starter"
        assert {
            name for name, (mode, _) in rights.items() if mode == 0o755 and "." in name.rpartition("/")[2]
        } == {
            f"{inner}/menu.sh",
            f"{inner}/tortuga.desktop",
            inner,
        }
    else:
        with zipfile.ZipFile(packed) as archived:
            rights = {info.filename: (info.external_attr >> 16, "") for info in archived.infolist()}
            assert archived.read(f"{inner}/link") == b"starter"
        assert rights[f"{inner}/link"][0] >> 12 == 0o12
    assert rights[f"{inner}/starter"][0] & 0o777 == 0o755
    assert rights[f"{inner}/ů 🏴"][0] & 0o777 == 0o644
    assert {name.split("/")[0] for name in rights} == {title()}
    assert {f"{title()}/{paper}" for paper in ("README.txt", "LICENSE.txt", "CREDITS.txt")} <= set(rights)


@pytest.mark.parametrize("system", ["linux", "windows", "macos"])
def test_the_readme_of_an_archive_has_ten_lines(system: str) -> None:
    lines = (ROOT / "build" / "release" / f"README-{system}.txt").read_text("utf-8").splitlines()
    assert len(lines) == 10
    assert "VERSION" in lines[0]
