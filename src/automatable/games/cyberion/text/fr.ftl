# Cyberion en français.

game-name = Cyberion
game-tagline = L’usine est en panne. Réparez ses Machines avec des Robots, seul ou à deux.
game-credits = Un jeu de Shadi Torbey, publié par inPatience, 2023.

ask-act = Que faites-vous ?
ask-crew = Choisissez l’équipe, un Robot à la fois.
ask-level = À quel niveau ? Le niveau I ne fait rien.
ask-stow = Quelle carte va dans le Stock ?
ask-take = Quelle carte revient ?
ask-back = Replacez les cartes, dessus ou dessous. La première placée dessus sera la prochaine piochée.
ask-prep = Quelle Machine est Préparée ?
ask-spend = Quel Robot paie la Préparation ?
ask-pay = Quelle Machine paie l’amélioration ?
ask-mate = Deux Robots d’un même modèle dont les tailles font 5 : choisissez-en un.
ask-rider = Deux Robots qui partagent une caractéristique embarquent : choisissez-en un.
ask-seat = Sur quel Gigantobot va le premier Robot ?
ask-seat_other = Et le second ?
ask-reward = Choisissez la récompense.
ask-swap = Échanger avec le Microbot de quelle Machine ?
ask-token = Quel Microbot paie ? Si vous avez fini, les plus anciens paient.
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
action-remove = retirer { $thing }
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
event-triggered = { $level ->
    [0] { $seat } défausse { $card } ({ $row }) pour son habileté.
    [1] { $seat } défausse { $card } ({ $row }) sans employer d’habileté.
    [2] { $seat } défausse { $card } ({ $row }) pour son habileté, niveau II.
    [3] { $seat } défausse { $card } ({ $row }) pour son habileté, niveau III.
    [4] { $seat } défausse { $card } ({ $row }) pour son habileté, niveau IV.
   *[5] { $seat } défausse { $card } ({ $row }) pour son habileté, niveau V.
}
event-announced = { $level ->
    [1] { $ability } : l’habileté est abandonnée.
    [2] { $ability } : niveau II.
    [3] { $ability } : niveau III.
    [4] { $ability } : niveau IV.
   *[5] { $ability } : niveau V.
}
event-idle = { $ability } : l’habileté ne trouve rien à faire.
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
event-prep_ended = N’est plus Préparée : { $machines }.
event-upgraded = { $seat } améliore { $model } et paie { $machines }.
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
event-toll_due = Toutes les Machines sont réparées, mais les dégâts restants coûtent { $count } jetons Soupape à la fin du tour, et il y en a { $left } dans la Réserve.
event-merged = Toutes les Machines forment désormais une Usine Commune.
event-flash_emptied = Le Flash est défaussé : { $cards }.
event-first = { $seat } commence.
event-support_came = Un jeton Support : { $model }.
event-ended = { $reason ->
    [repaired] Toutes les Machines sont réparées !
    [failsafe] Il faut rendre un jeton Soupape et il n’en reste pas. L’usine est perdue.
    [limbot] Toutes les Machines sont réparées, mais un Bébébot n’a pas été fait. L’usine est perdue.
    [interference] Toutes les Machines sont réparées, mais il reste des Interférences. L’usine est perdue.
   *[damage] Toutes les Machines sont réparées, mais les dégâts sont trop grands. L’usine est perdue.
}
event-advised = { $tokens ->
    [one] Pour la prochaine partie : { $tokens } jeton Support.
   *[other] Pour la prochaine partie : { $tokens } jetons Support.
}

# Les mêmes, dits au joueur à qui cela arrive.

event-first-you = Vous ({ $letter }) commencez.
event-missed-you = { $card } ne convient à aucun Gigantobot actif et est défaussé.
event-repaired-you = Vous réparez { $machine } avec { $cards }.
event-triggered-you = { $level ->
    [0] Vous défaussez { $card } ({ $row }) pour son habileté.
    [1] Vous défaussez { $card } ({ $row }) sans employer d’habileté.
    [2] Vous défaussez { $card } ({ $row }) pour son habileté, niveau II.
    [3] Vous défaussez { $card } ({ $row }) pour son habileté, niveau III.
    [4] Vous défaussez { $card } ({ $row }) pour son habileté, niveau IV.
   *[5] Vous défaussez { $card } ({ $row }) pour son habileté, niveau V.
}
event-support_used-you = Vous utilisez le jeton Support { $model }.
event-put_back-you = Vous replacez, dessus : { $top } ; dessous : { $bottom }.
event-stowed-you = Vous déplacez dans le Stock : { $cards }.
event-took_back-you = Vous récupérez { $card } ({ $to }).
event-spent-you = { $deck ->
    [0] Vous payez une Préparation : { $cards }.
   *[other] Vous payez une Préparation : { $cards } des rangées, { $deck } du paquet.
}
event-upgraded-you = Vous améliorez { $model } et payez { $machines }.
event-babybot_made-you = Vous faites un Bébébot { $model } avec { $cards }.
event-boarded-you = Vous placez { $card } sur { $gigantobot }.
event-microbot_replaced-you = Vous remplacez le Microbot de { $machine }.
event-microbots_exchanged-you = Vous échangez les Microbots de { $machine } et de { $with }.
event-machine_removed-you = Vous retirez { $machine } du jeu.
event-turn_began-you = Tour { $turn } : le vôtre.

result-repaired = toutes les Machines sont réparées
result-failsafe = il ne restait plus de jeton Soupape
result-limbot = un Bébébot n’a pas été fait
result-interference = il restait des jetons Interférence
result-damage = il restait trop de Dégâts Structurels
tally-machines = Machines réparées
tally-machines_gone = Machines réparées ou retirées
tally-failsafes = Jetons Soupape restants
tally-babybots = Bébébots faits
tally-interference = Jetons Interférence restants
tally-damage = Dégâts Structurels restants
tally-turns = Tours
count-machines = Machines réparées
count-upgrades = Capacités améliorées

setting-players = Joueurs
    .about = Seul, ou à deux : on gagne ou on perd ensemble.
setting-expansions = Extensions
    .about = Chacune ajoute des pièces et des règles.
setting-support = Jetons Support
    .about = Plus il y en a, plus la partie est facile.
setting-first = Premier joueur
    .about = Qui joue le premier tour ; seulement à deux.
setting-stockbot = Le Stockbot déplace
    .about = Combien de cartes son habileté met au Stock.
setting-prep_covers = Une Préparation couvre le Microbot
    .about = Si le Robot que remplace une Préparation peut couvrir un Microbot. Seulement avec les Microbots.
setting-extra = Un Robot de plus pour le Microbot
    .about = Quand un Robot de plus peut se joindre pour couvrir un Microbot. Seulement avec les Microbots.
setting-merge = Les deux Usines ne font qu’une
    .about = Quand les Usines de deux joueurs n’en font plus qu’une. Seulement à deux.
setting-support-printed = comme imprimé : 1 seul, 3 à deux
    .about = Ce que la boîte conseille pour une première partie.
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
    .about = Pas moins, s’il y en a autant.
setting-stockbot-up_to = au plus son nombre
    .about = Moins est permis, ce qui est un peu plus facile.
setting-prep_covers-yes = oui
setting-prep_covers-no = non
setting-extra-needed = seulement au besoin
    .about = Seulement si l’équipe ne le couvre pas encore.
setting-extra-free = toujours permis
    .about = Même si l’équipe le couvre déjà.
setting-merge-at_once = aussitôt
    .about = Dès que le paquet de Machines est épuisé et qu’il en reste moins de cinq.
setting-merge-cleanup = à la Clôture
    .about = Pas avant la fin du tour.
setting-end = La partie se termine
    .about = Quand on vérifie si tout est réparé.
setting-end-cleanup = après la Clôture, ou plus tôt si rien ne peut changer
    .about = Ce que le dernier tour rapporte encore compte.
setting-end-at_once = avec la dernière Machine
    .about = La dernière réparation termine la partie dans tous les cas.
setting-exchange = Échanger deux Microbots coûte
    .about = Le prix d’un usage des Microbots. Seulement avec les Microbots.
setting-exchange-3 = 3 Microbots
    .about = Comme le disent les aides de jeu.
setting-exchange-2 = 2 Microbots
    .about = Comme le dit une page des règles françaises.
setting-removal = Cinq Microbots retirent
    .about = Quelles Machines peuvent être retirées du jeu. Seulement à deux avec les Microbots.
setting-removal-own = une Machine que vous pouvez réparer
    .about = Jamais une Machine de l’Usine Individuelle de l’autre joueur.
setting-removal-any = n’importe quelle Machine
    .about = Même une Machine de l’Usine Individuelle de l’autre joueur.
setting-commandbot = Cartes du paquet qui paient une Préparation
    .about = Si vous voyez une carte avant de choisir la suivante.
setting-commandbot-unseen = choisies toutes avant d’en voir une
    .about = Vous décidez d’abord combien viennent du paquet.
setting-commandbot-one_by_one = retournées une par une
    .about = Vous voyez chaque carte avant de continuer.
setting-questions = Questions
    .about = Combien on vous demande ; la partie est la même.
setting-questions-free = seulement ce qui change quelque chose
    .about = Le reste se fait tout seul.
setting-questions-strict = chaque pièce payée
    .about = Pour qui veut décider même de ce qui ne change rien.
setting-gigantobots = Chaque Gigantobot montre
    .about = Ce qu’un Robot doit avoir pour y monter. Seulement avec les Gigantobots.
setting-gigantobots-one = une caractéristique
    .about = Un modèle ou une taille.
setting-gigantobots-two = un modèle et une taille
    .about = L’un des deux suffit.
setting-cards = Pièces
    .about = Un fichier avec vos propres pièces remplace celles du jeu.
setting-expansions-babybots = Bébébots
    .about = Cinq Bébébots sont à faire avant que la dernière Machine parte.
setting-expansions-gigantobots = Gigantobots
    .about = Des Robots assortis montent sur dix Gigantobots ; les Dégâts Structurels restants coûtent des jetons Soupape.
setting-expansions-microbots = Microbots
    .about = Les Machines veulent aussi un Robot qui va à leur Microbot ; les Microbots gagnés paient des actions utiles.
setting-expansions-multibots = Multibots
    .about = Pour réparer, un Multibot a le modèle ou la taille que vous voulez ; il y a moins de Machines faciles.
setting-expansions-devious_cog = Le Rouage Perfide
    .about = Des jetons Interférence couvrent les habiletés et doivent avoir disparu à la fin.

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
view-next_support = Jetons Support pour la prochaine partie
view-upgrades = Prix des améliorations
view-choices = Niveaux au choix
view-width = Places dans une rangée
view-microbot_uses = Ce que font les Microbots
view-uncovered = Microbot pas encore couvert
view-result = Résultat

group-repair = Réparer
group-trigger = Déclencher
group-support = Jetons Support
group-upgrade = Améliorer
group-baby = Faire un Bébébot
group-board = Piloter un Gigantobot
group-replace = Remplacer un Microbot
group-exchange = Échanger deux Microbots
group-remove = Retirer une Machine

ability-nothing = rien
ability-draw = piocher { $count } dans le Flash
ability-stow = déplacer { $count } dans le Stock
ability-own_to_deck = Cyclobot défaussé sur le paquet
ability-any_to_deck = Robot défaussé sur le paquet
ability-own_to_row = Cyclobot défaussé → Plateforme
ability-any_to_row = Robot défaussé → Plateforme
ability-look = regarder { $count }, prendre la 1re
ability-prep = { $count ->
    [one] Préparer contre { $count } Robot
   *[other] Préparer contre { $count } Robots
}
note-ability = { $level } : { $what }
note-use = { $price ->
    [one] coûte { $price } Microbot
   *[other] coûte { $price } Microbots
}
note-interference = l’Interférence décide, niveau { $level }
note-end = { $costs ->
    [token] coûte un jeton Soupape
    [game] fait perdre la partie !
    [toll] fait perdre la partie : les dégâts coûtent plus de Soupapes qu’il n’y en a !
   *[nothing] ne coûte rien
}
note-upgrade = { $price ->
    [one] { $price } Machine → { $to } : { $what }
   *[other] { $price } Machines → { $to } : { $what }
}
note-seats = { $riders } sur { $seats } : { $crew }

need-same_model = { $robots }×{ $model }
need-run = { $runs }
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
tell-gigantobots = Gigantobots sans personne à bord : { $names }.
tell-damage = Jetons Dégât Structurel dans la Forge : { $count }.
tell-microbots = Microbots acquis : { $held } ; dans la pile : { $stack } ; défaussés : { $discard }.
tell-interference = Des jetons Interférence sont sous : { $models }.
tell-masked = Jetons Interférence non révélés : { $models }.
tell-looked = Regardé : { $cards }.
tell-chosen = Choisi jusqu’ici : { $answers }.

# Le plateau du navigateur

board-now = Ce qui est demandé
board-turn-of = { $name } réfléchit.
board-end = { $costs ->
    [nothing] Une Machine a quitté l’Usine ce tour-ci : le finir ne coûte rien.
    [token] Aucune Machine n’a quitté l’Usine : finir le tour maintenant coûte une Soupape, { $left } en Réserve.
    [toll] Toutes les Machines sont réparées, mais les dégâts restants coûtent plus de Soupapes que les { $left } en Réserve : finir le tour maintenant fait perdre la partie !
   *[game] Aucune Machine n’a quitté l’Usine et la Réserve est vide : finir le tour maintenant fait perdre la partie !
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
board-does-draw = { $count ->
    [one] pioche { $count } carte dans le Flash
   *[other] pioche { $count } cartes dans le Flash
}
board-does-stow = { $count ->
    [one] déplace { $count } carte vers le Stock
   *[other] déplace { $count } cartes vers le Stock
}
board-does-own_to_deck = remet un Cyclobot défaussé sur le paquet
board-does-any_to_deck = remet un Robot défaussé au choix sur le paquet
board-does-own_to_row = reprend un Cyclobot défaussé sur la Plateforme
board-does-any_to_row = reprend un Robot défaussé au choix sur la Plateforme
board-does-look = { $count ->
    [one] regarde la première carte, la remet, puis prend celle du dessus
   *[other] regarde les { $count } premières cartes, les remet, puis prend celle du dessus
}
board-does-prep = { $count ->
    [one] Prépare une Machine contre { $count } autre Robot
   *[other] Prépare une Machine contre { $count } autres Robots
}
board-act-hint = Cliquez sur une Machine allumée pour la réparer, sur un Robot pour son habileté, ou sur une amélioration.
board-name-turn = Tour { $turn } : { $name }
board-failsafe = Soupapes
board-about-failsafe = Un tour sans réparation en coûte une ; sans Soupape, il coûte la partie.
board-about-battery = { $state ->
    [charged] Quand le paquet est vide, mélange une fois la Défausse.
   *[empty] Épuisée : un paquet vide reste vide.
}
board-about-support = une fois
board-about-experience = paie les améliorations
board-lack-count = { $have } sur { $robots }
board-lack-least = votre meilleure somme : { $best }
board-lack-most = votre plus petite somme : { $best }
board-lack-microbot = aucun pour le Microbot
board-lack-theirs = { $name } seulement
board-lack-robots = trop peu de Robots
board-repair = Réparer
board-repair-ask = Réparer : { $about }
board-crew-change = Cliquez sur d’autres Robots pour changer l’équipe.
board-crew-short = { $count ->
    [one] Il manque un Robot.
   *[other] Il manque { $count } Robots.
}
board-repaired = Réparée
board-in-crew = dans l’équipe
board-cancel = Annuler
board-robot-ask = Défausser { $name } pour son habileté ?
board-use = { $level } : { $does }
board-use-nothing = Défausser, sans effet
board-use-interfered = Défausser et voir
board-end-turn = Finir le tour
board-end-costs = { $costs ->
    [nothing] ne coûte rien
    [token] coûte une Soupape
   *[game] fait perdre la partie
}
board-end-anyway = Finir quand même
board-go-on = Continuer
board-from-deck = Les { $count } du paquet
board-level-now = actuel
board-level-next = suivant
board-short-nothing = rien encore
board-short-interfered = Interférence ×{ $count }
board-short-draw = { $count ->
    [one] { $count } carte dans le Flash
   *[other] { $count } cartes dans le Flash
}
board-short-stow = { $count ->
    [one] { $count } carte dans le Stock
   *[other] { $count } cartes dans le Stock
}
board-short-own_to_deck = un Cyclobot défaussé sur le paquet
board-short-any_to_deck = un Robot défaussé au choix sur le paquet
board-short-own_to_row = un Cyclobot défaussé sur la Plateforme
board-short-any_to_row = un Robot défaussé au choix sur la Plateforme
board-short-look = { $count ->
    [one] voir la première carte, puis piocher
   *[other] trier les { $count } premières, puis piocher
}
board-short-prep = { $count ->
    [one] Prépare une Machine contre { $count } Robot
   *[other] Prépare une Machine contre { $count } Robots
}
board-wanted = Encore à choisir : { $count }.
board-uncovered = { $microbot } n’est pas encore couvert.
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

game-reconstructed = Les règles sont celles du livret, et les Machines et les Robots sont ceux de la boîte. Ce que montrent les pièces des extensions n’est pas dans les livrets : les Gigantobots sont reconstitués, les faces des Microbots, des Multibots et des jetons Interférence sont déduites. Sans extensions, le jeu est tel qu’imprimé.
pieces-machine = Machines
pieces-gigantobot = Gigantobots
pieces-microbots = Microbots
pieces-multibots = Multibots
pieces-interference = Jetons Interférence

# Refus

refused-CYB-REP-04 = L’équipe n’est pas complète : encore { $wanted } à choisir.
refused-CYB-DEC-01-alone = Rien ne le demande maintenant. Choisissez d’abord que faire : réparer, déclencher, améliorer ou utiliser un jeton.
refused-CYB-REP-09 = Il lui faut { $robots } × { $model }, vos rangées en ont { $have }.
refused-CYB-REP-10 = Il lui faut { $robots ->
    [one] { $robots } Robot
   *[other] { $robots } Robots
} de taille { $size }, vos rangées en ont { $have }.
refused-CYB-REP-11 = { $best ->
    [0] Il lui faut { $robots } Robots, et vos rangées en ont { $have }.
   *[other] Il lui faut une somme de { $sum } ou plus, et vos Robots font { $best } au plus.
}
refused-CYB-REP-12 = { $best ->
    [0] Il lui faut { $robots } Robots, et vos rangées en ont { $have }.
   *[other] Il lui faut une somme de { $sum } ou moins, et vos Robots font { $best } au moins.
}
refused-CYB-REP-13 = Il lui faut { $robots } Robots de tailles qui se suivent, vous en avez { $have }.
refused-CYB-REP-14 = Il lui faut { $robots } Robots de tailles qui se suivent, vous en avez { $have }.
refused-CYB-REP-15 = Il lui faut { $robots } Robots en deux paires, vous en avez { $have }.
refused-CYB-REP-16 = Il lui faut { $robots } Robots, une paire et un brelan, et vous en avez { $have }.
refused-CYB-REP-17 = Il lui faut { $robots } Robots identiques, vous en avez { $have }.
refused-CYB-REP-09-alone = Il n’a pas sa place dans l’équipe que demande la Machine.
refused-CYB-REP-10-alone = { refused-CYB-REP-09-alone }
refused-CYB-REP-11-alone = { refused-CYB-REP-09-alone }
refused-CYB-REP-12-alone = { refused-CYB-REP-09-alone }
refused-CYB-REP-13-alone = { refused-CYB-REP-09-alone }
refused-CYB-REP-14-alone = { refused-CYB-REP-09-alone }
refused-CYB-REP-15-alone = { refused-CYB-REP-09-alone }
refused-CYB-REP-16-alone = { refused-CYB-REP-09-alone }
refused-CYB-REP-17-alone = { refused-CYB-REP-09-alone }
refused-CYB-MIC-02 = Vous avez les Robots qu’elle demande, mais aucun de plus qui convienne à { $microbot }.
refused-CYB-MIC-10 = Cela coûte { $cost } Microbot, vous en avez { $have }.
refused-CYB-MIC-11 = Cela coûte { $cost } Microbots, vous en avez { $have }.
refused-CYB-MIC-12 = Cela coûte { $cost } Microbots, vous en avez { $have }.
refused-CYB-MIC-10-alone = Cette Machine n’est pas dans l’Usine.
refused-CYB-MIC-11-alone = { refused-CYB-MIC-10-alone }
refused-CYB-MIC-12-alone = { refused-CYB-MIC-10-alone }
refused-CYB-UPG-02 = { $cost ->
    [one] Cela coûte { $cost } Machine, la pile d’Expérience en a { $have }.
   *[other] Cela coûte { $cost } Machines, la pile d’Expérience en a { $have }.
}
refused-CYB-BAB-02 = Il faut deux Robots de ce modèle dont les tailles font { $sum }.
refused-CYB-TRG-02 = Sa figurine est au niveau { $level ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
}.
refused-CYB-COG-04 = La figurine du Robot défaussé est au niveau { $level ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
}.
refused-CYB-RUL-11 = Il déplace exactement son nombre : encore { $wanted } à choisir.
refused-CYB-RUL-25 = { $cost ->
    [one] Cela coûte { $cost } Robot, et il y en a { $have } pour payer.
   *[other] Cela coûte { $cost } Robots, et il y en a { $have } pour payer.
}
refused-CYB-RUL-28 = Le paquet n’a plus de Robot pour payer en dehors de ceux choisis : { $have } en tout.
refused-CYB-REP-01 = Elle n’est pas dans l’Usine.
refused-CYB-TWO-05 = C’est le tour de l’autre joueur.
refused-CYB-TWO-06 = Elle est dans l’Usine Individuelle de l’autre joueur.
refused-CYB-TRN-05 = Ce Robot n’est pas là.
refused-CYB-TRN-10 = Vous l’avez déjà choisi.
refused-CYB-TRG-01 = Ce Robot n’est pas là.
refused-CYB-TRG-04 = C’est celui que vous défaussez pour cette habileté.
refused-CYB-COM-06 = Le Commandbot ne paie pas sa propre Préparation.
refused-CYB-COM-10 = Elle est déjà Préparée.
refused-CYB-RUL-30 = Elle n’est pas dans l’Usine.
refused-CYB-RUL-31 = Vous ne pouvez Préparer aucune Machine.
refused-CYB-BAT-07 = Le paquet est vide, et la Batterie aussi.
refused-CYB-UPG-04 = Elle paie déjà, et compte une fois.
refused-CYB-UPG-06 = Il est au niveau V, le plus haut.
refused-CYB-RUL-36 = L’équipe est complète ; un de plus ne vient que pour couvrir le Microbot.
refused-CYB-RUL-47 = Un échange demande deux Machines différentes.
refused-CYB-RUL-48 = Vous ne pouvez retirer que des Machines que vous pouvez réparer.
refused-CYB-MIC-08 = Vous n’avez pas ce Microbot.
refused-CYB-MIC-15 = Vous l’avez déjà choisi.
refused-CYB-MUL-08 = Un Multibot n’a pas d’habileté.
refused-CYB-MUL-10 = Un Multibot ne fait pas de Bébébot.
refused-CYB-MUL-11 = Un Multibot ne pilote pas de Gigantobot.
refused-CYB-BAB-05 = Ce Bébébot est déjà fait.
refused-CYB-GIG-02 = Deux Robots qui partagent un modèle ou une taille embarquent ensemble.
refused-CYB-GIG-03 = Il ne partage aucune caractéristique avec ce Gigantobot.
refused-CYB-GIG-06 = Ce Gigantobot est en vacances.
refused-CYB-RUL-61 = Aucun Gigantobot actif n’a de place pour l’un des deux.
refused-CYB-RUL-03 = Il ne reste aucun Dégât Structurel.
refused-CYB-MIX-07 = Cette table joue sans cette extension.
refused-CYB-SET-12 = Ce jeton Support n’a pas été tiré pour cette partie.
refused-CYB-SUP-03 = Ce jeton Support a servi.
refused-CYB-SUP-08 = Ce jeton Support n’est pas dans la Réserve.
refused-CYB-STO-07 = Seules des cartes de la Plateforme et du Flash sont déplacées.
refused-CYB-PLA-06 = Elle n’est pas parmi les cartes encore à replacer.
refused-CYB-CYC-02 = À ce niveau, seul un Cyclobot défaussé revient.
refused-CYB-CYC-03 = Il n’est pas dans la Défausse.
refused-CYB-CYC-04 = À ce niveau, seul un Cyclobot défaussé revient.
refused-CYB-CYC-05 = Il n’est pas dans la Défausse.
refused-CYB-CYC-08 = Un Multibot ne revient jamais.
refused-CYB-DEC-02 = Finissez d’abord ce que vous avez commencé.
refused-CYB-DEC-03 = Répondez d’abord à ce qui est demandé.
refused-CYB-DEC-06 = C’est le hasard qui en décide.
refused-CYB-DEC-10 = À cette table, cela se demande autrement.
