"""What is on paper: everybody gets to see the very cards that the rules read, bots too, and nobody can change them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import msgspec


def printed(found: Mapping[Any, Any]) -> Mapping[Any, Any]:
    """A table as it is on paper."""
    return MappingProxyType(dict(found))


class Printed(msgspec.Struct, frozen=True, eq=False):
    """A card, or a deck. Compared by identity: there is one object a card, and rules look at them all the time."""

    def __post_init__(self) -> None:
        for name in self.__struct_fields__:
            if isinstance(found := getattr(self, name), dict):
                msgspec.structs.force_setattr(self, name, printed(found))
