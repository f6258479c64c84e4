"""The search deck: drawing, shuffling back, taking a card out by name. MT-S8 MM-113"""

from __future__ import annotations

from scurry.games.mouse_tales.tale import Tale
from scurry.games.mouse_tales.words import CARDS, DISCARDED, DRAWN, IN_DECK, NONE, Card


def draw_card(tale: Tale) -> Card:
    """The top card, or NONE if neither deck nor discard has any. The caller says where it goes."""
    if not tale.deck:
        for card in range(CARDS):
            if tale.where[card] == DISCARDED:
                tale.where[card] = IN_DECK
                tale.deck.append(card)
        if not tale.deck:
            return NONE
        tale.rng.shuffle(tale.deck)
        tale.known = 0
        tale.tell("event-reshuffles", {})
    if tale.known > 0:
        tale.known -= 1
    card = tale.deck.pop()
    tale.where[card] = DRAWN
    return card


def shuffle_in(tale: Tale, card: Card) -> None:
    """A party item goes back into the deck. MT-P MM-92"""
    tale.where[card] = IN_DECK
    tale.deck.append(card)
    tale.rng.shuffle(tale.deck)
    tale.known = 0


def take_named(tale: Tale, card: Card) -> None:
    """Out of deck, discard or box; a deck that was looked through is shuffled. MM-129"""
    if tale.where[card] == IN_DECK:
        tale.deck.remove(card)
        tale.rng.shuffle(tale.deck)
        tale.known = 0
