# Les mots communs à toutes les interfaces, en français.

seat = { $letter } ({ $name })
you = vous
nature = hasard
square = ({ $row },{ $column })
nothing = rien

error-error = { $detail }
error-unknown_game = jeu inconnu : { $detail }
error-unknown_bot = robot inconnu : { $detail }
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
error-bad_record = mauvais enregistrement : { $detail }
error-missing_extra = bibliothèque absente : { $detail }
error-bad_store = le stockage est inutilisable : { $detail }
error-store_in_use = un autre serveur a ouvert { $detail } ; arrêtez-le d’abord, ou donnez un autre --store
error-cannot_listen = impossible d’écouter sur { $detail }
error-cannot_write = impossible d’écrire { $detail }
error-too_narrow = le terminal est trop étroit ({ $detail } colonnes) ; élargissez-le, ou utilisez --plain
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

play-help-hint = Répondez par un numéro ou un nom ; ? pour l’aide, q pour enregistrer et quitter.
curtain = C’est à { $name } ; que les autres détournent les yeux.
curtain-enter = { "[" }Entrée]
unknown-answer = « { $text } » n’est pas une réponse ici. Tapez un numéro de 1 à { $count }, un nom, ou ? pour l’aide.
unknown-thing = « { $text } » ne désigne rien ici.
why-what = Pourquoi quoi ? Nommez quelque chose, par exemple : why 2
why-allowed = « { $action } » est possible.
why-not = « { $action } » n’est pas possible maintenant.
rules-what = Quelles règles ? Donnez un numéro ou des mots.
rules-none = Aucune règle ne contient ces mots.
event-taken_back = { $seat } reprend sa réponse.
taken-back = Réponse reprise.
take-back-nothing = Vous n’avez encore rien répondu.
take-back-nature = Non : le hasard s’est prononcé depuis.
take-back-other = Non : quelqu’un d’autre a répondu depuis.
take-back-shown = Non : une information cachée a été montrée.
take-back-over = Non : la partie est terminée.
command-help = cette aide
command-why = why CHOSE : la règle qui vous en empêche
command-u = reprendre votre dernière réponse (les robots sont toujours d’accord)
command-log = ce qui s’est passé, avec les règles
command-board = montrer la table à nouveau
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
web-problem-not_over = La partie n’est pas encore finie.
web-problem-bad_record = Ce lien ne contient aucune partie : il en manque peut-être un bout.
web-nowhere = Il n’y a rien ici
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
web-bot-rollout = Robot fort
web-name-letter = { $name } { $letter }
web-link-hint = Le lien s’affiche à la table.
web-settings = Réglages
web-comes-with-game = comme dans le jeu
web-own-file = de votre fichier
web-none = aucun
web-play = Jouer
web-join = Rejoindre une table
web-code = Code de la table
web-enter = Entrer
web-recent = Vos tables
web-forget = Oublier
web-forget-table = Oublier la table { $code }

web-invited = { $host } vous invite à une partie de { $game }.
web-invited-alone = Vous êtes invité à une partie de { $game }.
web-your-name = Votre nom
web-sit = S’asseoir
web-only-watch = Regarder seulement

web-table = Table
web-waiting-seats = La partie commence dès que toutes les places sont prises. Envoyez le lien à vos amis.
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

web-proof-about = La graine du hasard était fixée avant la première carte ; son empreinte était publique dès le début. Après la partie, la graine est dévoilée, et chacun peut vérifier qu’elle donne la même empreinte (SHA-256).
web-proof-hash = Empreinte, publiée avant la partie
web-proof-seed = Graine
web-proof-later = Dévoilée à la fin de la partie.
web-proof-found = Empreinte de la graine, calculée ici
web-proof-good = Elles sont égales : le hasard était fixé avant le début.
web-proof-bad = Elles diffèrent : cette partie n’est pas digne de confiance.
web-proof-self = Ce navigateur ne peut pas la calculer sur une page non chiffrée : vérifiez avec un programme SHA-256.
