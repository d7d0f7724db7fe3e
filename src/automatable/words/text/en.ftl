# Words every face uses, in English.

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
error-bad_proxies = --proxies wants addresses or networks, with commas between them: { $detail }
error-bad_store = cannot use the store: { $detail }
error-store_in_use = another server has { $detail } open; stop it first, or give another --store
error-cannot_listen = cannot listen on { $detail }
error-cannot_write = cannot write { $detail }
error-too_narrow = the terminal is too narrow ({ $detail } columns); widen it, or use --plain
error-bad_contest = { $detail }
error-bad_folder = { $detail }
error-game_failed = { $detail }
error-usage = { $detail }
error-output_closed = the output was closed

serve-running = Automatable: { $address }  (Ctrl-C stops it; no game is lost)

error-unknown_game-name = no game is named “{ $name }”; { $near ->
    [none] there are: { $known }
   *[other] did you mean { $near }?
}
error-unknown_bot-name = nobody is named “{ $name }”; { $near ->
    [none] there are: { $known }
   *[other] did you mean { $near }?
}
error-unknown_language-name = no words in “{ $name }”; there are: { $known }
error-bad_settings-name = no setting is named “{ $name }”; the settings are: { $known }
error-bad_settings-choice = { $name } is “{ $value }”, but must be one of { $choices }
error-bad_settings-several = { $name } is “{ $value }”, but must be any of { $choices }, separated by commas, or all, or none
error-bad_settings-whole = { $name } is “{ $value }”, but must be a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }{ $none ->
    [yes] , or none
   *[no] { "" }
}
error-bad_settings-numbers = { $name } is “{ $value }”, but must be { $length ->
    [0] numbers
   *[other] { $length } numbers
} from { $low } to { $high } separated by commas
error-bad_settings-files = { $game } takes no such file
error-bad_settings-seats = this table has { $seats } seats, { $given } given
error-unknown_bot-budget = a bot’s budget is playouts (rollout:500) or seconds (rollout:0.5s), not “{ $budget }”
error-bad_contest-seats = this table has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, but { $given } are given; give one bot for all seats, or one for each
error-bad_contest-games = { $games } games are no contest; play at least 1
error-missing_extra-command = this needs more packages: pip install 'automatable[{ $extra }]'
error-missing_extra-package = { $package } is not installed; install it with: pip install 'automatable[{ $extra }]'
error-game_failed-game = game { NUMBER($number, useGrouping: 0) } cannot be played: { $why }
error-bad_contest-endless = { $games ->
    [one] the game did not come to an end
   *[other] none of { $games } games came to an end
}
error-bad_contest-on = games are played on one of { $known }, not on “{ $on }”
error-bad_contest-jobs = { $jobs } jobs play nothing; give 1 or more
error-bad_contest-values = { $name } is compared with itself: give two values or more, such as --vary { $name }=A,B
error-bad_contest-varied = { $name } is varied, so it cannot be set as well
error-bad_contest-few = { $deals ->
    [0] no deal
    [one] only one deal
   *[other] only { $deals } deals
} came to an end at every table; a comparison wants { $fewest } at least
error-bad_folder-write = cannot write to { $folder }: { $why }
error-bad_folder-other = { $folder } holds another contest, which differs in: { $differing }. Give another --out, or the same command as before
error-bad_folder-damaged = { $folder } holds files of an earlier contest that cannot be read; give another --out
error-bad_folder-used = another contest is writing to { $folder } right now
error-game_failed-ray = no Ray cluster answers at { $address }: { $why }
error-bad_settings-program = a program sits at this table; to start it, add --seats { $seats }
error-bot_failed-raised = the bot “{ $bot }” failed: { $reason }
error-bot_failed-not_on_offer = the bot “{ $bot }” answered { $answer }, which is not on offer at { $question }; options: { $options }
error-bot_failed-not_started = the bot “{ $bot }” cannot be started: { $reason }
error-bot_failed-late = the bot “{ $bot }” took more than { $seconds } s for an answer
error-bot_failed-long = the bot “{ $bot }” wrote more than { NUMBER($most, useGrouping: 0) } bytes in a line
error-bot_failed-ended = the bot “{ $bot }” ended with status { $status } instead of answering
error-bot_failed-gone = the bot “{ $bot }” was ended before
error-bot_failed-nonsense = the bot “{ $bot }” wrote what is no answer: { $line }
error-bot_failed-other = the bot “{ $bot }” answered question { $given } instead of { $asked }

play-help-hint = Type a number or a name to answer, ? for help, q to save and quit.
curtain = It is the turn of { $name }; everybody else looks away.
curtain-enter = { "[" }Enter]
unknown-answer = “{ $text }” is no answer here. Type a number from 1 to { $count }, a name, or ? for help.
unknown-thing = “{ $text }” is nothing I know here.
why-what = Why what? Name a thing, such as: why 2
why-allowed = “{ $action }” is on offer.
why-not = “{ $action }” is not possible now.
hint-best = Best: { $number } ({ $action }), hope { $percent }%.
hint-second = Second best: { $number } ({ $action }), hope { $percent }%.
hint-only = There is one answer only: { $number } ({ $action }).
hint-plain = Best: { $number } ({ $action }); no need to think it over.
hint-meaning = Hope: what a bot expects of it. At 0% all is lost, at 100% all is won.
hint-off = There are no hints at this table.
rules-what = Which rules? Give an id or words.
rules-none = No rule holds these words.
rules-english = This game has its rules in English only.
where-law = law: { $place }
where-code = code: { $place }
where-tests = tests: { $place }
where-follows = follows from: { $place }
where-none = nowhere
where-no-tests = only in a checkout of the source
event-taken_back = { $seat } takes back.
ask-more = ({ $count } to choose)
ask-up-to = (up to { $count } to choose)
only-answer = The only answer: { $action }.
confirm-loss = That loses the game at once, and nothing can be taken back then. Answer the same again if you mean it.
piles-none = There is no pile to look through.
taken-back = Taken back.
take-back-nothing = You have answered nothing yet.
take-back-nature = No: chance has had its say since.
take-back-other = No: somebody else has answered since.
take-back-shown = No: something hidden was shown.
take-back-over = No: the game is over.
command-help = this help
command-hint = the two best answers, as a bot sees it
command-why = why THING: the rule that keeps you from it
command-u = take back your last answer (bots always agree)
command-log = what happened so far, with the rules
command-board = show the table again
command-piles = what lies in the piles that anybody may look through
command-rules = rules WORDS: find rules
command-q = save and quit
command-answer = Anything else is an answer: its number, its name, or the beginning of it.
over-won = { $who } won: { $reason }.
over-all-won = Won: { $reason }.
over-all-lost = Lost: { $reason }.
over-draw = A draw: { $reason }.
over-rated = { $points } points: { $reason }.
over-replay = Look at it again: automatable replay { $path }
saved = Nothing is lost. Go on with: { $command }
input-ended = The input has ended. Nothing is lost. Go on with: { $command }

verify-digits = { $option } wants hexadecimal digits, as they were shown
verify-list = { $option } wants one entry for each of the { $seats } seats, separated by commas; - for a seat without one
verify-hash-good = The seed has the hash that was shown before the game.
verify-hash-bad = The seed does not have that hash: it was changed after the game began.
verify-commits-good = Every seat brought the number it had promised before.
verify-commits-unused = The seats had promised numbers of their own, and none of them is used here.
verify-commit-bad = Seat { $seat }: this is not the number that was promised before the deal.
verify-commit-missing = Seat { $seat } promised a number and did not bring it: its browser had lost it, a bot sat in, or somebody liked chance better without it.
verify-good = { $all ->
    [0] Nothing in this game was left to chance.
    [one] The one answer of chance is what the seed gives.
   *[other] All { $all } answers of chance are what the seed gives.
}
verify-alone = No seat brought a number of its own, so the server alone made the seed: it could have tried many and kept one it liked.
verify-bad = { $wrong } of { $all } answers of chance are not what the seed gives, the first at answer { $first }.
verify-untrusted = This game cannot be trusted.
replay-n = n or Enter: forward
replay-p = p: back
replay-number = a number, first, last: go there
replay-seat = A, B..., public, all: look through other eyes
replay-q = q: quit
replay-unknown = “{ $text }” means nothing here; ? shows what does.
replay-answer = { $who }: { $action }
replay-start = This is the start.
replay-end = This is the end.

games-seats = { $low ->
    [one] { $low } seat
   *[other] { $low } seats
}

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
lab-rounded = { $asked } games do not fill whole rotations: { $games } are played, so that every bot plays each deal from every seat.
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
lab-legend = Wins count a draw in parts. Rating is OpenSkill’s: higher is stronger. Time each: for one decision.
lab-kept = Table: { $table }. Look at a game: automatable replay { $record }
lab-report = Report: { $path }
lab-progress = Games
lab-left = left:
lab-stopped = Stopped after { $done } of { $games } games. Nothing is lost. Go on with: { $command }
lab-stopped-unkept = Stopped after { $done } of { $games } games. Nothing was kept. With --out FOLDER you can go on later.
lab-results = Results
lab-all = all games
lab-wins-by-seat = Wins by seat
lab-about-wins = With 95% intervals: { $list }. The dotted line is where all would win alike.
lab-axis-wins = games won, in %
lab-axis-share = games, in %
lab-axis-games = games, in %
lab-axis-decisions = decisions, in %
lab-axis-length = answers of a game
lab-axis-options = options of a decision
lab-axis-time = milliseconds for a decision
lab-axis-course = course of the game, in %
lab-axis-hope = hope of winning, in %
lab-scores = Final scores
lab-spread = { $name }: { $low } to { $high }, half of them up to { $middle }
lab-course = When is it decided?
lab-later-won = will win
lab-later-shared = will share the win
lab-later-lost = will lose
lab-about-course = { $name }: { $quarter } after a quarter of the game, { $half } half-way, { $late } after three quarters
lab-about-course-note = Hope is the game’s own estimate. Lines are means, bands hold eight games of ten.
lab-lengths = Length
lab-about-length = { $low } to { $high } answers, nature’s included; half of the games have { $middle } at most.
lab-options = Choice
lab-about-options = { $low } to { $high } options; half of the decisions have { $middle } at most.
lab-times = Time to think
lab-look = Games worth a look
lab-shortest = The shortest, number { $game } ({ $answers } answers):
lab-longest = The longest, number { $game } ({ $answers } answers):
lab-turned = The greatest turn of fortune, number { $game } ({ $answers } answers):
lab-again = How to play it again
lab-again-about = Automatable { $version } plays the same games from the same contest, as long as bots are given playouts and not seconds:
lab-measure = Measure
lab-other-value = other
lab-difference = Difference
lab-difference-interval = Interval
lab-chance = Chance
lab-beyond = beyond
lab-within = within
lab-measure-length = answers
lab-measure-decisions = decisions
lab-measure-options = options
lab-measure-won = games won
lab-measure-first = first seat wins
lab-measure-bot = { $bot } wins
lab-measure-score = score
lab-change-length = With { $value } games are { $way ->
    [more] longer
   *[less] shorter
} than with { $first }: by { $by } answers ({ $bounds }).
lab-change-decisions = With { $value } a seat has { $way ->
    [more] more
   *[less] fewer
} decisions than with { $first }: by { $by } ({ $bounds }).
lab-change-options = With { $value } a decision has { $way ->
    [more] more
   *[less] fewer
} options than with { $first }: by { $by } ({ $bounds }).
lab-change-won = With { $value } { $way ->
    [more] more
   *[less] fewer
} games are won than with { $first }: by { $by } in a hundred ({ $bounds }).
lab-change-first = With { $value } the first seat wins { $way ->
    [more] more often
   *[less] less often
} than with { $first }: by { $by } games in a hundred ({ $bounds }).
lab-change-bot = With { $value } { $bot } wins { $way ->
    [more] more often
   *[less] less often
} than with { $first }: by { $by } games in a hundred ({ $bounds }).
lab-change-score = With { $value } scores are { $way ->
    [more] higher
   *[less] lower
} than with { $first }: by { $by } points ({ $bounds }).
lab-within-chance = Not beyond chance: { $names }.
lab-paired = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, the same at every table.
lab-left-out = { $deals ->
    [one] { $deals } deal is left out, since it did not end at every table.
   *[other] { $deals } deals are left out, since they did not end at every table.
}
lab-legend-paired = All intervals together hold with 95% confidence. Rates differ by percentage points.
lab-about-change = { $value }: { $difference } ({ $bounds })
lab-axis-difference = difference from { $first }

# The browser.

web-skip = Skip to the content
web-preferences = Language and colours
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
web-problem-bad_record = This link holds no game: perhaps a part of it is missing.
web-nowhere = There is nothing here
web-try-again = Try again
web-lost = Connection lost. Trying again…
web-close = Close
web-copy = Copy
web-copied = Copied
web-lobby = To the lobby

web-welcome = Take a seat.
web-promise = Robot board games with the real rules: against bots, on one screen, or with friends by a link.
web-games = Games
web-quick = { $bots ->
    [0] Play { $game }
    [one] Play { $game } against a bot
   *[other] Play { $game } against bots
}
web-choose = Set a table
web-seats-range = { $low } to { $high } seats
web-set-table = Or set the table yourself
web-seat-count = How many play?
web-seat = Seat { $letter }
web-kind-here = On this device
web-kind-bot = Bot
web-kind-link = Friend by link
web-name-of = Name at seat { $letter }
web-level-of = Bot at seat { $letter }
web-player = Player { $letter }
web-guest = Guest
web-bot-random = Random bot
web-bot-greedy = Greedy bot
web-bot-rollout = Rollout bot
web-bot-search = Searching bot
web-bot-strong = Strong bot
web-name-letter = { $name } { $letter }
web-link-hint = The link is shown at the table.
web-settings = Settings
web-allow-hints = Hints: a bot may be asked for advice
web-comes-with-game = as in the game
web-own-file = from your file
web-none = none
web-play = Play
web-join = Join a table
web-code = Code of the table
web-enter = Enter
web-recent = Your tables
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
web-waiting-seats = Waiting until every seat is taken. Send the link to your friends.
web-waiting-nonces = Waiting for { $who } to open this table: the game begins when every player’s browser has brought its share of chance.
web-waiting-for = Waiting for { $who }…
web-happening = See what happens…
web-your-turn = It is your turn.
web-spectator = You are watching: you see what everybody may see.
web-seat-free = Free seat
web-seat-asked = is asked
web-seat-here = there
web-seat-away = away
web-invite = Link for seat { $letter }
web-hand-over = Let a bot play
web-play-myself = Play myself
web-take-back = Take back
web-hint = Hint
web-hint-thinking = Thinking…
web-hint-1 = Best
web-hint-2 = Second best
web-hint-worth = { $place }, hope { $percent }%
web-hint-told = { $hint }: { $action }.
web-hint-plain = No need to think it over.
web-percent = { $percent }%
web-hints-on = At this table a bot may be asked for hints.
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
web-help-click = Click what you want to play, or use the keyboard. Click something that is not on offer to learn which rule keeps you from it.
web-help-number = answer with that number
web-help-tab = from one thing to the next; Enter chooses
web-help-log = what happened
web-help-u = take back your last answer
web-help-hint = a hint: the two best answers, as a bot sees it
web-help-help = this help
web-help-escape = close, or skip what is being shown

web-over = The game is over
web-rematch = Rematch
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
web-forth = Forward
web-last = To the end
web-run = Play
web-pause = Pause
web-place = Place in the game
web-place-of = { $place } of { $places }
web-eyes = Seen by
web-eyes-all = all seats
web-eyes-public = spectators
web-nature = Chance
web-answered = { $name }: { $answer }
web-answer-hidden = An answer in secret
web-play-on = Play on from here

web-rules-search = Search by id or words
web-rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}

web-proof-about = Before the deal the server fixed a secret seed and showed its hash, and every player’s browser promised a random number of its own, by its hash. Only then did the browsers bring their numbers. The seed and all numbers together decide every draw, so nobody could choose how they fall. This page compares what is shown now with what this browser kept, and works out every draw again.
web-proof-about-alone = This table is from the time when the server alone made the seed of all chance. It showed the seed’s hash before the first card, which this browser keeps when it opens the table, and shows the seed after the game. If it has the hash that was kept, the server could not change it while you played; whether it tried many seeds and kept one it liked, nobody can tell.
web-proof-hash = Hash of the seed, as the server says now
web-proof-kept = Hash of the seed, as this browser kept it
web-proof-none = Nothing: this browser did not open the table before the end.
web-proof-seed = Seed
web-proof-later = Shown when the game is over.
web-proof-found = Hash of the seed, computed here
web-proof-of-seat = Seat { $letter }: the hash it promised, and the number it brought
web-proof-own = (from this browser)
web-proof-no-nonce = None: this seat has no part in chance.
web-proof-withheld = The number was not brought.
web-proof-good = Everything fits: the seed and the numbers are those promised before the deal, and this browser’s own is among them. Nobody could choose how chance falls.
web-proof-alone = Everything fits: the seed was not changed while the game went on. But no number of this browser is in it; whether the server chose the seed to its liking, only those can tell whose numbers are.
web-proof-unseen = What the server shows now fits together. Whether it was promised before the game, this browser cannot say.
web-proof-bad = This does not fit: this game cannot be trusted.
web-proof-own-missing = The number that this browser brought is not used.
web-proof-checked = { $all ->
    [0] Nothing in this game was left to chance.
    [one] The one draw of this game was worked out again on this page, from the seed, the numbers and the weights of its options. The weights are what the server says; only the command below checks them by the rules.
   *[other] All { $all } draws of this game were worked out again on this page, from the seed, the numbers and the weights of their options. The weights are what the server says; only the command below checks them by the rules.
}
web-proof-command = Command
web-proof-draws = The program on your own machine checks all of this without any server, and by the rules of the game, with its record:
