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

result-goal = l’objectif est atteint
result-empty = la pioche est épuisée

setting-players = nombre de joueurs, 2 ou 3
setting-goal = points qui terminent la partie, de 1 à 10

view-goal = Objectif
view-deck = Pioche
view-heap = Casse
view-seats = Joueurs
view-wanted = Encore à choisir
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
