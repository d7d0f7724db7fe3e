game-name = Pièces
game-tagline = Devinez la pièce de l’autre.
ask-deal = Distribuez une pièce.
ask-say = Nommez un côté.
action-deal = donner { $thing }
action-say = dire { $thing }
thing-heads = face
thing-tails = pile
event-dealt = { $seat } reçoit { $card }.
event-dealt-hidden = { $seat } reçoit une pièce.
event-said = { $seat } dit { $card }, { $other } dit { $other_card }.
result-rounds = les trois tours sont passés
view-round = Tour
view-sides = Camps

refused-PEN-SAY-01 = Nommez un côté à la manche { $round }.
