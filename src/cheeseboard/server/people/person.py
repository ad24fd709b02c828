"""Somebody we have met."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody as the database knows them: a guest, or the owner of a kept name."""

    id: str
    name: str
    since: float
    kept: float | None = None
    """Since when the name is kept; None for a guest."""
    language: str = ""
    """As chosen; empty to follow the browser."""
    zone: str = ""
    """A time zone like Europe/Kyiv, as the browser told or the person chose; empty if unknown."""
    fur: str = ""
    hat: str = ""
    is_operator: bool = False
    suspended: float = 0.0
    """Until when an operator keeps them out."""
    leaves: float | None = None
    """When the account goes for good, if its owner asked for that."""
    hides_ratings: bool = False
    """Whether nobody else sees how strong they are."""
    is_named: bool = True
    """Whether the name is their own; else it is one of ours, and follows their language."""
    is_signed: bool = False
    """Whether a cookie or token from before there were sessions still counts."""

    @property
    def is_gone(self) -> bool:
        """Whether nothing but the id is left of them."""
        return not self.name

    @property
    def is_kept(self) -> bool:
        """Whether the person has an account; else it is a guest."""
        return self.kept is not None
