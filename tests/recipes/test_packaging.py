"""What package indexes and packagers are given: names, licences, the index's page."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "build"))

from manual import MANUAL, made  # noqa: E402
from notes import notes  # noqa: E402
from release.facts import ID, version  # noqa: E402

PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PROJECT = PYPROJECT["project"]


def test_whoever_is_told_to_install_an_extra_is_told_its_name() -> None:
    sources = [
        *(ROOT / "assets" / "text").rglob("*.ftl"),
        *(ROOT / "ai").rglob("*.py"),
        *(ROOT / "tortuga").rglob("*.py"),
    ]
    named = [
        name
        for path in sources
        for name in re.findall(r"(?<!\.)\btortuga[\w-]*\[[a-z]+\]", path.read_text("utf-8"))
    ]
    assert len(named) == 5
    assert set(named) <= {f"{PROJECT['name']}[{extra}]" for extra in PROJECT["optional-dependencies"]}


def test_the_licence_names_all_that_is_inside() -> None:
    credits = (ROOT / "assets" / "CREDITS.md").read_text("utf-8").partition("## Libraries")[0]
    names = {"MIT": "MIT", "CC BY 3.0": "CC-BY-3.0", "SIL OFL 1.1": "OFL-1.1"}
    inside = {
        names[name] for name in re.findall(r"^- .*?, ([A-Z][\w .]*\d|MIT)[.,\n]", credits, re.MULTILINE)
    }
    assert inside == set(PROJECT["license"].split(" AND "))
    assert all(list(ROOT.glob(pattern)) for pattern in PROJECT["license-files"])


def test_the_page_of_the_index_has_nothing_that_lies_in_the_repository() -> None:
    readme, page = (ROOT / "README.md").read_text("utf-8"), ""
    recipe = PYPROJECT["tool"]["hatch"]["metadata"]["hooks"]["fancy-pypi-readme"]
    for part in recipe["fragments"]:
        if "text" in part:
            page += part["text"]
            continue
        assert part["end-before"] in readme
        begin = readme.index(part.get("start-at", readme[0]))
        page += readme[begin : readme.index(part["end-before"], begin)]
    for change in recipe["substitutions"]:
        page, count = re.subn(change["pattern"], change["replacement"], page)
        assert count == 1, change
    assert not re.findall(r"\.venv|this folder|install \.", page)
    assert page.startswith("# Tortuga\n")
    assert "## Licence" in page
    assert "![" not in page
    assert not re.findall(r"\]\((?!https?://)", page)


def test_the_notes_of_a_release_are_its_section_of_the_changelog() -> None:
    assert "\n## " not in notes(version())
    assert "(2014) for two to four players" in notes("1.0.0")
    lines = [line for line in notes(version()).splitlines() if line]
    assert all(line.lstrip().startswith(("- ", "#", "|")) or line[0].isupper() for line in lines)
    assert max(map(len, lines)) > 200 > min(map(len, lines))
    with pytest.raises(LookupError, match=r"0\.9"):
        notes("0.9")


def test_actions_are_pinned_and_keep_no_credentials() -> None:
    for path in sorted((ROOT / ".github" / "workflows").glob("*.yml")):
        lines = path.read_text("utf-8").splitlines()
        used = [line for line in lines if re.match(r"\s*-? *uses: (?!\./)", line)]
        assert used
        assert [line for line in used if not re.search(r"@[0-9a-f]{40} # v\d+\.\d+\.\d+$", line)] == []
        assert sum("actions/checkout@" in line for line in used) == lines.count(
            "          persist-credentials: false"
        )


def test_desktops_and_stores_know_the_program_by_one_name() -> None:
    release = ROOT / "build" / "release"
    metainfo = ElementTree.parse(release / f"{ID}.metainfo.xml").getroot()
    entry = (release / f"{ID}.desktop").read_text("utf-8")
    assert (metainfo.findtext("id"), metainfo.findtext("launchable")) == (ID, f"{ID}.desktop")
    assert {f"Icon={ID}", f"StartupWMClass={ID}", "Exec=tortuga"} <= set(entry.splitlines())
    assert f"\nid={ID}\n" in (release / "menu.sh").read_text("utf-8")
    assert f'bundle_identifier="{ID}"' in (ROOT / "tortuga.spec").read_text("utf-8")
    assert f'_CLASS = "{ID}"' in (ROOT / "tortuga" / "app" / "main.py").read_text("utf-8")
    assert metainfo.findtext("project_license") == PROJECT["license"]
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    released = [(entry.attrib["version"], entry.attrib["date"]) for entry in metainfo.iter("release")]
    assert released == re.findall(r"^## \[([\d.]+)\] - ([\d-]+)$", changelog, re.MULTILINE)
    assert released[0][0] == version()


def test_the_manual_and_the_completions_tell_what_the_help_tells() -> None:
    found = {path.name: path.read_text("utf-8") for path in MANUAL.iterdir()}
    assert found == made(), "python build/manual.py"
    shared = PYPROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["shared-data"]
    assert [source for source in shared if not (ROOT / source).is_file()] == []
    assert {f"build/release/manual/{name}" for name in found} <= set(shared)


def test_what_releases_are_frozen_from_is_pinned_and_allowed() -> None:
    text = (ROOT / "build" / "requirements.txt").read_text("utf-8").replace("_", "-").lower()
    pinned = re.findall(r"^([a-z][\w.-]*)==([\d.]+)[^\n]*\\\n    --hash=sha256:", text, re.MULTILINE)
    assert len(pinned) == len(re.findall(r"^\w", text, re.MULTILINE))
    wanted = [*PYPROJECT["build-system"]["requires"], *PROJECT["dependencies"]]
    for requirement in [*wanted, *PROJECT["optional-dependencies"]["dev"]]:
        name, lowest = re.fullmatch(r"([\w.-]+)>=([\d.]+)(?:;.*)?", requirement).groups()  # type: ignore[union-attr]
        name = re.sub(r"[._]", "-", name)
        found = [numbers for other, numbers in pinned if other == name]
        assert found, name
        assert all(
            tuple(map(int, numbers.split("."))) >= tuple(map(int, lowest.split("."))) for numbers in found
        ), name
