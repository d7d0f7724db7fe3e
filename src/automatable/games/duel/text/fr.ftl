# Le Duel en français.

game-name = Duel
game-tagline = Deux robots, deux voies vers la lune. Choisissez en secret, révélez ensemble.
game-credits = C’est Charge & Spark d’Akiyama Koryo et Kozu Yusei, illustré par Saito Minori, publié par JELLY JELLY GAMES / Musoka Studio, 2023.

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
    .about = attaque de force 1
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
event-paid = { $seat } paie { goods-paid }
goods-paid = { $battery ->
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
event-gained = { $seat } gagne { goods-gained }
goods-gained = { $battery ->
    [0] { $disk } disque.
   *[other] { $disk ->
        [0] { $battery } batterie.
       *[other] { $battery } batterie et { $disk } disque.
    }
}
event-tied = Les deux attaques sont de force { $strength } : personne ne subit de dégât.
event-outdone = L’attaque de { $other } est plus forte que celle de { $seat } et passe seule.
event-blocked = { $left ->
    [0] La Barrière de { $seat } arrête l’attaque de { $other }.
   *[other] La Barrière de { $seat } retire 1 à l’attaque de { $other }.
}
event-countered = Le Contre de { $seat } annule l’attaque de { $other } et la renvoie.
event-wasted = Le Contre de { $seat } ne fait rien : { $other } n’attaque pas.
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

# Les mêmes, dits au joueur à qui cela arrive.

event-revealed-you = Vous révélez { $card }, { $other } révèle { $other_card }.
event-paid-you = Vous payez { goods-paid }
event-copied-you = Vous copiez { $card }.
event-gained-you = Vous gagnez { goods-gained }
event-hit-you = Vous subissez { $damage ->
    [one] { $damage } point de dégât.
   *[other] { $damage } points de dégât.
}
event-moved-you = Vous avancez sur la case { $square }.
event-ended-you = { $reason ->
    [ko] Vous gagnez par KO.
   *[moon] Vous atteignez la lune et gagnez.
}
event-drew-you = Vous piochez { $card }.
event-drew-hidden-you = Vous piochez une carte bonus.
event-revealed-you-other = Vous révélez { $other_card }, { $seat } révèle { $card }.
event-outdone-you = L’attaque de { $other } est plus forte que la vôtre et passe seule.
event-outdone-you-other = Votre attaque est plus forte que celle de { $seat } et passe seule.
event-countered-you = Votre Contre annule l’attaque de { $other } et la renvoie.
event-countered-you-other = Le Contre de { $seat } annule votre attaque et la renvoie.
event-blocked-you = { $left ->
    [0] Votre Barrière arrête l’attaque de { $other }.
   *[other] Votre Barrière retire 1 à l’attaque de { $other }.
}
event-blocked-you-other = { $left ->
    [0] La Barrière de { $seat } arrête votre attaque.
   *[other] La Barrière de { $seat } retire 1 à votre attaque.
}
event-wasted-you-other = Le Contre de { $seat } ne fait rien : vous n’attaquez pas.
event-wasted-you = Votre Contre ne fait rien : { $other } n’attaque pas.
event-move_cancelled-you = Votre Déplacement est annulé.

result-ko = KO
result-moon = la lune est atteinte
result-rounds = limite de tours
tally-health = Santé
tally-squares = Chemin vers la lune
tally-rounds = Tours
count-cards = Cartes jouées

setting-board = le plateau
    .about = La distance jusqu’à la lune, et les cases où l’on pioche des cartes bonus.
setting-board-standard = standard : 4 cases, étoiles en 1 et 3
    .about = Reconstitué d’après les images du livret.
setting-board-short = court : 3 cases, étoiles en 1 et 2
    .about = Une partie plus rapide : la lune est une case plus près.
setting-board-one_star = une étoile : 4 cases, une étoile en 2
    .about = Une seule carte bonus sur le chemin de chacun.
setting-board-core = essentiel : 4 cases, ni étoiles ni cartes bonus
    .about = Bien pour débuter : seulement les six cartes de base.
setting-board-custom = sur mesure : les cases et étoiles données plus bas
    .about = Un plateau à vous.
setting-length = cases du départ à la lune, de 2 à 8
    .about = Un chemin plus long favorise les attaques. Seulement pour un plateau sur mesure.
setting-stars = cases étoile, par exemple 1,3
    .about = Qui y avance pioche une carte bonus. Seulement pour un plateau sur mesure.
setting-charge_cost = le coût de Charge : batteries, disques
    .about = Deux nombres : les batteries, puis les disques. 0,0 : gratuit.
setting-spark_cost = le coût d’Étincelle : batteries, disques
    .about = La petite attaque. Deux nombres : batteries, disques.
setting-barrier_cost = le coût de Barrière : batteries, disques
    .about = La défense contre les attaques. Deux nombres : batteries, disques.
setting-lightning_cost = le coût de Foudre : batteries, disques
    .about = La grosse attaque. Deux nombres : batteries, disques.
setting-counter_cost = le coût de Contre ; marques ambiguës : 0,2 ou 1,1
    .about = Les marques imprimées peuvent se lire des deux façons.
setting-move_cost = le coût de Déplacement : batteries, disques
    .about = Une case de plus. Deux nombres : batteries, disques.
setting-ray_cost = le coût de Rayon : batteries, disques
    .about = Une carte bonus. Deux nombres : batteries, disques.
setting-recovery_cost = le coût de Récupération : batteries, disques
    .about = Une carte bonus. Deux nombres : batteries, disques.
setting-trap_cost = le coût de Piège : batteries, disques
    .about = Une carte bonus. Deux nombres : batteries, disques.
setting-copy_cost = le coût de Copie ; marque ambiguë : 1,0 ou 0,1
    .about = Une carte bonus. La marque imprimée peut se lire des deux façons.
setting-max_rounds = nombre de tours avant le match nul ; none : sans limite
    .about = Arrête une partie où personne n’avance.

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
board-unpaid = ne peut pas être payée pour l’instant
board-tell-moon = Le premier robot sur la lune gagne.
board-tell-star = Amener votre robot sur une case étoile vous donne une carte bonus.
board-tell-pile = { $count ->
    [0] Toutes les cartes bonus sont piochées.
    [one] Il reste { $count } carte bonus à piocher : Rayon, Récupération, Piège ou Copie.
   *[other] Il reste { $count } cartes bonus à piocher, parmi Rayon, Récupération, Piège et Copie.
}
board-tell-unknown = { $count ->
    [one] { $count } carte bonus qui n’a pas encore été révélée.
   *[other] { $count } cartes bonus qui n’ont pas encore été révélées.
}
board-more-Charge = Charge agit même si vous êtes touché. Avec 4 batteries, vous n’en gagnez pas de cinquième.
board-more-Spark = Étincelle arrête un Déplacement. Contre une attaque, seule la plus forte touche, et deux attaques égales s’annulent. Barrière la bloque ; Contre renvoie 2.
board-more-Barrier = Barrière donne toujours un disque. Derrière elle, Étincelle et Rayon ne font rien et Foudre touche pour 1.
board-more-Lightning = Foudre arrête un Déplacement et l’emporte sur toute attaque plus faible. Barrière laisse passer 1 dégât ; Contre renvoie 2.
board-more-Counter = Contre annule toute attaque et touche l’attaquant pour 2. Si personne n’attaque, son coût est perdu.
board-more-Move = Déplacement vous rapproche de la lune d’une case. Une attaque ou un Piège l’arrête, et l’autre robot aussi quand tous deux atteindraient la lune.
board-more-Ray = Rayon est une Étincelle gratuite. Il arrête un Déplacement ; contre une attaque, seule la plus forte touche.
board-more-Recovery = Récupération agit même si vous êtes touché. Ce que vous avez en 4 exemplaires n’augmente pas.
board-more-Trap = Piège donne toujours un disque et arrête un Déplacement. Il ne protège pas des attaques.
board-more-Copy = Copie compte en tout comme la carte au repos de votre côté. Vous ne payez que Copie.

refused-DUE-DRW-01-alone = C’est le hasard qui décide de la carte piochée.
refused-DUE-RND-02 = Vous n’avez pas cette carte.
refused-DUE-RND-03 = Au repos jusqu’à la fin de ce tour.
refused-DUE-RND-04 = { $good ->
    [battery] Coût : { $cost ->
        [one] { $cost } batterie ; vous en avez { $have }.
       *[other] { $cost } batteries ; vous en avez { $have }.
    }
   *[disk] Coût : { $cost ->
        [one] { $cost } disque ; vous en avez { $have }.
       *[other] { $cost } disques ; vous en avez { $have }.
    }
}
refused-DUE-RND-05 = Vous avez choisi ; l’autre joueur pas encore.

game-reconstructed = Les règles sont celles du livret. Les coûts et le plateau y sont imprimés en images à peine lisibles : les coûts d’Étincelle, Foudre, Contre, Rayon et Copie et le disque de Piège sont déduits, les cases et les étoiles du plateau sont reconstituées. Les coûts et le plateau se règlent.
pieces-board = Plateaux
pieces-card = Cartes
thing-standard = plateau standard
thing-short = plateau court
thing-one_star = plateau à une étoile
thing-core = plateau sans étoiles
