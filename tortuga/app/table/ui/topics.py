"""What can be asked about besides the things on the table: panels, buttons, and the moment."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Generic, TypeVar

View = TypeVar("View")


class Topics(ABC, Generic[View]):
    """The pages of the rules about what is no part, and the tooltips of panels."""

    pages: Mapping[str, str]
    """By button of the house or the game (`tab-<panel>` for a panel); what is no button is missing."""
    tips: Mapping[str, str]
    """By panel, the text of its tooltip; none where it is missing."""

    @abstractmethod
    def page_now(self, view: View, me: int) -> str:
        """The page about what is to be done now."""
