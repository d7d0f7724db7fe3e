# Les mots communs à toutes les interfaces, en français.

seat = { $letter } ({ $name })
you = vous
nature = hasard
square = ({ $row },{ $column })
nothing = rien

error-error = { $detail }
error-unknown_game = jeu inconnu : { $detail }
error-unknown_bot = robot inconnu : { $detail }
error-bot_failed = un robot a échoué : { $detail }
error-unknown_language = langue inconnue : { $detail }
error-unknown_rule = règle inconnue : { $detail }
error-unknown_action = action inconnue : { $detail }
error-refused = refusé : { $detail }
error-illegal_action = action interdite : { $detail }
error-not_asked = rien à répondre : { $detail }
error-cannot_take_back = { $detail }
error-stale = question dépassée : { $detail }
error-bad_settings = mauvais réglage : { $detail }
error-bad_position = mauvaise position : { $detail }
error-bad_data = mauvaises données : { $detail }
error-other_version = autres règles : { $detail }
error-bad_record = mauvais enregistrement : { $detail }
error-missing_extra = bibliothèque absente : { $detail }
error-bad_proxies = --proxies attend des adresses ou des réseaux, séparés par des virgules : { $detail }
error-bad_public_url = --public-url attend l’adresse entière, par exemple https://table.example, pas « { $detail } »
error-bad_hosts = --hosts attend des noms sans https:// et sans port, par exemple table.example, pas « { $detail } »
error-bad_store = le stockage est inutilisable : { $detail }
error-store_in_use = un autre serveur a ouvert { $detail } ; arrêtez-le d’abord, ou choisissez un autre --store
error-not_shared = plusieurs --workers demandent PostgreSQL (--store postgresql+psycopg://...), pas { $detail }
error-cannot_listen = impossible d’écouter sur { $detail }
error-cannot_write = impossible d’écrire { $detail }
error-too_narrow = le terminal est trop étroit ({ $detail } colonnes) ; élargissez-le, ou utilisez --plain
error-bad_contest = rencontre impossible : { $detail }
error-bad_folder = dossier inutilisable : { $detail }
error-game_failed = partie interrompue : { $detail }
error-usage = commande mal formée : { $detail }
error-output_failed = impossible d’écrire la sortie : { $why }

serve-running = Automatable : { $address }  (Ctrl-C l’arrête ; aucune partie n’est perdue)

error-unknown_game-name = aucun jeu ne s’appelle « { $name } » ; { $near ->
    [none] il y a : { $known }
   *[other] vouliez-vous dire { $near } ?
}
error-unknown_bot-name = aucun robot ne s’appelle « { $name } » ; { $near ->
    [none] il y a : { $known }
   *[other] vouliez-vous dire { $near } ?
}
error-unknown_rule-id = aucune règle n’a l’identifiant « { $id } » ; { $near ->
    [none] les identifiants commencent par : { $known }
   *[other] vouliez-vous dire { $near } ?
}
error-unknown_language-name = la langue « { $name } » n’existe pas ici ; il y a : { $known }
error-bad_settings-name = aucun réglage ne s’appelle « { $name } » ; { $near ->
    [none] les réglages sont : { $known }
   *[other] vouliez-vous dire { $near } ?
}
error-bad_settings-choice = { $name } vaut « { $value } », mais doit être parmi { $choices }
error-bad_settings-several = { $name } vaut « { $value } », mais doit comporter une ou plusieurs valeurs parmi { $choices }, séparées par des virgules, ou all, ou none
error-bad_settings-whole = { $name } vaut « { $value } », mais doit être un nombre entier de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }{ $none ->
    [yes] , ou none
   *[no] { "" }
}
error-bad_settings-numbers = { $name } vaut « { $value } », mais doit être { $length ->
    [0] une liste de nombres
   *[other] { $length } nombres
} de { $low } à { $high } séparés par des virgules
error-bad_settings-equals = « { $given } » n’a pas de « = » ; écrivez NOM=VALEUR
error-bad_settings-file = impossible de lire { $path } : { $why }
error-bad_settings-text = { $path } n’est pas un texte en UTF-8
error-bad_settings-saved = { $path } contient une partie avec d’autres réglages ; retirez --set, ou choisissez un autre --save
error-bad_settings-eyes = --seat doit être l’un de { $eyes }, pas « { $given } »
error-bad_record-game = { $path } contient une partie de { $there }, pas de { $asked }
error-bad_record-unfinished = aucune partie inachevée dans { $folder }
error-bad_settings-files = { $game } n’accepte pas ce fichier
error-bad_settings-seats = cette table a { $seats } places, mais vous en donnez { $given }
error-unknown_bot-budget = le budget d’un robot se donne en parties simulées (rollout:500) ou en secondes (rollout:0.5s), pas « { $budget } »
error-bad_contest-seats = cette table a { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, mais vous en donnez { $given } ; nommez un seul robot pour toutes, ou un par place{ $more ->
    [yes] { "" } ; automatable arena --round-robin fait jouer plus de robots à tour de rôle
   *[no] { "" }
}
error-bad_contest-games = il faut au moins 1 partie, pas { $games }
error-missing_extra-command = il faut d’autres paquets : pip install 'automatable[{ $extra }]'
error-missing_extra-package = { $package } n’est pas installé ; installez-le avec : pip install 'automatable[{ $extra }]'
error-game_failed-game = la partie { NUMBER($number, useGrouping: 0) } ne peut pas être jouée : { $why }
error-bad_contest-endless = { $games ->
    [one] la partie ne s’est pas terminée
   *[other] aucune des { $games } parties ne s’est terminée
}
error-bad_contest-on = les parties peuvent se jouer sur { $known }, pas sur « { $on } »
error-bad_contest-jobs = --jobs doit valoir 1 ou plus, pas { $jobs }
error-bad_contest-values = il faut au moins deux valeurs de { $name } à comparer, comme --vary { $name }=A,B
error-bad_contest-varied = { $name } varie, on ne peut donc pas aussi le fixer
error-bad_contest-few = { $deals ->
    [0] aucune donne n’est allée à son terme
    [one] une seule donne est allée à son terme
   *[other] { $deals } donnes seulement sont allées à leur terme
} à chaque table ; une comparaison en demande au moins { $fewest }
error-bad_folder-write = impossible d’écrire dans { $folder } : { $why }
error-bad_folder-other = { $folder } contient une autre rencontre, qui diffère par : { $differing }. Choisissez un autre --out, ou répétez la même commande
error-bad_folder-damaged = { $folder } contient des fichiers d’une rencontre antérieure qui ne peuvent pas être lus ; choisissez un autre --out
error-bad_folder-used = une autre rencontre écrit en ce moment dans { $folder }
error-game_failed-ray = aucune grappe Ray ne répond à { $address } : { $why }
error-bad_settings-program = un programme occupe une place à cette table ; pour le lancer, ajoutez --seats { $seats }
error-bot_failed-raised = le robot « { $bot } » a échoué : { $reason }
error-bot_failed-not_on_offer = le robot « { $bot } » a répondu { $answer }, ce qui n’est pas proposé à { $question } ; choix : { $options }
error-bot_failed-not_started = le robot « { $bot } » ne peut pas être lancé : { $reason }
error-bot_failed-late = le robot « { $bot } » a mis plus de { $seconds } s à répondre
error-bot_failed-long = le robot « { $bot } » a écrit plus de { NUMBER($most, useGrouping: 0) } octets sur une ligne
error-bot_failed-ended = le robot « { $bot } » s’est arrêté avec le statut { $status } au lieu de répondre
error-bot_failed-gone = le robot « { $bot } » a déjà été arrêté
error-bot_failed-nonsense = le robot « { $bot } » a écrit autre chose qu’une réponse : { $line }
error-bot_failed-other = le robot « { $bot } » a répondu à la question { $given } au lieu de { $asked }

at-table = { $game } : { $names }.
labelled = { $label } : { $about }
between-clauses = { " ; " }
barred = pas maintenant : { $thing }. { $reason } { $rule }
play-help-hint = Répondez par un numéro ou un nom ; ? pour l’aide, q pour enregistrer et quitter.
curtain = C’est à { $name } ; que les autres détournent les yeux.
curtain-enter = { "[" }Entrée]
unknown-answer = « { $text } » n’est pas une réponse ici. Tapez un numéro de 1 à { $count }, un nom, ou ? pour l’aide.
unknown-thing = « { $text } » ne désigne rien ici.
why-what = Pourquoi quoi ? Nommez quelque chose (pourquoi 2), ou une ligne du journal de #1 à #{ $count } (pourquoi #1).
why-allowed = « { $action } » est possible.
why-not = « { $action } » n’est pas possible maintenant.
hint-best = La meilleure réponse : { $number } ({ $action }), chances { $percent } %.
hint-second = La suivante : { $number } ({ $action }), chances { $percent } %.
hint-only = Il n’y a qu’une réponse : { $number } ({ $action }).
hint-plain = La meilleure réponse : { $number } ({ $action }). Le choix est clair.
hint-meaning = Chances : ce qu’un robot estime. À 0 %, tout est perdu ; à 100 %, tout est gagné.
hint-off = Pas d’indices à cette table.
status-known = connu
    .about = imprimé dans une source disponible
status-inferred = déduit
    .about = cela découle de ce qui est imprimé
status-reconstructed = reconstitué
    .about = imaginé d’après ce qui est connu
pieces-standing = { $status } : { $count } sur { $all }
pieces-none = Aucune pièce ne s’appelle ainsi.
pieces-unlisted = Ce jeu n’a pas de liste de cartes ni de pièces.
rules-what = Quelles règles ? Donnez un identifiant ou des mots.
rules-none = Aucune règle ne contient ces mots.
rules-english = Les règles de ce jeu n’existent qu’en anglais.
where-law = règle : { $place }
where-code = code : { $place }
where-tests = tests : { $place }
where-follows = découle de : { $place }
where-none = nulle part
where-no-tests = seulement dans une copie des sources
event-taken_back = { $seat } reprend sa réponse.
event-taken_back-you = Vous reprenez votre réponse.
ask-more = ({ $count } à choisir)
ask-up-to = (jusqu’à { $count } à choisir)
all-none = Rien n’est proposé d’un coup ici.
only-answer = La seule réponse : { $action }.
confirm-loss = Cela fait perdre la partie aussitôt, sans retour possible. Donnez encore la même réponse si c’est bien ce que vous voulez.
piles-none = Il n’y a aucune pile à consulter.
taken-back = Réponse reprise.
take-back-nothing = Vous n’avez encore rien répondu.
take-back-nature = Non : le hasard a décidé quelque chose depuis.
take-back-other = Non : quelqu’un d’autre a répondu depuis.
take-back-shown = Non : une information cachée a été montrée.
take-back-over = Non : la partie est terminée.
take-back-ask = Quelqu’un d’autre a répondu depuis. Vous pouvez demander l’accord des autres.
take-back-refused = Non : les autres veulent continuer.
take-back-asked = Non : quelqu’un le demande déjà.
command-name-help = aide
command-name-all = tout
command-name-what = quoi
command-name-hint = indice
command-name-why = pourquoi
command-name-undo = annuler
command-name-log = journal
command-name-board = plateau
command-name-piles = piles
command-name-rules = règles
command-name-quit = quitter
command-name-next = suivant
command-name-back = retour
command-name-again = recommencer
command-name-previous = précédent
command-name-first = début
command-name-last = fin
command-help = cette aide
command-all = plusieurs réponses d’un coup, là où c’est proposé
command-hint = les deux meilleures réponses, selon un robot
command-what = vos choix et leurs suites ; quoi 2 : avec les règles
command-why = pourquoi c’est arrivé (ou #3) ; pourquoi CHOSE : ce qui l’interdit
command-undo = reprendre votre dernière réponse, si elle ne vous a rien appris
command-log = ce qui s’est passé, avec des numéros et les règles
command-board = montrer la table à nouveau
command-piles = le contenu des piles que chacun peut consulter
command-rules = règles MOTS : chercher des règles
command-quit = enregistrer et quitter
command-answer = Tout le reste est une réponse : son numéro, son nom, ou le début du nom.
over-won = Victoire de { $who } : { $reason }.
over-all-won = Gagné : { $reason }.
over-all-lost = Perdu : { $reason }.
over-draw = Match nul : { $reason }.
over-reason = { $reason }.
over-rated = { $points } points : { $reason }.
over-replay = Pour revoir la partie : { $command }
saved = La partie est enregistrée. Pour continuer : { $command }
input-ended = L’entrée est terminée.
nothing-to-save = Vous n’avez encore rien répondu : il n’y a rien à enregistrer.

verify-digits = { $option } attend des chiffres hexadécimaux, tels qu’ils ont été montrés
verify-list = { $option } attend une entrée pour chacune des { $seats } places, séparées par des virgules ; - pour une place sans rien
verify-hash-good = La graine a bien l’empreinte montrée avant la partie.
verify-hash-bad = La graine n’a pas cette empreinte : elle a été changée après le début de la partie.
verify-commits-good = Chaque place a révélé le nombre aléatoire qu’elle avait promis.
verify-commits-unused = Les places avaient promis des nombres aléatoires, mais aucun n’est utilisé ici.
verify-commit-bad = Place { $seat } : ce nombre n’est pas celui qui avait été promis avant la donne.
verify-commit-missing = La place { $seat } avait promis un nombre mais ne l’a pas révélé : son navigateur l’a perdu, un robot a pris la place, ou quelqu’un préférait les tirages sans lui.
verify-good = { $all ->
    [0] Rien dans cette partie n’était laissé au hasard.
    [one] Le seul tirage découle bien de la graine.
   *[other] Les { $all } tirages découlent bien de la graine.
}
verify-alone = Aucune place n’a révélé de nombre, le serveur a donc choisi la graine seul : il aurait pu en essayer beaucoup et garder celle qui lui plaisait.
verify-bad = { $all ->
    [one] Le seul tirage, à la réponse { $first }, ne découle pas de la graine.
   *[other] { $wrong ->
        [one] { $wrong } tirage sur { $all }, à la réponse { $first }, ne découle pas de la graine.
       *[other] { $wrong } tirages sur { $all } ne découlent pas de la graine, le premier à la réponse { $first }.
    }
}
verify-untrusted = Cette partie n’est pas digne de confiance.
replay-command-next = une réponse plus loin (ou n, ou Entrée)
replay-command-previous = une réponse en arrière (ou p)
replay-command-first = au début
replay-command-last = à la fin
replay-number = Un nombre : aller à cette réponse.
replay-seat = A, B..., public, all : voir la table de leur point de vue.
replay-command-quit = quitter
replay-unknown = « { $text } » ne veut rien dire ici ; ? montre ce qui est possible.
replay-answer = { $who } : { $action }
replay-start = C’est le début.
replay-end = C’est la fin.

# L’arène et le laboratoire.

lab-percent = { $number } %
lab-bounds = { $low } à { $high }
lab-bot = Robot
lab-wins = Gagné
lab-interval = Intervalle 95 %
lab-rating = Niveau
lab-score = Score
lab-time = Temps moyen
lab-games = { $games ->
    [one] { $games } partie.
   *[other] { $games } parties.
}
lab-rounded = { $asked ->
    [one] { $asked } partie ne fait
   *[other] { $asked } parties ne font
} pas des rotations entières : { $games } sont jouées, pour que chaque robot joue chaque donne depuis chaque place.
lab-called-off = { $games ->
    [one] { $games } partie sans fin a été interrompue ; elle ne compte pas.
   *[other] { $games } parties sans fin ont été interrompues ; elles ne comptent pas.
}
lab-won = Gagné : { $rate }.
lab-seats = Gagné par place : { $seats }.
lab-seat-wins = { $seat } { $rate }
lab-scored = Score : { $mean } ({ $bounds }).
lab-length = Durée : { $mean } réponses ({ $bounds }).
lab-endings = Fins : { $endings }.
lab-choices = Choix : { $decisions } décisions par place et par partie, { $options } possibilités chacune.
lab-leads = Changements de meneur
lab-about-leads = { $low } à { $high } par partie ; médiane { $middle }. Une place mène tant que l’évaluation du jeu lui-même la met au-dessus de toutes les autres.
lab-lead-changes = Changements de meneur par partie : { $changes }.
lab-points = { $name } : { $list }.
lab-winners = gagnants
lab-others = autres
lab-things-most = { $name }, le plus souvent : { $list } par place et par partie.
lab-things-win = Contrairement aux autres, les places qui les ont gagnent : { $list }.
lab-things-score = Contrairement aux autres, les parties qui les ont marquent : { $list }.
lab-seat = Place
lab-seat-effects = Places
lab-about-seats = Des places égales gagneraient { $fair } chacune. Intervalles à 95 %.
lab-reached = À la fin
lab-about-reached = Moyennes avec intervalles à 95 %. Les égalités ne comptent ni pour les gagnants ni pour les autres.
lab-thing = Quoi
lab-times-each = Par place et partie
lab-winners-with = Gagnants avec
lab-others-with = Autres avec
lab-wins-with = Gagné avec
lab-score-with = Score avec
lab-about-things = Combien de fois cela a été fait, et combien de fois ceux qui l’ont fait ont gagné, avec intervalles à 95 % ; ceux de « Gagné avec » valent pour toutes les lignes ensemble. ★ : différent de l’ensemble des parties. Cela ne dit pas pourquoi : un robot qui gagne de toute façon peut aimer une carte.
lab-legend = Une égalité compte comme une fraction de victoire. Le niveau est celui d’OpenSkill : plus haut est plus fort. Temps moyen : par décision.
lab-kept = Tableau : { $table }. Revoir une partie : automatable replay { $record }
lab-report = Rapport : { $path }
lab-trajectories = Toutes les décisions : { $path }
error-bad_contest-forms = les résultats s’écrivent en JSON ou en CSV, pas les deux
error-bad_contest-reward = aucune récompense ne s’appelle « { $reward } » ; il y a : { $known }
error-bad_contest-reward_alone = les récompenses vont dans les trajectoires : ajoutez --trajectories
error-bad_contest-trajectories = les trajectoires vont dans un dossier : nommez-le par --out
lab-progress = Parties
lab-left = reste :
lab-stopped = Arrêté après { $done } parties sur { $games }. Rien n’est perdu. Pour continuer : { $command }
lab-stopped-unkept = Arrêté après { $done } parties sur { $games }. Rien n’a été gardé ; avec --out DOSSIER on peut continuer plus tard.
lab-results = Résultats
lab-all = toutes les parties
lab-wins-by-seat = Gagné par place
lab-about-wins = Avec intervalles à 95 % : { $list }. La ligne pointillée marque des parts égales.
lab-axis-wins = parties gagnées, en %
lab-axis-share = parties, en %
lab-axis-games = parties, en %
lab-axis-decisions = décisions, en %
lab-axis-length = réponses d’une partie
lab-axis-options = possibilités d’une décision
lab-axis-time = millisecondes par décision
lab-axis-course = cours de la partie, en %
lab-axis-hope = chances de gagner, en %
lab-scores = Scores finaux
lab-spread = { $name } : { $low } à { $high }, médiane { $middle }
lab-course = Quand est-ce décidé ?
lab-later-won = gagnera
lab-later-shared = gagnera à égalité
lab-later-lost = perdra
lab-about-course = { $name } : { $quarter } après un quart de la partie, { $half } à la moitié, { $late } aux trois quarts
lab-about-course-note = Les chances sont l’évaluation du jeu lui-même. Les lignes sont des moyennes ; les bandes contiennent huit parties sur dix.
lab-lengths = Durée
lab-about-length = { $low } à { $high } réponses, celles du hasard comprises ; médiane { $middle }.
lab-options = Choix
lab-about-options = { $low } à { $high } possibilités ; médiane { $middle }.
lab-times = Temps de réflexion
lab-look = Parties à revoir
lab-shortest = La plus courte, numéro { $game } ({ $answers } réponses) :
lab-longest = La plus longue, numéro { $game } ({ $answers } réponses) :
lab-turned = Le plus grand renversement, numéro { $game } ({ $answers } réponses) :
lab-again = Pour rejouer
lab-again-about = Automatable { $version } rejoue les mêmes parties à partir de la même rencontre, si le budget des robots est en parties simulées et non en secondes :
lab-measure = Mesure
lab-other-value = autre
lab-difference = Différence
lab-difference-interval = Intervalle
lab-chance = Significatif
lab-significant = oui
lab-insignificant = non
lab-measure-length = réponses
lab-measure-decisions = décisions
lab-measure-options = possibilités
lab-measure-won = parties gagnées
lab-measure-first = 1re place gagne
lab-measure-bot = { $bot } gagne
lab-measure-score = score
lab-change-length = Avec { $value }, les parties ont { $by } réponses de { $way ->
    [more] plus
   *[less] moins
} qu’avec { $first } ({ $bounds }).
lab-change-decisions = Avec { $value }, une place a { $by } décisions de { $way ->
    [more] plus
   *[less] moins
} qu’avec { $first } ({ $bounds }).
lab-change-options = Avec { $value }, une décision a { $by } possibilités de { $way ->
    [more] plus
   *[less] moins
} qu’avec { $first } ({ $bounds }).
lab-change-won = Avec { $value }, on gagne { $by } parties sur cent de { $way ->
    [more] plus
   *[less] moins
} qu’avec { $first } ({ $bounds }).
lab-change-first = Avec { $value }, la première place gagne { $by } parties sur cent de { $way ->
    [more] plus
   *[less] moins
} qu’avec { $first } ({ $bounds }).
lab-change-bot = Avec { $value }, { $bot } gagne { $by } parties sur cent de { $way ->
    [more] plus
   *[less] moins
} qu’avec { $first } ({ $bounds }).
lab-change-score = Avec { $value }, les scores ont { $by } points de { $way ->
    [more] plus
   *[less] moins
} qu’avec { $first } ({ $bounds }).
lab-insignificant-names = Non significatif : { $names }.
lab-paired = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, les mêmes à chaque table.
lab-left-out = { $deals ->
    [one] { $deals } donne est laissée de côté, n’étant pas finie à chaque table.
   *[other] { $deals } donnes sont laissées de côté, n’étant pas finies à chaque table.
}
lab-legend-paired = La confiance de 95 % vaut pour tous les intervalles ensemble. Les différences de taux sont en points de pourcentage.
lab-about-change = { $value } : { $difference } ({ $bounds })
lab-axis-difference = différence par rapport à { $first }
lab-table = Table
lab-tables = Toutes les tables
lab-about-tables = La moyenne de chaque mesure.
lab-grid = L’effet de chaque réglage est une moyenne sur toutes les valeurs des autres.
lab-measure-leads = changements de meneur
lab-change-leads = Avec { $value }, une partie a { $by } changements de meneur de { $way ->
    [more] plus
   *[less] moins
} qu’avec { $first } ({ $bounds }).
lab-change-reached = Avec { $value }, { $name } : { $by } de { $way ->
    [more] plus
   *[less] moins
} qu’avec { $first } ({ $bounds }).
lab-elo = Elo
lab-alpha-rank = α-Rank
lab-played = Parties
lab-robin-games = { $games ->
    [one] { $games } partie, chaque robot contre chaque autre.
   *[other] { $games } parties, chaque robot contre chaque autre.
}
lab-robin-apart = { $games ->
    [one] { $games } partie. Chaque robot a joué seul les mêmes donnes ; de deux robots, celui qui fait mieux sur une donne gagne.
   *[other] { $games } parties. Chaque robot a joué seul les mêmes donnes ; de deux robots, celui qui fait mieux sur une donne gagne.
}
lab-robin-legend = Elo (Bradley et Terry) avec un intervalle à 95 % : 1500 est la moyenne de ces robots, 400 points font dix contre un. Gagné : une égalité compte comme une fraction. α-Rank : si tout le monde jouait le même robot et changeait dès qu’un autre le bat, la part du temps où chacun est joué ; des robots qui se battent en cercle se la partagent.
lab-robin-added = Une colonne par robot, dans l’ordre des lignes : combien de fois la ligne le bat.
lab-robin-folder = Résultats : { $folder }. On peut ajouter d’autres robots dans le même dossier.
lab-against = Chacun contre chacun
lab-about-against = Combien de fois le robot de la ligne bat celui de la colonne, dans les parties que l’un des deux gagne ; avec intervalles à 95 %.
lab-axis-elo = Elo
lab-csv = Parties en CSV : { $path }
error-bad_contest-robin_seats = un tournoi toutes rondes nomme ses robots lui-même : utilisez --seats ou --round-robin
error-bad_contest-robin_trajectories = un tournoi toutes rondes n’écrit pas de trajectoires : utilisez --seats
error-bad_contest-robin = un tournoi toutes rondes demande au moins deux robots différents

# Le navigateur.

web-skip = Aller au contenu
web-preferences = Préférences
web-language = Langue
web-language-en = English
web-language-fr = Français
web-theme = Couleurs : { $theme }
web-theme-system = comme le système
web-theme-light = claires
web-theme-dark = sombres
web-loading = Un instant…
web-failed = Cela n’a pas marché
web-problem-unknown_table = Aucune table ne porte ce code. Manque-t-il une lettre ?
web-problem-unknown_game = Ce jeu n’existe pas ici.
web-problem-bad_invite = Cette invitation a déjà servi, ou n’est pas pour cette table.
web-problem-not_yours = Cette place n’est pas la vôtre.
web-problem-no_hints = Pas d’indices à cette table.
web-problem-not_over = La partie n’est pas encore finie.
web-problem-bad_record = Ce lien ne contient aucune partie. Il en manque peut-être un bout.
web-nowhere = Il n’y a rien ici
web-try-again = Réessayer
web-lost = Connexion perdue. Nouvel essai…
web-away = Le serveur est injoignable
web-away-about = La page réessaie toutes les deux secondes et reprend d’elle-même dès que le serveur répond. Aucune table n’est perdue.
web-away-lobby = Le serveur est injoignable. Nouvel essai…
web-stopped = Ce qui fait tourner les jeux dans cette page s’est arrêté. Rechargez la page : tout est gardé.
web-close = Fermer
web-copy = Copier
web-copied = Copié
web-lobby = Retour à l’accueil

web-welcome = Prenez place.
web-promise = Des jeux de plateau pleins de robots, selon leurs vraies règles : contre des robots, sur un seul écran, ou entre amis par un lien.
web-promise-here = Des jeux de plateau pleins de robots, selon leurs vraies règles : en solo, contre des robots, ou à plusieurs sur un seul écran.
web-pieces = Quelles cartes et pièces sont reconstituées ?
web-games = Jeux
web-quick-busy = préparation de la table…
web-quick = { $bots ->
    [0] en solo
    [one] contre { $bot }
   *[other] contre { $bots } × { $bot }
}
web-choose = Préparer
web-set-table = Préparer une table de { $game }
web-seat-count = Combien de joueurs ?
web-seat = Place { $letter }
web-kind-here = Sur cet appareil
web-kind-bot = Robot
web-kind-link = Ami par lien
web-name-of = Nom à la place { $letter }
web-level-of = Robot à la place { $letter }
web-player = Joueur { $letter }
web-guest = Invité
bot-random = Zigzag
    .about = Fait ce qui lui passe par la tête. Parfait pour une première partie.
bot-greedy = Nibble
    .about = Prend ce qui paraît le mieux sur le moment, sans regarder plus loin.
bot-rollout = Gizmo
    .about = Essaie chaque coup plusieurs fois avant de choisir. Un adversaire honnête.
bot-search = Vega
    .about = Prévoit plusieurs coups d’avance, les vôtres compris.
bot-strong = Titan
    .about = Voit le plus loin, et seulement là où il le faut. Prend son temps.
bot-method-random = une réponse au hasard
bot-method-greedy = la meilleure évaluation, une réponse à l’avance
bot-method-rollout = des parties simulées au hasard
bot-method-search = recherche arborescente Monte-Carlo
bot-method-strong = recherche arborescente Monte-Carlo guidée par l’évaluation
web-bot-strength = { $name }, force { $strength } sur 5
web-strength = Force { $strength } sur 5
web-name-letter = { $name } { $letter }
web-link-hint = Le lien sera donné à la table.
web-settings = Réglages
web-allow-hints = Indices : on peut demander les meilleures réponses à un robot
web-comes-with-game = celui du jeu
web-own-file = de votre fichier
web-none = aucun
web-play = Jouer
web-join = Rejoindre avec un code
web-code = Code de la table
web-enter = Entrer
web-who = Qui joue ?
web-you = Vous
web-opponent = Adversaire
web-cards-entry = Tout savoir
web-continue = Reprendre
web-played-here = Vos parties
web-history-about = Ce que vous avez terminé dans ce navigateur. Cela ne reste qu’ici : personne d’autre ne le voit.
web-history-finished = Parties terminées
web-history-none = Aucune pour l’instant. Une partie compte ici dès qu’elle est finie.
web-history-not-yet = Pas encore joué.
web-history-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
web-history-won = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
web-history-streak = { $games } gagnées de suite
web-history-best = Record : { $reached }
web-history-reached = { $name } { $value }
web-history-against = Victoires par adversaire
web-history-opponent = Adversaire le plus fort
web-history-played = Parties
web-history-wins = Gagnées
web-history-people = aucun robot
web-history-lessons = Leçons : { $taken } sur { $all }
web-history-puzzles = Problèmes : { $solved } résolus sur { $all }, cote { NUMBER($rating, useGrouping: 0) }
web-history-daily = { $days ->
    [0] Défi du jour
    [one] Défi du jour : { $days } jour
   *[other] Défi du jour : { $days } jours de suite
}
web-history-more = En voir plus
web-history-forget = Oublier toutes les parties terminées
web-history-forget-sure = C’est définitif. Les tables du serveur restent.
web-history-forget-yes = Les oublier
web-players = { $low ->
    [one] { $low } joueur
   *[other] { $low } joueurs
}
web-players-range = { $low } à { $high } joueurs
web-minutes = { $most } min
web-minutes-range = { $least } à { $most } min
web-weight = { $weight } sur 5
web-weight-1 = Très léger
web-weight-2 = Léger
web-weight-3 = Moyen
web-weight-4 = Exigeant
web-weight-5 = Costaud
web-turn-yours = À vous de jouer
web-turn-of = Au tour de { $who }
web-turn-none = En cours
web-table-waiting = En attente de joueurs
web-table-gone = Ce serveur n’a plus cette table.
web-name-times = { $count } × { $name }
web-versus = contre { $names }
web-together = avec { $names }
web-alone = en solo
web-one-screen = sur cet appareil
web-watching = spectateur : { $names }
web-from-replay = Suite d’une partie revue
preview-free = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
web-friend = Jouer avec quelqu’un
web-friend-about = Choisissez un jeu et envoyez un lien. Personne n’a besoin de compte.
web-invite-to = Inviter quelqu’un à
web-invite-friend = Inviter à une partie de { $game }
web-invite-about = La page suivante donne un lien par personne, et une image de ce lien pour leur téléphone. Les indices sont désactivés. Si quelqu’un ne vient pas, un robot peut prendre sa place.
web-make-links = { $friends ->
    [one] Créer le lien
   *[other] Créer { $friends } liens
}
web-other-settings = Autres réglages
web-only-here = Cette adresse ne fonctionne que sur cette machine.
web-only-here-how = Pour jouer avec d’autres appareils, lancez le serveur comme ci-dessous, puis ouvrez cette page avec le nom ou l’adresse de cette machine dans votre réseau.
web-share-link = Partager…
web-share-text = Jouez à { $game } avec moi :
web-qr = Le lien de la place { $letter } en code QR
web-bot-instead = Donner la place { $letter } à { $bot }
web-invite-used = Cette invitation a déjà servi, ou n’est pas pour cette table. Vous pouvez regarder la partie.
web-settings-about = selon le livret, sauf si vous les changez
web-usual = D’habitude : { $usual }.
web-join-about = Entrez le code d’une table, ou collez un lien entier : vers une table, ou vers une partie finie d’où qu’elle vienne.
web-nowhere-about = Cette adresse ne mène à aucune page. Il en manque peut-être une partie ?
web-source = Code source
web-licence = Licence : Apache 2.0
web-api = Pour les programmes
web-credits = Crédits, et ce qui est reconstitué
web-independent = Automatable est une réalisation indépendante, sans image ni texte des jeux publiés. Achetez les jeux qui vous plaisent.
web-recent-more = { $count ->
    [one] Une autre
   *[other] { $count } autres
}
web-forget = Oublier
web-forget-table = Oublier la table { $code }

web-invited = { $host } vous invite à une partie de { $game }.
web-invited-alone = On vous invite à une partie de { $game }.
web-your-name = Votre nom
web-sit = S’asseoir
web-only-watch = Regarder seulement

web-table = Table
web-waiting-seats = La partie commence quand toutes les places sont prises.
web-waiting-nonces = En attente de { $who }, qui doit ouvrir cette table. La partie commence, et les pendules avec elle, quand tout le monde est là.
web-waiting-for = On attend { $who }…
web-happening = Regardez ce qui se passe…
web-your-turn = C’est à vous.
web-spectator = Vous regardez : vous voyez ce que tout le monde peut voir.
web-seat-free = Place libre
web-seat-friend = un ami
web-seat-expected = personne encore
web-seat-yours = À vous
web-seat-asked = réfléchit…
web-seat-here = présent
web-chat = Discussion
web-chat-say = Dites quelque chose
web-chat-send = Envoyer
web-chat-emotes = Petits mots
web-chat-empty = Rien n’a encore été dit. Seules les personnes assises à la table peuvent lire ceci.
web-chat-on = Afficher la discussion aux tables
web-emote-hello = Bonjour !
web-emote-well-played = Bien joué !
web-emote-thanks = Merci !
web-emote-sorry = Désolé !
web-emote-hurry = À vous !
web-emote-thinking = Je réfléchis…
web-emote-wow = Waouh !
web-emote-oops = Oups !
web-emote-good-game = Belle partie !
web-undo-ask = Demander à reprendre
web-undo-asks = { $name } voudrait reprendre sa dernière réponse. Les réponses que vous avez données depuis seraient reprises aussi.
web-undo-agree = Accepter
web-undo-refuse = Continuer
web-undo-waiting = Vous avez demandé à reprendre. On attend { $names }.
web-undo-withdraw = Tant pis
web-undo-agreed = { $name } a demandé à reprendre, et vous êtes d’accord. On attend { $names }.
web-clock = Temps de réflexion
web-clock-none = sans limite
web-clock-answer = pour chaque réponse
web-clock-bank = pour toute la partie
web-clock-seconds = Secondes par réponse
web-clock-minutes = Minutes par personne
web-clock-increment = Secondes ajoutées à chaque réponse
web-clock-about = Quand le temps est écoulé, un robot répond.
web-clock-left = Il reste { $time } à { $name }
web-clock-over = temps écoulé : un robot répond
web-notify = M’avertir quand c’est à moi
    .about = Le navigateur affiche un avis pendant que vous regardez une autre page.
web-notify-denied = Ce navigateur n’autorise pas les avis de cette page.
web-gone-now = absent pour le moment
web-gone-minutes = { $count ->
    [one] absence depuis une minute
   *[other] absence depuis { $count } minutes
}
web-gone-hours = { $count ->
    [one] absence depuis une heure
   *[other] absence depuis { $count } heures
}
web-gone-days = { $count ->
    [one] absence depuis un jour
   *[other] absence depuis plusieurs jours
}
web-watchers = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
web-invite = Lien pour la place { $letter }
web-hand-over = Laisser jouer un robot
    .about = Il répond pour vous à partir de maintenant, jusqu’à ce que vous repreniez.
web-play-myself = Jouer moi-même
web-take-back = Reprendre
web-hint = Indice
web-hint-thinking = Je réfléchis…
web-hint-1 = Meilleure réponse
web-hint-2 = Deuxième
web-hint-worth = { $place }, chances { $percent } %
web-hint-told = { $hint } : { $action }.
web-hint-plain = Le choix est clair.
web-percent = { $percent } %
web-hints-on = Les indices sont permis à cette table.
web-why-title = Pourquoi pas autre chose ?
web-why-label = Pas possible :
web-why = Pourquoi ?
web-log = Ce qui s’est passé
web-log-empty = Rien encore.
web-rules = Règles
web-rules-of = Règles du jeu { $game }
web-i-am = Je suis { $name }
web-no-curtain = Pas de secrets entre nous : plus de rideau
web-hand = Main
web-history = Les tours passés
web-face-down = { $name } a posé une carte face cachée.
web-last-played = Dernière carte jouée par { $name } : { $card }.

web-help = Aide
web-help-click = Cliquez sur ce que vous voulez jouer, ou utilisez le clavier. Cliquez sur ce qui n’est pas possible pour voir la règle qui l’interdit.
web-help-cards = Que fait une carte ? Cliquez dessus avec le bouton droit, ou gardez le doigt dessus. Pour une carte qui ne peut pas être jouée, un clic suffit.
web-help-number = répondre par ce numéro ; puis Entrée, si d’autres chiffres peuvent suivre
web-help-tab = passer d’un élément à l’autre ; Entrée choisit
web-help-log = ce qui s’est passé
web-help-u = reprendre votre dernière réponse
web-help-hint = un indice : les deux meilleures réponses, selon un robot
web-help-help = cette aide
web-help-escape = fermer, ou passer l’animation

web-over = La partie est finie
web-rematch = Revanche
web-play-again = Rejouer
web-next = Rejouer ({ $settings })
web-setting = { $name } : { $value }
web-to-rematch = Aller à la revanche
web-watch = Revoir la partie
web-share = Lien vers cette partie, à partager
web-proof = Preuve du hasard

web-replay = Relecture
web-replay-of = { $game } : { $names }
web-replay-steps = Parcourir la partie
web-first = Au début
web-back = Reculer
web-turn-back = Tour précédent
web-turn-forth = Tour suivant
web-replay-speed = Vitesse
web-back-to-table = Retour à la table
web-forth = Avancer
web-last = À la fin
web-run = Lire
web-pause = Pause
web-index = Moment de la partie
web-index-of = { $index } sur { $answers }
web-eyes = Vu par
web-eyes-all = toutes les places
web-eyes-public = le public
web-nature = Le hasard
web-answered = { $name } : { $answer }
web-answer-hidden = Une réponse secrète
web-play-on = Continuer à partir d’ici
web-analysis = Analyse
web-analysis-about = Un robot revient sur chaque choix : quelles étaient les chances, et où elles se sont perdues.
web-analyse = Analyser { $name }
web-analysis-of = Analyse : { $name }
web-analysing = Un robot examine chaque choix…
web-analysis-done = { $percent } % des chances ont été gardées.
web-analysis-clean = Aucune réponse n’était clairement une erreur.
web-mistakes = Plus grosses erreurs
web-mistake = « { $given } » laissait { $worth } % de chances ; « { $best } » en avait { $hope } %.
web-mistake-show = Voir
web-mistake-again = Réessayer
web-judged = Répondu ici : « { $given } », chances { $worth } %. Mieux : « { $best } », { $hope } %.
web-judged-best = Répondu ici : « { $given } », le mieux qu’un robot trouve. Chances { $hope } %.

web-rules-search = Chercher par numéro ou par mots
web-rules-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}

web-proof-about = Avant la donne, le serveur a choisi une graine secrète et montré son empreinte, et le navigateur de chaque joueur a promis un nombre aléatoire en montrant son empreinte. Ensuite seulement, les navigateurs ont révélé leurs nombres. La graine et tous les nombres ensemble décident de chaque tirage : personne n’a pu les choisir. Cette page compare ce qui est montré maintenant à ce que ce navigateur a gardé, et refait chaque tirage.
web-proof-about-alone = Cette table date du temps où le serveur choisissait seul la graine de tous les tirages. Il montrait son empreinte avant la première carte ; ce navigateur garde l’empreinte quand il ouvre la table. Après la partie, le serveur montre la graine. Si elle a cette empreinte, le serveur ne l’a pas changée pendant que vous jouiez. Personne ne peut savoir s’il a essayé beaucoup de graines pour en garder une à son goût.
web-proof-hash = Empreinte de la graine, telle que le serveur la montre maintenant
web-proof-kept = Empreinte de la graine, gardée par ce navigateur
web-proof-none = Aucune : ce navigateur n’a pas ouvert la table avant la fin.
web-proof-seed = Graine
web-proof-later = Dévoilée à la fin de la partie.
web-proof-found = Empreinte de la graine, calculée ici
web-proof-of-seat = Place { $letter } : l’empreinte promise et le nombre révélé
web-proof-own = (de ce navigateur)
web-proof-no-nonce = Rien : cette place n’a promis aucun nombre.
web-proof-withheld = Le nombre n’a pas été révélé.
web-proof-good = Tout concorde : la graine et les nombres sont ceux promis avant la donne, et celui de ce navigateur en fait partie. Personne n’a pu choisir les tirages.
web-proof-alone = Tout concorde : la graine n’a pas changé pendant la partie. Mais ce navigateur n’a donné aucun nombre. Seuls les joueurs qui en ont donné un peuvent exclure que le serveur ait choisi la graine à son goût.
web-proof-unseen = Ce que le serveur montre maintenant concorde. Mais ce navigateur ne peut pas dire si cela avait été promis avant la partie.
web-proof-bad = Cela ne concorde pas : cette partie n’est pas digne de confiance.
web-proof-own-missing = Le nombre révélé par ce navigateur n’est pas utilisé.
web-proof-checked = { $all ->
    [0] Rien dans cette partie n’était laissé au hasard.
    [one] Cette page a recalculé le seul tirage de cette partie, à partir de la graine, des nombres et du poids de ses options. Les poids sont ceux qu’annonce le serveur ; seule la commande ci-dessous les vérifie selon les règles.
   *[other] Cette page a recalculé les { $all } tirages de cette partie, à partir de la graine, des nombres et du poids de leurs options. Les poids sont ceux qu’annonce le serveur ; seule la commande ci-dessous les vérifie selon les règles.
}
web-proof-command = Commande
web-proof-draws = Avec l’enregistrement de la partie, le programme vérifie tout cela sur votre machine selon les règles, sans aucun serveur :

web-preferences-kept = Enregistré sur cet appareil.
web-speed = Vitesse de l’animation
    .about = À quelle vitesse la table montre ce qui se passe. Quand beaucoup de choses arrivent à la fois, elle accélère d’elle-même, sans rien omettre.
web-speed-slow = lente
web-speed-normal = normale
web-speed-fast = rapide
web-speed-skip = montrer seulement le résultat
web-volume = Son
web-volume-off = coupé
web-sound-is-on = Le son est actif : le couper
web-sound-is-off = Le son est coupé : l’activer
web-text = Taille du texte
web-text-normal = normale
web-text-large = grande
web-text-huge = très grande
web-auto = Répondre pour moi quand il n’y a qu’une réponse
web-keys = Montrer les touches sur les cartes et les réponses
web-recap = Depuis votre dernière réponse
web-again = Revoir
web-won = Vous avez gagné !
web-lost-game = Vous avez perdu
web-draw = Match nul
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-result = Montrer le résultat
web-see-board = Regarder le plateau
web-score = Score
web-scores = Scores
web-reached = Le bilan
web-tally-of = { $value } sur { $whole }
web-player-column = Joueur
web-tie-break = Égalité, départagée par : { $name }.
web-rematch-called = Une revanche est prête : votre place vous attend.
web-seat-more = Plus sur votre place
web-colours = Couleurs
web-show-hints = Proposer des indices
web-confirm = Me demander avant de finir mon tour
web-confirm-end = { $action } : finir ici ?
web-yes = Oui
web-no = Non
web-times = × { $times }
web-answers = Toutes les réponses
web-last-event = Ce qui vient de se passer :
web-why-rule = Pourquoi ?

# Leçons

error-bad_lesson = leçon incorrecte : { $detail }
error-bad_lesson-unknown = il n’y a pas de leçon « { $id } » ; il y a : { $known }
error-bad_lesson-none = { $game } n’a pas encore de leçons
lesson-help = Entrée pour continuer, ? pour les autres commandes.
lesson-next = Appuyez sur Entrée pour continuer.
lesson-read-first = Il n’y a encore rien à faire. Appuyez sur Entrée pour continuer.
lesson-your-turn = C’est à vous : faites ce qui est demandé, ou tapez retour pour revenir en arrière.
lesson-not-now = Ce serait permis, mais la leçon prend un autre chemin.
lesson-then = Ensuite : { $title }. { $command }
lesson-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
lesson-rules-count = { $count ->
    [one] { $count } règle sur { $all }
   *[other] { $count } règles sur { $all }
}
lesson-rules-rest = Hors des leçons : { $sections }
lesson-rules-how = Pour apprendre : { $learn } LEÇON. Pour lire : { $read } ID.
play-learn-first = Première fois ? Apprenez le jeu en jouant : { $command }
lesson-command-next = continuer
lesson-command-back = un pas en arrière
lesson-command-again = depuis le début
lesson-command-board = montrer encore le plateau et l’étape
lesson-command-quit = quitter
web-learn = Apprendre
web-learn-game = Apprendre { $game }
web-learn-first = Jouer la première leçon ({ $minutes } min)
web-learn-on = Leçon suivante ({ $minutes } min)
web-learn-games = Apprendre un jeu
web-learn-games-about = Chaque jeu commence par une courte première partie sur le vrai plateau : la page dit quoi faire, et une erreur ne coûte rien.
web-learn-others = Apprendre un autre jeu
web-beside-games = À côté des parties
web-lessons = Leçons
web-lessons-taken = { $taken ->
    [0] { $lessons ->
        [one] { $lessons } leçon
       *[other] { $lessons } leçons
    }
    [one] { $taken } leçon faite sur { $lessons }
   *[other] { $taken } leçons faites sur { $lessons }
}
web-lesson-taken = faite
web-lesson-step = Étape { $step } sur { $steps }
web-lesson-following = Ensuite : { $lesson }
web-lesson-next = Continuer
web-lesson-back = Retour
web-lesson-again = Depuis le début
web-lesson-leave = Quitter
web-lesson-show = Montrez-moi la réponse
web-lesson-rules = Les règles de cette étape
web-taught = Quelles règles enseignent les leçons
web-taught-title = { $game } : ce qu’enseignent les leçons
web-taught-about = Les chapitres des règles, et les leçons où les apprendre.
web-taught-rest = Hors des leçons
web-first-play = { $game } : est-ce votre première fois ?
web-first-play-about = La première leçon vous montre comment on joue, sur le vrai plateau, pas à pas.
web-first-play-now = Jouer tout de suite
web-goal-want = Votre but
web-goal-turn = Ce que vous faites
web-goal-end = Quand cela finit

# Ce que l’on peut faire, ce qui s’ensuit, et pourquoi quelque chose s’est passé

what-end = Si vous terminez votre tour maintenant
what-again = Puis vous continuez.
what-you = Puis on vous demande : { $question }
what-others = Puis c’est aux autres de répondre.
what-chance = Puis le hasard décide.
what-hidden = La suite dépend de ce que vous ne voyez pas.
what-over = Puis la partie est terminée : { $reason }.
what-unknown = Il y a trop de réponses pour les essayer toutes ; celle-ci n’a pas été essayée.
because = Voici comment on en est arrivé là :
because-start = La partie est mise en place.
because-all = Tout le monde a répondu.
because-answer = { $name } répond : { $action }.
because-answer-you = Vous répondez : { $action }.
because-hidden = { $name } répond.
web-what = Que puis-je faire ?
web-what-about = Seul ce qui est certain figure ici : aucun conseil, et rien de ce qui vous est caché. Ouvrez une réponse pour lire les règles.
web-what-wait = Vous n’avez rien à répondre maintenant. La table attend { $who }.
web-what-else = Autres choix
web-what-stop = S’arrêter là
web-what-do = Faire cela
web-what-show = Montrer sur le plateau
web-because = Pourquoi cela s’est-il passé ?
web-help-what = ce que vous pouvez faire, et ce qui s’ensuit
web-help-lines = dans ce qui s’est passé : d’un « Pourquoi ? » à l’autre
web-problem-no_event = Cela a été repris entre-temps.

# Les règles à lire : le résumé, les règles complètes, les cartes et pièces.

summary-goal = Votre but
summary-table = Ce qu’il y a sur la table
summary-turn = Ce que vous faites
summary-end = Quand cela finit
summary-mistakes = Ce qui trompe les débutants
rules-more-all = Toutes les règles numérotées : { $command }
rules-more-find = Une règle par son numéro, ou des règles par mots : { $command }
rules-more-pieces = Les cartes et pièces : { $command }
pieces-copies = { $count ->
    [one] { $count } exemplaire
   *[other] { $count } exemplaires
}
web-book = Façons de lire
web-book-summary = Résumé
web-book-all = Règles complètes
web-book-cards = Cartes et pièces
web-summary-rules = Les règles de cette partie
web-topics = Sujets
web-topic = Sujet
web-topic-all = tous les sujets
web-rule-show = Montrer un exemple
web-rule-hide = Cacher l’exemple
web-rule-lesson = Montrée dans la leçon « { $lesson } »
web-cards-of = Cartes et pièces du jeu { $game }
web-cards-search = Chercher par nom ou par effet
web-cards-kind = Type
web-cards-kind-all = tous les types
web-cards-known = Statut
web-cards-known-all = tout statut
web-cards-found = { $count ->
    [0] Rien ne s’appelle ainsi ni ne fait cela.
    [one] { $count } pièce
   *[other] { $count } pièces
}
web-cards-all = Toutes les cartes et pièces
web-cards-own = Cette table a ses propres cartes ; voici celles d’origine.
web-cards = Cartes
web-help-info = ce que fait une carte : survolez-la ou sélectionnez-la d’abord
web-cards-this = Qu’est-ce que c’est ?

# Problèmes

error-bad_puzzle = problème incorrect : { $detail }
error-bad_puzzle-arguments = nommez un jeu, et au besoin un de ses problèmes
error-bad_puzzle-on = --on vaut « { $on } », mais doit être local ou ray
error-bad_puzzle-unknown = il n’y a pas de problème « { $id } »
error-bad_puzzle-none = { $game } n’a pas encore de problèmes
error-bad_puzzle-file = il n’y a pas de fichier { $path }
puzzle-goal-answer = { $answers ->
    [one] Une réponse est nettement la meilleure. Trouvez-la.
   *[other] Trouvez la meilleure réponse, { $answers } fois de suite.
}
puzzle-goal-win = Gagnez la partie maintenant, avant toute pioche. Vous n’avez pas besoin de chance.
puzzle-goal-score = Finissez la partie avec { $target } points. On ne peut pas faire plus.
puzzle-goal-count = { $gain ->
    [one] Marquez un point pendant ce tour : de { $before } à { $target }. On ne peut pas faire plus.
   *[other] Marquez { $gain } points pendant ce tour : de { $before } à { $target }. On ne peut pas faire plus.
}
seat-own = Vous êtes { $name }.
puzzle-solved = Résolu !
puzzle-go-on = Exact. Et maintenant ?
puzzle-missed = Vous êtes à { $reached } ; on peut atteindre { $target }.
puzzle-missed-win = Ce n’est pas gagné. Il y a un moyen de gagner avant toute pioche.
puzzle-wrong = { $worth ->
    [-1] { $action } : il y a mieux.
   *[other] { $action } : il y a mieux. Cela vous garantit au plus { $worth } %.
}
puzzle-hint-two = C’est l’une de ces deux réponses : { $answers }
puzzle-hint-look = Une solution utilise, dans un certain ordre : { $answers }
puzzle-hint-next = La réponse : { $answer }
puzzle-hint-back = La solution passe ailleurs : reprenez depuis le début.
puzzle-proof-answer = { $least ->
    [100] Quoi que fasse votre adversaire, « { $right } » vous fait gagner ; sans cela, on peut vous limiter à { $most } % de chances de gagner. Prouvé en calculant { $rounds } tours à l’avance, sur { $states } positions.
   *[other] Quoi que fasse votre adversaire, « { $right } » vous garantit au moins { $least } % de chances de gagner ; sans cela, on peut vous limiter à { $most } %. Prouvé en calculant { $rounds } tours à l’avance, sur { $states } positions.
}
puzzle-proof-win = Rien n’est pioché en chemin : cette suite gagne toujours.
puzzle-proof-score = Prouvé en jouant toutes les suites jusqu’à la fin : { $states } positions, et aucune ne donne plus.
puzzle-proof-count = Prouvé en jouant le tour de toutes les façons : { $states } positions, et aucune ne donne plus.
puzzle-of = Problème { $number } sur { $count }, niveau { $level }
puzzle-score = Votre cote : { NUMBER($rating, useGrouping: 0) }. Résolus de suite : { $streak }.
puzzle-help = Tapez une réponse ou son numéro ; indice (compte comme un échec), retour, recommencer, plateau, suivant pour abandonner, q pour quitter.
puzzle-all-solved = Vous avez résolu tous les problèmes de ce jeu.
puzzle-mine-progress = Partie { $number } : { $found } trouvés
puzzle-mined = { $found ->
    [one] { $found } problème
   *[other] { $found } problèmes
} dans { $path }
puzzle-selected = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
} sur { $found } dans { $path }
puzzle-checked = { $count } problèmes sont justes.
puzzle-check-failed = Problème { $id } : { $why }
web-puzzle = Problème
web-puzzles = Problèmes
web-puzzles-of = Problèmes : { $game }
web-puzzles-about = Des positions avec une seule meilleure suite, prouvée par l’ordinateur. Le premier essai de chacune compte pour votre cote ; un indice compte comme un échec.
web-puzzles-levels = Le nombre sous chacune dit sa difficulté.
web-puzzles-solved = { $solved ->
    [0] { $puzzles ->
        [one] { $puzzles } problème
       *[other] { $puzzles } problèmes
    }
    [one] { $solved } résolu sur { $puzzles } problèmes
   *[other] { $solved } résolus sur { $puzzles } problèmes
}
web-puzzles-all = Tous les problèmes
web-puzzle-title = Problème, niveau { NUMBER($rating, useGrouping: 0) }
web-puzzle-first = Premier problème
web-puzzle-next = Problème suivant
web-puzzle-again = Réessayer
web-puzzle-hint = Indice (compte comme un échec)
web-puzzle-hint-more = Montrez-moi la réponse
web-puzzle-rating = Votre cote
web-puzzle-streak = Résolus de suite
web-puzzle-best = Meilleure série
web-puzzle-solved-count = Résolus
web-puzzle-level = niveau
web-puzzle-is-solved = résolu
web-puzzle-is-missed = manqué
web-puzzle-line = La suite et ses règles

# Le défi du jour

error-bad_daily = défi du jour : { $detail }
error-bad_daily-none = { $game } n’a pas de défi du jour
error-bad_daily-date = « { $date } » n’est pas une date à partir du { $first } ; écrivez-la comme 2026-11-17
error-bad_daily-answer = « { $answer } » n’est pas possible ici
error-bad_daily-over = cette partie est finie
error-bad_daily-game = c’est une partie de { $there }, pas de { $asked }
error-bad_daily-other = ce n’est pas une partie du { $date }
daily-won = { $answers ->
    [one] Gagné en une réponse
   *[other] Gagné en { $answers } réponses
}
daily-lost = { $answers ->
    [one] Perdu après une réponse
   *[other] Perdu après { $answers } réponses
}
daily-draw = Égalité
daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-rules = Tout le monde reçoit la même donne aujourd’hui. Votre première partie compte.
daily-begun = { $answers ->
    [one] Déjà commencé : la partie reprend après votre réponse.
   *[other] Déjà commencé : la partie reprend après vos { $answers } réponses.
}
daily-help = Tapez une réponse ou son numéro ; plateau, q pour quitter. Ce que vous avez joué est conservé.
daily-counted = La partie du jour est jouée : { $outcome }. Celle-ci ne compte pas.
daily-verified = C’est une partie du { $date } : les tirages et les réponses des robots sont bien ceux de ce jour.
daily-share = À partager :
web-daily = Défi du jour
web-daily-about = La même donne pour tout le monde, chaque jour. Votre premier essai compte ; rejouez autant que vous voulez.
web-daily-game = Défi du jour : { $game }
web-daily-of = { $game }, { $date }
web-daily-open = Pas encore joué
web-daily-begun = Commencé
web-daily-counts = L’essai du jour. Il compte.
web-daily-counted = L’essai du jour est fini, et il compte.
web-daily-free = La partie du jour, encore une fois. Elle ne compte pas.
web-daily-streak = { $days ->
    [one] Premier jour d’une série
   *[other] { $days } jours de suite
}
web-daily-share = Résultat à partager
web-daily-again = Rejouer, sans que cela compte
web-daily-replay = Revoir la partie
web-daily-all = Tous les défis
web-daily-fair = D’où vient le hasard du jour
web-daily-seed = La date décide de tous les tirages et des réponses des robots, par la graine publique « { $seed } ». Les mêmes réponses donnent donc la même partie, et tout le monde peut le vérifier. On pourrait aussi calculer la suite : merci de ne pas le faire.

# Un dossier de fichiers avec tous les jeux, sans serveur (automatable site)

error-no_site = impossible d’écrire le site : { $detail }
error-no_site-folder = { $folder } n’est ni vide ni un site ; donnez un nouveau dossier
error-no_site-none = pas de site dans { $folder } : automatable site en écrit un
error-no_site-client = la page n’est pas construite : dans une copie du dépôt, lancez make site
error-no_site-pyodide = pas de Pyodide dans { $folder } : dans une copie du dépôt, lancez make site ; sinon npm pack pyodide, décompressez-le et donnez son dossier par --pyodide
error-no_site-librt = pas de paquet librt pour Pyodide dans { $folder } : dans une copie du dépôt, lancez make site ; sinon voyez docs/site.md
error-no_site-node = il faut Node.js 20 ou plus récent pour compiler pour le navigateur
error-no_site-compile = Python n’a pas pu être compilé pour le navigateur ; voyez plus haut
site-compiling = Compilation de Python pour le navigateur...
site-packing = Compression...
site-compiled = Avec des modules compilés pour les robots.
site-interpreted = Sans modules compilés : les robots réfléchissent en Python simple. `make wasm` les compile.
site-client = Écriture de la page...
site-written = Écrit : { $folder } ({ $megabytes } Mo). Pour l’essayer : python3 -m http.server --directory { $folder }
web-problem-storage_full = Cet appareil n’a plus de place pour les parties. Libérez-en, ou enregistrez vos parties dans un fichier et supprimez les anciennes.
web-problem-storage_refused = Ce navigateur ne garde rien ici (fenêtre privée ?) : impossible de jouer.
web-problem-bad_file = Ce fichier ne contient aucune partie de ce site.
web-keeping = Vos parties restent sur cet appareil
web-keeping-about = Rien n’est envoyé nulle part : cette page fonctionne seule, même sans réseau une fois ouverte. Emportez vos parties dans un fichier.
web-keeping-save = Enregistrer toutes les parties dans un fichier
web-keeping-load = Charger des parties depuis un fichier
web-open = Ouvrir une partie par son lien
web-open-about = Collez le lien d’une partie finie, jouée ici ou sur un serveur : revoyez-la, et reprenez-la à n’importe quelle position.
web-link = Lien vers une partie
web-problem-not_kept = Impossible de garder les jeux sur cet appareil : il manque peut-être de place, ou de réseau.
web-here = Sans ce serveur
web-here-meanwhile = En attendant
web-here-about-no = Gardez les jeux sur cet appareil (environ 10 Mo), et jouez en solo, contre des robots ou sur un seul écran quand il n’y a pas de réseau.
web-here-about-coming = Les jeux arrivent sur cet appareil…
web-here-about-yes = Tous les jeux sont gardés sur cet appareil : en solo, contre des robots, ou à plusieurs sur un seul écran. Ce que vous y jouez y reste ; le lien d’une partie finie s’ouvre aussi sur le serveur.
web-here-keep = Garder les jeux ici
web-here-play = Jouer sur cet appareil
web-new-version = Une nouvelle version est là.
web-use-new-version = L’utiliser maintenant
web-later = Plus tard
