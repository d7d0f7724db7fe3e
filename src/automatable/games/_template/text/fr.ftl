# La Casse en français.

game-name = La Casse
game-tagline = Envoyez deux pièces à la casse en secret ; la plus lourde charge prend le point.

ask-scrap = Choisissez une pièce à mettre à la casse ; deux en tout.
ask-draw = Piochez la première carte de la pioche.

action-scrap = mettre à la casse : { $thing }
action-draw = piocher { $thing }

thing-Bolt = Boulon
    .about = vaut 1
thing-Gear = Engrenage
    .about = vaut 2
thing-Motor = Moteur
    .about = vaut 3
thing-Core = Noyau
    .about = vaut 4

event-drew = { $seat } pioche { $card }.
event-drew-hidden = { $seat } pioche une carte.
event-revealed = { $seat } met à la casse : { $cards }.
event-scored = { $seat } prend le point avec { $sum }.
event-tied = Égalité à { $sum } : personne ne prend le point.
event-ended = { $reason ->
    [goal] L’objectif est atteint : la partie est terminée.
   *[empty] La pioche ne peut plus remplir les mains : la partie est terminée.
}

# Les mêmes, dits au joueur à qui cela arrive.

event-drew-you = Vous piochez { $card }.
event-drew-hidden-you = Vous piochez une carte.
event-revealed-you = Vous mettez à la casse : { $cards }.
event-scored-you = Vous prenez le point avec { $sum }.

result-goal = l’objectif est atteint
result-empty = la pioche est épuisée

setting-players = nombre de joueurs, 2 ou 3
    .about = Chacun a sa main.
setting-goal = points qui terminent la partie, de 1 à 10
    .about = Plus il y en a, plus la partie dure.

view-goal = Objectif
view-deck = Pioche
view-heap = Casse
view-seats = Joueurs
view-result = Résultat
view-points = Points
view-cards = Cartes
view-hand = Main
view-picked = Choisies

tell-table = { $goal ->
    [one] { $goal } point termine la partie.
   *[other] { $goal } points terminent la partie.
} Cartes dans la pioche : { $deck }.
tell-seat = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } carte en main.
   *[other] { $cards } cartes en main.
}
tell-hand = Cette main contient { $cards }.
tell-heap = Le tas : { $cards }.

refused-TPL-SCR-02 = Vous n’avez pas cette carte.
refused-TPL-SCR-03 = Vous en avez { $held ->
    [one] { $held }, et vous l’avez déjà choisie.
   *[other] { $held }, et vous les avez toutes choisies.
}

count-cards = Cartes posées
