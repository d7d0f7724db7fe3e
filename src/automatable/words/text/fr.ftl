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
error-cannot_take_back = impossible de reprendre : { $detail }
error-stale = question dépassée : { $detail }
error-bad_settings = mauvais réglage : { $detail }
error-bad_position = mauvaise position : { $detail }
error-bad_data = mauvaises données : { $detail }
error-other_version = autres règles : { $detail }
error-bad_record = mauvais enregistrement : { $detail }
error-missing_extra = bibliothèque absente : { $detail }
error-bad_proxies = --proxies veut des adresses ou des réseaux, séparés par des virgules : { $detail }
error-bad_store = le stockage est inutilisable : { $detail }
error-store_in_use = un autre serveur a ouvert { $detail } ; arrêtez-le d’abord, ou donnez un autre --store
error-cannot_listen = impossible d’écouter sur { $detail }
error-cannot_write = impossible d’écrire { $detail }
error-too_narrow = le terminal est trop étroit ({ $detail } colonnes) ; élargissez-le, ou utilisez --plain
error-bad_contest = rencontre impossible : { $detail }
error-bad_folder = dossier inutilisable : { $detail }
error-game_failed = partie interrompue : { $detail }
error-usage = commande mal formée : { $detail }
error-output_closed = la sortie a été fermée

serve-running = Automatable : { $address }  (Ctrl-C l’arrête ; aucune partie n’est perdue)

error-unknown_game-name = aucun jeu ne s’appelle « { $name } » ; { $near ->
    [none] il y a : { $known }
   *[other] vouliez-vous dire { $near } ?
}
error-unknown_bot-name = personne ne s’appelle « { $name } » ; { $near ->
    [none] il y a : { $known }
   *[other] vouliez-vous dire { $near } ?
}
error-unknown_language-name = pas de mots en « { $name } » ; il y a : { $known }
error-bad_settings-name = aucun réglage ne s’appelle « { $name } » ; les réglages sont : { $known }
error-bad_settings-choice = { $name } vaut « { $value } », mais doit être l’un de { $choices }
error-bad_settings-several = { $name } vaut « { $value } », mais doit être une ou plusieurs valeurs parmi { $choices }, séparées par des virgules, ou all, ou none
error-bad_settings-whole = { $name } vaut « { $value } », mais doit être un nombre entier de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }{ $none ->
    [yes] , ou none
   *[no] { "" }
}
error-bad_settings-numbers = { $name } vaut « { $value } », mais doit être { $length ->
    [0] une liste de nombres
   *[other] { $length } nombres
} de { $low } à { $high } séparés par des virgules
error-bad_settings-files = { $game } ne prend pas un tel fichier
error-bad_settings-seats = cette table a { $seats } places, { $given } sont données
error-unknown_bot-budget = le budget d’un robot se donne en parties simulées (rollout:500) ou en secondes (rollout:0.5s), pas « { $budget } »
error-bad_contest-seats = cette table a { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, mais { $given } sont données ; donnez un seul robot pour toutes, ou un par place
error-bad_contest-games = { $games } parties ne font pas une rencontre ; jouez-en au moins 1
error-missing_extra-command = il faut d’autres paquets : pip install 'automatable[{ $extra }]'
error-missing_extra-package = { $package } n’est pas installé ; installez-le avec : pip install 'automatable[{ $extra }]'
error-game_failed-game = la partie { NUMBER($number, useGrouping: 0) } ne peut pas être jouée : { $why }
error-bad_contest-endless = { $games ->
    [one] la partie n’est pas arrivée à sa fin
   *[other] aucune des { $games } parties n’est arrivée à sa fin
}
error-bad_contest-on = les parties se jouent sur { $known }, pas sur « { $on } »
error-bad_contest-jobs = { $jobs } processus ne jouent rien ; donnez 1 ou plus
error-bad_contest-values = { $name } est comparé à lui-même : donnez deux valeurs ou plus, comme --vary { $name }=A,B
error-bad_contest-varied = { $name } varie, on ne peut donc pas aussi le fixer
error-bad_contest-few = { $deals ->
    [0] aucune donne n’est allée à son terme
    [one] une seule donne est allée à son terme
   *[other] { $deals } donnes seulement sont allées à leur terme
} à chaque table ; une comparaison en veut au moins { $fewest }
error-bad_folder-write = impossible d’écrire dans { $folder } : { $why }
error-bad_folder-other = { $folder } contient une autre rencontre, qui diffère par : { $differing }. Donnez un autre --out, ou la même commande qu’avant
error-bad_folder-damaged = { $folder } contient des fichiers d’une rencontre antérieure qui ne peuvent pas être lus ; donnez un autre --out
error-bad_folder-used = une autre rencontre écrit en ce moment dans { $folder }
error-game_failed-ray = aucune grappe Ray ne répond à { $address } : { $why }
error-bad_settings-program = un programme est assis à cette table ; pour le lancer, ajoutez --seats { $seats }
error-bot_failed-raised = le robot « { $bot } » a échoué : { $reason }
error-bot_failed-not_on_offer = le robot « { $bot } » a répondu { $answer }, ce qui n’est pas proposé à { $question } ; choix : { $options }
error-bot_failed-not_started = le robot « { $bot } » ne peut pas être lancé : { $reason }
error-bot_failed-late = le robot « { $bot } » a mis plus de { $seconds } s à répondre
error-bot_failed-long = le robot « { $bot } » a écrit plus de { NUMBER($most, useGrouping: 0) } octets sur une ligne
error-bot_failed-ended = le robot « { $bot } » s’est arrêté avec le statut { $status } au lieu de répondre
error-bot_failed-gone = le robot « { $bot } » a déjà été arrêté
error-bot_failed-nonsense = le robot « { $bot } » a écrit ce qui n’est pas une réponse : { $line }
error-bot_failed-other = le robot « { $bot } » a répondu à la question { $given } au lieu de { $asked }

play-help-hint = Répondez par un numéro ou un nom ; ? pour l’aide, q pour enregistrer et quitter.
curtain = C’est à { $name } ; que les autres détournent les yeux.
curtain-enter = { "[" }Entrée]
unknown-answer = « { $text } » n’est pas une réponse ici. Tapez un numéro de 1 à { $count }, un nom, ou ? pour l’aide.
unknown-thing = « { $text } » ne désigne rien ici.
why-what = Pourquoi quoi ? Nommez quelque chose, par exemple : why 2
why-allowed = « { $action } » est possible.
why-not = « { $action } » n’est pas possible maintenant.
hint-best = La meilleure réponse : { $number } ({ $action }), espoir { $percent } %.
hint-second = La suivante : { $number } ({ $action }), espoir { $percent } %.
hint-only = Il n’y a qu’une réponse : { $number } ({ $action }).
hint-plain = La meilleure réponse : { $number } ({ $action }) ; inutile d’hésiter.
hint-meaning = Espoir : ce qu’un robot en attend. À 0 %, tout est perdu ; à 100 %, tout est gagné.
hint-off = Pas d’indices à cette table.
rules-what = Quelles règles ? Donnez un numéro ou des mots.
rules-none = Aucune règle ne contient ces mots.
rules-english = Ce jeu n’a ses règles qu’en anglais.
where-law = règle : { $place }
where-code = code : { $place }
where-tests = tests : { $place }
where-follows = découle de : { $place }
where-none = nulle part
where-no-tests = seulement dans une copie des sources
event-taken_back = { $seat } reprend sa réponse.
ask-more = ({ $count } à choisir)
ask-up-to = (jusqu’à { $count } à choisir)
only-answer = La seule réponse : { $action }.
confirm-loss = Cela fait perdre la partie aussitôt, sans retour possible. Répondez encore de même si c’est bien ce que vous voulez.
piles-none = Il n’y a aucune pile à consulter.
taken-back = Réponse reprise.
take-back-nothing = Vous n’avez encore rien répondu.
take-back-nature = Non : le hasard s’est prononcé depuis.
take-back-other = Non : quelqu’un d’autre a répondu depuis.
take-back-shown = Non : une information cachée a été montrée.
take-back-over = Non : la partie est terminée.
command-help = cette aide
command-hint = (ou indice) les deux meilleures réponses, selon un robot
command-why = why CHOSE : la règle qui vous en empêche
command-u = reprendre votre dernière réponse (les robots sont toujours d’accord)
command-log = ce qui s’est passé, avec les règles
command-board = montrer la table à nouveau
command-piles = le contenu des piles que chacun peut consulter
command-rules = rules MOTS : chercher des règles
command-q = enregistrer et quitter
command-answer = Tout le reste est une réponse : son numéro, son nom, ou le début du nom.
over-won = Victoire de { $who } : { $reason }.
over-all-won = Gagné : { $reason }.
over-all-lost = Perdu : { $reason }.
over-draw = Match nul : { $reason }.
over-rated = { $points } points : { $reason }.
over-replay = Pour revoir la partie : automatable replay { $path }
saved = Rien n’est perdu. Pour continuer : { $command }
input-ended = L’entrée est terminée. Rien n’est perdu. Pour continuer : { $command }

verify-digits = { $option } veut des chiffres hexadécimaux, tels qu’ils ont été montrés
verify-list = { $option } veut une entrée pour chacune des { $seats } places, séparées par des virgules ; - pour une place sans rien
verify-hash-good = La graine a bien l’empreinte montrée avant la partie.
verify-hash-bad = La graine n’a pas cette empreinte : elle a été changée après le début de la partie.
verify-commits-good = Chaque place a apporté le nombre qu’elle avait promis.
verify-commits-unused = Les places avaient promis leurs propres nombres, et aucun n’est utilisé ici.
verify-commit-bad = Place { $seat } : ce nombre n’est pas celui qui avait été promis avant la donne.
verify-commit-missing = La place { $seat } avait promis un nombre et ne l’a pas apporté : son navigateur l’avait perdu, un robot la remplaçait, ou quelqu’un préférait le hasard sans lui.
verify-good = { $all ->
    [0] Rien dans cette partie n’était laissé au hasard.
    [one] La seule réponse du hasard est celle que donne la graine.
   *[other] Les { $all } réponses du hasard sont celles que donne la graine.
}
verify-alone = Aucune place n’a apporté de nombre, le serveur a donc fait la graine seul : il aurait pu en essayer beaucoup et garder celle qui lui plaisait.
verify-bad = { $wrong } réponses du hasard sur { $all } ne sont pas celles que donne la graine, la première à la réponse { $first }.
verify-untrusted = Cette partie n’est pas digne de confiance.
replay-n = n ou Entrée : avancer
replay-p = p : reculer
replay-number = un nombre, first, last : y aller
replay-seat = A, B..., public, all : regarder par d’autres yeux
replay-q = q : quitter
replay-unknown = « { $text } » ne veut rien dire ici ; ? montre ce qui est possible.
replay-answer = { $who } : { $action }
replay-start = C’est le début.
replay-end = C’est la fin.

games-seats = { $low ->
    [one] { $low } place
   *[other] { $low } places
}

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
lab-rounded = { $asked } parties ne font pas des rotations entières : { $games } sont jouées, pour que chaque robot joue chaque donne depuis chaque place.
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
lab-legend = Une égalité compte en partie comme gagnée. Le niveau est celui d’OpenSkill : plus haut est plus fort. Temps moyen : par décision.
lab-kept = Tableau : { $table }. Revoir une partie : automatable replay { $record }
lab-report = Rapport : { $path }
lab-progress = Parties
lab-left = reste :
lab-stopped = Arrêté après { $done } parties sur { $games }. Rien n’est perdu. Pour continuer : { $command }
lab-stopped-unkept = Arrêté après { $done } parties sur { $games }. Rien n’a été gardé ; avec --out DOSSIER on peut continuer plus tard.
lab-results = Résultats
lab-all = toutes les parties
lab-wins-by-seat = Gagné par place
lab-about-wins = Avec intervalles à 95 % : { $list }. La ligne pointillée est là où tous gagneraient autant.
lab-axis-wins = parties gagnées, en %
lab-axis-share = parties, en %
lab-axis-games = parties, en %
lab-axis-decisions = décisions, en %
lab-axis-length = réponses d’une partie
lab-axis-options = possibilités d’une décision
lab-axis-time = millisecondes par décision
lab-axis-course = cours de la partie, en %
lab-axis-hope = espoir de gagner, en %
lab-scores = Scores finaux
lab-spread = { $name } : { $low } à { $high }, la moitié jusqu’à { $middle }
lab-course = Quand est-ce décidé ?
lab-later-won = gagnera
lab-later-shared = gagnera à égalité
lab-later-lost = perdra
lab-about-course = { $name } : { $quarter } après un quart de la partie, { $half } à la moitié, { $late } aux trois quarts
lab-about-course-note = L’espoir est l’estimation du jeu lui-même. Les lignes sont des moyennes, les bandes contiennent huit parties sur dix.
lab-lengths = Durée
lab-about-length = { $low } à { $high } réponses, celles du hasard comprises ; la moitié des parties en a { $middle } au plus.
lab-options = Choix
lab-about-options = { $low } à { $high } possibilités ; la moitié des décisions en a { $middle } au plus.
lab-times = Temps de réflexion
lab-look = Parties à revoir
lab-shortest = La plus courte, numéro { $game } ({ $answers } réponses) :
lab-longest = La plus longue, numéro { $game } ({ $answers } réponses) :
lab-turned = Le plus grand renversement, numéro { $game } ({ $answers } réponses) :
lab-again = Pour rejouer
lab-again-about = Automatable { $version } joue les mêmes parties à partir de la même rencontre, tant que les robots reçoivent des parties simulées et non des secondes :
lab-measure = Mesure
lab-other-value = autre
lab-difference = Différence
lab-difference-interval = Intervalle
lab-chance = Hasard
lab-beyond = dépassé
lab-within = possible
lab-measure-length = réponses
lab-measure-decisions = décisions
lab-measure-options = possibilités
lab-measure-won = parties gagnées
lab-measure-first = 1re place gagne
lab-measure-bot = { $bot } gagne
lab-measure-score = score
lab-change-length = Avec { $value }, les parties sont plus { $way ->
    [more] longues
   *[less] courtes
} qu’avec { $first } : de { $by } réponses ({ $bounds }).
lab-change-decisions = Avec { $value }, une place a { $way ->
    [more] plus
   *[less] moins
} de décisions qu’avec { $first } : de { $by } ({ $bounds }).
lab-change-options = Avec { $value }, une décision a { $way ->
    [more] plus
   *[less] moins
} de possibilités qu’avec { $first } : de { $by } ({ $bounds }).
lab-change-won = Avec { $value }, on gagne { $way ->
    [more] plus
   *[less] moins
} de parties qu’avec { $first } : de { $by } sur cent ({ $bounds }).
lab-change-first = Avec { $value }, la première place gagne { $way ->
    [more] plus souvent
   *[less] moins souvent
} qu’avec { $first } : de { $by } parties sur cent ({ $bounds }).
lab-change-bot = Avec { $value }, { $bot } gagne { $way ->
    [more] plus souvent
   *[less] moins souvent
} qu’avec { $first } : de { $by } parties sur cent ({ $bounds }).
lab-change-score = Avec { $value }, les scores sont plus { $way ->
    [more] hauts
   *[less] bas
} qu’avec { $first } : de { $by } points ({ $bounds }).
lab-within-chance = Pas plus que le hasard : { $names }.
lab-paired = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, les mêmes à chaque table.
lab-left-out = { $deals ->
    [one] { $deals } donne est laissée de côté, n’étant pas finie à chaque table.
   *[other] { $deals } donnes sont laissées de côté, n’étant pas finies à chaque table.
}
lab-legend-paired = Tous les intervalles ensemble tiennent avec 95 % de confiance. Les taux diffèrent en points de pourcentage.
lab-about-change = { $value } : { $difference } ({ $bounds })
lab-axis-difference = différence par rapport à { $first }

# The browser.

web-skip = Aller au contenu
web-preferences = Langue et couleurs
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
web-problem-bad_record = Ce lien ne contient aucune partie : il en manque peut-être un bout.
web-nowhere = Il n’y a rien ici
web-try-again = Réessayer
web-lost = Connexion perdue. Nouvel essai…
web-close = Fermer
web-copy = Copier
web-copied = Copié
web-lobby = Retour à l’accueil

web-welcome = Prenez place.
web-promise = Des jeux de robots avec les vraies règles : contre des robots, sur un seul écran, ou entre amis par un lien.
web-games = Jeux
web-quick = { $bots ->
    [0] Jouer : { $game }
    [one] Jouer contre un robot : { $game }
   *[other] Jouer contre des robots : { $game }
}
web-choose = Préparer une table
web-seats-range = de { $low } à { $high } places
web-set-table = Ou préparez la table vous-même
web-seat-count = Combien jouent ?
web-seat = Place { $letter }
web-kind-here = Sur cet appareil
web-kind-bot = Robot
web-kind-link = Ami par lien
web-name-of = Nom à la place { $letter }
web-level-of = Robot à la place { $letter }
web-player = Joueur { $letter }
web-guest = Invité
web-bot-random = Robot au hasard
web-bot-greedy = Robot avide
web-bot-rollout = Robot qui simule
web-bot-search = Robot qui cherche
web-bot-strong = Robot fort
web-name-letter = { $name } { $letter }
web-link-hint = Le lien s’affiche à la table.
web-settings = Réglages
web-allow-hints = Indices : on peut demander conseil à un robot
web-comes-with-game = comme dans le jeu
web-own-file = de votre fichier
web-none = aucun
web-play = Jouer
web-join = Rejoindre une table
web-code = Code de la table
web-enter = Entrer
web-recent = Vos tables
web-recent-more = { $count ->
    [one] Une autre
   *[other] { $count } autres
}
web-forget = Oublier
web-forget-table = Oublier la table { $code }

web-invited = { $host } vous invite à une partie de { $game }.
web-invited-alone = Vous êtes invité à une partie de { $game }.
web-your-name = Votre nom
web-sit = S’asseoir
web-only-watch = Regarder seulement

web-table = Table
web-waiting-seats = La partie commence dès que toutes les places sont prises. Envoyez le lien à vos amis.
web-waiting-nonces = En attente de { $who }, qui doit ouvrir cette table : la partie commence quand le navigateur de chaque joueur a apporté sa part de hasard.
web-waiting-for = On attend { $who }…
web-happening = Regardez ce qui se passe…
web-your-turn = C’est à vous.
web-spectator = Vous regardez : vous voyez ce que tout le monde peut voir.
web-seat-free = Place libre
web-seat-asked = doit répondre
web-seat-here = présent
web-seat-away = absent
web-invite = Lien pour la place { $letter }
web-hand-over = Laisser jouer un robot
web-play-myself = Jouer moi-même
web-take-back = Reprendre
web-hint = Indice
web-hint-thinking = Je réfléchis…
web-hint-1 = Meilleure réponse
web-hint-2 = Deuxième
web-hint-worth = { $place }, espoir { $percent } %
web-hint-told = { $hint } : { $action }.
web-hint-plain = Inutile d’hésiter.
web-percent = { $percent } %
web-hints-on = À cette table, on peut demander des indices à un robot.
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
web-help-click = Cliquez sur ce que vous voulez jouer, ou utilisez le clavier. Cliquez sur ce qui n’est pas possible pour voir la règle qui l’empêche.
web-help-number = répondre par ce numéro
web-help-tab = passer d’un élément à l’autre ; Entrée choisit
web-help-log = ce qui s’est passé
web-help-u = reprendre votre dernière réponse
web-help-hint = un indice : les deux meilleures réponses, selon un robot
web-help-help = cette aide
web-help-escape = fermer, ou passer l’animation

web-over = La partie est finie
web-rematch = Revanche
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
web-forth = Avancer
web-last = À la fin
web-run = Lire
web-pause = Pause
web-place = Position dans la partie
web-place-of = { $place } sur { $places }
web-eyes = Vu par
web-eyes-all = toutes les places
web-eyes-public = le public
web-nature = Le hasard
web-answered = { $name } : { $answer }
web-answer-hidden = Une réponse secrète
web-play-on = Continuer à partir d’ici

web-rules-search = Chercher par numéro ou par mots
web-rules-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}

web-proof-about = Avant la donne, le serveur a fixé une graine secrète et montré son empreinte, et le navigateur de chaque joueur a promis un nombre au hasard, par son empreinte. Ensuite seulement, les navigateurs ont apporté leurs nombres. La graine et tous les nombres ensemble décident de chaque tirage : personne n’a pu les choisir. Cette page compare ce qui est montré maintenant à ce que ce navigateur a gardé, et refait chaque tirage.
web-proof-about-alone = Cette table date du temps où le serveur faisait seul la graine de tout le hasard. Il a montré son empreinte avant la première carte, que ce navigateur garde quand il ouvre la table, et dévoile la graine après la partie. Si elle a l’empreinte gardée, le serveur n’a pas pu la changer pendant que vous jouiez ; s’il a essayé beaucoup de graines pour en garder une à son goût, personne ne peut le savoir.
web-proof-hash = Empreinte de la graine, selon le serveur maintenant
web-proof-kept = Empreinte de la graine, gardée par ce navigateur
web-proof-none = Aucune : ce navigateur n’a pas ouvert la table avant la fin.
web-proof-seed = Graine
web-proof-later = Dévoilée à la fin de la partie.
web-proof-found = Empreinte de la graine, calculée ici
web-proof-of-seat = Place { $letter } : l’empreinte promise et le nombre apporté
web-proof-own = (de ce navigateur)
web-proof-no-nonce = Rien : cette place n’a pas de part au hasard.
web-proof-withheld = Le nombre n’a pas été apporté.
web-proof-good = Tout concorde : la graine et les nombres sont ceux promis avant la donne, et celui de ce navigateur en fait partie. Personne n’a pu choisir le hasard.
web-proof-alone = Tout concorde : la graine n’a pas changé pendant la partie. Mais aucun nombre de ce navigateur n’y est ; si le serveur a choisi la graine à son goût, seuls ceux dont les nombres y sont peuvent le dire.
web-proof-unseen = Ce que le serveur montre maintenant concorde. Si cela avait été promis avant la partie, ce navigateur ne peut le dire.
web-proof-bad = Cela ne concorde pas : cette partie n’est pas digne de confiance.
web-proof-own-missing = Le nombre apporté par ce navigateur n’est pas utilisé.
web-proof-checked = { $all ->
    [0] Rien dans cette partie n’était laissé au hasard.
    [one] Le seul tirage de cette partie a été refait sur cette page, à partir de la graine, des nombres et du poids de ses options. Les poids sont ceux qu’annonce le serveur ; seule la commande ci-dessous les vérifie selon les règles.
   *[other] Les { $all } tirages de cette partie ont été refaits sur cette page, à partir de la graine, des nombres et du poids de leurs options. Les poids sont ceux qu’annonce le serveur ; seule la commande ci-dessous les vérifie selon les règles.
}
web-proof-command = Commande
web-proof-draws = Le programme, sur votre machine, vérifie tout cela sans aucun serveur, et selon les règles du jeu, avec le texte de la partie :
