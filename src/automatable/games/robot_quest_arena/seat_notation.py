"""Cards in a position: those of players, Shop, Supply and Junkyard."""

from typing import Final

from ...kernel.errors import BadPosition
from ...kernel.spelling import Tokens, named_at, sections
from .state import NONE, SLOTS, ArenaState, pile
from .view import names

CARD: Final = named_at(lambda state: state.cards.ids, "card")
_ZONES: Final = ("hand", "play", "discard", "deck")
_MOST: Final = 99_999


def show_cards(state: ArenaState, cards: list[int]) -> str:
    """The ids of cards, each once, with their number if there are several."""
    all_names = names(state, cards)
    counts = {name: all_names.count(name) for name in all_names}
    return " ".join([name if count == 1 else f"{count}*{name}" for name, count in counts.items()])


def _read_cards(state: ArenaState, tokens: Tokens) -> list[int]:
    """All words that are left, such as `battery` or `3*battery`."""
    found: list[int] = []
    for word in tokens.rest():
        count, name = word.split("*", 1) if "*" in word else ("1", word)
        card = tokens.name_of(name, state.cards.ids, "card")
        found += [card] * tokens.whole_of(count, 0, 200)
    return found


def show_seat(state: ArenaState, seat: int) -> str:
    """The VP and all cards of a player."""
    titles = state.cards.count
    zones = (state.hands, state.in_play, state.discards)
    cards = [pile(zone, seat, titles) for zone in zones]
    cards.append([k for k in range(titles) for _ in range(state.decks[seat].count(k))])
    tokens = [f"vp {state.vp[seat]}"]
    tokens += [f"blue {state.blue_won[seat]}"] if state.blue_won[seat] else []
    for name, zone in zip(_ZONES, cards, strict=True):
        if zone or name == "deck":
            tokens.append(f"{name} {show_cards(state, zone)}".strip())
    return " ".join(tokens)


def read_seat(state: ArenaState, seat: int, tokens: Tokens) -> None:
    """The same read back."""
    said = sections(tokens, ("vp", "blue", *_ZONES))
    for name, counts in (("vp", state.vp), ("blue", state.blue_won)):
        if name in said:
            counts[seat] = said[name].whole(0, _MOST)
            said[name].end()
    if 2 * state.blue_won[seat] > state.vp[seat]:
        raise tokens.wrong(f"{state.blue_won[seat]} blue cubes are more than its VP")
    cards: dict[str, list[int]] = {}
    for name in [name for name in _ZONES if name in said]:
        cards[name] = _read_cards(state, said[name])
    deck, titles = state.decks[seat], int(state.cards.count)
    used: list[int] = []
    for name, zone in (("hand", state.hands), ("play", state.in_play), ("discard", state.discards)):
        for card in cards.get(name, []):
            zone[seat * titles + card] += 1
            used.append(card)
    for card in range(titles):
        start = int(deck.count(card))
        wanted = cards["deck"].count(card) if "deck" in cards else start - used.count(card)
        deck.shuffle_in(card, max(0, wanted) - start)
        if _is_start(state, card) and _owned(state, seat, card) > state.cards.copies[card]:
            raise tokens.wrong(f"there are not that many cards {state.cards.ids[card]}")


def _is_start(state: ArenaState, card: int) -> bool:
    """Whether every player starts with it."""
    return state.cards.pile[card] == 0


def _owned(state: ArenaState, seat: int, card: int) -> int:
    """How many copies a player has."""
    at = seat * int(state.cards.count) + card
    found = state.hands[at] + state.in_play[at] + state.discards[at]
    return int(found + state.decks[seat].count(card))


def show_shop(state: ArenaState) -> str:
    """The cards in the slots."""
    return " ".join([CARD.show(state, card) if card != NONE else "-" for card in list(state.shop)])


def read_shop(state: ArenaState, tokens: Tokens) -> None:
    """The same read back."""
    if len(tokens.left) > SLOTS:
        raise tokens.wrong(f"{len(tokens.left)} cards, there are {SLOTS} slots")
    for slot, word in enumerate(tokens.rest()):
        if word != "-":
            card = state.cards.ids.index(word) if word in state.cards.ids else NONE
            if card == NONE or not state.cards.returns_to_shop(card):
                raise tokens.wrong(f"{word!r} is no card of the Shop deck")
            state.shop[slot] = card


def read_junkyard(state: ArenaState, tokens: Tokens) -> None:
    """Scrapped cards read back."""
    for card in _read_cards(state, tokens):
        state.junkyard[card] += 1


def read_supply(state: ArenaState, tokens: Tokens) -> None:
    """What is left of all cards: the Supply piles, which may be written, and the Shop deck."""
    counts = tokens.rest()
    if counts and len(counts) != len(state.supply):
        raise tokens.wrong(f"write {len(state.supply)} numbers")
    for card in range(state.cards.count):
        left = _left(state, card)
        if left < 0:
            raise BadPosition(f"there are not that many cards {state.cards.ids[card]}")
        if state.cards.returns_to_shop(card):
            state.shop_deck.shuffle_in(card, left - state.shop_deck.count(card))
        elif _is_start(state, card):
            state.junkyard[card] += left  # nobody has them any more
        else:
            k = state.cards.supply.index(card)
            if counts and tokens.whole_of(counts[k], 0, 99) != left:
                raise tokens.wrong(f"{state.cards.ids[card]} must be {left}")
            state.supply[k] = left


def _left(state: ArenaState, card: int) -> int:
    """How many copies nobody owns that lie neither in the Shop nor in the Junkyard."""
    each = int(state.seats) if _is_start(state, card) else 1
    left = each * int(state.terms.copies(card)) - int(state.junkyard[card])
    left -= list(state.shop).count(card)
    return left - sum([_owned(state, seat, card) for seat in range(state.seats)])
