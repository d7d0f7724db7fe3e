# Robot Quest Arena en français.

game-name = Robot Quest Arena
game-tagline = Construisez un paquet, dominez l’arène : deux à quatre joueurs.

ask-first = Qui commence ?
ask-take = Quel robot est le vôtre ?
ask-deal = Qui reçoit quel robot ?
ask-place = Où le robot entre-t-il en jeu ?
ask-begin = Plusieurs cases donnent quelque chose : laquelle d’abord ?
ask-return = Quel robot revient en premier ?
ask-act = Que faites-vous ?
ask-for = Pour quel robot la carte est-elle jouée ?
ask-target = Contre qui ?
ask-aim = Dans quelle direction ?
ask-away = Dans quelle direction est-il repoussé ?
ask-stop = Où s’arrête le robot tiré ?
ask-discard = Quelle carte défaussez-vous ?
ask-scrap = Écarter une carte ?
ask-obtain = Quelle carte prenez-vous gratuitement ?
ask-collect = Piocher une carte pour le KO ?
ask-draw = La première carte du paquet.
ask-reveal = La carte suivante du paquet Boutique.
ask-compact = La carte dans le compacteur de déchets.

action-end = finir le tour
action-pass = non merci
action-exchange = changer 1 Énergie en 1 Mouvement
action-play = jouer { $thing }
action-buy = acheter { $thing }
action-move = { $thing } vers { $place }
action-push = { $place } pousse { $thing }
action-ability = utiliser la capacité de { $thing }
action-for = { $thing }
action-target = { $thing }
action-aim = { $thing }
action-away = { $thing }
action-stop = { $place }
action-discard = défausser { $thing }
action-scrap = écarter { $thing } ({ $place })
action-obtain = prendre { $thing }
action-collect = piocher une carte
action-take = { $thing }
action-begin = la case de { $thing }
action-return = { $thing }
action-place = { $thing } sur { $place }
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
    .about = peut entrer en jeu sur une case centrale vide
thing-petri = Petri
    .about = 1 PV par ennemi mis KO, et peut-être une carte
thing-strider = Strider
    .about = une fois par tour, 2 Énergies : 1 dégât à portée 2
thing-crate = Crate
    .about = le pousser coûte 1 Mouvement de plus aux adversaires
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
    .about = rien ici
thing-centre = Centre
    .about = 1 PV au début de votre tour
thing-start = Départ
    .about = où les robots entrent en jeu
thing-wall = Mur
    .about = bloque le mouvement et la vue
thing-chop_shop = Casse
    .about = au début de votre tour, vous pouvez écarter une carte de votre main
thing-control_terminal = Terminal de contrôle
    .about = au début de votre tour, piochez une carte, puis défaussez-en une
thing-repair_kit = Kit de réparation
    .about = au début de votre tour, gagnez 1 PV et réparez 1
thing-solar_farm = Ferme solaire
    .about = au début de votre tour, gagnez 1 Énergie
thing-tacks = Punaises
    .about = 2 dégâts au robot qui y entre
thing-pothole = Nid-de-poule
    .about = 1 dégât au robot qui y entre ; 1 Mouvement de plus pour en sortir
thing-trash_compactor = Compacteur de déchets
    .about = qui y entre retourne une carte Boutique : à 6 ou plus, c’est le KO
thing-smoke = Fumée
    .about = bloque seulement la vue

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
effect-attack_bonus = attaques suivantes ce tour : +{ $a } dégât(s)
effect-obtain = prenez gratuitement une carte de coût { $a } ou moins
effect-compact = une carte Boutique est écartée ; un coût de { $a } ou plus met KO

event-first = { $seat } commence.
event-taken = { $seat } prend { $robot }.
event-dealt = { $seat } reçoit { $robot }.
event-placed = { $robot } entre en jeu en ({ $row },{ $column }).
event-turn_began = Tour { $turn } : { $seat }.
event-gained_energy = { $seat } gagne { $count } Énergie.
event-exchanged = { $seat } change 1 Énergie en 1 Mouvement.
event-played = { $seat } joue { $card }.
event-used = { $robot } utilise sa capacité.
event-obtained = { $seat } obtient { $card }.
event-moved = { $robot } arrive en ({ $row },{ $column }).
event-pushed = { $robot } pousse { $target }.
event-bumped = { $robot } heurte un obstacle.
event-attacked = { $robot } attaque { $target }.
event-fired = { $robot } tire { $direction }.
event-blasted = { $robot } frappe tout autour.
event-damaged = { $robot } perd des cubes : { $red } rouge(s), { $blue } bleu(s).
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
event-drew = { $seat } pioche { $card }.
event-drew-hidden = { $seat } pioche une carte.
event-discarded = { $seat } défausse { $card }.
event-scrapped = { $seat } écarte { $card }.
event-reshuffled = { $seat } mélange sa défausse en un nouveau paquet.
event-shop_filled = Boutique, emplacement { $slot } : { $card }.
event-shop_rebuilt = La Décharge devient le nouveau paquet Boutique.
event-cleaned_up = { $seat } finit le tour ; restent en main : { $cards }.
event-ended = { $reason ->
    [clock] Plus de cube bleu pour un robot qui doit revenir : la partie est finie.
   *[unfinished] Le nombre de tours convenu est atteint : la partie reste inachevée.
}

result-clock = plus aucun cube bleu dans la réserve
result-unfinished = inachevée au nombre de tours convenu

setting-players = Joueurs
setting-mode = Mode
setting-mode-standard = comme imprimé
setting-mode-one_robot = deux joueurs, un robot chacun
setting-mode-teams = équipes : A et C, B et D
setting-robots = Robots
setting-robots-chosen = choisis à tour de rôle
setting-robots-dealt = distribués au hasard
setting-blue = Cubes bleus dans la réserve (none : comme imprimé)
setting-first = Premier joueur
setting-first-random = au hasard
setting-first-A = A
setting-first-B = B
setting-first-C = C
setting-first-D = D
setting-turn_cap = Tours au plus (none : sans limite)
setting-smoke_hides_occupant = La fumée cache qui s’y trouve
setting-smoke_hides_occupant-no = non
setting-smoke_hides_occupant-yes = oui
setting-promo = La carte promo Court-Circuit
setting-promo-no = non
setting-promo-yes = oui
setting-cards = Cartes
setting-arena = Arène

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
view-wanted = Encore à choisir
view-cards = Cartes
view-prices = Prix des déplacements
view-result = Résultat

board-turn = Tour { $turn }
board-reserve = cubes bleus { $count }
board-purse = Énergie { $energy } · Mouvements { $moves }
board-vp = { $vp } PV
board-health = Santé { $count } sur { $full }
board-off = hors de l’arène
board-pile = dans le paquet { $count }
board-hand = main
board-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
board-deck = paquet { $count }
board-counts = main { $hand } · paquet { $deck }
board-discard = défausse { $count }
board-in_play = en jeu
board-jumping = vole
board-diagonal = en diagonale
board-bonus = +{ $count } dégât(s)
board-discount = pousser −{ $count }
board-cost = coût { $cost }
board-price = { $price ->
    [one] { $price } Mouvement
   *[other] { $price } Mouvements
}
board-beyond = sur { $tile }

tell-turn = Tour { $turn }, { $name } : Énergie { $energy }, Mouvements { $moves }. Cubes bleus dans la réserve : { $reserve }.
tell-arena = L’arène a { $rows } lignes et { $columns } colonnes, numérotées depuis 0 ; la ligne 0 est en haut.
tell-tiles = { $tile } : { $squares }.
tell-robot = { $robot } de { $name } est en { $square }, { $tile } : Santé { $red } rouge(s), { $blue } bleu(s).
tell-robot_off = { $robot } de { $name } est hors de l’arène.
tell-seat = { $name } : { $vp } PV, { $cards } cartes en main, { $deck } dans le paquet, { $discard } dans la défausse.
tell-hand = Main de { $name } : { $cards }.
tell-in_play = En jeu : { $cards }.
tell-discard = Défausse de { $name } : { $cards }.
tell-shop = Dans la Boutique : { $card } à { $cost } : { $effects }.
tell-supply = Au Ravitaillement : { $card } à { $cost }, reste { $count } : { $effects }.
tell-junkyard = Décharge : { $cards }.

# Le plateau du navigateur.

board-now = Ce qui est demandé
board-turn-of = { $name } joue.
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
board-ability = Tir de Strider
board-discard-of = Défausse de { $name }
board-junkyard = Décharge { $count }
board-gap = Emplacement vide
board-costs = { $name }, coûte { $cost }
board-left = reste { $count }
board-affordable = peut être obtenue
board-team = Équipe { $team }
board-at-turn = joue
board-your-hand = Votre main
board-reserve-name = Réserve
