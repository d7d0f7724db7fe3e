game-name = Pennies
game-tagline = Guess the other's penny.
ask-deal = Deal a penny.
ask-say = Name a side.
action-deal = deal { $thing }
action-say = say { $thing }
thing-heads = heads
thing-tails = tails
event-dealt = { $seat } gets { $card }.
event-dealt-hidden = { $seat } gets a penny.
event-said = { $seat } says { $card }, { $other } says { $other_card }.
result-rounds = three rounds are over
view-round = Round
view-sides = Sides

refused-PEN-SAY-01 = Name a side in round { $round }.
