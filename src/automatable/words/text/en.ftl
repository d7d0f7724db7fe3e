# Texts of every user interface, in English.

seat = { $letter } ({ $name })
you = you
nature = chance
square = ({ $row },{ $column })
nothing = nothing

error-error = { $detail }
error-unknown_game = { $detail }
error-unknown_bot = { $detail }
error-bot_failed = { $detail }
error-unknown_language = { $detail }
error-unknown_rule = { $detail }
error-unknown_action = { $detail }
error-refused = { $detail }
error-illegal_action = { $detail }
error-not_asked = { $detail }
error-cannot_take_back = { $detail }
error-stale = { $detail }
error-bad_settings = bad setting: { $detail }
error-bad_position = bad position: { $detail }
error-bad_data = bad data: { $detail }
error-other_version = { $detail }
error-bad_record = bad record: { $detail }
error-missing_extra = { $detail }
error-bad_proxies = --proxies takes addresses or networks, separated by commas: { $detail }
error-bad_public_url = --public-url takes the whole address, such as https://table.example, not “{ $detail }”
error-bad_hosts = --hosts takes names without https:// and without a port, such as table.example, not “{ $detail }”
error-bad_store = cannot use the store: { $detail }
error-store_in_use = another server has { $detail } open; stop it first, or use another --store
error-not_shared = several --workers need PostgreSQL (--store postgresql+psycopg://...), not { $detail }
error-cannot_listen = cannot listen on { $detail }
error-cannot_write = cannot write { $detail }
error-too_narrow = the terminal is too narrow ({ $detail } columns); widen it, or use --plain
error-bad_contest = { $detail }
error-bad_folder = { $detail }
error-game_failed = { $detail }
error-usage = { $detail }
error-output_failed = the output cannot be written: { $why }

serve-running = Automatable: { $address }  (Ctrl-C stops it; no game is lost)

error-unknown_game-name = no game is named “{ $name }”; { $near ->
    [none] there are: { $known }
   *[other] did you mean { $near }?
}
error-unknown_bot-name = no bot is named “{ $name }”; { $near ->
    [none] there are: { $known }
   *[other] did you mean { $near }?
}
error-unknown_rule-id = no rule has the id “{ $id }”; { $near ->
    [none] ids begin with: { $known }
   *[other] did you mean { $near }?
}
error-unknown_language-name = there is no language “{ $name }” here; there are: { $known }
error-bad_settings-name = no setting is named “{ $name }”; { $near ->
    [none] the settings are: { $known }
   *[other] did you mean { $near }?
}
error-bad_settings-choice = { $name } is “{ $value }”, but must be one of { $choices }
error-bad_settings-several = { $name } is “{ $value }”, but must be one or more of { $choices }, separated by commas, or all, or none
error-bad_settings-whole = { $name } is “{ $value }”, but must be a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }{ $none ->
    [yes] , or none
   *[no] { "" }
}
error-bad_settings-numbers = { $name } is “{ $value }”, but must be { $length ->
    [0] numbers
   *[other] { $length } numbers
} from { $low } to { $high } separated by commas
error-bad_settings-equals = “{ $given }” has no “=”; write NAME=VALUE
error-bad_settings-file = cannot read { $path }: { $why }
error-bad_settings-text = { $path } is not UTF-8 text
error-bad_settings-saved = { $path } holds a game with other settings; leave out --set, or --save elsewhere
error-bad_settings-eyes = --seat must be one of { $eyes }, not “{ $given }”
error-bad_record-game = { $path } holds a game of { $there }, not of { $asked }
error-bad_record-unfinished = there is no unfinished game in { $folder }
error-bad_settings-files = { $game } takes no such file
error-bad_settings-seats = this table has { $seats } seats, not { $given }
error-unknown_bot-budget = a bot’s budget is playouts (rollout:500) or seconds (rollout:0.5s), not “{ $budget }”
error-bad_contest-seats = this table has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, not { $given }; name one bot for all seats, or one for each{ $more ->
    [yes] ; automatable arena --round-robin lets more bots play in turn
   *[no] { "" }
}
error-bad_contest-games = a contest needs at least 1 game, not { $games }
error-missing_extra-command = this needs more packages: pip install 'automatable[{ $extra }]'
error-missing_extra-package = { $package } is not installed; install it with: pip install 'automatable[{ $extra }]'
error-game_failed-game = game { NUMBER($number, useGrouping: 0) } cannot be played: { $why }
error-bad_contest-endless = { $games ->
    [one] the game did not end
   *[other] none of the { $games } games ended
}
error-bad_contest-on = games can be played on { $known }, not on “{ $on }”
error-bad_contest-jobs = --jobs must be 1 or more, not { $jobs }
error-bad_contest-values = { $name } needs two values or more to compare, such as --vary { $name }=A,B
error-bad_contest-varied = { $name } is varied, so it cannot be set as well
error-bad_contest-few = { $deals ->
    [0] no deal
    [one] only one deal
   *[other] only { $deals } deals
} ended at every table; a comparison needs at least { $fewest }
error-bad_folder-write = cannot write to { $folder }: { $why }
error-bad_folder-other = { $folder } holds another contest, which differs in: { $differing }. Use another --out, or repeat the same command
error-bad_folder-damaged = { $folder } holds files of an earlier contest that cannot be read; use another --out
error-bad_folder-used = another contest is writing to { $folder } right now
error-game_failed-ray = no Ray cluster answers at { $address }: { $why }
error-bad_settings-program = a program sits at this table; to start it, add --seats { $seats }
error-bot_failed-raised = the bot “{ $bot }” failed: { $reason }
error-bot_failed-not_on_offer = the bot “{ $bot }” answered { $answer }, which is not on offer at { $question }; options: { $options }
error-bot_failed-not_started = the bot “{ $bot }” cannot be started: { $reason }
error-bot_failed-late = the bot “{ $bot }” took more than { $seconds } s for an answer
error-bot_failed-long = the bot “{ $bot }” wrote more than { NUMBER($most, useGrouping: 0) } bytes in a line
error-bot_failed-ended = the bot “{ $bot }” ended with status { $status } instead of answering
error-bot_failed-gone = the bot “{ $bot }” has already been stopped
error-bot_failed-nonsense = the bot “{ $bot }” wrote something that is not an answer: { $line }
error-bot_failed-other = the bot “{ $bot }” answered question { $given } instead of { $asked }

at-table = { $game }: { $names }.
labelled = { $label }: { $about }
between-clauses = { "; " }
barred = not now: { $thing }. { $reason } { $rule }
play-help-hint = Type a number or a name to answer, ? for help, q to save and quit.
curtain = It is { $name }’s turn; everybody else, please look away.
curtain-enter = { "[" }Enter]
unknown-answer = “{ $text }” is not an answer here. Type a number from 1 to { $count }, a name, or ? for help.
unknown-thing = Nothing here is called “{ $text }”.
why-what = Why what? Name a thing (why 2), or a line of the log from #1 to #{ $count } (why #1).
why-allowed = “{ $action }” is on offer.
why-not = “{ $action }” is not possible now.
hint-best = Best: { $number } ({ $action }), chances { $percent }%.
hint-second = Second best: { $number } ({ $action }), chances { $percent }%.
hint-only = There is only one answer: { $number } ({ $action }).
hint-plain = Best: { $number } ({ $action }). The choice is clear.
hint-meaning = Chances as a bot estimates them: 0% is a certain loss, 100% a certain win.
hint-off = There are no hints at this table.
status-known = known
    .about = printed in an available source
status-inferred = inferred
    .about = it follows from what is printed
status-reconstructed = reconstructed
    .about = made up to fit what is known
pieces-standing = { $status }: { $count } of { $all }
pieces-none = No piece has that name.
pieces-unlisted = This game lists no cards or pieces.
rules-what = Which rules? Give an id or words.
rules-none = No rule contains these words.
rules-english = The rules of this game are in English only.
where-law = rule: { $place }
where-code = code: { $place }
where-tests = tests: { $place }
where-follows = follows from: { $place }
where-none = nowhere
where-no-tests = only in a checkout of the source
event-taken_back = { $seat } takes back the last answer.
event-taken_back-you = You take back your last answer.
ask-more = ({ $count } to choose)
ask-up-to = (up to { $count } to choose)
all-none = Nothing is offered to be done in one go here.
only-answer = The only answer: { $action }.
confirm-loss = That loses the game at once, and you cannot take it back. Give the same answer again if you mean it.
piles-none = There is no pile to look through.
taken-back = Taken back.
take-back-nothing = You have answered nothing yet.
take-back-nature = No: chance has decided something since.
take-back-other = No: somebody else has answered since.
take-back-shown = No: something hidden was shown.
take-back-over = No: the game is over.
take-back-ask = Somebody else has answered since. You may ask the others.
take-back-refused = No: the others want to play on.
take-back-asked = No: somebody is asking for that already.
command-name-help = help
command-name-all = all
command-name-what = what
command-name-hint = hint
command-name-why = why
command-name-undo = undo
command-name-log = log
command-name-board = board
command-name-piles = piles
command-name-rules = rules
command-name-quit = quit
command-name-next = next
command-name-back = back
command-name-again = again
command-name-previous = previous
command-name-first = first
command-name-last = last
command-help = this help
command-all = several answers in one go, wherever that is offered
command-hint = the two best answers, as a bot sees them
command-what = what you can do here, and what follows; what 2: with the rules
command-why = why it happened: the last thing, or line #3; why THING: what forbids it
command-undo = take back your last answer, if you have learned nothing by it
command-log = what happened so far, with numbers and rules
command-board = show the table again
command-piles = the piles that everybody may look through
command-rules = rules WORDS: find rules
command-quit = save and quit
command-answer = Anything else is an answer: its number, its name, or the beginning of it.
over-won = { $who } won: { $reason }.
over-all-won = Won: { $reason }.
over-all-lost = Lost: { $reason }.
over-draw = A draw: { $reason }.
over-reason = { $reason }.
over-rated = { $points } points: { $reason }.
over-replay = Watch it again: { $command }
saved = The game is saved. Continue with: { $command }
input-ended = The input has ended.
nothing-to-save = You have answered nothing yet, so there is nothing to save.

verify-digits = { $option } needs hexadecimal digits, as they were shown
verify-list = { $option } needs one entry for each of the { $seats } seats, separated by commas; - for a seat without one
verify-hash-good = The seed has the hash that was shown before the game.
verify-hash-bad = The seed does not have that hash: it was changed after the game began.
verify-commits-good = Every seat revealed the random number it had promised.
verify-commits-unused = The seats had promised random numbers of their own, but none of them is used here.
verify-commit-bad = Seat { $seat }: this is not the number that was promised before the deal.
verify-commit-missing = Seat { $seat } promised a number but did not reveal it: its browser lost it, a bot took over, or somebody preferred the draws without it.
verify-good = { $all ->
    [0] Nothing in this game was left to chance.
    [one] The one random draw follows from the seed.
   *[other] All { $all } random draws follow from the seed.
}
verify-alone = No seat revealed a number of its own, so the server alone made the seed: it could have tried many and kept one it liked.
verify-bad = { $all ->
    [one] The one random draw does not follow from the seed, at answer { $first }.
   *[other] { $wrong ->
        [one] { $wrong } of { $all } random draws does not follow from the seed, at answer { $first }.
       *[other] { $wrong } of { $all } random draws do not follow from the seed, the first at answer { $first }.
    }
}
verify-untrusted = This game cannot be trusted.
replay-command-next = one answer on (also n, or Enter)
replay-command-previous = one answer back (also p)
replay-command-first = to the beginning
replay-command-last = to the end
replay-number = A number: go to that answer.
replay-seat = A, B..., public, all: see the table as they do.
replay-command-quit = quit
replay-unknown = “{ $text }” means nothing here; ? shows what does.
replay-answer = { $who }: { $action }
replay-start = This is the start.
replay-end = This is the end.

# Arena and laboratory.

lab-percent = { $number }%
lab-bounds = { $low } to { $high }
lab-bot = Bot
lab-wins = Wins
lab-interval = 95% interval
lab-rating = Rating
lab-score = Score
lab-time = Time each
lab-games = { $games ->
    [one] { $games } game.
   *[other] { $games } games.
}
lab-rounded = { $asked ->
    [one] { $asked } game does
   *[other] { $asked } games do
} not fill whole rotations: { $games } are played, so that every bot plays each deal from every seat.
lab-called-off = { $games ->
    [one] { $games } game was called off, since it did not end; it does not count.
   *[other] { $games } games were called off, since they did not end; they do not count.
}
lab-won = Won: { $rate }.
lab-seats = Wins by seat: { $seats }.
lab-seat-wins = { $seat } { $rate }
lab-scored = Score: { $mean } ({ $bounds }).
lab-length = Length: { $mean } answers ({ $bounds }).
lab-endings = Endings: { $endings }.
lab-choices = Choices: { $decisions } decisions for each seat and game, { $options } options each.
lab-leads = Lead changes
lab-about-leads = { $low } to { $high } in a game; median { $middle }. A seat leads while the game’s own evaluation puts it above all others.
lab-lead-changes = Lead changes in a game: { $changes }.
lab-points = { $name }: { $list }.
lab-winners = winners
lab-others = others
lab-things-most = { $name }, most often: { $list } for each seat and game.
lab-things-win = Unlike the others, seats with these win: { $list }.
lab-things-score = Unlike the others, games with these score: { $list }.
lab-seat = Seat
lab-seat-effects = Seats
lab-about-seats = Equal seats would win { $fair } each. Intervals of 95%.
lab-reached = At the end
lab-about-reached = Means with 95% intervals. Draws count neither for winners nor for others.
lab-thing = What
lab-times-each = Per seat and game
lab-winners-with = Winners with it
lab-others-with = Others with it
lab-wins-with = Wins with it
lab-score-with = Score with it
lab-about-things = How often it was done, and how often those that did it won, with 95% intervals; those of “Wins with it” hold for all rows together. ★: it differs from all games. That does not say why: a bot that wins anyway may like a card.
lab-legend = A draw counts as a fraction of a win. Rating is OpenSkill’s: higher is stronger. Time each: for one decision.
lab-kept = Table: { $table }. Watch a game: automatable replay { $record }
lab-report = Report: { $path }
lab-trajectories = Every decision: { $path }
error-bad_contest-forms = results are printed as JSON or as CSV, not both
error-bad_contest-reward = no reward is named “{ $reward }”; there are: { $known }
error-bad_contest-reward_alone = rewards are told in trajectories: add --trajectories
error-bad_contest-trajectories = trajectories are written into a folder: name it by --out
lab-progress = Games
lab-left = left:
lab-stopped = Stopped after { $done } of { $games } games. Nothing is lost. Continue with: { $command }
lab-stopped-unkept = Stopped after { $done } of { $games } games. Nothing was kept. With --out FOLDER you can go on later.
lab-results = Results
lab-all = all games
lab-wins-by-seat = Wins by seat
lab-about-wins = With 95% intervals: { $list }. The dotted line marks equal shares.
lab-axis-wins = games won, in %
lab-axis-share = games, in %
lab-axis-games = games, in %
lab-axis-decisions = decisions, in %
lab-axis-length = answers of a game
lab-axis-options = options of a decision
lab-axis-time = milliseconds for a decision
lab-axis-course = course of the game, in %
lab-axis-hope = chances of winning, in %
lab-scores = Final scores
lab-spread = { $name }: { $low } to { $high }, median { $middle }
lab-course = When is it decided?
lab-later-won = will win
lab-later-shared = will share the win
lab-later-lost = will lose
lab-about-course = { $name }: { $quarter } after a quarter of the game, { $half } half-way, { $late } after three quarters
lab-about-course-note = Chances are the game’s own evaluation. Lines are means; bands hold eight of ten games.
lab-lengths = Length
lab-about-length = { $low } to { $high } answers, including those of chance; median { $middle }.
lab-options = Choice
lab-about-options = { $low } to { $high } options; median { $middle }.
lab-times = Time to think
lab-look = Games worth a look
lab-shortest = The shortest, number { $game } ({ $answers } answers):
lab-longest = The longest, number { $game } ({ $answers } answers):
lab-turned = The greatest comeback, number { $game } ({ $answers } answers):
lab-again = How to play it again
lab-again-about = Automatable { $version } plays the same games again from the same contest, provided that the bots’ budgets are playouts, not seconds:
lab-measure = Measure
lab-other-value = other
lab-difference = Difference
lab-difference-interval = Interval
lab-chance = Significant
lab-significant = yes
lab-insignificant = no
lab-measure-length = answers
lab-measure-decisions = decisions
lab-measure-options = options
lab-measure-won = games won
lab-measure-first = first seat wins
lab-measure-bot = { $bot } wins
lab-measure-score = score
lab-change-length = With { $value }, games are { $by } answers { $way ->
    [more] longer
   *[less] shorter
} than with { $first } ({ $bounds }).
lab-change-decisions = With { $value }, a seat has { $by } { $way ->
    [more] more
   *[less] fewer
} decisions than with { $first } ({ $bounds }).
lab-change-options = With { $value }, a decision has { $by } { $way ->
    [more] more
   *[less] fewer
} options than with { $first } ({ $bounds }).
lab-change-won = With { $value }, { $by } { $way ->
    [more] more
   *[less] fewer
} games in a hundred are won than with { $first } ({ $bounds }).
lab-change-first = With { $value }, the first seat wins { $by } { $way ->
    [more] more
   *[less] fewer
} games in a hundred than with { $first } ({ $bounds }).
lab-change-bot = With { $value }, { $bot } wins { $by } { $way ->
    [more] more
   *[less] fewer
} games in a hundred than with { $first } ({ $bounds }).
lab-change-score = With { $value }, scores are { $by } points { $way ->
    [more] higher
   *[less] lower
} than with { $first } ({ $bounds }).
lab-insignificant-names = Not significant: { $names }.
lab-paired = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, the same at every table.
lab-left-out = { $deals ->
    [one] { $deals } deal is left out, since it did not end at every table.
   *[other] { $deals } deals are left out, since they did not end at every table.
}
lab-legend-paired = The 95% confidence holds for all intervals together. Differences of rates are in percentage points.
lab-about-change = { $value }: { $difference } ({ $bounds })
lab-axis-difference = difference from { $first }
lab-table = Table
lab-tables = Every table
lab-about-tables = The mean of every measure.
lab-grid = The effect of each setting is a mean over all values of the others.
lab-measure-leads = lead changes
lab-change-leads = With { $value }, a game has { $by } { $way ->
    [more] more
   *[less] fewer
} lead changes than with { $first } ({ $bounds }).
lab-change-reached = With { $value }, { $name }: { $by } { $way ->
    [more] more
   *[less] less
} than with { $first } ({ $bounds }).
lab-elo = Elo
lab-alpha-rank = α-Rank
lab-played = Played
lab-robin-games = { $games ->
    [one] { $games } game, every bot against every other.
   *[other] { $games } games, every bot against every other.
}
lab-robin-apart = { $games ->
    [one] { $games } game. Every bot played the same deals by itself; of two, the one with the better result on a deal wins.
   *[other] { $games } games. Every bot played the same deals by itself; of two, the one with the better result on a deal wins.
}
lab-robin-legend = Elo (Bradley and Terry) with a 95% interval: 1500 is the mean of these bots, 400 points are odds of ten to one. Wins: a draw counts as a fraction. α-Rank: if everybody played one bot and changed whenever another beats it, the part of the time for which each is played; bots that beat each other in a circle share it.
lab-robin-added = A column for each bot, in the order of the rows: how often the row beats it.
lab-robin-folder = Results: { $folder }. More bots can be added to the same folder.
lab-against = Each against each
lab-about-against = How often the bot of the row beats that of the column, in games in which one of them wins; with 95% intervals.
lab-axis-elo = Elo
lab-csv = Games as CSV: { $path }
error-bad_contest-robin_seats = a round robin names its bots itself: use --seats or --round-robin
error-bad_contest-robin_trajectories = a round robin writes no trajectories: use --seats
error-bad_contest-robin = a round robin needs at least two different bots

# The browser.

web-skip = Skip to the content
web-preferences = Preferences
web-language = Language
web-language-en = English
web-language-fr = Français
web-theme = Colours: { $theme }
web-theme-system = as the system
web-theme-light = light
web-theme-dark = dark
web-loading = One moment…
web-failed = That did not work
web-problem-unknown_table = There is no table with this code. Perhaps a letter is missing?
web-problem-unknown_game = There is no such game here.
web-problem-bad_invite = This invitation has been used, or is not for this table.
web-problem-not_yours = That seat is not yours.
web-problem-no_hints = There are no hints at this table.
web-problem-not_over = The game is not over yet.
web-problem-bad_record = This link contains no game. Perhaps part of it is missing?
web-nowhere = There is nothing here
web-try-again = Try again
web-lost = Connection lost. Trying again…
web-away = The server cannot be reached
web-away-about = The page tries again every two seconds, and goes on by itself as soon as the server is back. No table is lost.
web-away-lobby = The server cannot be reached. Trying again…
web-stopped = What plays the games in this page has stopped. Load the page again: everything is kept.
web-close = Close
web-copy = Copy
web-copied = Copied
web-lobby = To the lobby

web-welcome = Take a seat.
web-promise = Robot board games with their real rules: against bots, on one screen, or with friends through a link.
web-promise-here = Robot board games with their real rules: alone, against bots, or with others on one screen.
web-pieces = Which cards and pieces are reconstructed?
web-games = Games
web-quick-busy = setting the table…
web-quick = { $bots ->
    [0] alone
    [one] against { $bot }
   *[other] against { $bots } × { $bot }
}
web-choose = Set up
web-set-table = Set up a table of { $game }
web-seat-count = How many players?
web-seat = Seat { $letter }
web-kind-here = On this device
web-kind-bot = Bot
web-kind-link = Friend by link
web-name-of = Name at seat { $letter }
web-level-of = Bot at seat { $letter }
web-player = Player { $letter }
web-guest = Guest
bot-random = Zigzag
    .about = Does whatever comes to mind. Good for a first game.
bot-greedy = Nibble
    .about = Takes what looks best right now, and never looks further.
bot-rollout = Gizmo
    .about = Tries every move a few times before choosing one. A fair opponent.
bot-search = Vega
    .about = Looks several moves ahead, yours included.
bot-strong = Titan
    .about = Looks furthest, and only where it matters. Takes its time.
bot-method-random = any answer at random
bot-method-greedy = best evaluation, one answer ahead
bot-method-rollout = random playouts
bot-method-search = Monte Carlo tree search
bot-method-strong = Monte Carlo tree search guided by the evaluation
web-bot-strength = { $name }, strength { $strength } of 5
web-strength = Strength { $strength } of 5
web-name-letter = { $name } { $letter }
web-link-hint = You get the link at the table.
web-settings = Settings
web-allow-hints = Hints: players may ask a bot for the best answers
web-comes-with-game = the game’s own
web-own-file = from your file
web-none = none
web-play = Play
web-join = Join by code
web-code = Code of the table
web-enter = Enter
web-who = Who plays?
web-you = You
web-opponent = Opponent
web-cards-entry = All about it
web-continue = Continue
web-played-here = Your games
web-history-about = What you finished in this browser. It is stored only here: nobody else sees it.
web-history-finished = Finished games
web-history-none = None yet. A game counts here when it is over.
web-history-not-yet = Not played yet.
web-history-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
web-history-won = { $won } won
web-history-streak = { $games } won in a row
web-history-best = Best: { $reached }
web-history-reached = { $name } { $value }
web-history-against = Wins by opponent
web-history-opponent = Strongest opponent
web-history-played = Games
web-history-wins = Won
web-history-people = no bots
web-history-lessons = Lessons: { $taken } of { $all }
web-history-puzzles = Puzzles: { $solved } of { $all } solved, rating { NUMBER($rating, useGrouping: 0) }
web-history-daily = { $days ->
    [0] Daily challenge
    [one] Daily challenge: { $days } day
   *[other] Daily challenge: { $days } days in a row
}
web-history-more = Show more
web-history-forget = Forget all finished games
web-history-forget-sure = This cannot be undone. Tables on the server stay.
web-history-forget-yes = Forget them
web-players = { $low ->
    [one] { $low } player
   *[other] { $low } players
}
web-players-range = { $low } to { $high } players
web-minutes = { $most } min
web-minutes-range = { $least } to { $most } min
web-weight = { $weight } of 5
web-weight-1 = Very light
web-weight-2 = Light
web-weight-3 = Medium
web-weight-4 = Demanding
web-weight-5 = Heavy
web-turn-yours = Your turn
web-turn-of = { $who }’s turn
web-turn-none = In progress
web-table-waiting = Waiting for players
web-table-gone = This server no longer has this table.
web-name-times = { $count } × { $name }
web-versus = against { $names }
web-together = with { $names }
web-alone = alone
web-one-screen = on this device
web-watching = watching { $names }
web-from-replay = Plays on from a replay
preview-free = { $count ->
    [one] A seat is free.
   *[other] { $count } seats are free.
}
web-friend = Play with a friend
web-friend-about = Choose a game and send a link. Nobody needs an account.
web-invite-to = Invite a friend to
web-invite-friend = Invite friends to { $game }
web-invite-about = On the next page you get a link for each friend, and a picture of it for their phone. Hints are off. If somebody does not come, a bot can take the seat.
web-make-links = { $friends ->
    [one] Make the link
   *[other] Make { $friends } links
}
web-other-settings = More settings
web-only-here = This address works on this machine only.
web-only-here-how = For friends on other devices, start the server as below, and open this page by the name or address that this machine has in your network.
web-share-link = Share…
web-share-text = Play { $game } with me:
web-qr = The link for seat { $letter } as a QR code
web-bot-instead = Let { $bot } take seat { $letter }
web-invite-used = This invitation has been used, or is not for this table. You can watch the game.
web-settings-about = as the rulebook says, unless you change them
web-usual = Usually: { $usual }.
web-join-about = Enter the code of a table, or paste a whole link: to a table, or to a finished game from anywhere.
web-nowhere-about = This address leads to no page. Perhaps part of it is missing?
web-source = Source code
web-licence = Licence: Apache 2.0
web-api = For programs
web-credits = Credits, and what is reconstructed
web-independent = Automatable is an independent implementation. It contains no art and no text of the published games. Please buy the games you like.
web-recent-more = { $count ->
    [one] One more
   *[other] { $count } more
}
web-forget = Forget
web-forget-table = Forget table { $code }

web-invited = { $host } invites you to a game of { $game }.
web-invited-alone = You are invited to a game of { $game }.
web-your-name = Your name
web-sit = Sit down
web-only-watch = Just watch

web-table = Table
web-waiting-seats = The game begins when every seat is taken.
web-waiting-nonces = Waiting for { $who } to open this table. The game, and any clock, begins when everybody is here.
web-waiting-for = Waiting for { $who }…
web-happening = Watch what happens…
web-your-turn = It is your turn.
web-spectator = You are watching: you see what everybody may see.
web-seat-free = Free seat
web-seat-friend = a friend
web-seat-expected = nobody yet
web-seat-yours = Your turn
web-seat-asked = thinking…
web-seat-here = online
web-chat = Chat
web-chat-say = Say something
web-chat-send = Send
web-chat-emotes = Quick words
web-chat-empty = Nothing has been said yet. Only those with a seat can read this.
web-chat-on = Show the chat at tables
web-emote-hello = Hello!
web-emote-well-played = Well played!
web-emote-thanks = Thanks!
web-emote-sorry = Sorry!
web-emote-hurry = Your turn!
web-emote-thinking = Let me think…
web-emote-wow = Wow!
web-emote-oops = Oops!
web-emote-good-game = Good game!
web-undo-ask = Ask to take back
web-undo-asks = { $name } would like to take back the last answer. Your own answers since then would be taken back, too.
web-undo-agree = Agree
web-undo-refuse = Play on
web-undo-waiting = You have asked to take back. Waiting for { $names }.
web-undo-withdraw = Never mind
web-undo-agreed = { $name } has asked to take back, and you agree. Waiting for { $names }.
web-clock = Time to think
web-clock-none = no limit
web-clock-answer = for each answer
web-clock-bank = for the whole game
web-clock-seconds = Seconds for each answer
web-clock-minutes = Minutes for each player
web-clock-increment = Seconds added with each answer
web-clock-about = When time runs out, a bot gives the answer.
web-clock-left = { $name } has { $time } left
web-clock-over = time is up: a bot answers
web-notify = Tell me when it is my turn
    .about = The browser shows a notice while you look at another page.
web-notify-denied = This browser does not allow notices from this page.
web-gone-now = not here right now
web-gone-minutes = { $count ->
    [one] left a minute ago
   *[other] left { $count } minutes ago
}
web-gone-hours = { $count ->
    [one] left an hour ago
   *[other] left { $count } hours ago
}
web-gone-days = { $count ->
    [one] left a day ago
   *[other] left several days ago
}
web-watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
web-invite = Link for seat { $letter }
web-hand-over = Let a bot play
    .about = It answers for you from now on, until you play yourself again.
web-play-myself = Play myself
web-take-back = Take back
web-hint = Hint
web-hint-thinking = Thinking…
web-hint-1 = Best
web-hint-2 = Second best
web-hint-worth = { $place }, chances { $percent }%
web-hint-told = { $hint }: { $action }.
web-hint-plain = The choice is clear.
web-percent = { $percent }%
web-hints-on = Hints are allowed at this table.
web-why-title = Why not something else?
web-why-label = Not on offer:
web-why = Why not?
web-log = What happened
web-log-empty = Nothing yet.
web-rules = Rules
web-rules-of = Rules of { $game }
web-i-am = I am { $name }
web-no-curtain = Nothing is secret between us: no more curtains
web-hand = Hand
web-history = Rounds so far
web-face-down = { $name } has laid a card face down.
web-last-played = { $name } last played { $card }.

web-help = Help
web-help-click = Click what you want to play, or use the keyboard. Click something that is not on offer to learn which rule forbids it.
web-help-cards = What does a card do? Click it with the right button, or keep your finger on it. One that cannot be played now needs only a click.
web-help-number = answer with that number; then Enter, if more digits could follow
web-help-tab = from one thing to the next; Enter chooses
web-help-log = what happened
web-help-u = take back your last answer
web-help-hint = a hint: the two best answers, as a bot sees them
web-help-help = this help
web-help-escape = close, or skip what is being shown

web-over = The game is over
web-rematch = Rematch
web-play-again = Play again
web-next = Play again ({ $settings })
web-setting = { $name }: { $value }
web-to-rematch = To the rematch
web-watch = Watch again
web-share = Link to this game, to share
web-proof = Proof of fair chance

web-replay = Replay
web-replay-of = { $game }: { $names }
web-replay-steps = Step through the game
web-first = To the start
web-back = Back
web-turn-back = Previous turn
web-turn-forth = Next turn
web-replay-speed = Speed
web-back-to-table = Back to the table
web-forth = Forward
web-last = To the end
web-run = Play
web-pause = Pause
web-index = Point in the game
web-index-of = { $index } of { $answers }
web-eyes = Seen by
web-eyes-all = all seats
web-eyes-public = spectators
web-nature = Chance
web-answered = { $name }: { $answer }
web-answer-hidden = A secret answer
web-play-on = Play on from here
web-analysis = Analysis
web-analysis-about = A bot looks back at every choice: how good the chances were, and where most of them were lost.
web-analyse = Analyse { $name }
web-analysis-of = Analysis: { $name }
web-analysing = A bot looks at every choice…
web-analysis-done = { $percent }% of the chances were kept.
web-analysis-clean = No answer was clearly a mistake.
web-mistakes = Biggest mistakes
web-mistake = “{ $given }” left chances of { $worth }%; “{ $best }” had { $hope }%.
web-mistake-show = Show it
web-mistake-again = Try again
web-judged = Answered here: “{ $given }”, chances { $worth }%. Better: “{ $best }”, { $hope }%.
web-judged-best = Answered here: “{ $given }”, the best a bot finds. Chances { $hope }%.

web-rules-search = Search by id or words
web-rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}

web-proof-about = Before the deal, the server chose a secret seed and showed its hash, and every player’s browser promised a random number of its own by showing its hash. Only then did the browsers reveal their numbers. The seed and all the numbers together decide every draw, so nobody could choose them. This page compares what is shown now with what this browser kept, and computes every draw again.
web-proof-about-alone = This table is from the time when the server alone made the seed of all draws. It showed the seed’s hash before the first card; this browser keeps the hash when it opens the table. After the game the server shows the seed. If the seed has that hash, the server did not change it while you played. Nobody can tell whether it tried many seeds and kept one it liked.
web-proof-hash = Hash of the seed, as the server shows it now
web-proof-kept = Hash of the seed, as this browser kept it
web-proof-none = Nothing: this browser did not open the table before the end.
web-proof-seed = Seed
web-proof-later = Shown when the game is over.
web-proof-found = Hash of the seed, computed here
web-proof-of-seat = Seat { $letter }: the hash it promised, and the number it revealed
web-proof-own = (from this browser)
web-proof-no-nonce = None: this seat promised no number.
web-proof-withheld = The number was not revealed.
web-proof-good = Everything fits: the seed and the numbers are those promised before the deal, and this browser’s own is among them. Nobody could choose the draws.
web-proof-alone = Everything fits: the seed was not changed during the game. But this browser contributed no number. Only players who did can rule out that the server chose the seed to its liking.
web-proof-unseen = What the server shows now fits together. But this browser cannot tell whether it was promised before the game.
web-proof-bad = This does not fit: this game cannot be trusted.
web-proof-own-missing = The number that this browser revealed is not used.
web-proof-checked = { $all ->
    [0] Nothing in this game was left to chance.
    [one] This page computed the one draw of this game again, from the seed, the numbers and the weights of its options. It takes the server’s word for the weights; only the command below checks them by the rules.
   *[other] This page computed all { $all } draws of this game again, from the seed, the numbers and the weights of their options. It takes the server’s word for the weights; only the command below checks them by the rules.
}
web-proof-command = Command
web-proof-draws = With the record of the game, the program on your own machine checks all of this by the rules, without any server:

web-preferences-kept = Stored on this device.
web-speed = Animation speed
    .about = How fast the table shows what happens. When a lot happens at once it speeds up, but leaves nothing out.
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-skip = show only the outcome
web-volume = Sound
web-volume-off = off
web-sound-is-on = Sound is on: turn it off
web-sound-is-off = Sound is off: turn it on
web-text = Text size
web-text-normal = normal
web-text-large = large
web-text-huge = very large
web-auto = Answer for me when there is only one answer
web-keys = Show the keys on cards and answers
web-recap = Since your last answer
web-again = Show it again
web-won = You won!
web-lost-game = You lost
web-draw = A draw
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-result = Show the result
web-see-board = Look at the board
web-score = Score
web-scores = Scores
web-reached = What was achieved
web-tally-of = { $value } of { $whole }
web-player-column = Player
web-tie-break = A tie, decided by: { $name }.
web-rematch-called = A rematch is set up: your seat is waiting.
web-seat-more = More about your seat
web-colours = Colours
web-show-hints = Offer hints
web-confirm = Ask me before I end my turn
web-confirm-end = { $action }: end it here?
web-yes = Yes
web-no = No
web-times = × { $times }
web-answers = All answers
web-last-event = What happened last:
web-why-rule = Why?

# Lessons

error-bad_lesson = bad lesson: { $detail }
error-bad_lesson-unknown = there is no lesson “{ $id }”; there are: { $known }
error-bad_lesson-none = { $game } has no lessons yet
lesson-help = Enter goes on, ? shows the other commands.
lesson-next = Press Enter to go on.
lesson-read-first = There is nothing to do yet. Press Enter to go on.
lesson-your-turn = It is your turn: do what is asked, or type back.
lesson-not-now = You could do that, but the lesson goes another way.
lesson-then = Next: { $title }. { $command }
lesson-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
lesson-rules-count = { $count } of { $all } rules
lesson-rules-rest = Not taught by a lesson: { $sections }
lesson-rules-how = To learn: { $learn } LESSON. To read: { $read } ID.
play-learn-first = New here? Learn the game by playing it: { $command }
lesson-command-next = go on
lesson-command-back = one step back
lesson-command-again = from the beginning
lesson-command-board = show the board and the step once more
lesson-command-quit = quit
web-learn = Learn
web-learn-game = Learn { $game }
web-learn-first = Play the first lesson ({ $minutes } min)
web-learn-on = Next lesson ({ $minutes } min)
web-learn-games = Learn a game
web-learn-games-about = Each begins with a short first game on the real board: the page says what to do, and a mistake costs nothing.
web-learn-others = Learn another game
web-beside-games = Beside the games
web-lessons = Lessons
web-lessons-taken = { $taken ->
    [0] { $lessons ->
        [one] { $lessons } lesson
       *[other] { $lessons } lessons
    }
   *[other] { $taken } of { $lessons } lessons done
}
web-lesson-taken = done
web-lesson-step = Step { $step } of { $steps }
web-lesson-following = Next: { $lesson }
web-lesson-next = Go on
web-lesson-back = Back
web-lesson-again = From the beginning
web-lesson-leave = Leave
web-lesson-show = Show me the answer
web-lesson-rules = The rules of this step
web-taught = Which rules the lessons teach
web-taught-title = { $game }: what the lessons teach
web-taught-about = The sections of the rules, and the lessons where you learn them.
web-taught-rest = Not taught by a lesson
web-first-play = Is { $game } new to you?
web-first-play-about = The first lesson shows you how it goes, on the real board, one step at a time.
web-first-play-now = Play right away
web-goal-want = Your goal
web-goal-turn = What you do
web-goal-end = When it ends

# What one can do, what follows, and why something happened

what-end = If you end your turn now
what-again = Then you go on.
what-you = Then you are asked: { $question }
what-others = Then the others are asked.
what-chance = Then chance decides.
what-hidden = What comes then depends on what you cannot see.
what-over = Then the game is over: { $reason }.
what-unknown = There are too many answers to try them all; this one was not tried.
because = This is how it came about:
because-start = The game is set up.
because-all = Everybody has answered.
because-answer = { $name } answers: { $action }.
because-answer-you = You answer: { $action }.
because-hidden = { $name } answers.
web-what = What can I do?
web-what-about = Only what is certain is listed here: no advice, and nothing that is hidden from you. Open an answer to read the rules.
web-what-wait = There is nothing for you to answer now. The table waits for { $who }.
web-what-else = More
web-what-stop = Stop here
web-what-do = Do this
web-what-show = Show it on the board
web-because = Why did that happen?
web-help-what = what you can do, and what follows
web-help-lines = in what happened: from one “Why?” to the next
web-problem-no_event = That was taken back meanwhile.

# Rules to read: the summary, the complete rules, the cards and pieces.

summary-goal = Your goal
summary-table = What is on the table
summary-turn = What you do
summary-end = When it ends
summary-mistakes = What newcomers get wrong
rules-more-all = All numbered rules: { $command }
rules-more-find = A rule by its id, or rules by words: { $command }
rules-more-pieces = Cards and pieces: { $command }
pieces-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
}
web-book = Ways to read
web-book-summary = Summary
web-book-all = Complete rules
web-book-cards = Cards and pieces
web-summary-rules = The rules of this section
web-topics = Topics
web-topic = Topic
web-topic-all = all topics
web-rule-show = Show an example
web-rule-hide = Hide the example
web-rule-lesson = Shown in the lesson “{ $lesson }”
web-cards-of = Cards and pieces of { $game }
web-cards-search = Search by name or by what it does
web-cards-kind = Kind
web-cards-kind-all = all kinds
web-cards-known = Status
web-cards-known-all = any status
web-cards-found = { $count ->
    [0] Nothing has that name or does that.
    [one] { $count } piece
   *[other] { $count } pieces
}
web-cards-all = All cards and pieces
web-cards-own = This table has cards of its own; these are the usual ones.
web-cards = Cards
web-help-info = what a card does: point at it or move to it first
web-cards-this = What is this?

# Puzzles

error-bad_puzzle = bad puzzle: { $detail }
error-bad_puzzle-arguments = name one game, and perhaps one of its puzzles
error-bad_puzzle-on = --on is “{ $on }”, but must be local or ray
error-bad_puzzle-unknown = there is no puzzle “{ $id }”
error-bad_puzzle-none = { $game } has no puzzles yet
error-bad_puzzle-file = there is no file { $path }
puzzle-goal-answer = { $answers ->
    [one] One answer is clearly best. Find it.
   *[other] Find the best answer, { $answers } times in a row.
}
puzzle-goal-win = Win the game now, before anything is drawn. You need no luck.
puzzle-goal-score = Finish the game with { $target } points. More is not possible.
puzzle-goal-count = { $gain ->
    [one] Score one point this turn: from { $before } to { $target }. More is not possible.
   *[other] Score { $gain } points this turn: from { $before } to { $target }. More is not possible.
}
seat-own = You are { $name }.
puzzle-solved = Solved!
puzzle-go-on = Right. And now?
puzzle-missed = You have reached { $reached }; { $target } is possible.
puzzle-missed-win = Not won. There is a way to win before anything is drawn.
puzzle-wrong = { $worth ->
    [-1] { $action }: there is something better.
   *[other] { $action }: there is something better. This guarantees you at most { $worth }%.
}
puzzle-hint-two = It is one of these two: { $answers }
puzzle-hint-look = A solution uses, in some order: { $answers }
puzzle-hint-next = The answer: { $answer }
puzzle-hint-back = The solution goes another way: start again from the beginning.
puzzle-proof-answer = { $least ->
    [100] Whatever your opponent does, you win with “{ $right }”; without it you can be held to a { $most }% chance of winning. Proven by looking { $rounds } rounds ahead, at { $states } positions.
   *[other] Whatever your opponent does, “{ $right }” guarantees you at least a { $least }% chance of winning; without it you can be held to { $most }%. Proven by looking { $rounds } rounds ahead, at { $states } positions.
}
puzzle-proof-win = Nothing is drawn on the way, so this line always wins.
puzzle-proof-score = Proven by playing every way to the end: { $states } positions, and none gives more.
puzzle-proof-count = Proven by playing the turn in every way: { $states } positions, and none gives more.
puzzle-of = Puzzle { $number } of { $count }, level { $level }
puzzle-score = Your rating: { NUMBER($rating, useGrouping: 0) }. Solved in a row: { $streak }.
puzzle-help = Type an answer or its number; hint (counts as a miss), back, again, board, next to give up, q to quit.
puzzle-all-solved = You have solved all puzzles of this game.
puzzle-mine-progress = Game { $number }: { $found } found
puzzle-mined = { $found ->
    [one] { $found } puzzle
   *[other] { $found } puzzles
} in { $path }
puzzle-selected = { $count } of { $found ->
    [one] { $found } puzzle
   *[other] { $found } puzzles
} in { $path }
puzzle-checked = { $count } puzzles hold.
puzzle-check-failed = Puzzle { $id }: { $why }
web-puzzle = Puzzle
web-puzzles = Puzzles
web-puzzles-of = Puzzles: { $game }
web-puzzles-about = Positions with one best line, each proven by the computer. The first try of each counts for your rating; a hint counts as a miss.
web-puzzles-levels = The number below each says how hard it is.
web-puzzles-solved = { $solved ->
    [0] { $puzzles ->
        [one] { $puzzles } puzzle
       *[other] { $puzzles } puzzles
    }
   *[other] { $solved } of { $puzzles } puzzles solved
}
web-puzzles-all = All puzzles
web-puzzle-title = Puzzle, level { NUMBER($rating, useGrouping: 0) }
web-puzzle-first = First puzzle
web-puzzle-next = Next puzzle
web-puzzle-again = Try again
web-puzzle-hint = Hint (counts as a miss)
web-puzzle-hint-more = Show me the answer
web-puzzle-rating = Your rating
web-puzzle-streak = Solved in a row
web-puzzle-best = Best streak
web-puzzle-solved-count = Solved
web-puzzle-level = level
web-puzzle-is-solved = solved
web-puzzle-is-missed = missed
web-puzzle-line = The line and its rules

# The daily challenge

error-bad_daily = daily challenge: { $detail }
error-bad_daily-none = { $game } has no daily challenge
error-bad_daily-date = “{ $date }” is not a date from { $first } on; write it like 2026-11-17
error-bad_daily-answer = “{ $answer }” is not possible here
error-bad_daily-over = this game is over
error-bad_daily-game = this is a game of { $there }, not of { $asked }
error-bad_daily-other = this is not the game of { $date }
daily-won = { $answers ->
    [one] Won with one answer
   *[other] Won with { $answers } answers
}
daily-lost = { $answers ->
    [one] Lost after one answer
   *[other] Lost after { $answers } answers
}
daily-draw = A draw
daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-rules = Everybody gets the same deal today. Your first game counts.
daily-begun = { $answers ->
    [one] Begun before: it goes on after your answer.
   *[other] Begun before: it goes on after your { $answers } answers.
}
daily-help = Type an answer or its number; board, q to quit. What you have played is kept.
daily-counted = Today’s game is played: { $outcome }. This one does not count.
daily-verified = This is a game of { $date }: its draws and the answers of its bots are those of that day.
daily-share = To share:
web-daily = Daily challenge
web-daily-about = The same deal for everybody, every day. Your first try counts; play it again as often as you like.
web-daily-game = Daily challenge: { $game }
web-daily-of = { $game }, { $date }
web-daily-open = Not played yet
web-daily-begun = Started
web-daily-counts = Today’s try. It counts.
web-daily-counted = Today’s try is over, and it counts.
web-daily-free = Today’s game once more. It does not count.
web-daily-streak = { $days ->
    [one] First day of a streak
   *[other] { $days } days in a row
}
web-daily-share = Result to share
web-daily-again = Play again, without counting
web-daily-replay = Watch the game
web-daily-all = All challenges
web-daily-fair = Where today’s luck comes from
web-daily-seed = The date decides all draws and the bots’ answers, by the public seed “{ $seed }”. So everybody who gives the same answers gets the same game, and anybody can check it. It also means that the future can be computed: please do not.

# A folder of files with all games, without a server (automatable site)

error-no_site = the site cannot be written: { $detail }
error-no_site-folder = { $folder } is neither empty nor a site; give a new folder
error-no_site-none = there is no site in { $folder }: automatable site writes one
error-no_site-client = the browser client is not built: in a checkout, run make site
error-no_site-pyodide = there is no Pyodide in { $folder }: in a checkout, run make site; else npm pack pyodide, unpack it, and give its folder by --pyodide
error-no_site-librt = there is no wheel of librt for Pyodide in { $folder }: in a checkout, run make site; else see docs/site.md
error-no_site-node = Node.js 20 or newer is needed to compile for the browser
error-no_site-compile = Python for the browser could not be compiled; see above
site-compiling = Compiling Python for the browser...
site-packing = Packing...
site-compiled = With compiled modules for the bots.
site-interpreted = Without compiled modules: bots think in plain Python. `make wasm` compiles them.
site-client = Writing the client...
site-written = Written: { $folder } ({ $megabytes } MB). Try it with: python3 -m http.server --directory { $folder }
web-problem-storage_full = This device has no more room for games. Free some space, or save your games as a file and delete old ones.
web-problem-storage_refused = This browser keeps nothing here (a private window?), so games cannot be played.
web-problem-bad_file = This file holds no games of this site.
web-keeping = Your games stay on this device
web-keeping-about = Nothing is sent anywhere: this page works on its own, even without a network once it has been opened. Take your games along as a file.
web-keeping-save = Save all games as a file
web-keeping-load = Load games from a file
web-open = Open a game by its link
web-open-about = Paste the link of a finished game, played here or on a server: watch it, and play on from any position.
web-link = Link to a game
web-problem-not_kept = The games could not be kept on this device: there may be too little room, or no network.
web-here = Without this server
web-here-meanwhile = Meanwhile
web-here-about-no = Keep the games on this device (about 10 MB), and play alone, against bots or on one screen when there is no network.
web-here-about-coming = The games are on their way to this device…
web-here-about-yes = All games are kept on this device: alone, against bots, or with others on one screen. What you play here stays here; a finished game opens on the server, too, by its link.
web-here-keep = Keep the games here
web-here-play = Play on this device
web-new-version = There is a new version.
web-use-new-version = Use it now
web-later = Later
