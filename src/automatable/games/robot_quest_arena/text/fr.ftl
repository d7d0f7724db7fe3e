# Robot Quest Arena en français.

game-name = Robot Quest Arena
game-tagline = Construisez votre deck, dominez l’arène : deux à quatre joueurs.
game-credits = Un jeu de Robert Dougherty, CJ Moynihan et Paul Waite, publié par Wise Wizard Games, 2023.

ask-first = Qui commence ?
ask-take = Quel robot est le vôtre ?
ask-deal = Qui reçoit quel robot ?
ask-place = Où le robot entre-t-il en jeu ?
ask-begin = Plusieurs cases donnent quelque chose : laquelle d’abord ?
ask-return = Quel robot revient en premier ?
ask-act = Que faites-vous ?
ask-for = Pour quel robot la carte est-elle jouée ?
ask-target = Quel robot est la cible ?
ask-aim = Dans quelle direction ?
ask-away = Dans quelle direction est-il repoussé ?
ask-stop = Où s’arrête le robot tiré ?
ask-discard = Quelle carte défaussez-vous ?
ask-scrap = Écarter une carte ?
ask-obtain = Quelle carte prenez-vous gratuitement ?
ask-collect = Piocher une carte pour le KO ?
ask-finish = Plusieurs cartes font quelque chose à la fin du tour : laquelle d’abord ?
ask-draw = La première carte du deck.
ask-reveal = La carte suivante du paquet Boutique.
ask-compact = La carte dans le compacteur de déchets.

action-end = finir le tour
action-pass = non merci
action-exchange = changer 1 Énergie en 1 Mouvement
action-play = jouer { $thing }
action-buy = acheter { $thing }
action-move = { $thing } vers { $place }
    .seen = { $thing } vient ici
action-push = { $place } pousse { $thing }
action-ability = utiliser la capacité de { $thing }
action-for = { $thing }
action-target = { $thing }
action-aim = { $thing }
action-away = { $thing }
action-stop = { $place }
    .seen = ici
action-discard = défausser { $thing }
action-scrap = écarter { $thing } ({ $place })
action-obtain = prendre { $thing }
action-collect = piocher une carte
action-take = { $thing }
action-begin = la case de { $thing }
action-return = { $thing }
action-place = { $thing } sur { $place }
    .seen = { $thing } entre en jeu ici
action-finish = { $thing }
action-draw = piocher { $thing }
action-reveal = { $thing }
action-first = { $thing } commence
action-deal = { $thing }

group-play = Jouer une carte
group-buy = Acheter une carte
group-move = Se déplacer
group-push = Pousser
group-ability = Capacités
group-obtain = Prendre une carte
group-scrap = Écarter une carte
group-discard = Défausser une carte

thing-battery = Batterie
thing-hammer = Marteau
thing-thrusters = Propulseurs
thing-advanced_battery = Batterie Améliorée
thing-heavy_hammer = Marteau Lourd
thing-rivet_gun = Pistolet à Rivets
thing-power_cell = Pile
thing-backup_battery = Batterie de Secours
thing-trickle_charger = Chargeur d’Entretien
thing-recycler_cell = Pile Recyclable
thing-turbo_capacitor = Turbo-Condensateur
thing-overcharge_pack = Bloc en Surcharge
thing-omniwheels = Roues Omnidirectionnelles
thing-dynamo = Dynamo
thing-fusion_core = Noyau à Fusion
thing-dart_launcher = Lance-Fléchettes
thing-spring_glove = Gant à Ressort
thing-battering_ram = Bélier
thing-magnet_beam = Rayon Aimanté
thing-buzz_saw = Scie Circulaire
thing-laser_cannon = Canon Laser
thing-shockwave = Émetteur de Choc
thing-twin_blaster = Double Blaster
thing-sniper_coil = Bobine de Précision
thing-rocket_punch = Fulguro-Poing
thing-mortar = Mortier
thing-grappling_hook = Grappin
thing-spring_legs = Jambes à Ressort
thing-blueprint = Plan de Montage
thing-repair_drone = Drone Réparateur
thing-scrapper_arm = Bras Ferrailleur
thing-hydraulic_ram = Vérin Hydraulique
thing-speed_controller = Variateur de Vitesse
thing-crowd_pleaser = Idole du Public
thing-parts_catalog = Catalogue de Pièces
thing-targeting_computer = Ordinateur de Visée
thing-short_circuit = Court-Circuit
thing-pug = Pug
thing-petri = Petri
thing-strider = Strider
thing-crate = Crate
thing-N = vers le haut
thing-NE = en haut à droite
thing-E = vers la droite
thing-SE = en bas à droite
thing-S = vers le bas
thing-SW = en bas à gauche
thing-W = vers la gauche
thing-NW = en haut à gauche
thing-hand = main
thing-discard = défausse
thing-A = A
thing-B = B
thing-C = C
thing-D = D

thing-plain = Case nue
thing-centre = Centre
thing-start = Départ
thing-wall = Mur
thing-chop_shop = Casse
thing-control_terminal = Terminal de contrôle
thing-repair_kit = Kit de réparation
thing-solar_farm = Ferme solaire
thing-tacks = Punaises
thing-pothole = Nid-de-poule
thing-trash_compactor = Compacteur de déchets
thing-smoke = Fumée

# Ce que font plateaux et tuiles, d’après ce qui y est imprimé.

does-centre = peut entrer en jeu sur une case centrale vide
does-knock-out = pour chaque ennemi mis KO : { $gains }
does-draw = { $count ->
    [one] vous pouvez piocher une carte
   *[other] vous pouvez piocher { $count } cartes
}
does-shot = une fois par tour, { $price } Énergie : { $effects }
does-weight = { $count ->
    [one] le pousser coûte { $count } Mouvement de plus aux adversaires
   *[other] le pousser coûte { $count } Mouvements de plus aux adversaires
}
does-start = au début de votre tour : { $effects }
does-enter = pour qui y entre : { $effects }
does-leave = { $count ->
    [one] { $count } Mouvement de plus pour en sortir
   *[other] { $count } Mouvements de plus pour en sortir
}
does-block-both = bloque le mouvement et la vue
does-block-sight = bloque seulement la vue
does-entry = où les robots entrent en jeu
does-nothing = rien ici

effect-energy = +{ $a } Énergie
effect-moves = { $a ->
    [one] +{ $a } Mouvement
   *[other] +{ $a } Mouvements
}
effect-draw = { $a ->
    [one] piochez { $a } carte
   *[other] piochez { $a } cartes
}
effect-discard = { $a ->
    [one] défaussez { $a } carte
   *[other] défaussez { $a } cartes
}
effect-scrap_hand = { $a ->
    [one] vous pouvez écarter { $a } carte de votre main
   *[other] vous pouvez écarter jusqu’à { $a } cartes de votre main
}
effect-scrap_any = { $a ->
    [one] vous pouvez écarter { $a } carte de la main ou de la défausse
   *[other] vous pouvez écarter jusqu’à { $a } cartes de la main ou de la défausse
}
effect-repair = réparez { $a }
effect-vp = +{ $a } PV
effect-lose_vp = perdez { $a } PV
effect-self_damage = votre robot subit { $a ->
    [one] { $a } dégât
   *[other] { $a } dégâts
}
effect-melee = mêlée : { $a ->
    [one] { $a } dégât
   *[other] { $a } dégâts
}
effect-ranged = portée { $b } : { $a ->
    [one] { $a } dégât
   *[other] { $a } dégâts
}
effect-ranged_nolos = portée { $b }, sans ligne de vue : { $a ->
    [one] { $a } dégât
   *[other] { $a } dégâts
}
effect-repel_target = la cible est repoussée de { $a ->
    [one] { $a } case
   *[other] { $a } cases
}
effect-pull_target = la cible est tirée vers vous
effect-pull = tirez vers vous un robot à portée { $a }
effect-line = rayon de { $b } cases dans une direction au choix : { $a ->
    [one] { $a } dégât
   *[other] { $a } dégâts
} à chaque robot
effect-blast = chaque robot à côté du vôtre : { $a ->
    [one] { $a } dégât
   *[other] { $a } dégâts
}
effect-blast_repel = et il est repoussé de { $a ->
    [one] { $a } case
   *[other] { $a } cases
}
effect-splash = chaque robot à côté de la cible : { $a ->
    [one] { $a } dégât
   *[other] { $a } dégâts
}
effect-jump = survolez les obstacles ce tour
effect-diagonal = déplacez-vous et poussez en diagonale ce tour
effect-push_discount = pousser coûte { $a } de moins ce tour
effect-attack_bonus = attaques suivantes ce tour : { $a ->
    [one] +{ $a } dégât
   *[other] +{ $a } dégâts
}
effect-obtain = prenez gratuitement une carte de coût { $a } ou moins
effect-at_end = à la fin de votre tour …
effect-compact = une carte Boutique est écartée ; un coût de { $a } ou plus met KO

event-first = { $seat } commence.
event-taken = { $seat } prend { $robot }.
event-dealt = { $seat } reçoit { $robot }.
event-placed = { $robot } entre en jeu en ({ $row },{ $column }).
    .seen = { $robot } entre en jeu.
event-turn_began = Tour { $turn } : { $seat }.
event-gained_energy = { $seat } gagne { $count } Énergie.
event-exchanged = { $seat } change 1 Énergie en 1 Mouvement.
event-played = { $seat } joue { $card }.
event-used = { $robot } utilise sa capacité.
event-obtained = { $seat } obtient { $card }.
event-moved = { $robot } arrive en ({ $row },{ $column }).
    .seen = { $robot } se déplace.
event-pushed = { $robot } pousse { $target }.
event-bumped = { $robot } heurte un obstacle.
event-attacked = { $robot } attaque { $target }.
event-fired = { $robot } tire { $direction }.
event-blasted = { $robot } frappe tout autour.
event-damaged = { $robot } perd { $blue ->
    [0] { $red ->
        [one] { $red } cube rouge
       *[other] { $red } cubes rouges
    }
   *[other] { $red ->
        [0] son cube bleu
        [1] 1 cube rouge et le bleu
       *[other] { $red } cubes rouges et le bleu
    }
}.
event-knocked_out = { $robot } est KO !
event-gained_vp = { $seat } gagne { $vp } PV.
event-lost_vp = { $seat } perd { $vp } PV.
event-repaired = { $robot } est réparé de { $count }.
event-compacted = { $robot } est dans le compacteur de déchets, qui retourne { $card }.
event-returned = { $robot } revient en jeu ; { $left ->
    [0] il ne reste aucun cube bleu
    [one] il reste { $left } cube bleu
   *[other] il reste { $left } cubes bleus
} dans la réserve.
event-came_due = Fin du tour : { $card } de { $seat }.
event-drew = { $seat } pioche { $card }.
event-drew-hidden = { $seat } pioche une carte.
event-discarded = { $seat } défausse { $card }.
event-scrapped = { $seat } écarte { $card }.
event-reshuffled = { $seat } mélange sa défausse en un nouveau deck.
event-shop_filled = Boutique, emplacement { $slot } : { $card }.
event-shop_rebuilt = La Décharge devient le nouveau paquet Boutique.
event-cleaned_up = { $cards ->
    [rien] { $seat } finit le tour.
   *[other] { $seat } finit le tour ; restent en main : { $cards }.
}
event-ended = { $reason ->
    [clock] Plus de cube bleu pour un robot qui doit revenir : la partie est finie.
   *[unfinished] Le nombre de tours convenu est atteint : la partie reste inachevée.
}

# Les mêmes, dits au joueur à qui cela arrive.

event-first-you = Vous commencez.
event-taken-you = Vous prenez { $robot }.
event-dealt-you = Vous recevez { $robot }.
event-gained_energy-you = Vous gagnez { $count } Énergie.
event-exchanged-you = Vous changez 1 Énergie en 1 Mouvement.
event-played-you = Vous jouez { $card }.
event-obtained-you = Vous obtenez { $card }.
event-gained_vp-you = Vous gagnez { $vp } PV.
event-lost_vp-you = Vous perdez { $vp } PV.
event-drew-you = Vous piochez { $card }.
event-drew-hidden-you = Vous piochez une carte.
event-discarded-you = Vous défaussez { $card }.
event-scrapped-you = Vous écartez { $card }.
event-reshuffled-you = Vous mélangez votre défausse en un nouveau deck.
event-cleaned_up-you = { $cards ->
    [rien] Vous finissez le tour.
   *[other] Vous finissez le tour ; restent en main : { $cards }.
}
event-turn_began-you = Tour { $turn } : le vôtre.
event-came_due-you = Fin du tour : votre { $card }.

result-clock = plus aucun cube bleu dans la réserve
result-unfinished = inachevée au nombre de tours convenu
standing-vp = PV
standing-cubes = cubes Santé
count-cards = Cartes obtenues
count-scrapped = Cartes écartées
count-robots = Robots pris

setting-players = Joueurs
    .about = Deux, trois ou quatre joueurs.
setting-mode = Mode
    .about = À deux, selon les règles imprimées, chacun a deux robots.
setting-mode-standard = comme imprimé
    .about = Chacun pour soi.
setting-mode-one_robot = deux joueurs, un robot chacun
    .about = Plus vite appris que deux robots chacun.
setting-mode-teams = équipes : A et C, B et D
    .about = À quatre ; les partenaires gagnent ensemble.
setting-robots = Robots
    .about = Chaque robot a sa Santé et sa capacité.
setting-robots-chosen = choisis à tour de rôle
    .about = Chacun à son tour en prend un.
setting-robots-dealt = distribués au hasard
    .about = Personne ne choisit.
setting-entry = Lequel de deux robots entre en premier
    .about = Seulement pour deux joueurs avec deux robots chacun.
setting-entry-chosen = au choix de leur joueur
    .about = Celui qui place un robot choisit lequel.
setting-entry-listed = dans l’ordre Pug, Petri, Strider, Crate
    .about = Toujours le même ordre.
setting-blue = Cubes bleus dans la réserve (sans nombre : comme imprimé)
    .about = La partie s’arrête quand le dernier est pris : plus il y en a, plus elle dure.
setting-first = Premier joueur
    .about = Qui joue le premier tour.
setting-first-random = au hasard
setting-first-A = A
setting-first-B = B
setting-first-C = C
setting-first-D = D
setting-turn_cap = Tours au plus (sans nombre : sans limite)
    .about = Arrête une partie qui ne finirait jamais.
setting-smoke_hides_occupant = La fumée cache qui s’y trouve
    .about = Sinon la fumée ne cache que ce qui est derrière.
setting-smoke_hides_occupant-no = non
setting-smoke_hides_occupant-yes = oui
setting-promo = La carte promo Court-Circuit
    .about = La met dans le paquet Boutique : perdre 1 PV, piocher trois cartes.
setting-promo-no = non
setting-promo-yes = oui
setting-cards = Cartes
    .about = Un fichier avec vos propres cartes remplace celles qui sont reconstituées.
setting-arena = Arène
    .about = Un fichier avec votre propre arène remplace celle qui est reconstituée.

view-turn = Tour
view-active = Joueur actif
view-energy = Énergie
view-moves = Mouvements
view-arena = Arène
view-robots = Robots
view-seats = Joueurs
view-shop = Boutique
view-shop_deck = Paquet Boutique
view-supply = Ravitaillement
view-junkyard = Décharge
view-reserve = Cubes bleus dans la réserve
view-doing = Ce dont il s’agit
view-prices = Prix des déplacements
view-pushes = Robots à pousser
view-reach = Portée des cartes
view-plans = Ce qui se fait d’un coup
view-later = À la fin du tour
view-result = Résultat

board-turn = { $turn ->
    [0] Avant le premier tour
   *[other] Tour { $turn }
}
board-reserve = cubes bleus { $count }
board-purse = Énergie { $energy } · Mouvements { $moves }
board-vp = { $vp } PV
board-about-vp = Points de victoire : le plus grand total gagne. Qui joue plus tard commence avec plus : 0, 1, 2, 3 dans l’ordre du tour.
board-health = Santé { $count } sur { $full }
board-off = hors de l’arène
board-pile = dans le paquet { $count }
board-hand = main
board-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
board-deck = deck { $count }
board-counts = main { $hand } · deck { $deck }
board-discard = défausse { $count }
board-in_play = en jeu
board-jumping = vole
board-diagonal = en diagonale
board-bonus = { $count ->
    [one] +{ $count } dégât
   *[other] +{ $count } dégâts
}
board-discount = pousser −{ $count }
board-cost = coût { $cost }
board-price = { $price ->
    [one] { $price } Mouvement
   *[other] { $price } Mouvements
}
board-beyond = sur { $tile }
board-late = À la fin du tour
board-exchange = rarement utile : un déplacement utilise l’Énergie automatiquement

tell-turn = { $turn ->
    [0] Avant le premier tour.
   *[other] Tour { $turn }, { $name } : Énergie { $energy }, Mouvements { $moves }.
} Cubes bleus dans la réserve : { $reserve }.
tell-arena = L’arène a { $rows } lignes et { $columns } colonnes, numérotées depuis 0 ; la ligne 0 est en haut.
tell-tiles = { $tile } : { $squares }.
tell-robot = { $robot } de { $name } est en { $square }, { $tile } : Santé { $red ->
    [one] { $red } rouge
   *[other] { $red } rouges
}, { $blue ->
    [one] { $blue } bleu
   *[other] { $blue } bleus
}.
tell-robot_off = { $robot } de { $name } est hors de l’arène.
tell-seat = { $name } : { $vp } PV, { $cards } cartes en main, { $deck } dans le deck, { $discard } dans la défausse.
tell-hand = Main de { $name } : { $cards }.
tell-in_play = En jeu : { $cards }.
tell-later = À la fin du tour : { $cards }.
tell-discard = Défausse de { $name } : { $cards }.
tell-shop = Dans la Boutique : { $card } à { $cost } : { $effects }.
tell-supply = Au Ravitaillement : { $card } à { $cost }, reste { $count } : { $effects }.
tell-junkyard = Décharge : { $cards }.

# Le plateau du navigateur.

board-now = Ce qui est demandé
board-wanted = encore { $count } à choisir
board-turn-of = { $name } réfléchit.
board-clock = { $count ->
    [0] Il ne reste aucun cube bleu dans la réserve : la partie finit dès qu’un robot doit revenir.
    [one] Il reste { $count } cube bleu dans la réserve. La partie finit quand un robot doit revenir et qu’il n’en reste plus.
   *[other] Il reste { $count } cubes bleus dans la réserve. La partie finit quand un robot doit revenir et qu’il n’en reste plus.
}
board-squares = Cases de l’arène : les flèches vont de l’une à l’autre
board-choose = { $square } : le faire agir
board-deed = { $deed } pour { $price }
board-robot = { $robot } de { $name }, Santé { $health }
board-ko = KO
board-movers = Quel robot agit ?
board-still = ne peut pas bouger
board-for = jouée pour { $robot }
board-ability = Capacité de { $robot }
board-junkyard = Décharge { $count }
board-gap = Emplacement vide
board-costs = { $name }, coûte { $cost }
board-left = reste { $count }
board-affordable = à votre portée
board-team = Équipe { $team }
board-at-turn = joue
board-your-hand = Votre main
board-no-cards = Aucune carte en main.
board-act = À vous : jouez, marchez, achetez.
at-once-charge = jouer les { $count } Batteries : { $gains }
board-charge = Jouer les Batteries
board-energy = { $energy } Énergie
board-hurts = −{ $count } Santé
board-again = Touchez encore pour y aller.
board-why-not = Pourquoi pas « { $action } » ?
board-push-to = le pousse en { $square }
    .seen = le repousse
board-push-against = le pousse contre un obstacle
board-afford = { $count ->
    [0] rien à votre portée
    [one] { $count } carte à votre portée
   *[other] { $count } cartes à votre portée
}
board-shop-close = Fermer la Boutique
board-lose-attack = Vous pouvez encore attaquer : { $cards }.
board-lose-energy = Vous avez { $energy } Énergie pour acheter, et elle ne se garde pas.
board-end-anyway = Finir quand même
board-end-not = Continuer à jouer
board-discard-of = Défausse de { $name }
board-piles-of = Cartes de { $name }
board-deck-name = deck

game-reconstructed = Les règles sont celles du livret, mais presque toutes les cartes fournies ici sont reconstituées : toutes les cartes de la Boutique, les coûts de toutes les cartes du Ravitaillement, les dégâts des deux Marteaux et la portée du Pistolet à Rivets. L’arène aussi. Si vous avez le jeu, donnez vos propres cartes et votre arène.
pieces-card = Cartes
pieces-robot = Robots
pieces-tile = Tuiles
pieces-first = L’arène

# Pourquoi quelque chose est impossible.

refused-RQA-SET-07-alone = D’abord, chacun prend un robot.
refused-RQA-SHP-01 = Elle n’est ni dans la Boutique ni au Ravitaillement.
refused-RQA-SHP-02 = { $good ->
    [free] Elle coûte { $cost }, et une carte de { $have } au plus est gratuite.
   *[energy] Elle coûte { $cost } Énergie, vous en avez { $have }.
}
refused-RQA-NRG-02 = Vous n’avez plus d’Énergie.
refused-RQA-CRD-01 = Vous n’avez pas cette carte en main.
refused-RQA-MOV-01 = Un robot avance d’une case à la fois, en haut, en bas, à gauche ou à droite.
refused-RQA-MOV-02 = { $cost ->
    [one] Il faut { $cost } Mouvement, et vous en avez { $have }, Énergie comprise.
   *[other] Il faut { $cost } Mouvements, et vous en avez { $have }, Énergie comprise.
}
refused-RQA-MOV-03 = Sans carte qui le permet, les robots n’avancent pas en diagonale.
refused-RQA-MOV-04 = Le passage est bloqué : { $obstacle }.
refused-RQA-MOV-08 = Un vol ne peut pas finir là, la case est bloquée : { $obstacle }.
refused-RQA-MOV-18 = { $robot } n’est pas dans l’arène.
refused-RQA-PSH-01 = { $cost ->
    [one] Pousser coûte { $cost } Mouvement, et vous en avez { $have }, Énergie comprise.
   *[other] Pousser coûte { $cost } Mouvements, et vous en avez { $have }, Énergie comprise.
}
refused-RQA-PSH-01-alone = On ne pousse qu’un robot d’une case voisine : en haut, en bas, à gauche ou à droite.
refused-RQA-PSH-10 = Il a déjà été poussé contre cet obstacle pendant ce tour.
refused-RQA-PSH-16 = Sans carte qui le permet, on ne pousse pas en diagonale.
refused-RQA-PUL-01 = On tire un autre robot, pas celui qui tire.
refused-RQA-PUL-05 = Il s’arrête sur une case libre voisine de votre robot et de la case où il se trouve.
refused-RQA-LOS-06 = Il est hors de vue.
refused-RQA-ATK-02 = Une attaque de mêlée touche seulement juste en haut, en bas, à gauche ou à droite.
refused-RQA-ATK-03 = { $distance ->
    [one] Il est à { $distance } case, et la portée est de { $range }.
   *[other] Il est à { $distance } cases, et la portée est de { $range }.
}
refused-RQA-ATK-05 = Il est hors de vue.
refused-RQA-ATK-06 = Elle ne peut toucher aucun ennemi maintenant.
refused-RQA-ATK-07 = On n’attaque jamais ses amis.
refused-RQA-ROB-02 = Cette case centrale n’est pas vide.
refused-RQA-ROB-05 = Cela coûte { $cost } Énergie, vous en avez { $have }.
refused-RQA-ROB-08 = { $robot } est déjà pris.
refused-RQA-KOR-03 = { $robot } ne revient pas maintenant.
refused-RQA-KOR-04 = Un robot revient sur une tuile Départ libre.
refused-RQA-SET-18 = D’abord, un robot entre en jeu sur une tuile Départ libre.
refused-RQA-TRN-01 = Ce n’est pas votre tour.
refused-RQA-TRN-02 = Cela appartient à une autre phase du tour.
refused-RQA-TRN-03 = Aucune case ne donne quelque chose à { $robot } maintenant.
refused-RQA-TRN-05 = { $robot } n’est pas à vous.
refused-RQA-TRN-05-alone = Rien ne le demande maintenant. À votre tour, vous jouez des cartes, avancez, poussez et achetez.
refused-RQA-TWO-04 = { $robot } n’est pas à vous.
refused-RQA-ROB-05-alone = Il n’a pas de telle capacité, ou l’a déjà utilisée ce tour.
refused-RQA-RUL-03 = { $distance ->
    [one] Il est à { $distance } case, et la portée est de { $range }.
   *[other] Il est à { $distance } cases, et la portée est de { $range }.
}
refused-RQA-RUL-04 = { $robot } ne peut toucher aucun ennemi avec elle maintenant.
refused-RQA-RUL-05 = Terminez d’abord ce que vous avez commencé.
refused-RQA-RUL-06 = Il est repoussé en ligne droite, à l’opposé de votre robot.
refused-RQA-RUL-28 = Toutes les tuiles Départ sont occupées : choisissez une case aussi près que possible de l’une d’elles.
refused-RQA-RUL-29 = { $robot } revient plus tard.
refused-RQA-RUL-38 = Aucun ennemi n’est en vue à portée { $range }.
refused-RQA-RUL-40 = Ici, seule une carte de la main peut être écartée.
refused-RQA-RUL-42 = { $robot } n’est pas le robot à placer maintenant.
refused-RQA-RUL-50 = Aucun ennemi ne serait touché.
refused-RQA-RUL-54 = Choisissez une des cartes que vous y avez.
refused-RQA-RUL-53-alone = C’est le hasard qui en décide.
refused-RQA-RUL-58 = { $robot } est déjà dans l’arène.
refused-RQA-RUL-59 = Cette carte n’a plus rien à faire pendant ce tour.
