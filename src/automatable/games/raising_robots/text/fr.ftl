# Raising Robots (L’Atelier des Prodiges) en français.

game-name = L’Atelier des Prodiges
game-tagline = Huit rounds, tous en même temps : créez les robots dont on parle.
game-credits = Un jeu de Brett Sobol et Seth Van Orden, publié par Nauvoo Games, 2023, et en français sous le titre L’Atelier des Prodiges par Lucky Duck Games.

ask-cull = Quelles cartes Robot défaussez-vous ? Trois partent, les autres font votre main.
ask-keep = Quelle leçon gardez-vous ?
ask-swap = Vous avez trois leçons : laquelle la nouvelle remplace-t-elle ?
ask-choose = Quel inventeur travaille avec vous ?
ask-first = Quel robot assemblez-vous gratuitement ?
ask-bid = Pour quel inventeur enchérissez-vous, et combien ?
ask-place = Placez-vous un pion ?
ask-early = Vous avez fini : sélectionnez-vous déjà une phase pour le prochain round ?
ask-pair_left = Quelle phase va avec la carte Énergie de gauche ?
ask-pair_right = Quelle phase va avec la carte Énergie de droite ?
ask-boost = Quelle phase reçoit l’énergie de votre inventeur ?
ask-perform = Accomplissez-vous cette phase, et combien de batteries dépensez-vous ?
ask-more_batteries = Combien de batteries dépensez-vous en plus ?
ask-buy = Quelle rangée payez-vous pour déverrouiller un pion ?
ask-unlock = Quel pion déverrouillez-vous ?
ask-inspire = Inspiration : que prenez-vous ?
ask-assemble = Quel robot assemblez-vous ?
ask-use = Utilisez-vous cette action du plateau ?
ask-activate = Quelle action le robot utilise-t-il ?
ask-gain = Laquelle des deux choses gagnez-vous ?
ask-wild = Vous gagnez un joker : que prenez-vous ?
ask-pay = Avec quoi payez-vous ?
ask-cycle = Défaussez autant de cartes que vous voulez, puis piochez-en une de plus.
ask-round_end = Fin du round : quelle capacité de votre inventeur utilisez-vous ?
ask-ability = Quelle capacité de votre inventeur utilisez-vous ?
ask-draw = La première carte de la pioche Robot.
ask-teach = La première carte de la pioche Leçon.
ask-deal = La première carte de la pioche Inventeur.
ask-power = La carte Énergie suivante.
ask-neutral = La carte Phase neutre suivante.
ask-opener = Qui enchérit en premier ?

action-done = c’est tout
action-skip = non merci
action-usual = payer ce qui est demandé, l’adhésif seulement pour ce qui manque
action-discard = défausser { $thing }
action-keep = garder { $thing }
action-swap = remplacer { $thing }
action-choose = { $thing }
action-assemble = assembler { $thing }, { $place }
action-pay = { $thing }
action-gain = { $thing }
action-unlock = { $thing }
action-inspire = { $thing }
action-place = poser un pion sur { $thing }
action-pair = { $thing }
action-boost = { $thing }
action-batteries = { $thing ->
    [0] l’accomplir sans batterie
    [one] dépenser { $thing } batterie
   *[other] dépenser { $thing } batteries
}
action-buy = { $thing }
action-use = { $thing }
action-ability = { $thing }
action-base = action de base de { $thing }
action-upgraded = action améliorée de { $thing }
action-bid = { $thing }, case { $place }
action-draw = piocher { $thing }
action-teach = { $thing }
action-deal = { $thing }
action-power = { $thing }
action-neutral = { $thing }
action-opener = { $thing }

group-discard = Défausser une carte
group-assemble = Assembler un robot
group-place = Poser un pion
group-pair = Choisir une phase
group-batteries = Accomplir la phase
group-buy = Déverrouiller un pion
group-use = Action du plateau
group-base = Action de base
group-upgraded = Action améliorée

thing-upgrade = Amélioration
    .about = déverrouiller des pions contre énergie et jokers
thing-assemble = Assemblage
    .about = des robots de votre main vont dans leurs rangées
thing-design = Conception
    .about = codes et cartes Robot : plateau, puis robots de la rangée
thing-fabricate = Fabrication
    .about = puces, engrenages, capteurs : plateau, puis robots de la rangée
thing-recycle = Recyclage
    .about = batteries et adhésif : plateau, puis robots de la rangée

thing-sensor = capteur
thing-gear = engrenage
thing-microchip = puce
thing-program = code
thing-tape = adhésif
thing-battery = batterie
thing-vp = PR
thing-card = carte Robot
thing-wild = joker

thing-cosmetic = cosmétique
thing-speed = vitesse
thing-communication = communication
thing-efficiency = efficacité

thing-class = 1 carte Leçon sur 3
thing-wilds = 2 jokers
thing-batteries = 4 batteries

thing-left = colonne de gauche
thing-right = colonne de droite
thing-free = gratuitement

thing-base = capacité de base
thing-upgraded = capacité améliorée

thing-upgrade-cosmetic = pion cosmétique (Amélioration)
thing-upgrade-speed = pion vitesse (Amélioration)
thing-upgrade-communication = pion communication (Amélioration)
thing-upgrade-efficiency = pion efficacité (Amélioration)
thing-design-cosmetic = pion cosmétique (Conception)
thing-design-speed = pion vitesse (Conception)
thing-design-communication = pion communication (Conception)
thing-design-efficiency = pion efficacité (Conception)
thing-fabricate-cosmetic = pion cosmétique (Fabrication)
thing-fabricate-speed = pion vitesse (Fabrication)
thing-fabricate-communication = pion communication (Fabrication)
thing-fabricate-efficiency = pion efficacité (Fabrication)
thing-recycle-cosmetic = pion cosmétique (Recyclage)
thing-recycle-speed = pion vitesse (Recyclage)
thing-recycle-communication = pion communication (Recyclage)
thing-recycle-efficiency = pion efficacité (Recyclage)

thing-U1 = Amélioration, rangée 1
thing-U2 = Amélioration, rangée 2
thing-U3 = Amélioration, rangée 3
thing-D1 = Conception, action 1
thing-D2 = Conception, action 2
thing-D3 = Conception, action 3
thing-F1 = Fabrication, action 1
thing-F2 = Fabrication, action 2
thing-F3 = Fabrication, action 3
thing-R1 = Recyclage, action 1
thing-R2 = Recyclage, action 2
thing-R3 = Recyclage, action 3

thing-A = A
thing-B = B
thing-C = C
thing-D = D
thing-E = E
thing-F = F

called-Crisper = Freezer
thing-CL-01 = Théorie des couleurs
thing-CL-02 = Cinématique
thing-CL-03 = Traitement automatique du langage naturel
thing-CL-04 = Thermodynamique
thing-CL-05 = Ingénierie des systèmes
thing-CL-06 = Optique
thing-CL-07 = Mécanique
thing-CL-08 = Électronique
thing-CL-09 = Informatique
thing-CL-10 = Électrochimie
thing-CL-11 = Relations publiques
thing-CL-12 = Dessin technique
thing-CL-13 = Logistique
thing-CL-14 = Science des matériaux
thing-CL-15 = Robotique
thing-CL-16 = Pensée créative
thing-CL-17 = Production industrielle
thing-CL-18 = Sciences de l’environnement
thing-CL-19 = Acoustique
thing-CL-20 = Horlogerie
thing-CL-21 = Nanotechnologie
thing-CL-22 = Cryptographie
thing-CL-23 = Conception frugale
thing-CL-24 = Ergonomie
thing-CL-25 = Ingénierie avancée
thing-CL-26 = Systèmes à faible consommation
thing-CL-27 = Systèmes de puissance
thing-CL-28 = Ingénierie spatiale
thing-CL-29 = Bases de l’électricité
thing-CL-30 = Courant alternatif
thing-CL-31 = Haute tension
thing-CL-32 = Architecture

# Ce que disent les cartes, d’après leurs données : une quantité, ce qu’une action coûte et rapporte.

amount = { $good ->
    [sensor] { $amount ->
        [one] { $amount } capteur
       *[other] { $amount } capteurs
    }
    [gear] { $amount ->
        [one] { $amount } engrenage
       *[other] { $amount } engrenages
    }
    [microchip] { $amount ->
        [one] { $amount } puce
       *[other] { $amount } puces
    }
    [program] { $amount ->
        [one] { $amount } code
       *[other] { $amount } codes
    }
    [tape] { $amount ->
        [one] { $amount } adhésif
       *[other] { $amount } adhésifs
    }
    [battery] { $amount ->
        [one] { $amount } batterie
       *[other] { $amount } batteries
    }
    [vp] { $amount } PR
    [card] { $amount ->
        [one] { $amount } carte Robot
       *[other] { $amount } cartes Robot
    }
   *[wild] { $amount ->
        [one] { $amount } joker
       *[other] { $amount } jokers
    }
}
either = { $one } ou { $other }
trade = { $cost } → { $gains }
gain-UNL = déverrouiller un pion
gain-ASM = assembler un robot
gain-CYC = défausser X, piocher X+1 cartes
gain-ROWV = PR selon les robots de la rangée
gain-INS = Inspiration
gain-CLS = 3 cartes Leçon, en garder 1
energy-needed = énergie { $energy }
energy-more = +{ $energy } énergie
circle-inspires = Inspiration, une fois
circle-energy = +{ $energy } énergie en { $phase }
circle-adds = action { $number } : + { $gains }

when-immediate = Immédiat : { $what }
when-round_end = Fin de chaque round : { $what }
when-game_end = Fin de partie : { $what }
when-ongoing = Toujours : { $what }
ability-gain = { $gains }
ability-trade = vous pouvez payer un matériau pour { $gains }
ability-energy = +{ $count } énergie quand vous accomplissez { $phase }
ability-slot = { $count ->
    [one] les cases coûtent { $count } joker de moins
   *[other] les cases coûtent { $count } jokers de moins
}
ability-rows = { $count ->
    [one] les rangées d’Amélioration coûtent { $count } joker de moins, mais au moins 1
   *[other] les rangées d’Amélioration coûtent { $count } jokers de moins, mais au moins 1
}
ability-benefits = l’Inspiration donne { $count } avantages différents
ability-battery = chaque batterie dépensée en { $phase } donne { $count } énergies
ability-assembled = { $gains } pour chaque robot que vous assemblez
ability-selected = { $phases ->
    [one] +{ $count } énergie pour une de vos deux phases choisies
   *[other] +{ $count } énergie pour vos deux phases choisies
}
ability-vp_credit = { $count } PR par leçon avec bonus scolaire
ability-vp_tokens = { $tokens ->
    [one] { $count } PR par pion déverrouillé
   *[other] { $count } PR tous les { $tokens } pions déverrouillés
}
ability-vp_columns = { $count } PR par colonne de trois robots
needs-robots = { $count ->
    [one] demande { $count } robot
   *[other] demande { $count } robots
}
needs-tokens = { $count ->
    [one] demande { $count } pion déverrouillé
   *[other] demande { $count } pions déverrouillés
}
inventor-AND = { $base } ; et, amélioré ({ $token }, { $needs }) : { $upgraded }
inventor-OR = { $base } ; remplacé, amélioré ({ $token }, { $needs }) : { $upgraded }
inventor-name = { $card } ({ $level })
level-easy = facile
level-medium = moyen
level-hard = difficile

objective-tokens = { $type ->
    [cosmetic] pions cosmétiques déverrouillés
    [speed] pions de vitesse déverrouillés
    [communication] pions de communication déverrouillés
   *[efficiency] pions d’efficacité déverrouillés
}
objective-all_tokens = pions déverrouillés
objective-resource = { $good ->
    [sensor] capteurs
    [gear] engrenages
    [microchip] puces
    [program] codes
    [tape] adhésifs
   *[battery] batteries
}
objective-vp = PR dans l’inventaire
objective-hand = cartes Robot en main
objective-wild = matériaux et cartes Robot en main
objective-sets = séries des quatre matériaux
objective-robots = robots
objective-row = robots de la rangée { $phase }
objective-cost = { $good ->
    [sensor] robots qui coûtent des capteurs
    [gear] robots qui coûtent des engrenages
    [microchip] robots qui coûtent des puces
   *[program] robots qui coûtent des codes
}
objective-robot_vp = robots valant { $range } PR
objective-action = robots avec une action d’énergie { $range }
objective-energy_cost = robots avec une énergie d’assemblage de { $range }
objective-columns = colonnes de trois robots
ladder = D { $d } · C { $c } · B { $b } · A { $a }
ladder-credit = par bonus scolaire

event-round_began = Le round { $round } commence.
event-gathered = Tout le monde a fini.
event-drew = { $seat } pioche { $card }.
event-drew-hidden = { $seat } pioche une carte Robot.
event-taught = { $seat } regarde la leçon { $card }.
event-taught-hidden = { $seat } regarde une carte Leçon.
event-met = { $seat } rencontre { $card }.
event-met-hidden = { $seat } rencontre un inventeur.
event-discarded = { $seat } défausse { $card }.
event-kept = { $seat } prend la leçon { $card }.
event-hired = { $seat } travaille avec { $card }.
event-offered = Aux enchères : { $card }.
event-opened = { $seat } enchérit en premier.
event-bid = { $seat } enchérit pour { $card } : case { $space }.
event-assembled = { $seat } assemble { $card }.
event-gained = { $seat } gagne { amount }.
event-paid = { $seat } dépense { amount }.
event-unlocked = { $seat } déverrouille : { $token }.
event-inspired = Inspiration : { $seat } prend { $benefit }.
event-placed = { $seat } pose un pion sur { $card }.
event-drew_ahead = { $seat } révèle { $card } pour le prochain round.
event-drew_ahead-hidden = { $seat } a révélé une carte Énergie pour le prochain round.
event-powered = { $seat } retourne une carte Énergie : { $card }.
event-selected = { $seat } choisit { $phases }.
event-neutral = Une carte neutre : { $phase }, { $cubes ->
    [0] sans cube
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}.
event-performed = { $seat } accomplit { $phase } avec { $energy ->
    [one] { $energy } énergie
   *[other] { $energy } énergies
}.
event-passed = { $seat } n’accomplit pas { $phase }.
event-did = { $seat } utilise { $deed }.
event-did_upgraded = { $seat } utilise { $deed } (amélioré).
event-recess = C’est la Récré !
event-scored = { $seat } : { $robots } PR par les robots, { $classes } par les leçons, { $inventory } dans l’inventaire, { $leftover } pour ce qui reste : { $total } PR.

# Les mêmes, dits au joueur à qui cela arrive.

event-scored-you = Vous : { $robots } PR par les robots, { $classes } par les leçons, { $inventory } dans l’inventaire, { $leftover } pour ce qui reste : { $total } PR.
event-drew-you = Vous piochez { $card }.
event-drew-hidden-you = Vous piochez une carte Robot.
event-taught-you = Vous regardez la leçon { $card }.
event-taught-hidden-you = Vous regardez une carte Leçon.
event-met-you = Vous rencontrez { $card }.
event-met-hidden-you = Vous rencontrez un inventeur.
event-discarded-you = Vous défaussez { $card }.
event-kept-you = Vous prenez la leçon { $card }.
event-hired-you = Vous travaillez avec { $card }.
event-opened-you = Vous enchérissez en premier.
event-bid-you = Vous enchérissez pour { $card } : case { $space }.
event-assembled-you = Vous assemblez { $card }.
event-gained-you = Vous gagnez { amount }.
event-paid-you = Vous dépensez { amount }.
event-unlocked-you = Vous déverrouillez : { $token }.
event-placed-you = Vous posez un pion sur { $card }.
event-drew_ahead-you = Vous révélez { $card } pour le prochain round.
event-drew_ahead-hidden-you = Vous avez révélé une carte Énergie pour le prochain round.
event-powered-you = Vous retournez une carte Énergie : { $card }.
event-selected-you = Vous choisissez { $phases }.
event-performed-you = Vous accomplissez { $phase } avec { $energy ->
    [one] { $energy } énergie
   *[other] { $energy } énergies
}.
event-passed-you = Vous n’accomplissez pas { $phase }.
event-did-you = Vous utilisez { $deed }.
event-did_upgraded-you = Vous utilisez { $deed } (amélioré).
event-inspired-you = Inspiration : vous prenez { $benefit }.

# Le plateau dans le terminal.

stage-start = début de la partie
stage-auction = enchères d’inventeurs
stage-selection = choix des phases
stage-phases = phases
stage-recess = Récré
stage-last = derniers pions
stage-over = la partie est finie

short-UNL = déverr.
short-ASM = assembler
short-CYC = X→X+1
short-ROWV = V/rangée
short-INS = idée
short-CLS = leçon

score-robots = robots
score-classes = leçons
score-inventory = acquis
score-inventor = inventeur
score-leftover = restes
score-total = total

board-round = Round { $round } sur { $rounds }
board-cubes = cubes
board-sums = énergie : carte + cubes + plateau + inventeur
board-now = En cours : { $doing }
board-due = à payer : { $cost }
board-tokens = Pions
board-energy = Énergie
board-to_come = à venir : { $cards }
board-hand = Main
board-looks = Au choix
board-vp = { $vp } PR
board-total = { $total } PR en tout
board-class = { $aim } : { $count }, note { $grade }, { $vp } PR ({ $ladder } ; bonus scolaire : { $credit })
board-grades = Notes : A { $a } PR, B { $b }, C { $c }, D { $d }.
board-spaces = Cases
board-bid = { $name } sur la case { $space }
board-deck = pioche Robot { $deck } · défausse { $discard }
board-past = Parties précédentes : { $points } points

note-card = { $row }, { $vp } PR ; { $deed }
note-built = { $row }, { $vp } PR
note-slot = { $said }, case { $cost }
note-class = { $aim } : { $ladder } ; bonus scolaire : { $credit }
note-credit = une note de plus
note-grade = { $aim } : { $count }, note { $grade }
note-energy = { $phase }, énergie { $energy }
note-sure = énergie { $energy } ou plus

tell-stage = Étape : { $stage }.
tell-round = Round { $round } sur { $rounds }, { $stage }. Cubes : { $cubes }.
tell-neutral = Cartes neutres retournées : { $phases } ; cubes sur les cartes, de gauche à droite : { $cubes }.
tell-track = { $card } : { $ability }. Enchères : { $bid }.
tell-deck = Pioche Robot : { $deck ->
    [one] { $deck } carte.
   *[other] { $deck } cartes.
}
tell-discard = { $count ->
    [0] Robots défaussés : aucun.
   *[other] Robots défaussés ({ $count }) : { $cards }.
}
tell-class_discard = { $count ->
    [0] Leçons défaussées : aucune.
   *[other] Leçons défaussées ({ $count }) : { $cards }.
}
tell-score = { $name } : { $parts } ; { $total } PR en tout.
tell-seat = { $name } a { $goods }.
tell-tokens = Pions de { $name } à placer : { $tokens }.
tell-energy = Cartes Énergie de { $name } : { $cards }.
tell-phase = { $phase } avec énergie { $energy }
tell-sums = { $name } peut accomplir { $phases }.
tell-to_come = Cartes Énergie de { $name } à venir : { $cards }.
tell-robot = Robot de { $name } : { $told }.
tell-built = { $card }, { $row } ; { $vp } PR ; { $base } ; amélioré ({ $token }) { $upgraded }
tell-upgraded = { $card } (amélioré)
tell-class = Leçon de { $name }, { $card } : { $told }.
tell-inventor = Inventeur de { $name } : { $card }.
tell-inventor_upgraded = Inventeur de { $name } : { $card } (amélioré).
tell-ability = { $told }.
tell-section = Votre plateau, { $phase } : { $actions }.
tell-action = énergie { $energy } : { $deed }
tell-locked = Pions verrouillés : { $tokens }.
tell-holds = { $name } a en main { $cards }.
tell-hand = Votre main :
tell-card = { $card }, { $row } : { $left }, ou { $right } ; { $vp } PR ; { $base } ; amélioré ({ $token }) { $upgraded }.
tell-look = Au choix, { $card } : { $told }.

result-rounds = le plus de PR après huit rounds
result-hesitant = Hésitant
result-beginner = Débutant
result-amateur = Amateur
result-heroic = Héroïque
result-epic = Épique
result-legendary = Légendaire
standing-points = PR
standing-robots = PR des robots
standing-classes = PR des leçons
count-robots = Robots assemblés
count-classes = Leçons suivies
count-inventors = Inventeurs engagés

setting-players = Joueurs
    .about = Seul pour une note, ou jusqu’à six à la fois.
setting-inventors = Inventeurs
    .about = Un inventeur donne à un joueur une capacité qui lui est propre.
setting-inventors-dealt = un parmi deux
    .about = Chacun en choisit un parmi deux.
setting-inventors-easy = un facile chacun
    .about = Bien pour une première partie.
setting-inventors-auction = aux enchères
    .about = Les joueurs enchérissent ; à deux ou plus.
setting-inventors-off = aucun
    .about = Tous ont les mêmes capacités.
setting-solo = Seul
    .about = Pour un joueur seul.
setting-solo-single = une partie
    .about = Vos points donnent une note.
setting-solo-challenge = défi en trois parties
    .about = Trois parties de suite ; leurs points s’additionnent.
setting-tape_is_wild = L’adhésif peut payer les jokers
    .about = Sinon l’adhésif ne paie que les matériaux nommés.
setting-tape_is_wild-yes = oui
setting-tape_is_wild-no = non
setting-assembly = Un robot assemblé par un robot coûte les matériaux de
    .about = Ce que coûte un robot qu’un autre robot assemble.
setting-assembly-left = la colonne de gauche
    .about = Le coût à gauche de la carte.
setting-assembly-right = la colonne de droite
    .about = Le coût à droite de la carte.
setting-solo_cubes = Cubes sur les cartes neutres, seul
    .about = Pour un joueur seul.
setting-first = Premier à enchérir
    .about = Seulement si les inventeurs sont mis aux enchères.
setting-first-random = au hasard
setting-first-A = A
setting-first-B = B
setting-first-C = C
setting-first-D = D
setting-first-E = E
setting-first-F = F
setting-early = Préparer le round suivant pendant que d’autres finissent
    .about = Personne n’attend les plus lents ; à deux ou plus.
setting-early-no = non
setting-early-yes = oui
setting-cards = Cartes
    .about = Un fichier avec vos propres cartes remplace celles qui sont reconstituées.
setting-rulings = Interprétations
    .about = Comment les points douteux des règles sont tranchés.
setting-rulings-current = celles d’aujourd’hui
    .about = Celles que donne la page des règles.
setting-rulings-first = celles de la version 1, pour les parties commencées alors
    .about = Seulement pour continuer une ancienne partie.

view-stage = Ce qui se passe
view-round = Round
view-rounds = Rounds
view-past = Parties précédentes
view-cubes = Cubes d’énergie
view-for_all = Phases ouvertes à tous
view-neutral = Cartes neutres
view-discard = Cartes Robot défaussées
view-deck = Pioche Robot
view-class_discard = Leçons défaussées
view-tracks = Enchères
view-seats = Joueurs
view-doing = Ce que vous faites
view-plans = Ce que vous pourriez faire dans cette phase
view-result = Résultat

# Le plateau dans le navigateur

web-rr-now = Ce qui est demandé
web-rr-waiting = Encore au travail : { $names }.
web-rr-round = Round { $round } sur { $rounds }
web-rr-stage-start = Avant le premier round
web-rr-stage-auction = Enchères d’inventeurs
web-rr-stage-selection = Choix secret des phases
web-rr-stage-phases = Chacun accomplit ses phases
web-rr-stage-recess = Récré
web-rr-stage-last = Derniers pions
web-rr-stage-over = La partie est finie
web-rr-energy-left = d’énergie restante
web-rr-give-up = Défausser { $count } sur { $most }
web-rr-exchange = { $count ->
    [0] Ne rien défausser, piocher { $drawn }
   *[other] Défausser { $count }, piocher { $drawn }
}
web-rr-due = Reste à payer :
web-rr-batteries = Combien de batteries, et l’énergie que cela donne
web-rr-battery-worth = chacune donne { $count } énergies
web-rr-perform-with = { $count ->
    [0] Sans batterie : énergie { $energy }
    [one] { $count } batterie : énergie { $energy }
   *[other] { $count } batteries : énergie { $energy }
}
web-rr-phases = Phases du round
web-rr-cubes = { $count ->
    [0] aucun cube
    [one] { $count } cube
   *[other] { $count } cubes
}
web-rr-selected-by = choisie par { $names }
web-rr-for-all = tout le monde peut l’accomplir
web-rr-all = + tous
web-rr-phase-closed = pas pour vous
web-rr-phase-past = faite
web-rr-phase-now = en cours
web-rr-phase-next = à venir
web-rr-sum = énergie { $total } : { $parts }
web-rr-sum-card = carte Énergie { $count }
web-rr-sum-cubes = cubes { $count }
web-rr-sum-board = plateau { $count }
web-rr-sum-inventor = inventeur { $count }
web-rr-neutral = Cartes Phase neutres
web-rr-face-down = face cachée
web-rr-deed = { $deed } ({ $energy })
web-rr-upgraded = Avec un pion ({ $type }) : { $deed }
web-rr-costs = Coûte à gauche { $left } ; à droite { $right }
web-rr-assemble-for = Assembler { $name } : { $price }
web-rr-is-upgraded = amélioré
web-rr-then-AND = Avec un pion ({ $token }, { $needs }) aussi : { $ability }
web-rr-then-OR = Avec un pion ({ $token }, { $needs }) à la place : { $ability }
web-rr-icon-AND = alors aussi
web-rr-icon-OR = alors à la place
web-rr-credit = bonus scolaire : une note de plus
web-rr-credit-with = Bonus scolaire avec un pion ({ $type })
web-rr-credit-earned = bonus scolaire obtenu
web-rr-progress = pour l’instant { $count }, note { $grade }, { $vp } PR
web-rr-inventory = Inventaire
web-rr-tokens = pions
web-rr-locked = Pion verrouillé ({ $type }) ; dessous : { $opens }
web-rr-unlocked = Cercle ouvert ({ $type }) : { $opens }
web-rr-slots = Cases
web-rr-empty = { $count ->
    [0] Case libre, sans coût supplémentaire
    [one] Case libre, { $count } joker en plus
   *[other] Case libre, { $count } jokers en plus
}
web-rr-place = Poser un pion ({ $type }) sur { $name }
web-rr-your-hand = Votre main
web-rr-hand-of = Main
web-rr-beside = Leçons, inventeur et cartes Énergie
web-rr-drawn = Cartes Énergie de ce round
web-rr-to-come = encore à venir
web-rr-used = déjà utilisées
web-rr-multiplier = chaque cube compte { $each }
web-rr-looks = Cartes à choisir
web-rr-auction = Enchères d’inventeurs
web-rr-free = gratuitement
web-rr-bid = Enchérir pour { $name }, case { $space } : { $price }
web-rr-bid-of = Enchère de { $name }
web-rr-scores = Feuille de score
web-rr-scores-now = Points si la partie finissait maintenant
web-rr-score-robots = robots
web-rr-score-classes = leçons
web-rr-score-inventory = PR dans l’inventaire
web-rr-score-inventor = inventeur
web-rr-score-leftover = ce qui reste
web-rr-score-total = total
web-rr-past = Parties précédentes :
web-rr-whose = À qui est le plateau montré
web-rr-points-now = points si la partie finissait maintenant
web-rr-robots = robots
web-rr-at-work = au travail
web-rr-finished = a fini
web-rr-of = Plateau de { $name }
web-rr-back = Revenir à votre plateau
web-rr-as-before = Tel qu’il était avant : vous verrez ce que les autres ont fait quand tout le monde aura fini.
web-rr-deck = Pioche Robots : { $count }
web-rr-discard = Défausse Robots : { $count }
web-rr-class_discard = Défausse Leçons : { $count }
at-once-plan = { $part ->
    [whole] toute la phase comme proposé :
   *[rest] le reste de la phase comme proposé :
} { $steps }. Gain : { $gets }. Coût : { $pays }.
web-rr-run = Jouer { $phase }
web-rr-go-on = Continuer ainsi
web-rr-no-cards = Aucune carte en main.
web-rr-nothing-to-do = Avec ce que vous avez, vous ne pouvez rien faire dans cette phase.
web-rr-skip-phase = Ne pas la jouer
web-rr-plan = Ce que vous faites, ligne par ligne
web-rr-gets = vous recevez { $items }
web-rr-pays = vous payez { $items }
web-rr-mark = Marquez-les dans votre main.
web-rr-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
web-rr-short = il faut { $needs }, vous avez { $have }
web-rr-short-slot = sa rangée est pleine
web-rr-lens-base = Action
web-rr-lens-upgraded = Avec son pion ({ $type })
web-rr-lens-price = Coûte
web-rr-lens-or = ou { $price }
web-rr-price-and = { $cost }, et { $energy }
web-rr-points = Points
web-rr-grades = Notes des leçons :
web-rr-key = Symboles
web-rr-key-title = Ce que veulent dire les symboles
web-rr-key-goods = Ressources
web-rr-key-deeds = Actions
web-rr-key-tokens = Pions d’amélioration
web-rr-sign-energy = énergie
web-rr-sign-cube = cube d’énergie
web-rr-sign-token = pion { $type }
web-rr-about-vp = Des points : qui en a le plus gagne.
web-rr-about-sensor = Un matériau : paie les robots et les pions.
web-rr-about-gear = Un matériau : paie les robots et les pions.
web-rr-about-microchip = Un matériau : paie les robots et les pions.
web-rr-about-program = Un matériau : paie les robots et les pions.
web-rr-about-tape = Remplace un matériau ou un joker.
web-rr-about-battery = 1 énergie de plus dans une phase.
web-rr-about-card = À assembler, ou à défausser pour payer.
web-rr-about-wild = Un matériau ou une carte Robot, au choix.
web-rr-about-energy = Ce que demande une phase ; elle ne se garde pas.
web-rr-about-cube = 1 énergie pour tous ceux qui jouent cette phase.
web-rr-about-UNL = Prenez un pion de votre plateau.
web-rr-about-ASM = Un robot pour ses matériaux, sans énergie.
web-rr-about-CYC = Défaussez autant de cartes que vous voulez, piochez-en une de plus.
web-rr-about-ROWV = 1 PR avec un robot dans la rangée, 2 avec trois, 3 avec cinq.
web-rr-about-INS = Une leçon, 2 jokers ou 4 batteries.
web-rr-about-CLS = Piochez 3 leçons, gardez-en 1.
web-rr-about-cosmetic = Plus de points.
web-rr-about-speed = Plus de tout.
web-rr-about-communication = De meilleures ressources, ou un choix.
web-rr-about-efficiency = Moins d’énergie.

game-reconstructed = Les règles sont celles du livret, mais presque toutes les cartes fournies ici sont reconstituées : les robots, les leçons, les inventeurs et les cartes Énergie, ainsi que la plupart des actions du plateau individuel, les pistes d’enchères, les cubes neutres et les points des notes. Si vous avez le jeu, donnez vos propres cartes et plateaux.
pieces-robot = Cartes Robot
pieces-class = Cartes Leçon
pieces-inventor = Inventeurs
pieces-energy = Cartes Énergie
pieces-upgrade = Plateau individuel : Amélioration
pieces-inspiration = Plateau individuel : Inspiration
pieces-bonus = Plateau individuel : bonus
pieces-cell = Plateau individuel : actions
pieces-slots = Plateau individuel : places des robots
pieces-neutral = Cubes neutres, selon le nombre de joueurs
pieces-bids = Pistes d’enchères
pieces-grades = Points des notes

# Pourquoi une réponse est refusée.

refused-RR-ASM-01 = Cette carte n’est pas dans votre main.
refused-RR-ASM-03 = Votre rangée { $row } est pleine : ses { $slots } cases sont prises.
refused-RR-ASM-04 = { $good ->
    [energy] Il faut { $amount } en énergie ; il vous reste { $have }.
   *[other] Il faut { amount } ; vous en avez { $have }, adhésif compris.
}
refused-RR-ASM-05 = La case demande { amount } ; une fois la carte payée, il vous en reste { $have }.
refused-RR-AUC-01 = Cet inventeur n’est pas aux enchères.
refused-RR-AUC-03 = Vous devez enchérir pour l’un des inventeurs.
refused-RR-AUC-04 = Une enchère occupe la case { $space } : il faut aller plus à droite.
refused-RR-END-02 = Ce qui ne coûte rien est gagné ; vous choisissez l’ordre.
refused-RR-HID-01 = C’est le hasard qui retourne les cartes, pas vous.
refused-RR-ICN-04 = Vous gagnez l’un des deux.
refused-RR-ICN-07 = Il faut { amount } ; vous en avez { $have }, adhésif compris là où il peut payer.
refused-RR-ICN-09 = Vous défaussez des cartes de votre main, quand une action le dit.
refused-RR-INS-01 = Il n’y a pas d’avantage de ce genre à prendre maintenant.
refused-RR-INV-02 = Vous devez dire quelle phase reçoit l’énergie.
refused-RR-INV-04 = Seules les capacités de fin de round s’emploient ainsi, à la fin d’un round.
refused-RR-INV-06 = Votre inventeur n’a pas encore de pion.
refused-RR-LES-02 = Il n’y a pas de carte Leçon à garder maintenant.
refused-RR-LES-03 = Vous avez trois cartes Leçon : échangez-en une, ou passez.
refused-RR-LES-04 = Vous échangez une de vos cartes Leçon, quand vous en piochez une quatrième.
refused-RR-LES-09 = Cette carte Leçon a déjà son bonus scolaire.
refused-RR-PHA-05 = Cela appartient à une autre phase, ou à un moment passé de celle-ci.
refused-RR-PLC-01 = Un pion se place sur une carte posée devant vous.
refused-RR-PLC-02 = Vous n’avez aucun pion de ce type ({ $token }) à placer.
refused-RR-PLC-04 = { $reason ->
    [robots] Votre inventeur demande { $amount } robots en jeu ; vous en avez { $have }.
   *[tokens] Votre inventeur demande { $amount } pions déverrouillés ; vous en avez { $have }.
}
refused-RR-PLC-07 = Cette carte a déjà son pion.
refused-RR-PRE-05 = Les phases se sélectionnent pendant la préparation.
refused-RR-PRE-07 = Cette carte Phase est sous votre autre carte Énergie.
refused-RR-RES-05 = Il n’y a rien de tel à gagner ou à payer maintenant.
refused-RR-RES-10 = Il faut { amount } ; vous en avez { $have }.
refused-RR-RND-02 = Ce n’est pas le moment d’accomplir les phases.
refused-RR-RND-04 = D’autres n’ont pas encore fini.
refused-RR-ROW-04 = Les actions du plateau se déclenchent de haut en bas, et ce qui est passé est passé.
refused-RR-ROW-05 = Les robots agissent de gauche à droite, après les actions du plateau.
refused-RR-ROW-03 = Il faut { $amount } en énergie ; vous avez { $have }.
refused-RR-ROW-06 = Il faut { $amount } en énergie ; vous avez { $have }.
refused-RR-ROW-07 = Il faut { $amount } en énergie ; vous avez { $have }.
refused-RR-ROW-08 = Il n’a pas encore de pion ({ $token }).
refused-RR-RUL-01 = À cette table, l’adhésif ne paie pas les jokers.
refused-RR-RUL-02 = Vous payez avec un matériau, ou avec de l’adhésif.
refused-RR-RUL-05 = Les batteries se dépensent quand l’énergie d’une phase est calculée.
refused-RR-RUL-12 = Vous devez assembler deux robots maintenant.
refused-RR-RUL-13 = Pas au milieu d’un effet : terminez-le d’abord.
refused-RR-RUL-20 = Vous gardez une des cartes Leçon piochées.
refused-RR-RUL-24 = Ce que vous avez commencé est exécuté en entier.
refused-RR-RUL-26 = { $reason ->
    [tokens] Vous n’avez plus de pion à déverrouiller.
   *[robots] Une fois l’action payée, vous ne pourriez placer et payer aucun robot.
}
refused-RR-RUL-27 = Un robot assemblé par une action se paie par l’autre colonne.
refused-RR-RUL-49 = Cette case demande { amount } ; vous en avez { $have }.
refused-RR-RUL-58 = Vous n’avez pas sélectionné cette phase.
refused-RR-RUL-59 = Selon les interprétations de la version 1, vous choisissez par ordre croissant.
refused-RR-RUL-60 = Son tour vient après : d’abord les matériaux, puis les cartes Robot, puis les jokers.
refused-RR-RUL-61 = Vous utilisez l’une des deux capacités.
refused-RR-STA-02 = Défaussez encore { $left } des cartes de votre main.
refused-RR-STA-04 = Vous choisissez un des inventeurs reçus, au début de la partie.
refused-RR-STA-05 = Seuls les deux robots du début sont gratuits.
refused-RR-STA-12 = Le début a un ordre : robots, leçon, inventeur, deux robots assemblés, un pion.
refused-RR-UPG-04 = Il faut { $amount } en énergie ; il vous reste { $have }.
refused-RR-UPG-06 = Un pion est déverrouillé par paiement.
refused-RR-UPG-08 = Ce pion a déjà quitté votre plateau.
refused-RR-WLD-01 = Seul l’adhésif peut être dépensé à sa place.
refused-RR-WLD-06 = Un joker ne donne jamais d’adhésif.
refused-RR-WLD-09 = Un joker ne donne ni batteries ni PR.
refused-RR-WLD-10 = Il faut une carte Robot, et rien ne la remplace.
