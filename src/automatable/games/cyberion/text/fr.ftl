# Cyberion en français.

game-name = Cyberion
game-tagline = L’usine est en panne. Réparez ses Machines avec des Robots, seul ou à deux.

ask-act = Que faites-vous ?
ask-crew = Choisissez l’équipe, un Robot à la fois.
ask-level = À quel niveau ? Le niveau I ne fait rien.
ask-stow = Quelle carte va dans le Stock ?
ask-take = Quelle carte revient ?
ask-back = Replacez les cartes : d’abord celles du dessus, dans l’ordre où elles seront piochées, puis celles du dessous.
ask-prep = Quelle Machine est Préparée ?
ask-spend = Quel Robot paie la Préparation ?
ask-pay = Quelle Machine paie l’amélioration ?
ask-mate = Deux Robots d’un même modèle dont les tailles font 5 : choisissez-en un.
ask-rider = Deux Robots qui partagent une caractéristique embarquent : choisissez-en un.
ask-seat = Sur quel Gigantobot va le premier Robot ?
ask-seat_other = Et le second ?
ask-reward = Choisissez la récompense.
ask-swap = Échanger avec le Microbot de quelle Machine ?
ask-token = Quel Microbot paie ?
ask-draw = La première carte du paquet Robots.
ask-machine = La Machine suivante.
ask-microbot = Le Microbot suivant.
ask-interfere = Le jeton Interférence.
ask-aid = Un jeton Support.
ask-first = Qui commence ?

action-end = terminer l’Intervention
action-repair = réparer { $thing }
action-trigger = déclencher { $thing } ({ $place })
action-support = utiliser le jeton Support { $thing }
action-upgrade = améliorer { $thing }
action-baby = faire un Bébébot { $thing }
action-board = piloter des Gigantobots
action-replace = remplacer le Microbot de { $thing }
action-exchange = échanger le Microbot de { $thing }
action-remove = retirer { $thing } pour 5 Microbots
action-done = terminé
action-crew = { $thing } ({ $place })
action-level = niveau { $thing }
action-stow = { $thing } ({ $place })
action-take = récupérer { $thing }
action-top = { $thing } sur le dessus
action-bottom = { $thing } en dessous
action-prep = Préparer { $thing }
action-spend = { $thing } ({ $place })
action-pay = payer { $thing }
action-mate = { $thing } ({ $place })
action-rider = { $thing } ({ $place })
action-seat = { $thing }
action-reward = { $thing }
action-swap = { $thing }
action-token = { $thing }
action-draw = piocher { $thing }
action-machine = { $thing }
action-microbot = { $thing }
action-interfere = { $thing }
action-aid = { $thing }
action-first = { $thing } commence

thing-SIR = Sirenbot
thing-STO = Stockbot
thing-CYC = Cyclobot
thing-PLA = Planbot
thing-COM = Commandbot
thing-SIR1 = Sirenbot 1
thing-SIR2 = Sirenbot 2
thing-SIR3 = Sirenbot 3
thing-SIR4 = Sirenbot 4
thing-SIR5 = Sirenbot 5
thing-STO1 = Stockbot 1
thing-STO2 = Stockbot 2
thing-STO3 = Stockbot 3
thing-STO4 = Stockbot 4
thing-STO5 = Stockbot 5
thing-CYC1 = Cyclobot 1
thing-CYC2 = Cyclobot 2
thing-CYC3 = Cyclobot 3
thing-CYC4 = Cyclobot 4
thing-CYC5 = Cyclobot 5
thing-PLA1 = Planbot 1
thing-PLA2 = Planbot 2
thing-PLA3 = Planbot 3
thing-PLA4 = Planbot 4
thing-PLA5 = Planbot 5
thing-COM1 = Commandbot 1
thing-COM2 = Commandbot 2
thing-COM3 = Commandbot 3
thing-COM4 = Commandbot 4
thing-COM5 = Commandbot 5
thing-MUL-SIR = Multibot Sirenbot
    .about = taille au choix pour réparer
thing-MUL-STO = Multibot Stockbot
    .about = taille au choix pour réparer
thing-MUL-CYC = Multibot Cyclobot
    .about = taille au choix pour réparer
thing-MUL-PLA = Multibot Planbot
    .about = taille au choix pour réparer
thing-MUL-COM = Multibot Commandbot
    .about = taille au choix pour réparer
thing-MUL-1 = Multibot 1
    .about = modèle au choix pour réparer
thing-MUL-2 = Multibot 2
    .about = modèle au choix pour réparer
thing-MUL-3 = Multibot 3
    .about = modèle au choix pour réparer
thing-MUL-4 = Multibot 4
    .about = modèle au choix pour réparer
thing-MUL-5 = Multibot 5
    .about = modèle au choix pour réparer
thing-BAB-SIR = Bébébot Sirenbot
thing-BAB-STO = Bébébot Stockbot
thing-BAB-CYC = Bébébot Cyclobot
thing-BAB-PLA = Bébébot Planbot
thing-BAB-COM = Bébébot Commandbot
thing-MIC-SIR = Microbot Sirenbot
thing-MIC-STO = Microbot Stockbot
thing-MIC-CYC = Microbot Cyclobot
thing-MIC-PLA = Microbot Planbot
thing-MIC-COM = Microbot Commandbot
thing-MIC-1 = Microbot 1
thing-MIC-2 = Microbot 2
thing-MIC-3 = Microbot 3
thing-MIC-4 = Microbot 4
thing-MIC-5 = Microbot 5
thing-GIG-SIR = Gigantobot Sirenbot
thing-GIG-STO = Gigantobot Stockbot
thing-GIG-CYC = Gigantobot Cyclobot
thing-GIG-PLA = Gigantobot Planbot
thing-GIG-COM = Gigantobot Commandbot
thing-GIG-1 = Gigantobot 1
thing-GIG-2 = Gigantobot 2
thing-GIG-3 = Gigantobot 3
thing-GIG-4 = Gigantobot 4
thing-GIG-5 = Gigantobot 5
thing-card = carte du dessus
thing-platform = Plateforme
thing-flash = Flash
thing-stock = Stock
thing-deck = paquet Robots
thing-damage = retirer un jeton Dégât Structurel
thing-failsafe = prendre jusqu’à 2 jetons Soupape
thing-I = I
thing-II = II
thing-III = III
thing-IV = IV
thing-V = V
thing-A = A
thing-B = B
thing-charged = Chargée
thing-empty = Épuisée
thing-babybots = Bébébots
thing-gigantobots = Gigantobots
thing-microbots = Microbots
thing-multibots = Multibots
thing-devious_cog = Le Rouage Perfide

thing-I-SIR = I · 2 Sirenbots
    .about = 2 Sirenbots de taille quelconque
thing-I-STO = I · 2 Stockbots
    .about = 2 Stockbots de taille quelconque
thing-I-CYC = I · 2 Cyclobots
    .about = 2 Cyclobots de taille quelconque
thing-I-PLA = I · 2 Planbots
    .about = 2 Planbots de taille quelconque
thing-I-COM = I · 2 Commandbots
    .about = 2 Commandbots de taille quelconque
thing-I-1 = I · 2 de taille 1
    .about = 2 Robots de taille 1
thing-I-2 = I · 2 de taille 2
    .about = 2 Robots de taille 2
thing-I-3 = I · 2 de taille 3
    .about = 2 Robots de taille 3
thing-I-4 = I · 2 de taille 4
    .about = 2 Robots de taille 4
thing-I-5 = I · 2 de taille 5
    .about = 2 Robots de taille 5
thing-II-SIR = II · 3 Sirenbots
    .about = 3 Sirenbots de taille quelconque
thing-II-STO = II · 3 Stockbots
    .about = 3 Stockbots de taille quelconque
thing-II-CYC = II · 3 Cyclobots
    .about = 3 Cyclobots de taille quelconque
thing-II-PLA = II · 3 Planbots
    .about = 3 Planbots de taille quelconque
thing-II-COM = II · 3 Commandbots
    .about = 3 Commandbots de taille quelconque
thing-II-1 = II · 3 de taille 1
    .about = 3 Robots de taille 1
thing-II-2 = II · 3 de taille 2
    .about = 3 Robots de taille 2
thing-II-3 = II · 3 de taille 3
    .about = 3 Robots de taille 3
thing-II-4 = II · 3 de taille 4
    .about = 3 Robots de taille 4
thing-II-5 = II · 3 de taille 5
    .about = 3 Robots de taille 5
thing-II-GE12 = II · 3 Robots, somme ≥ 12
    .about = 3 Robots dont les tailles font 12 ou plus
thing-II-LE6 = II · 3 Robots, somme ≤ 6
    .about = 3 Robots dont les tailles font 6 ou moins
thing-II-TWIN = II · 2 identiques
    .about = 2 Robots identiques
thing-II-2PAIR = II · deux paires
    .about = 4 Robots en deux paires de même taille
thing-II-RUN4 = II · suite de 4
    .about = 4 Robots de tailles 1 2 3 4 ou 2 3 4 5
thing-III-SIR = III · 4 Sirenbots
    .about = 4 Sirenbots de taille quelconque
thing-III-STO = III · 4 Stockbots
    .about = 4 Stockbots de taille quelconque
thing-III-CYC = III · 4 Cyclobots
    .about = 4 Cyclobots de taille quelconque
thing-III-PLA = III · 4 Planbots
    .about = 4 Planbots de taille quelconque
thing-III-COM = III · 4 Commandbots
    .about = 4 Commandbots de taille quelconque
thing-III-1 = III · 4 de taille 1
    .about = 4 Robots de taille 1
thing-III-2 = III · 4 de taille 2
    .about = 4 Robots de taille 2
thing-III-3 = III · 4 de taille 3
    .about = 4 Robots de taille 3
thing-III-4 = III · 4 de taille 4
    .about = 4 Robots de taille 4
thing-III-5 = III · 4 de taille 5
    .about = 4 Robots de taille 5
thing-III-GE15 = III · 4 Robots, somme ≥ 15
    .about = 4 Robots dont les tailles font 15 ou plus
thing-III-LE9 = III · 4 Robots, somme ≤ 9
    .about = 4 Robots dont les tailles font 9 ou moins
thing-III-TRIPLET = III · 3 identiques
    .about = 3 Robots identiques
thing-III-FULL = III · paire et brelan
    .about = 5 Robots : deux d’une taille, trois d’une taille
thing-III-RUN5 = III · suite de 5
    .about = 5 Robots de tailles 1 2 3 4 5

event-turn_began = Tour { $turn } : { $seat }.
event-repaired = { $seat } répare { $machine } avec { $cards }.
event-triggered = { $seat } défausse { $card } ({ $row }) pour son habileté.
event-support_used = { $seat } utilise le jeton Support { $model }.
event-drew = Pioché ({ $row }) : { $card }.
event-filled = Complété ({ $row }) : { $card }.
event-took = Pris ({ $row }) : { $card }.
event-milled = Défaussé du paquet : { $card }.
event-looked = Regardé : { $card }.
event-put_back = { $seat } replace, dessus : { $top } ; dessous : { $bottom }.
event-stowed = { $seat } déplace dans le Stock : { $cards }.
event-took_back = { $seat } récupère { $card } ({ $to }).
event-spent = { $deck ->
    [0] { $seat } paie une Préparation : { $cards }.
   *[other] { $seat } paie une Préparation : { $cards } des rangées, { $deck } du paquet.
}
event-prepped = { $machine } est Préparée.
event-upgraded = { $seat } améliore { $model } avec { $machines }.
event-raised = { $model } passe au niveau { $level ->
    [2] II
    [3] III
    [4] IV
   *[5] V
}.
event-failsafe_gained = { $count ->
    [0] La Forge est vide : aucun jeton Soupape n’est gagné.
    [one] Un jeton Soupape est gagné.
   *[other] { $count } jetons Soupape sont gagnés.
}
event-failsafe_lost = Aucune Machine n’a quitté l’Usine : un jeton Soupape est perdu, il en reste { $left }.
event-battery_used = La Batterie sert : la Défausse devient le nouveau paquet de { $cards } cartes.
event-babybot_made = { $seat } fait un Bébébot { $model } avec { $cards }.
event-babybot_came = { $card } arrive !
event-boarded = { $seat } place { $card } sur { $gigantobot }.
event-missed = { $card } ne convient à aucun Gigantobot actif et est défaussé ({ $seat }).
event-vacationed = { $gigantobot } part en vacances ; { $cards } retournent dans le paquet.
event-damage_mended = Un jeton Dégât Structurel disparaît, il en reste { $left }.
event-acquired = Acquis : { $microbot }.
event-overflowed = Cinq Microbots sont déjà acquis : { $microbot } est défaussé.
event-microbot_replaced = { $seat } remplace le Microbot de { $machine }.
event-microbots_exchanged = { $seat } échange les Microbots de { $machine } et de { $with }.
event-machine_removed = { $seat } retire { $machine } du jeu.
event-microbots_shuffled = Les Microbots défaussés sont mélangés : c’est la nouvelle pile.
event-microbot_came = { $machine } reçoit { $microbot }.
event-interfered = Interférence : { $model } agit comme { $ability }.
event-machine_came = Une Machine arrive en place { $place } : { $machine }.
event-merged = Toutes les Machines forment désormais une Usine Commune.
event-flash_emptied = Le Flash est défaussé : { $cards }.
event-first = { $seat } ({ $letter }) commence.
event-support_came = Un jeton Support : { $model }.
event-ended = { $reason ->
    [repaired] Toutes les Machines sont réparées !
    [failsafe] Il faut rendre un jeton Soupape et il n’en reste pas. L’usine est perdue.
    [limbot] Toutes les Machines sont réparées, mais un Bébébot n’a pas été fait. L’usine est perdue.
    [interference] Toutes les Machines sont réparées, mais il reste des Interférences. L’usine est perdue.
   *[damage] Toutes les Machines sont réparées, mais les dégâts sont trop grands. L’usine est perdue.
}
event-advised = { $tokens ->
    [one] Pour la prochaine partie : { $tokens } jeton Support (réglage support={ $tokens }).
   *[other] Pour la prochaine partie : { $tokens } jetons Support (réglage support={ $tokens }).
}

result-repaired = toutes les Machines sont réparées
result-failsafe = il ne restait plus de jeton Soupape
result-limbot = un Bébébot n’a pas été fait
result-interference = il restait des jetons Interférence
result-damage = il restait trop de Dégâts Structurels

setting-players = Joueurs
setting-expansions = Extensions
setting-support = Jetons Support
setting-first = Premier joueur
setting-stockbot = Le Stockbot déplace
setting-prep_covers = Une Préparation couvre le Microbot
setting-extra = Un Robot de plus pour le Microbot
setting-merge = Les deux Usines ne font qu’une
setting-support-printed = comme imprimé : 1 seul, 3 à deux
setting-support-0 = aucun
setting-support-1 = 1
setting-support-2 = 2
setting-support-3 = 3
setting-support-4 = 4
setting-support-5 = 5
setting-first-random = au hasard
setting-first-A = A
setting-first-B = B
setting-stockbot-exact = exactement son nombre
setting-stockbot-up_to = au plus son nombre
setting-prep_covers-yes = oui
setting-prep_covers-no = non
setting-extra-needed = seulement au besoin
setting-extra-free = toujours permis
setting-merge-at_once = aussitôt
setting-merge-cleanup = à la Clôture
setting-expansions-babybots = Bébébots
setting-expansions-gigantobots = Gigantobots
setting-expansions-microbots = Microbots
setting-expansions-multibots = Multibots
setting-expansions-devious_cog = Le Rouage Perfide

view-turn = Tour
view-active = Joueur actif
view-expansions = Extensions
view-factory = Usine
view-merged = Une seule Usine Commune
view-relieved = Une Machine est partie ce tour
view-machine_deck = Paquet Machines, par palier
view-experience = Pile d’Expérience
view-removed = Hors du jeu
view-rows = Rangées
view-discard = Défausse
view-deck = Paquet Robots
view-deck_top = Connu dessus
view-deck_bottom = Connu dessous
view-deck_cards = Encore dans le paquet
view-looked = Regardé
view-levels = Processeur Central
view-reserve = Réserve
view-end_costs = Ce que coûte la fin du tour
view-forge = Forge
view-battery = Batterie
view-support = Jetons Support
view-support_level = Niveau des jetons Support
view-limbot = Limbots
view-gigantobots = Gigantobots
view-damage = Dégâts Structurels
view-microbots = Microbots acquis
view-microbot_stack = Pile de Microbots
view-microbot_discard = Microbots défaussés
view-interference = Interférence
view-masked = Interférences non révélées
view-mainframe = Nombres du Processeur Central
view-ability = Habileté en cours
view-doing = Choisi jusqu’ici
view-wanted = Encore à choisir
view-advice = Jetons Support pour la prochaine partie
view-result = Résultat

group-repair = Réparer
group-trigger = Déclencher
group-support = Jetons Support
group-upgrade = Améliorer
group-baby = Faire un Bébébot
group-board = Piloter un Gigantobot
group-replace = Remplacer un Microbot (coûte 1 Microbot)
group-exchange = Échanger deux Microbots (coûte 3 Microbots)
group-remove = Retirer une Machine (coûte 5 Microbots)

ability-none = rien
ability-SIR = piocher { $count } dans le Flash
ability-STO = déplacer { $count } dans le Stock
ability-CYC = { $level ->
    [2] un Cyclobot défaussé au paquet
    [3] un Robot défaussé au paquet
    [4] un Cyclobot défaussé repris
   *[5] un Robot défaussé repris
}
ability-PLA = regarder { $count }, prendre la 1re
ability-COM = { $count ->
    [one] Préparer contre { $count } Robot
   *[other] Préparer contre { $count } Robots
}
note-ability = { $level } : { $what }
note-interference = l’Interférence décide, niveau { $level }
note-end = { $costs ->
    [token] coûte un jeton Soupape
    [game] fait perdre la partie !
   *[nothing] ne coûte rien
}
note-upgrade = { $price ->
    [one] { $price } Machine → { $to } : { $what }
   *[other] { $price } Machines → { $to } : { $what }
}
note-seats = { $riders } sur { $seats } : { $crew }

need-same_size = { $robots }×taille { $size }
need-sum_at_least = Σ≥{ $sum } ({ $robots })
need-sum_at_most = Σ≤{ $sum } ({ $robots })
need-groups = { $groups } par taille
need-identical = { $robots } identiques

board-turn = Tour { $turn }
board-size = taille { $size }
board-prepped = Préparée
board-repairable = ✓ réparable
board-legend = chiffres : les Machines que la carte aiderait à réparer
board-machines = dans le paquet { $left }
board-experience = pile d’Expérience { $count }
board-deck = dans le paquet { $count }
board-top = dessus
board-bottom = dessous
board-microbots = pile { $stack } · défaussés { $discard }
board-masked = ✕ non révélés :
board-chosen = Choisi
board-advice = { $tokens ->
    [one] Pour la prochaine partie : { $tokens } jeton Support (réglage support={ $tokens }).
   *[other] Pour la prochaine partie : { $tokens } jetons Support (réglage support={ $tokens }).
}

tell-turn = Tour { $turn } : { $name }.
tell-gap = Usine, place { $place } : vide.
tell-machine = Usine, place { $place } : { $machine }.
tell-microbot = { $microbot } est dessus.
tell-prepped = Elle est Préparée : un Robot de moins.
tell-owner = C’est l’Usine Individuelle de { $owner }.
tell-helpers = Elle peut être réparée. Utiles : { $cards }.
tell-row = { $row } : { $cards }.
tell-track = { $model }, niveau { $level } : { $what }.
tell-reserve = Jetons Soupape : { $reserve } dans la Réserve, { $forge } dans la Forge. Batterie : { $battery }.
tell-support = Jetons Support : { $models }.
tell-machines = { $three ->
    [0] Paquet Machines : { $one } de palier I, { $two } de palier II.
   *[other] Paquet Machines : { $one } de palier I, { $two } de palier II, { $three } de palier III.
}
tell-experience = Pile d’Expérience : { $machines }.
tell-deck = Paquet Robots : { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
tell-top = Connu sur le dessus : { $cards }.
tell-bottom = Connu en dessous : { $cards }.
tell-discard = Défausse : { $cards }.
tell-limbot = Bébébots dans les Limbots : { $models }.
tell-away = en vacances
tell-gigantobot = { $name } : { $riders }.
tell-damage = Jetons Dégât Structurel dans la Forge : { $count }.
tell-microbots = Microbots acquis : { $held } ; dans la pile : { $stack } ; défaussés : { $discard }.
tell-interference = Des jetons Interférence sont sous : { $models }.
tell-masked = Jetons Interférence non révélés : { $models }.
tell-looked = Regardé : { $cards }.
tell-chosen = Choisi jusqu’ici : { $answers }.

# Le plateau du navigateur

board-now = Ce qui est demandé
board-turn-of = { $name } est à l’œuvre.
board-end = { $danger ->
    [none] Une Machine a quitté l’Usine ce tour-ci : le finir ne coûte rien.
    [token] Aucune Machine n’a quitté l’Usine : finir le tour maintenant coûte une Soupape, { $left } en Réserve.
   *[game] Aucune Machine n’a quitté l’Usine et la Réserve est vide : finir le tour maintenant perd la partie !
}
board-failsafes = Soupapes : { $reserve } en Réserve, { $forge } à la Forge
board-battery = Batterie : { $state }
board-support = Support
board-ready = Prête
board-owner = Usine Individuelle de { $name }
board-gap = Place vide
board-about-platform = complétée chaque tour
board-about-flash = jusqu’à la fin du tour
board-about-stock = conservé
board-level = Niveau { $level }
board-highest = Le plus haut niveau
board-price = { $count ->
    [one] { $count } Machine
   *[other] { $count } Machines
}
board-does-nothing = ne fait rien
board-does-interfered = { $count } Interférence : un jeton décide de l’effet, au niveau { $level }
board-does-SIR = pioche { $level ->
    [2] 1 carte
    [3] 2 cartes
    [4] 3 cartes
   *[5] 5 cartes
} dans le Flash
board-does-STO = déplace { $level ->
    [2] 1 carte
    [3] 2 cartes
    [4] 3 cartes
   *[5] 5 cartes
} vers le Stock
board-does-CYC = { $level ->
    [2] remet un Cyclobot défaussé sur le paquet
    [3] remet un Robot défaussé au choix sur le paquet
    [4] reprend un Cyclobot défaussé sur la Plateforme
   *[5] reprend un Robot défaussé au choix sur la Plateforme
}
board-does-PLA = regarde { $level ->
    [2] la première carte
    [3] les 2 premières cartes
    [4] les 3 premières cartes
   *[5] les 5 premières cartes
}, les remet, puis prend celle du dessus
board-does-COM = Prépare une Machine contre { $level ->
    [2] 5 autres Robots
    [3] 4 autres Robots
    [4] 3 autres Robots
   *[5] 1 autre Robot
}
board-piles = Paquets et piles
board-machines-left = Machines à venir
board-limbot = deux Robots d’un modèle qui totalisent 5 font un Bébébot
board-riders = { $count }/{ $seats }
board-vacation = en vacances
board-tool-replace = Remplacer un Microbot
board-tool-exchange = Échanger deux Microbots
board-tool-remove = Retirer une Machine
board-back-ask = Remettez les cartes, sur le paquet ou dessous.
board-back-hint = Glissez les cartes, ou déplacez-les avec les flèches.
board-back-top = Dessus, la prochaine piochée d’abord
board-back-bottom = Dessous
board-back-at-top = { $name }, dessus, { $place } sur { $count }
board-back-at-bottom = { $name }, dessous, { $place } sur { $count }
board-back-confirm = Remettre
