"""The nine people, and the parts each is painted from. Lengths and points in a space of 256 x 256."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Mood: TypeAlias = Literal["calm", "pleased", "angry"]


@dataclass(frozen=True)
class Person:
    """A person's parts; an empty or false one is absent."""

    zoom: tuple[float, float, float]
    """How much larger than designed, and which point of the design lies in the middle."""
    skin: str
    head: tuple[float, float, float, float, float, float]
    """Half widths of temples, cheeks, jaw and chin; top and bottom of the head."""
    eye: str
    hair: str
    brow: float
    nose: str
    coat: str
    coat2: str
    tilt: float
    """Degrees clockwise."""
    woman: bool = False
    young: bool = False
    heavy: bool = False
    almond: bool = False
    back: str = ""
    front: str = ""
    hat: str = ""
    hat_tone: str = ""
    trim: str = ""
    lips: str = ""
    beard: str = ""
    moustache: str = ""
    ring: str = ""
    stripes: str = ""
    pin: str = ""
    mole: tuple[float, float] | None = None
    wrinkles: bool = False
    cravat: bool = False
    patch: bool = False
    freckles: bool = False
    goldtooth: bool = False
    pipe: bool = False
    beads: bool = False
    scar: bool = False
    bandolier: bool = False
    collar: bool = False
    cord: bool = False


CAST: dict[str, Person] = {
    "rosa": Person(
        zoom=(1.2, 128, 128),
        skin="#d9935f",
        head=(40, 45, 38, 20, 60, 203),
        eye="#5a3a1a",
        woman=True,
        hair="#3a1d16",
        back="wavy",
        front="part",
        hat="tricorn",
        hat_tone="#3b2a3f",
        trim="#e2b04a",
        brow=7.0,
        nose="small",
        lips="#a8382f",
        coat="#7c2440",
        coat2="#f3e6c8",
        ring="both",
        mole=(150, 176),
        tilt=-3,
    ),
    "jack": Person(
        zoom=(1.24, 128, 140),
        skin="#c98257",
        head=(46, 50, 50, 30, 62, 206),
        eye="#4a6a3a",
        hair="#d9d2c0",
        hat="bandana",
        hat_tone="#3f8a63",
        trim="#d8efc8",
        brow=10,
        nose="bulb",
        beard="braids",
        moustache="bushy",
        wrinkles=True,
        coat="#5b4a2a",
        coat2="#e9dcb8",
        ring="left",
        tilt=3,
        heavy=True,
        cord=True,
    ),
    "bellamy": Person(
        zoom=(1.14, 134, 126),
        skin="#f0c39a",
        head=(40, 43, 37, 17, 60, 205),
        eye="#3d6d9a",
        hair="#2b201c",
        back="long",
        hat="bicorn",
        hat_tone="#2f2c52",
        trim="#f0d070",
        brow=6.4,
        nose="straight",
        beard="goatee",
        moustache="handlebar",
        coat="#37356e",
        coat2="#fbf6e6",
        cravat=True,
        tilt=-2,
    ),
    "anne": Person(
        zoom=(1.17, 128, 128),
        skin="#f3c6a4",
        head=(41, 45, 38, 18, 60, 202),
        eye="#3f8a4a",
        woman=True,
        hair="#c2471d",
        back="wild",
        front="wild",
        brow=7.2,
        nose="small",
        patch=True,
        freckles=True,
        lips="#b8402f",
        coat="#3f5a4a",
        coat2="#efe2c2",
        ring="left",
        goldtooth=True,
        tilt=4,
    ),
    "silas": Person(
        zoom=(1.1, 128, 130),
        skin="#e0ab86",
        head=(37, 40, 33, 17, 60, 208),
        eye="#5d7f8c",
        hair="#efeae0",
        back="sides",
        hat="knit",
        hat_tone="#8c3b2e",
        trim="#e9d9b0",
        brow=11,
        nose="hook",
        beard="long",
        moustache="droop",
        wrinkles=True,
        coat="#3f4d58",
        coat2="#cdbb90",
        pipe=True,
        tilt=-4,
    ),
    "zola": Person(
        zoom=(1.09, 128, 124),
        skin="#8a5232",
        head=(39, 43, 37, 19, 60, 202),
        eye="#3a1d10",
        woman=True,
        hair="#1d1210",
        hat="headwrap",
        hat_tone="#e0a02a",
        trim="#7c2f6a",
        brow=6.6,
        nose="wide",
        lips="#b0444c",
        coat="#246a74",
        coat2="#f0d9a0",
        ring="big",
        beads=True,
        tilt=2,
    ),
    "kofi": Person(
        zoom=(1.3, 128, 146),
        skin="#6b3d26",
        head=(44, 48, 47, 28, 58, 208),
        eye="#2a1408",
        hair="#1a100e",
        hat="bald",
        brow=9,
        nose="wide",
        beard="boxed",
        moustache="full",
        scar=True,
        lips="#5c2a22",
        coat="#8f5b2e",
        coat2="#e4d2a4",
        ring="both",
        tilt=0,
        heavy=True,
        bandolier=True,
    ),
    "finn": Person(
        zoom=(1.2, 128, 134),
        skin="#f6cfae",
        head=(42, 44, 36, 19, 62, 198),
        eye="#4b8a9c",
        hair="#e2a23c",
        front="mop",
        hat="headband",
        hat_tone="#a8413a",
        trim="#f3d9a8",
        brow=6.2,
        nose="round",
        freckles=True,
        coat="#e7dcc0",
        coat2="#f7efd8",
        stripes="#56697c",
        tilt=-4,
        young=True,
    ),
    "mei": Person(
        zoom=(1.18, 126, 124),
        skin="#f0c79c",
        head=(40, 43, 36, 17, 60, 201),
        eye="#2c1a12",
        woman=True,
        hair="#191517",
        back="knot",
        front="smooth",
        brow=6.0,
        nose="small",
        lips="#b02f3c",
        coat="#8f2f45",
        coat2="#f2d58c",
        almond=True,
        pin="#e2b04a",
        collar=True,
        tilt=2,
    ),
}
"""By name."""
