# Les mots communs à toutes les interfaces, en français.

seat = { $letter } ({ $name })
you = vous

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
error-cannot_write = impossible d’écrire { $detail }
error-too_narrow = le terminal est trop étroit ({ $detail } colonnes) ; élargissez-le, ou utilisez --plain
error-usage = commande mal formée : { $detail }

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
taken-back = Réponse reprise.
take-back-nothing = Vous n’avez encore rien répondu.
take-back-nature = Non : le hasard s’est prononcé depuis.
take-back-other = Non : quelqu’un d’autre a répondu depuis.
take-back-shown = Non : une information cachée a été montrée.
command-help = cette aide
command-why = why CHOSE : la règle qui vous en empêche
command-u = reprendre votre dernière réponse (les robots sont toujours d’accord)
command-log = ce qui s’est passé, avec les règles
command-board = montrer la table à nouveau
command-rules = rules MOTS : chercher des règles
command-q = enregistrer et quitter
command-answer = Tout le reste est une réponse : son numéro, son nom, ou le début du nom.
over-won = Victoire de { $who } : { $reason }.
over-draw = Match nul : { $reason }.
over-replay = Pour revoir la partie : automatable replay { $path }
saved = Rien n’est perdu. Pour continuer : { $command }
input-ended = L’entrée est terminée. Rien n’est perdu. Pour continuer : { $command }
watching = Aucune personne n’est assise : les robots jouent seuls.

replay-n = n ou Entrée : avancer
replay-p = p : reculer
replay-number = un nombre, first, last : y aller
replay-seat = A, B..., public, all : regarder par d’autres yeux
replay-q = q : quitter
replay-unknown = « { $text } » ne veut rien dire ici ; ? montre ce qui est possible.
replay-start = C’est le début.
replay-end = C’est la fin.

games-seats = { $low ->
    [one] { $low } place
   *[other] { $low } places
}
