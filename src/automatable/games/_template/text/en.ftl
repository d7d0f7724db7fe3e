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

result-goal = the goal is reached
result-empty = the deck is used up

setting-players = how many play, 2 or 3
setting-goal = points that end the game, 1 to 10

view-goal = Goal
view-deck = Deck
view-heap = Heap
view-seats = Seats
view-wanted = Still to pick
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
