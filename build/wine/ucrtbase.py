"""A patched `ucrtbase.dll`: Wine 8.0 only has stubs for the complex functions that NumPy 2 needs on import.

`mended` gives a copy of Wine's `ucrtbase.dll` that has them; WINEDLLOVERRIDES="ucrtbase=n,b" uses it. It does
not get into the build: PyInstaller leaves out the libraries of Windows.
"""

from __future__ import annotations

import struct

_CODE = {
    b"crealf": "660f6ec1c3",  # movd xmm0, ecx; ret
    b"cimagf": "48c1e920660f6ec1c3",  # shr rcx, 32; movd xmm0, ecx; ret
    b"creall": "f20f1001c3",  # movsd xmm0, [rcx]; ret
    b"cimag": "f20f104108c3",  # movsd xmm0, [rcx+8]; ret
    b"cimagl": "f20f104108c3",
}
_STUB = bytes.fromhex("4883ec28")
"""How a stub begins: sub rsp, 40."""
_BUILTIN, _OWN = b"Wine builtin DLL", b"Mend"
"""The mark of Wine's own libraries, which the override would not load."""


class Library:
    """A 64-bit Windows library as bytes that can be changed."""

    def __init__(self, image: bytes) -> None:
        self.image = bytearray(image)
        head = self._read("<I", 0x3C)
        sections = head + 24 + self._read("<H", head + 20)
        self._sections = [
            struct.unpack_from("<IIII", self.image, sections + 40 * n + 8)
            for n in range(self._read("<H", head + 6))
        ]
        self._exports = self._place(self._read("<I", head + 24 + 112))

    def _read(self, kind: str, at: int) -> int:
        return int(struct.unpack_from(kind, self.image, at)[0])

    def _place(self, address: int) -> int:
        """The offset in the file of an address in memory."""
        return next(
            address - start + raw
            for size, start, length, raw in self._sections
            if start <= address < start + max(size, length)
        )

    def functions(self) -> dict[bytes, int]:
        """Where the code of each function begins, by the name it is exported under."""
        count, functions, names, ordinals = struct.unpack_from("<IIII", self.image, self._exports + 24)
        found = {}
        for n in range(count):
            name = self._place(self._read("<I", self._place(names) + 4 * n))
            number = self._read("<H", self._place(ordinals) + 2 * n)
            code = self._read("<I", self._place(functions) + 4 * number)
            found[bytes(self.image[name : self.image.index(0, name)])] = code
        return {name: self._place(code) for name, code in found.items() if name in _CODE}


def mended(image: bytes) -> bytes:
    """A copy of the library with the missing functions.

    Raises:
        ValueError: a function to be replaced is no stub; this is another Wine, which may need no patch.
    """
    library = Library(image)
    for name, at in library.functions().items():
        if library.image[at : at + len(_STUB)] != _STUB:
            raise ValueError(f"{name.decode()} is no stub")
        code = bytes.fromhex(_CODE[name])
        library.image[at : at + len(code)] = code
    mark = library.image.index(_BUILTIN)
    library.image[mark : mark + len(_OWN)] = _OWN
    return bytes(library.image)
