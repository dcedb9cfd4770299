"""Text from outside: what a person may enter, what is kept of it, and what is shown of it."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tortuga.unicode import MAX_MARKS, cleaned, drawing_order, harmless, letters, typeable

TEXT = st.text(
    st.characters() | st.sampled_from("\u202e\u2068\u2069\u200b\u200d\ufeff\0\x1b\n\t\u0301 é🇨🇿👍🏽ᄀ가")
)


@pytest.mark.parametrize(
    ("entered", "kept"),
    [
        ("\u2068Petra\u2069", "Petra"),
        ("Ann  Lee", "Ann Lee"),
        ("Ann\nLee\t", "Ann Lee"),
        ("A\u200bnn", "Ann"),
        ("\ufeffAnn\x07", "Ann"),
        ("Zoe\u0308", "Zoë"),
        ("\u3164", ""),
        ("\u2800", ""),
        ("\u0301", ""),
        ("\ud83d", ""),
        ("שרה", "שרה"),
        ("e" + "\u0323" * 50, "ẹ" + "\u0323" * 3),
    ],
)
def test_what_is_entered_is_kept_clean(entered: str, kept: str) -> None:
    assert cleaned(entered) == kept


@given(TEXT)
@example("e\u0301\u0301\u0301\u0301\u0301")
def test_what_is_kept_is_clean_already_and_can_be_stored_and_shown(words: str) -> None:
    kept = cleaned(words)
    assert cleaned(kept) == kept == harmless(kept) == typeable(kept)
    assert kept == unicodedata.normalize("NFC", kept).strip()
    assert all(len(letter) <= MAX_MARKS for letter in letters(kept))
    kept.encode()


@given(TEXT)
def test_letters_are_all_of_the_words(words: str) -> None:
    assert "".join(letters(words)) == words


@pytest.mark.parametrize(
    ("words", "count"), [("Zoë", 3), ("Zoe\u0308", 3), ("👍🏽", 1), ("🇨🇿🇩🇪", 2), ("", 0), ("กำ", 2)]
)
def test_letters_are_counted_as_they_are_seen(words: str, count: int) -> None:
    assert len(letters(words)) == count


@given(TEXT)
def test_nothing_that_steers_or_turns_is_shown(words: str) -> None:
    shown = harmless(words)
    assert not {unicodedata.category(letter) for letter in shown} & {"Cc", "Cs", "Zl", "Zp"}
    assert not set(shown) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
    assert harmless(shown) == shown


def test_words_that_are_read_from_right_to_left_change_places() -> None:
    one, two = "שרה", "כהן"
    assert drawing_order(["Ann", one, two, "Lee"]) == [0, 2, 1, 3]
    assert drawing_order(["Ann", "Lee"]) == [0, 1]
