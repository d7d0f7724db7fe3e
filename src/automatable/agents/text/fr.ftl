# Ce qui est dit aux agents en plus des phrases du terminal.

agent-seat = Vous êtes { $name }.
agent-how = Réfléchissez aussi longtemps que vous voulez. Terminez par un bloc JSON délimité qui contient votre réponse : son numéro dans la liste, ou son nom exact.
agent-news = Ce qui s’est passé :
agent-table = La table :
agent-wrong = { $left ->
    [one] Ce n’était pas une réponse valable. C’est votre dernier essai ; ensuite la partie est perdue par forfait.
   *[other] Ce n’était pas une réponse valable. Il vous reste { $left } essais ; ensuite la partie est perdue par forfait.
}
agent-unreadable-long = La réponse a plus de { NUMBER($most, useGrouping: 0) } caractères.
agent-unreadable-block = La réponse n’a pas de bloc JSON délimité.
agent-unreadable-json = Le dernier bloc délimité n’est pas du JSON.
agent-unreadable-answer = Le dernier bloc JSON n’a pas de champ "answer" qui soit un nombre ou un texte.
agent-unknown = « { $text } » n’est pas une réponse ici. Donnez un numéro de 1 à { $count }, ou le nom exact d’une réponse.
agent-given = { $given ->
    [one] Une réponse sur { $count } a été donnée. La suivante n’était pas possible :
   *[other] { $given } réponses sur { $count } ont été données. La suivante n’était pas possible :
}
agent-not-asked = Vous n’avez rien à répondre pour l’instant.
agent-stale = La question a changé entre-temps. Regardez de nouveau la table.
agent-waiting = Vous n’avez rien à répondre pour l’instant. La table attend : { $names }.
agent-over = La partie est terminée.
agent-left = Vous avez quitté la table.
agent-story = { $count ->
    [0] Il ne s’est encore rien passé.
    [one] Ligne { $first } sur 1.
   *[other] { $shown } lignes à partir du numéro { $first }, sur { $count }.
}
agent-started = Votre table est « { $table } » : nommez-la à chaque appel.
agent-games-seats = joueurs : { $few } à { $most }
agent-games-alone = joueurs : { $most }
agent-games-setting = réglages : { $names }
agent-games-bots = Adversaires, du plus faible au plus fort : { $names }.
agent-rules-more = { $count } règles, trop pour une seule réponse ; voici les { $shown } premières. Cherchez par mots, ou lisez { $uri }.
error-unknown_table = il n’y a pas de table « { $detail } » ici ; commencez-en une ou rejoignez-en une
error-bad_link = ce n’est pas un lien vers une place : { $detail }
error-bad_link-form = un lien vers une place s’écrit http://HÔTE/t/CODE#invite=MOT
error-table_failed = la table ne répond pas : { $detail }
error-table_failed-long = la table en dit plus qu’elle ne devrait
error-table_failed-strange = ce qui répond là n’est pas une de nos tables
error-table_failed-silent = la table ne dit rien
error-table_failed-refused = la table refuse : { $why }
error-table_failed-invite = cette invitation a déjà servi, ou n’a jamais été donnée
error-not_over = Vous pourrez voir cela une fois la partie terminée.
error-bad_settings-seat = à cette table, il y a les places { $known }
error-no_hints = { $detail }
error-wrong_answer = { $detail }

agent-mcp-waiting = En attente d’un client MCP sur l’entrée standard. Les clients lancent eux-mêmes cette commande : inscrivez-la dans leurs réglages. Ctrl-C l’arrête.
agent-learn = Je veux apprendre { $game } en y jouant avec vous. Lisez d’abord les règles ci-dessous. Commencez ensuite une table de « { $id } » avec l’outil `start` et jouez jusqu’au bout : avant chaque réponse, dites-moi en une phrase ou deux ce que vous voyez et ce que vous prévoyez, puis ce qui s’est passé. Quand une réponse est refusée, demandez `why` et expliquez-moi la règle.
agent-play = Jouez une partie de { $game } contre { $bot } et essayez de gagner. Commencez une table de « { $id } » avec l’outil `start` ; en cas de doute, cherchez les règles avec `rules` ; répondez jusqu’à la fin de la partie ; dites-moi ensuite comment elle s’est passée et ce qui l’a décidée.

evaluate-title = { $agent } contre { $others }
evaluate-wins = Résultat : { $rate } de ce qu’il y avait à gagner.
evaluate-called-off = Parties arrêtées après { NUMBER($most, useGrouping: 0) } invites : { $count }. Elles comptent comme perdues.
evaluate-deals = { $deals ->
    [one] Une donne, jouée depuis chaque place.
   *[other] Moyenne de { $deals } donnes, chacune jouée depuis chaque place : { $mean } ({ $bounds }).
}
evaluate-seat = en { $seat } : { $rate }
evaluate-seats = Par place : { $seats }.
evaluate-forfeits = Forfaits : { $count } sur { $games } parties, { $rate }.
evaluate-wrong = Réponses fausses : { $count } pour { $questions } questions ({ $rate }) ; illisibles : { $unreadable }, inconnues : { $unknown }, contre une règle : { $refused }.
evaluate-rules = Règles le plus souvent enfreintes : { $rules }.
evaluate-prompts = Invites : { $count } ; { $mean } caractères en moyenne, { $largest } au plus ; { $system } avant chaque partie.
evaluate-time = Temps par réponse : { $time } en moyenne.
evaluate-legend = Une égalité compte comme une fraction de victoire, un forfait comme une défaite. Intervalles à 95 %.
