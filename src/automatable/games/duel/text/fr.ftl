# Le Duel en français.

game-name = Duel
game-tagline = Deux robots, deux voies vers la lune. Choisissez en secret, révélez ensemble.

ask-choose = Choisissez une carte pour ce tour.
ask-draw = Piochez la première carte de la pioche bonus.

action-play = jouer { $thing }
action-draw = piocher { $thing }

thing-Charge = Charge
    .about = gagnez 1 batterie
thing-Spark = Étincelle
    .about = attaque de force 1
thing-Barrier = Barrière
    .about = 1 disque ; attaque subie réduite de 1
thing-Lightning = Foudre
    .about = attaque de force 2
thing-Counter = Contre
    .about = si attaqué : 0 pour vous, 2 à l’attaquant
thing-Move = Déplacement
    .about = une case de plus, sauf attaque ou piège
thing-Ray = Rayon
    .about = attaque de force 1, gratuite
thing-Recovery = Récupération
    .about = gagnez 1 batterie et 1 disque
thing-Trap = Piège
    .about = 1 disque ; annule le Déplacement adverse
thing-Copy = Copie
    .about = l’effet de votre carte au repos

cost-free = gratuit
cost-battery = { $count ->
    [one] { $count } batterie
   *[other] { $count } batteries
}
cost-disk = { $count ->
    [one] { $count } disque
   *[other] { $count } disques
}
cost-both = { $battery } et { $disk }

event-round_began = Tour { $round }.
event-revealed = { $seat } révèle { $card }, { $other } révèle { $other_card }.
event-paid = { $seat } paie { $battery ->
    [0] { $disk ->
        [one] { $disk } disque.
       *[other] { $disk } disques.
    }
   *[other] { $disk ->
        [0] { $battery ->
            [one] { $battery } batterie.
           *[other] { $battery } batteries.
        }
       *[other] { $battery ->
            [one] { $battery } batterie et { $disk ->
                [one] { $disk } disque.
               *[other] { $disk } disques.
            }
           *[other] { $battery } batteries et { $disk ->
                [one] { $disk } disque.
               *[other] { $disk } disques.
            }
        }
    }
}
event-copied = { $seat } copie { $card }.
event-gained = { $seat } gagne { $battery ->
    [0] { $disk } disque.
   *[other] { $disk ->
        [0] { $battery } batterie.
       *[other] { $battery } batterie et { $disk } disque.
    }
}
event-hit = { $seat } subit { $damage ->
    [one] { $damage } point de dégât.
   *[other] { $damage } points de dégât.
}
event-moved = { $seat } avance sur la case { $square }.
event-move_cancelled = Le Déplacement de { $seat } est annulé.
event-drew = { $seat } pioche { $card }.
event-drew-hidden = { $seat } pioche une carte bonus.
event-pile_short = La pioche bonus est trop petite : personne ne pioche.
event-ended = { $reason ->
    [ko] { $winner } gagne par KO.
    [moon] { $winner } atteint la lune et gagne.
   *[rounds] Le dernier tour est passé : match nul.
}

result-ko = KO
result-moon = la lune est atteinte
result-rounds = limite de tours

setting-board = le plateau
setting-board-standard = standard : 4 cases, étoiles en 1 et 3
setting-board-short = court : 3 cases, étoiles en 1 et 2
setting-board-one_star = une étoile : 4 cases, une étoile en 2
setting-board-core = essentiel : 4 cases, ni étoiles ni cartes bonus
setting-board-custom = sur mesure : les cases et étoiles données plus bas
setting-length = cases du départ à la lune, de 2 à 8
setting-stars = cases étoile, par exemple 1,3
setting-counter_cost = le coût de Contre : batteries, disques
setting-copy_cost = le coût de Copie : batteries, disques
setting-max_rounds = nombre de tours avant le match nul ; none : sans limite

view-round = Tour
view-max_rounds = Dernier tour
view-board = Plateau
view-tiles = Tuiles de chaque sorte
view-pile = Pioche bonus
view-sides = Camps
view-cards = Coûts
view-result = Résultat

board-round = Tour { $round }
board-pile = pioche bonus { $count }
board-health = Santé
board-battery = Batterie
board-disk = Disque
board-rest = Repos
board-rest-empty = rien
board-rest-as = { $card } en { $copied }
board-plays = Joue
board-bonus = Bonus
board-unknown = { $count ->
    [one] { $count } inconnue
   *[other] { $count } inconnues
}
board-side = { $name } : santé { $health }, batterie { $battery }, disque { $disk }, case { $square } sur { $length }.
board-resting = { $name } laisse reposer { $card }.
board-owning = { $name } possède en cartes bonus : { $cards }.
board-playing = { $name } a posé { $card } dans sa zone de jeu.
board-stars = Cases étoile : { $squares }. Lune : case { $length }. Pioche bonus : { $count }.
