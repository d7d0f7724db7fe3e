# What agents are told in addition to the texts of the terminal.

agent-seat = You are { $name }.
agent-how = Think as long as you like. End your reply with a fenced JSON block that holds your answer: its number in the list, or its exact name.
agent-news = What happened:
agent-table = The table:
agent-wrong = { $left ->
    [one] Your reply was not a valid answer. This is your last try; after it the game is forfeited.
   *[other] Your reply was not a valid answer. You have { $left } tries left; after them the game is forfeited.
}
agent-unreadable-long = The reply has more than { NUMBER($most, useGrouping: 0) } characters.
agent-unreadable-block = The reply has no fenced JSON block.
agent-unreadable-json = The last fenced block is not JSON.
agent-unreadable-answer = The last fenced JSON block has no "answer" that is a number or a text.
agent-unknown = “{ $text }” is not an answer here. Give a number from 1 to { $count }, or the exact name of an answer.
agent-given = { $given ->
    [one] One answer of { $count } was given. The next one was not possible:
   *[other] { $given } answers of { $count } were given. The next one was not possible:
}
agent-not-asked = You have nothing to answer now.
agent-stale = The question has changed meanwhile. Look at the table again.
agent-waiting = You have nothing to answer now. The table waits for: { $names }.
agent-over = The game is over.
agent-left = You have left the table.
agent-story = { $count ->
    [0] Nothing has happened yet.
    [one] Line { $first } of 1.
   *[other] { $shown } lines from number { $first } on, of { $count }.
}
agent-started = Your table is “{ $table }”: name it in every call.
agent-games-seats = players: { $few } to { $most }
agent-games-alone = players: { $most }
agent-games-setting = settings: { $names }
agent-games-bots = Opponents, from the weakest: { $names }.
agent-rules-more = { $count } rules, too many to show at once; here are the first { $shown }. Look for words, or read { $uri }.
error-unknown_table = there is no table “{ $detail }” here; start or join one
error-bad_link = this is not a link to a seat: { $detail }
error-bad_link-form = a link to a seat looks like http://HOST/t/CODE#invite=WORD
error-table_failed = the table cannot be reached: { $detail }
error-table_failed-long = the table says more than it should
error-table_failed-strange = what answers there is no table of ours
error-table_failed-silent = the table says nothing
error-table_failed-refused = the table refuses: { $why }
error-table_failed-invite = this invitation is used up or was never given
error-not_over = You can see this once the game is over.
error-bad_settings-seat = at this table there are the seats { $known }
error-no_hints = { $detail }
error-wrong_answer = { $detail }

agent-mcp-waiting = Waiting for an MCP client on standard input. Clients start this command themselves: put it into their settings. Ctrl-C stops it.
agent-learn = I want to learn { $game } by playing it with you. First read the rules below. Then start a table of "{ $id }" with the tool `start`, and play it to the end: before each answer tell me in a sentence or two what you see and what you plan, and afterwards what happened. Whenever an answer is refused, ask `why`, and explain the rule to me.
agent-play = Play a game of { $game } against { $bot } and try to win. Start a table of "{ $id }" with the tool `start`; look up rules with `rules` when in doubt; answer until the game is over; then tell me how it went and what decided it.

evaluate-title = { $agent } against { $others }
evaluate-wins = Result: { $rate } of what there was to win.
evaluate-called-off = Called off after { NUMBER($most, useGrouping: 0) } prompts: { $count }. These games count as lost.
evaluate-deals = { $deals ->
    [one] One deal, played from every seat.
   *[other] Mean of { $deals } deals, each played from every seat: { $mean } ({ $bounds }).
}
evaluate-seat = as { $seat }: { $rate }
evaluate-seats = By seat: { $seats }.
evaluate-forfeits = Forfeits: { $count } of { $games } games, { $rate }.
evaluate-wrong = Wrong answers: { $count } in { $questions } questions ({ $rate }): { $unreadable } unreadable, { $unknown } unknown, { $refused } against a rule.
evaluate-rules = Rules most often broken: { $rules }.
evaluate-prompts = Prompts: { $count }; { $mean } characters on average, { $largest } at most; { $system } before each game.
evaluate-time = Time for an answer: { $time } on average.
evaluate-legend = A draw counts as a fraction of a win, a forfeit as a loss. Intervals hold 95%.
