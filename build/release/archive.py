"""Archives: one folder with the game and its papers, packed for its system, with the SHA-256 sum beside."""

from __future__ import annotations

import hashlib
import lzma
import os
import shutil
import stat
import tarfile
import time
import zipfile
from pathlib import Path

from release.facts import ID, PROCESSOR, ROOT, SYSTEM, archive_name, made, title
from release.papers import lowest_glibc, write_papers

HERE = Path(__file__).parent
BESIDE = r"""Exec=sh -c "exec \\"\\$(dirname \\"\\$1\\")/tortuga\\"" tortuga %k
"""
"""How a menu entry starts the program that lies beside it."""
UNIX = 3
"""The code by which a zip says that its permissions and links are Unix ones."""


def archive(dist: Path, system: str = SYSTEM, processor: str = PROCESSOR) -> Path:
    """Pack what was built in `dist` for a system; returns the archive, with its `.sha256` beside it.

    Raises:
        FileNotFoundError: nothing was built there.
    """
    staged = dist / title()
    shutil.rmtree(staged, ignore_errors=True)
    stage(staged, dist, system)
    target = dist / archive_name(system, processor)
    pack_tar(staged, target) if system == "linux" else pack_zip(staged, target)
    shutil.rmtree(staged)
    digest = hashlib.sha256(target.read_bytes()).hexdigest()
    target.with_name(f"{target.name}.sha256").write_text(f"{digest}  {target.name}\n", "utf-8", newline="\n")
    return target


def stage(folder: Path, dist: Path, system: str) -> None:
    """Lay out in a folder what an archive is to hold."""
    game = made(dist, system)
    shutil.copytree(game, folder / game.name if system == "macos" else folder, symlinks=True)
    write_papers(folder, system)
    if system == "linux":
        (folder / "icons").mkdir()
        for size in (48, 256):
            picture = ROOT / "assets" / "icons" / f"icon_{size}.png"
            shutil.copyfile(picture, folder / "icons" / f"tortuga-{size}.png")
        shutil.copyfile(HERE / "menu.sh", folder / "menu.sh")
        # the starter takes the program's name; `tortuga-cli` links to `tortuga-game`
        (folder / "tortuga").rename(folder / "tortuga-game")
        starter = (HERE / "tortuga.sh").read_text("utf-8").replace("GLIBC", lowest_glibc(folder))
        (folder / "tortuga").write_text(starter, "utf-8")
        entry = (HERE / f"{ID}.desktop").read_text("utf-8").replace("Exec=tortuga\n", BESIDE)
        (folder / "tortuga.desktop").write_text(entry, "utf-8")
        for name in ("tortuga", "tortuga.desktop", "menu.sh"):
            (folder / name).chmod(0o755)


def pack_tar(folder: Path, target: Path) -> None:
    """Pack as .tar.xz, without the owner of the files."""

    def nobodys(info: tarfile.TarInfo) -> tarfile.TarInfo:
        info.uid = info.gid = 0
        info.uname = info.gname = ""
        info.mode = 0o755 if info.isdir() or info.mode & stat.S_IXUSR else 0o644
        return info

    with (
        lzma.open(target, "wb", preset=9) as packed,
        tarfile.open(fileobj=packed, mode="w|", format=tarfile.PAX_FORMAT) as tar,
    ):
        for path in _listed(folder):
            tar.add(path, path.relative_to(folder.parent).as_posix(), recursive=False, filter=nobodys)


def pack_zip(folder: Path, target: Path) -> None:
    """Pack as .zip with links and permissions, without which a macOS application is broken."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in _listed(folder):
            mode = path.lstat().st_mode
            changed = time.localtime(path.lstat().st_mtime)[:6]
            info = zipfile.ZipInfo(path.relative_to(folder.parent).as_posix(), changed)
            info.create_system = UNIX
            info.compress_type = zipfile.ZIP_DEFLATED
            if path.is_symlink():
                info.external_attr = (stat.S_IFLNK | 0o777) << 16
                packed.writestr(info, os.readlink(path))
            elif path.is_dir():
                info.filename += "/"
                info.external_attr = (stat.S_IFDIR | 0o755) << 16 | 0x10
                packed.writestr(info, b"")
            else:
                runs = mode & stat.S_IXUSR or path.suffix == ".exe"
                info.external_attr = (stat.S_IFREG | (0o755 if runs else 0o644)) << 16
                packed.writestr(info, path.read_bytes())


def _listed(folder: Path) -> list[Path]:
    """The folder and everything in it, links as links, in the same order everywhere."""
    within = [folder]
    for place, folders, files in os.walk(folder):
        within += [Path(place, name) for name in (*folders, *files)]
    return sorted(within, key=lambda path: path.relative_to(folder).as_posix())
