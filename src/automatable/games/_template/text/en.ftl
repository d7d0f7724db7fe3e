# Scrapyard in English.

game-name = Scrapyard
game-tagline = Scrap two parts in secret; the heavier load takes the point.

ask-scrap = Pick a part to scrap; two in all.
ask-draw = Draw the top card of the deck.

action-scrap = scrap { $thing }
action-draw = draw { $thing }

thing-Bolt = Bolt
    .about = worth 1
thing-Gear = Gear
    .about = worth 2
thing-Motor = Motor
    .about = worth 3
thing-Core = Core
    .about = worth 4

event-drew = { $seat } draws { $card }.
event-drew-hidden = { $seat } draws a card.
event-revealed = { $seat } scraps { $cards }.
event-scored = { $seat } takes the point with { $sum }.
event-tied = Tied at { $sum }: nobody takes the point.
event-ended = { $reason ->
    [goal] The goal is reached: the game is over.
   *[empty] The deck cannot fill the hands: the game is over.
}

# The same, said to the player it happened to.

event-drew-you = You draw { $card }.
event-drew-hidden-you = You draw a card.
event-revealed-you = You scrap { $cards }.
event-scored-you = You take the point with { $sum }.

result-goal = the goal is reached
result-empty = the deck is used up

setting-players = how many play, 2 or 3
    .about = Each has a hand of their own.
setting-goal = points that end the game, 1 to 10
    .about = The more, the longer the game.

view-goal = Goal
view-deck = Deck
view-heap = Heap
view-seats = Seats
view-result = Result
view-points = Points
view-cards = Cards
view-hand = Hand
view-picked = Picked

tell-table = { $goal ->
    [one] { $goal } point ends the game.
   *[other] { $goal } points end the game.
} Cards in the deck: { $deck }.
tell-seat = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } card in hand.
   *[other] { $cards } cards in hand.
}
tell-hand = The hand holds { $cards }.
tell-heap = The heap: { $cards }.

refused-TPL-SCR-02 = You hold no such card.
refused-TPL-SCR-03 = You hold { $held ->
    [one] { $held } of them, and have picked it.
   *[other] { $held } of them, and have picked them all.
}

count-cards = Cards laid
