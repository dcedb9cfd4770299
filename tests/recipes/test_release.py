"""What a release is made of: icons, the recipe of each system, archives."""

from __future__ import annotations

import hashlib
import io
import os
import struct
import subprocess
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
from release import archive, papers  # noqa: E402
from release.facts import made, title, version  # noqa: E402

ICONS = ROOT / "assets" / "icons"
posix = pytest.mark.skipif(sys.platform == "win32", reason="links and rights of POSIX")


def pixels(data: bytes) -> tuple[tuple[int, int], bytes]:
    picture = pygame.image.load(io.BytesIO(data), "icon.png")
    return picture.get_size(), pygame.image.tobytes(picture, "RGBA")


def test_every_system_finds_its_icons_in_all_sizes() -> None:
    for size in PNG_SIZES:
        assert pixels((ICONS / f"icon_{size}.png").read_bytes())[0] == (size, size)
    assert pygame.image.load(ICONS / "icon.svg").get_size() == (512, 512)
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


def test_a_small_png_keeps_every_pixel() -> None:
    picture = pygame.Surface((7, 5), pygame.SRCALPHA, 32)
    for n in range(35):
        picture.set_at((n % 7, n // 7), (100 + n, 9 * (n // 7), 255 - n % 7, 200 if n % 5 else 0))
    size, colours = pixels(png(picture))
    assert size == (7, 5)
    assert colours == pygame.image.tobytes(picture, "RGBA")


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
    (game / "tortuga").write_bytes(b"plays")
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


def shipped_libraries() -> list[Path]:
    """The C libraries that come with the packages of this machine."""
    site = Path(pygame.__file__).parents[1]
    folders = [site / "pygame_ce.libs", site / "numpy.libs", site / "pygame", site / "numpy" / ".dylibs"]
    kinds = ("*.so.*", "libscipy*.so", "*.dll", "*.dylib")
    return [path for folder in folders for kind in kinds for path in folder.glob(kind)]


def test_every_library_that_is_shipped_has_its_licence_whole(tmp_path: Path) -> None:
    for path in shipped_libraries():
        (tmp_path / path.name).write_bytes(b"")
    elsewhere = (
        "libz.1.3.1.zlib-ng.dylib",
        "libSDL2-2.0.0.dylib",
        "libFLAC.14.0.0.dylib",
        "libgcc_s.1.1.dylib",
    )
    elsewhere += (
        "SDL2_ttf.dll",
        "libjpeg-62.dll",
        "msvcp140-a4c2229bdc2a2a63.dll",
        "VCRUNTIME140_1.dll",
        "api-ms-win-crt-x-l1-1-0.dll",
    )
    elsewhere += (
        "libstdc++.so.6",
        "libffi.so.8",
        "libsqlite3.so.0",
        "python311.dll",
        "freetype.dll",
        "libz.so.1",
    )
    for name in elsewhere:
        (tmp_path / name).write_bytes(b"")
    texts = papers.library_licences() | papers.shared_licences(tmp_path)
    assert {
        "pygame-ce",
        "fluent-runtime",
        "Python",
        "mpg123",
        "sndfile",
        "FLAC",
        "FreeType",
        "HarfBuzz",
    } <= set(texts)
    for name, words in texts.items():
        assert len(words) > 500, f"{name} is a stub"
        assert "copyright" in words.lower() or "public domain" in words.lower().replace("\n", " "), name
    for name, begins in (
        ("pygame-ce", "GNU LESSER GENERAL"),
        ("mpg123", "GNU LESSER GENERAL"),
        ("Python", "PYTHON"),
    ):
        assert begins in texts[name].upper()
    assert "Apache License" in texts["fluent-runtime"]
    assert "TERMS AND CONDITIONS" in texts["fluent-syntax"]


def test_what_nobody_knows_the_licence_of_is_not_shipped(tmp_path: Path) -> None:
    (tmp_path / "libzstd.so.1").write_bytes(b"")
    with pytest.raises(LookupError, match=r"libzstd\.so\.1"):
        papers.shared_licences(tmp_path)


def test_the_archive_tells_the_glibc_it_needs(tmp_path: Path) -> None:
    (tmp_path / "starter").write_bytes(b"\x7fELF...GLIBC_2.9\0GLIBC_2.34\0GLIBC_2.4\0")
    (tmp_path / "no.txt").write_bytes(b"GLIBC_2.99")
    papers.write_papers(tmp_path, "linux")
    assert "glibc 2.34 or newer" in (tmp_path / "README.txt").read_text("utf-8")


@posix
def test_on_a_system_too_old_the_starter_says_so_in_one_sentence(tmp_path: Path) -> None:
    game, old = made(tmp_path, "linux"), tmp_path / "old"
    game.mkdir()
    (game / "tortuga").write_text('#!/bin/sh\necho "played $*"\n')
    (game / "tortuga").chmod(0o755)
    (game / "library").write_bytes(b"\x7fELF...GLIBC_2.9\0GLIBC_2.34\0")
    (game / "tortuga-cli").symlink_to("tortuga")
    archive.stage(tmp_path / "a b", tmp_path, "linux")
    old.mkdir()

    def started(starter: str, glibc: str) -> tuple[int, str]:
        (old / "getconf").write_text(f"#!/bin/sh\n{glibc}\n")
        (old / "getconf").chmod(0o755)
        environment = {"PATH": f"{old}:{os.environ['PATH']}"}
        words = [tmp_path / "a b" / starter, "verify", "x"]
        done = subprocess.run(words, env=environment, capture_output=True, encoding="utf-8")
        return done.returncode, done.stdout + done.stderr

    told = "Tortuga needs a Linux with glibc 2.34 or newer, and this one has 2.9.\n"
    assert started("tortuga", "echo glibc 2.9") == (1, told)
    for same_or_newer_or_unknown in ("echo glibc 2.34", "echo glibc 2.100", "exit 1"):
        assert started("tortuga-cli", same_or_newer_or_unknown) == (0, "played verify x\n")
