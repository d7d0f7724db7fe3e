# Words every face uses, in English.

seat = { $letter } ({ $name })
you = you

error-error = { $detail }
error-unknown_game = { $detail }
error-unknown_bot = { $detail }
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
error-bad_record = bad record: { $detail }
error-cannot_write = cannot write { $detail }
error-too_narrow = the terminal is too narrow ({ $detail } columns); widen it, or use --plain
error-usage = { $detail }

play-help-hint = Type a number or a name to answer, ? for help, q to save and quit.
curtain = It is the turn of { $name }; everybody else looks away.
curtain-enter = { "[" }Enter]
unknown-answer = “{ $text }” is no answer here. Type a number from 1 to { $count }, a name, or ? for help.
unknown-thing = “{ $text }” is nothing I know here.
why-what = Why what? Name a thing, such as: why 2
why-allowed = “{ $action }” is on offer.
why-not = “{ $action }” is not possible now.
rules-what = Which rules? Give an id or words.
rules-none = No rule holds these words.
taken-back = Taken back.
take-back-nothing = You have answered nothing yet.
take-back-nature = No: chance has had its say since.
take-back-other = No: somebody else has answered since.
take-back-shown = No: something hidden was shown.
command-help = this help
command-why = why THING: the rule that keeps you from it
command-u = take back your last answer (bots always agree)
command-log = what happened so far, with the rules
command-board = show the table again
command-rules = rules WORDS: find rules
command-q = save and quit
command-answer = Anything else is an answer: its number, its name, or the beginning of it.
over-won = { $who } won: { $reason }.
over-draw = A draw: { $reason }.
over-replay = Look at it again: automatable replay { $path }
saved = Nothing is lost. Go on with: { $command }
input-ended = The input has ended. Nothing is lost. Go on with: { $command }
watching = No person sits here: the bots play alone.

replay-n = n or Enter: forward
replay-p = p: back
replay-number = a number, first, last: go there
replay-seat = A, B..., public, all: look through other eyes
replay-q = q: quit
replay-unknown = “{ $text }” means nothing here; ? shows what does.
replay-start = This is the start.
replay-end = This is the end.

games-seats = { $low ->
    [one] { $low } seat
   *[other] { $low } seats
}
