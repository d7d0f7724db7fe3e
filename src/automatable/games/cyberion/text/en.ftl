# Cyberion in English.

game-name = Cyberion
game-tagline = A factory breaks down. Repair its Machines with Robots, alone or together.
game-credits = A game by Shadi Torbey, published by inPatience, 2023.

ask-act = What do you do?
ask-crew = Choose the crew, one Robot at a time.
ask-level = At which level? Level I does nothing.
ask-stow = Which card goes to the Stock?
ask-take = Which card comes back?
ask-back = Put the cards back, on top or at the bottom. The first you put on top is drawn next.
ask-prep = Which Machine is Prepped?
ask-spend = Which Robot pays for the Prep?
ask-pay = Which Machine pays for the upgrade?
ask-mate = Two Robots of one model, sizes adding up to 5: choose one.
ask-rider = Two Robots that share a feature go on board: choose one.
ask-seat = On which Gigantobot does the first Robot go?
ask-seat_other = And the second?
ask-reward = Choose the reward.
ask-swap = Exchange with the Microbot of which Machine?
ask-token = Which Microbot pays? If you are done, those held longest pay.
ask-draw = The top card of the Robot deck.
ask-machine = The next Machine.
ask-microbot = The next Microbot.
ask-interfere = The Interference token.
ask-aid = A Support token.
ask-first = Who goes first?

action-end = end the Intervention
action-repair = repair { $thing }
action-trigger = trigger { $thing } ({ $place })
action-support = use the Support token { $thing }
action-upgrade = upgrade { $thing }
action-baby = make a Babybot { $thing }
action-board = board Gigantobots
action-replace = replace the Microbot of { $thing }
action-exchange = exchange the Microbot of { $thing }
action-remove = remove { $thing }
action-done = done
action-crew = { $thing } ({ $place })
action-level = level { $thing }
action-stow = { $thing } ({ $place })
action-take = take back { $thing }
action-top = { $thing } on top
action-bottom = { $thing } at the bottom
action-prep = Prep { $thing }
action-spend = { $thing } ({ $place })
action-pay = pay { $thing }
action-mate = { $thing } ({ $place })
action-rider = { $thing } ({ $place })
action-seat = { $thing }
action-reward = { $thing }
action-swap = { $thing }
action-token = { $thing }
action-draw = draw { $thing }
action-machine = { $thing }
action-microbot = { $thing }
action-interfere = { $thing }
action-aid = { $thing }
action-first = { $thing } goes first

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
    .about = any size in a repair
thing-MUL-STO = Multibot Stockbot
    .about = any size in a repair
thing-MUL-CYC = Multibot Cyclobot
    .about = any size in a repair
thing-MUL-PLA = Multibot Planbot
    .about = any size in a repair
thing-MUL-COM = Multibot Commandbot
    .about = any size in a repair
thing-MUL-1 = Multibot 1
    .about = any model in a repair
thing-MUL-2 = Multibot 2
    .about = any model in a repair
thing-MUL-3 = Multibot 3
    .about = any model in a repair
thing-MUL-4 = Multibot 4
    .about = any model in a repair
thing-MUL-5 = Multibot 5
    .about = any model in a repair
thing-BAB-SIR = Babybot Sirenbot
thing-BAB-STO = Babybot Stockbot
thing-BAB-CYC = Babybot Cyclobot
thing-BAB-PLA = Babybot Planbot
thing-BAB-COM = Babybot Commandbot
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
thing-card = top card
thing-platform = Platform
thing-flash = Flash
thing-stock = Stock
thing-deck = Robot deck
thing-damage = remove a Structural Damage token
thing-failsafe = take up to 2 Failsafe tokens
thing-I = I
thing-II = II
thing-III = III
thing-IV = IV
thing-V = V
thing-A = A
thing-B = B
thing-charged = Charged
thing-empty = Empty
thing-babybots = Babybots
thing-gigantobots = Gigantobots
thing-microbots = Microbots
thing-multibots = Multibots
thing-devious_cog = The Devious Cog

thing-I-SIR = I · 2 Sirenbots
    .about = 2 Sirenbots of any size
thing-I-STO = I · 2 Stockbots
    .about = 2 Stockbots of any size
thing-I-CYC = I · 2 Cyclobots
    .about = 2 Cyclobots of any size
thing-I-PLA = I · 2 Planbots
    .about = 2 Planbots of any size
thing-I-COM = I · 2 Commandbots
    .about = 2 Commandbots of any size
thing-I-1 = I · 2 of size 1
    .about = 2 Robots of size 1
thing-I-2 = I · 2 of size 2
    .about = 2 Robots of size 2
thing-I-3 = I · 2 of size 3
    .about = 2 Robots of size 3
thing-I-4 = I · 2 of size 4
    .about = 2 Robots of size 4
thing-I-5 = I · 2 of size 5
    .about = 2 Robots of size 5
thing-II-SIR = II · 3 Sirenbots
    .about = 3 Sirenbots of any size
thing-II-STO = II · 3 Stockbots
    .about = 3 Stockbots of any size
thing-II-CYC = II · 3 Cyclobots
    .about = 3 Cyclobots of any size
thing-II-PLA = II · 3 Planbots
    .about = 3 Planbots of any size
thing-II-COM = II · 3 Commandbots
    .about = 3 Commandbots of any size
thing-II-1 = II · 3 of size 1
    .about = 3 Robots of size 1
thing-II-2 = II · 3 of size 2
    .about = 3 Robots of size 2
thing-II-3 = II · 3 of size 3
    .about = 3 Robots of size 3
thing-II-4 = II · 3 of size 4
    .about = 3 Robots of size 4
thing-II-5 = II · 3 of size 5
    .about = 3 Robots of size 5
thing-II-GE12 = II · 3 Robots, sum ≥ 12
    .about = 3 Robots with sizes adding up to 12 or more
thing-II-LE6 = II · 3 Robots, sum ≤ 6
    .about = 3 Robots with sizes adding up to 6 or less
thing-II-TWIN = II · 2 identical
    .about = 2 identical Robots
thing-II-2PAIR = II · two pairs
    .about = 4 Robots in two pairs of equal size
thing-II-RUN4 = II · run of 4
    .about = 4 Robots of sizes 1 2 3 4 or 2 3 4 5
thing-III-SIR = III · 4 Sirenbots
    .about = 4 Sirenbots of any size
thing-III-STO = III · 4 Stockbots
    .about = 4 Stockbots of any size
thing-III-CYC = III · 4 Cyclobots
    .about = 4 Cyclobots of any size
thing-III-PLA = III · 4 Planbots
    .about = 4 Planbots of any size
thing-III-COM = III · 4 Commandbots
    .about = 4 Commandbots of any size
thing-III-1 = III · 4 of size 1
    .about = 4 Robots of size 1
thing-III-2 = III · 4 of size 2
    .about = 4 Robots of size 2
thing-III-3 = III · 4 of size 3
    .about = 4 Robots of size 3
thing-III-4 = III · 4 of size 4
    .about = 4 Robots of size 4
thing-III-5 = III · 4 of size 5
    .about = 4 Robots of size 5
thing-III-GE15 = III · 4 Robots, sum ≥ 15
    .about = 4 Robots with sizes adding up to 15 or more
thing-III-LE9 = III · 4 Robots, sum ≤ 9
    .about = 4 Robots with sizes adding up to 9 or less
thing-III-TRIPLET = III · 3 identical
    .about = 3 identical Robots
thing-III-FULL = III · pair and triple
    .about = 5 Robots: two of one size, three of one size
thing-III-RUN5 = III · run of 5
    .about = 5 Robots of sizes 1 2 3 4 5

event-turn_began = Turn { $turn }: { $seat }.
event-repaired = { $seat } repairs { $machine } with { $cards }.
event-triggered = { $level ->
    [0] { $seat } discards { $card } from the { $row } for its ability.
    [1] { $seat } discards { $card } from the { $row } and uses no ability.
    [2] { $seat } discards { $card } from the { $row } for its ability, level II.
    [3] { $seat } discards { $card } from the { $row } for its ability, level III.
    [4] { $seat } discards { $card } from the { $row } for its ability, level IV.
   *[5] { $seat } discards { $card } from the { $row } for its ability, level V.
}
event-announced = { $level ->
    [1] { $ability }: the ability is given up.
    [2] { $ability }: level II.
    [3] { $ability }: level III.
    [4] { $ability }: level IV.
   *[5] { $ability }: level V.
}
event-idle = { $ability }: the ability finds nothing to do.
event-support_used = { $seat } uses the Support token { $model }.
event-drew = Drawn into the { $row }: { $card }.
event-filled = The { $row } gets { $card }.
event-took = Taken into the { $row }: { $card }.
event-milled = Discarded from the deck: { $card }.
event-looked = Looked at: { $card }.
event-put_back = { $seat } puts back, on top: { $top }; at the bottom: { $bottom }.
event-stowed = { $seat } moves to the Stock: { $cards }.
event-took_back = { $seat } takes back { $card } ({ $to }).
event-spent = { $deck ->
    [0] { $seat } pays for a Prep: { $cards }.
   *[other] { $seat } pays for a Prep: { $cards } from the rows, { $deck } from the deck.
}
event-prepped = { $machine } is Prepped.
event-prep_ended = No longer Prepped: { $machines }.
event-upgraded = { $seat } upgrades { $model } and pays { $machines }.
event-raised = { $model } rises to level { $level ->
    [2] II
    [3] III
    [4] IV
   *[5] V
}.
event-failsafe_gained = { $count ->
    [0] The Forge is empty: no Failsafe token is gained.
    [one] A Failsafe token is gained.
   *[other] { $count } Failsafe tokens are gained.
}
event-failsafe_lost = No Machine left the Factory: a Failsafe token is lost, { $left } left.
event-battery_used = The Battery is used: the discard pile becomes the new deck of { $cards } cards.
event-babybot_made = { $seat } makes a Babybot { $model } with { $cards }.
event-babybot_came = { $card } comes!
event-boarded = { $seat } puts { $card } on { $gigantobot }.
event-missed = { $card } fits no active Gigantobot and is discarded ({ $seat }).
event-vacationed = { $gigantobot } goes on vacation; { $cards } return to the deck.
event-damage_mended = A Structural Damage token is gone, { $left } left.
event-acquired = Acquired: { $microbot }.
event-overflowed = Five Microbots are held already: { $microbot } is discarded.
event-microbot_replaced = { $seat } replaces the Microbot of { $machine }.
event-microbots_exchanged = { $seat } exchanges the Microbots of { $machine } and { $with }.
event-machine_removed = { $seat } removes { $machine } from the game.
event-microbots_shuffled = The Microbot discard is shuffled as the new stack.
event-microbot_came = { $machine } gets { $microbot }.
event-interfered = Interference: { $model } acts as { $ability }.
event-machine_came = A Machine comes to place { $place }: { $machine }.
event-toll_due = Every Machine is repaired, but the damage left costs { $count } Failsafe tokens when the turn ends, and { $left ->
    [one] { $left } is
   *[other] { $left } are
} in the Reserve.
event-merged = All Machines form one Common Factory now.
event-flash_emptied = The Flash is discarded: { $cards }.
event-first = { $seat } goes first.
event-support_came = A Support token: { $model }.
event-ended = { $reason ->
    [repaired] Every Machine is repaired!
    [failsafe] A Failsafe token is due and none is left. The factory is lost.
    [limbot] Every Machine is repaired, but a Babybot was never made. The factory is lost.
    [interference] Every Machine is repaired, but Interference is left. The factory is lost.
   *[damage] Every Machine is repaired, but the damage is too great. The factory is lost.
}
event-advised = { $tokens ->
    [one] For the next game: { $tokens } Support token.
   *[other] For the next game: { $tokens } Support tokens.
}

# The same, said to the player it happened to.

event-first-you = You ({ $letter }) go first.
event-missed-you = { $card } fits no active Gigantobot and is discarded.
event-repaired-you = You repair { $machine } with { $cards }.
event-triggered-you = { $level ->
    [0] You discard { $card } from the { $row } for its ability.
    [1] You discard { $card } from the { $row } and use no ability.
    [2] You discard { $card } from the { $row } for its ability, level II.
    [3] You discard { $card } from the { $row } for its ability, level III.
    [4] You discard { $card } from the { $row } for its ability, level IV.
   *[5] You discard { $card } from the { $row } for its ability, level V.
}
event-support_used-you = You use the Support token { $model }.
event-put_back-you = You put back, on top: { $top }; at the bottom: { $bottom }.
event-stowed-you = You move to the Stock: { $cards }.
event-took_back-you = You take back { $card } ({ $to }).
event-spent-you = { $deck ->
    [0] You pay for a Prep: { $cards }.
   *[other] You pay for a Prep: { $cards } from the rows, { $deck } from the deck.
}
event-upgraded-you = You upgrade { $model } and pay { $machines }.
event-babybot_made-you = You make a Babybot { $model } with { $cards }.
event-boarded-you = You put { $card } on { $gigantobot }.
event-microbot_replaced-you = You replace the Microbot of { $machine }.
event-microbots_exchanged-you = You exchange the Microbots of { $machine } and { $with }.
event-machine_removed-you = You remove { $machine } from the game.
event-turn_began-you = Turn { $turn }: yours.

result-repaired = every Machine is repaired
result-failsafe = no Failsafe token was left
result-limbot = a Babybot was never made
result-interference = Interference tokens were left
result-damage = too much Structural Damage was left
tally-machines = Machines repaired
tally-machines_gone = Machines repaired or removed
tally-failsafes = Failsafe tokens left
tally-babybots = Babybots made
tally-interference = Interference tokens left
tally-damage = Structural Damage left
tally-turns = Turns
count-machines = Machines repaired
count-upgrades = Abilities upgraded

setting-players = Players
    .about = One plays alone, two play together: all win or all lose.
setting-expansions = Expansions
    .about = Each adds pieces and rules of its own.
setting-support = Support tokens
    .about = The more of them, the easier the game.
setting-first = First player
    .about = Who has the first turn; only where two play.
setting-stockbot = The Stockbot moves
    .about = How many cards its ability puts into the Stock.
setting-prep_covers = A Prep covers the Microbot
    .about = Whether the Robot that a Prep stands for may cover a Microbot. Only with Microbots.
setting-extra = An extra Robot for the Microbot
    .about = When one Robot more than wanted may join to cover a Microbot. Only with Microbots.
setting-merge = Two Factories become one
    .about = When the Factories of two players become one. Only where two play.
setting-support-printed = as printed: 1 alone, 3 for two
    .about = What the box advises for a first game.
setting-support-0 = none
setting-support-1 = 1
setting-support-2 = 2
setting-support-3 = 3
setting-support-4 = 4
setting-support-5 = 5
setting-first-random = at random
setting-first-A = A
setting-first-B = B
setting-stockbot-exact = exactly its number
    .about = No fewer, if there are as many.
setting-stockbot-up_to = up to its number
    .about = Fewer are allowed, which is a little easier.
setting-prep_covers-yes = yes
setting-prep_covers-no = no
setting-extra-needed = only when needed
    .about = Only where the crew does not cover it yet.
setting-extra-free = always allowed
    .about = Also where the crew covers it already.
setting-merge-at_once = at once
    .about = As soon as the Machine deck is used up and fewer than five Machines are left.
setting-merge-cleanup = in Cleanup
    .about = Not before the end of the turn.
setting-end = The game ends
    .about = When it is checked whether all is repaired.
setting-end-cleanup = after Cleanup, or sooner where nothing could change
    .about = What the last turn still gains counts.
setting-end-at_once = with the last Machine
    .about = The last repair ends the game in every case.
setting-exchange = Exchanging two Microbots costs
    .about = The price of one use of Microbots. Only with Microbots.
setting-exchange-3 = 3 Microbots
    .about = As the player aids say.
setting-exchange-2 = 2 Microbots
    .about = As one page of the French rules says.
setting-removal = Five Microbots remove
    .about = Which Machines may be removed from the game. Only where two play with Microbots.
setting-removal-own = a Machine you may repair
    .about = Never one of the other player’s Single Factory.
setting-removal-any = any Machine
    .about = Also one of the other player’s Single Factory.
setting-commandbot = Cards of the deck that pay for a Prep
    .about = Whether you see a card before you choose the next.
setting-commandbot-unseen = chosen unseen, all before the first is turned over
    .about = You decide first how many come from the deck.
setting-commandbot-one_by_one = turned over one by one
    .about = You see each card before you go on.
setting-questions = Questions
    .about = How much you are asked; the game is the same.
setting-questions-free = only what makes a difference
    .about = The rest is done for you.
setting-questions-strict = every piece that is paid
    .about = For those who want to decide even what makes no difference.
setting-gigantobots = Each Gigantobot shows
    .about = What Robots must match to ride on one. Only with Gigantobots.
setting-gigantobots-one = one feature
    .about = A model or a size.
setting-gigantobots-two = a model and a size
    .about = Either of the two will do.
setting-cards = Pieces
    .about = A file with your own pieces takes the place of those that come with the game.
setting-expansions-babybots = Babybots
    .about = Five Babybots must be made before the last Machine leaves.
setting-expansions-gigantobots = Gigantobots
    .about = Robots that match board ten Gigantobots; Structural Damage left at the end costs Failsafe tokens.
setting-expansions-microbots = Microbots
    .about = Machines want a Robot that matches their Microbot, too; Microbots won pay for helpful actions.
setting-expansions-multibots = Multibots
    .about = In a repair a Multibot has any model or any size you like; there are fewer easy Machines.
setting-expansions-devious_cog = The Devious Cog
    .about = Interference tokens cover abilities and must be gone at the end.

view-turn = Turn
view-active = Active player
view-expansions = Expansions
view-factory = Factory
view-merged = One Common Factory
view-relieved = A Machine left this turn
view-machine_deck = Machine deck, by stage
view-experience = Experience pile
view-removed = Out of the game
view-rows = Rows
view-discard = Discard pile
view-deck = Robot deck
view-deck_top = Known on top
view-deck_bottom = Known at the bottom
view-deck_cards = Left in the deck
view-looked = Looked at
view-levels = Mainframe
view-reserve = Reserve
view-end_costs = What ending the turn costs
view-forge = Forge
view-battery = Battery
view-support = Support tokens
view-support_level = Level of Support tokens
view-limbot = Limbot
view-gigantobots = Gigantobots
view-damage = Structural Damage
view-microbots = Microbots held
view-microbot_stack = Microbot stack
view-microbot_discard = Microbots discarded
view-interference = Interference
view-masked = Interference not revealed
view-mainframe = Numbers on the Mainframe
view-ability = Ability being used
view-doing = Chosen so far
view-next_support = Support tokens for the next game
view-upgrades = Prices of upgrades
view-choices = Levels to choose from
view-width = Places in a row
view-microbot_uses = What Microbots can do
view-uncovered = Microbot not covered yet
view-result = Result

group-repair = Repair
group-trigger = Trigger
group-support = Support tokens
group-upgrade = Upgrade
group-baby = Make a Babybot
group-board = Board a Gigantobot
group-replace = Replace a Microbot
group-exchange = Exchange two Microbots
group-remove = Remove a Machine

ability-nothing = nothing
ability-draw = draw { $count } into the Flash
ability-stow = move { $count } to the Stock
ability-own_to_deck = a discarded Cyclobot onto the deck
ability-any_to_deck = a discarded Robot onto the deck
ability-own_to_row = a discarded Cyclobot to the Platform
ability-any_to_row = a discarded Robot to the Platform
ability-look = look at { $count }, then take the top one
ability-prep = { $count ->
    [one] Prep a Machine for { $count } Robot
   *[other] Prep a Machine for { $count } Robots
}
note-ability = { $level }: { $what }
note-use = { $price ->
    [one] costs { $price } Microbot
   *[other] costs { $price } Microbots
}
note-interference = Interference decides, level { $level }
note-end = { $costs ->
    [token] costs a Failsafe token
    [game] loses the game!
    [toll] loses the game: the damage costs more Failsafe tokens than there are!
   *[nothing] costs nothing
}
note-upgrade = { $price ->
    [one] { $price } Machine → { $to }: { $what }
   *[other] { $price } Machines → { $to }: { $what }
}
note-seats = { $riders } of { $seats }: { $crew }

need-same_model = { $robots }×{ $model }
need-run = { $runs }
need-same_size = { $robots }×size { $size }
need-sum_at_least = Σ≥{ $sum } ({ $robots })
need-sum_at_most = Σ≤{ $sum } ({ $robots })
need-groups = { $groups } same size
need-identical = { $robots } identical

board-turn = Turn { $turn }
board-size = size { $size }
board-prepped = Prepped
board-repairable = ✓ repairable
board-legend = digits: the Machines a card could help to repair now
board-machines = in the deck { $left }
board-experience = Experience pile { $count }
board-deck = in the deck { $count }
board-top = on top
board-bottom = at the bottom
board-microbots = stack { $stack } · discarded { $discard }
board-masked = ✕ not revealed yet:
board-chosen = Chosen
board-advice = { $tokens ->
    [one] For the next game: { $tokens } Support token (setting support={ $tokens }).
   *[other] For the next game: { $tokens } Support tokens (setting support={ $tokens }).
}

tell-turn = Turn { $turn }: { $name }.
tell-gap = Factory, place { $place }: empty.
tell-machine = Factory, place { $place }: { $machine }.
tell-microbot = { $microbot } is on it.
tell-prepped = It is Prepped: one Robot less.
tell-owner = It is the Single Factory of { $owner }.
tell-helpers = It can be repaired. Of use: { $cards }.
tell-row = { $row }: { $cards }.
tell-track = { $model }, level { $level }: { $what }.
tell-reserve = Failsafe tokens: { $reserve } in the Reserve, { $forge } in the Forge. Battery: { $battery }.
tell-support = Support tokens: { $models }.
tell-machines = { $three ->
    [0] Machine deck: { $one } of stage I, { $two } of stage II.
   *[other] Machine deck: { $one } of stage I, { $two } of stage II, { $three } of stage III.
}
tell-experience = Experience pile: { $machines }.
tell-deck = Robot deck: { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
tell-top = Known on top: { $cards }.
tell-bottom = Known at the bottom: { $cards }.
tell-discard = Discard pile: { $cards }.
tell-limbot = Babybots in the Limbot: { $models }.
tell-away = on vacation
tell-gigantobot = { $name }: { $riders }.
tell-gigantobots = Gigantobots with nobody on board: { $names }.
tell-damage = Structural Damage tokens in the Forge: { $count }.
tell-microbots = Microbots acquired: { $held }; in the stack: { $stack }; discarded: { $discard }.
tell-interference = Interference tokens lie under: { $models }.
tell-masked = Interference tokens not revealed yet: { $models }.
tell-looked = Looked at: { $cards }.
tell-chosen = Chosen so far: { $answers }.

# The browser's board

board-now = What is asked
board-turn-of = { $name } is thinking.
board-end = { $costs ->
    [nothing] A Machine left the Factory this turn: ending it costs nothing.
    [token] No Machine left the Factory yet: ending the turn now costs a Failsafe token, { $left } in the Reserve.
    [toll] Every Machine is repaired, but the damage left costs more Failsafe tokens than the { $left } in the Reserve: ending the turn now loses the game!
   *[game] No Machine left the Factory yet and the Reserve is empty: ending the turn now loses the game!
}
board-failsafes = Failsafe tokens: { $reserve } in the Reserve, { $forge } in the Forge
board-battery = Battery: { $state }
board-support = Support
board-ready = Ready
board-owner = Single Factory of { $name }
board-gap = Empty place
board-about-platform = filled up every turn
board-about-flash = until the end of the turn
board-about-stock = kept
board-level = Level { $level }
board-highest = The highest level
board-price = { $count ->
    [one] { $count } Machine
   *[other] { $count } Machines
}
board-does-nothing = does nothing
board-does-interfered = { $count } Interference: a token decides what happens, at level { $level }
board-does-draw = { $count ->
    [one] draws { $count } card into the Flash
   *[other] draws { $count } cards into the Flash
}
board-does-stow = { $count ->
    [one] moves { $count } card to the Stock
   *[other] moves { $count } cards to the Stock
}
board-does-own_to_deck = puts a discarded Cyclobot on top of the deck
board-does-any_to_deck = puts any discarded Robot on top of the deck
board-does-own_to_row = takes a discarded Cyclobot back to the Platform
board-does-any_to_row = takes any discarded Robot back to the Platform
board-does-look = { $count ->
    [one] looks at the top card, puts it back, then takes the top card
   *[other] looks at the top { $count } cards, puts them back, then takes the top card
}
board-does-prep = { $count ->
    [one] Preps a Machine for { $count } more Robot
   *[other] Preps a Machine for { $count } more Robots
}
board-act-hint = Click a lit Machine to repair it, a Robot for its ability, or an upgrade of the Mainframe.
board-name-turn = Turn { $turn }: { $name }
board-failsafe = Failsafe
board-about-failsafe = A turn without a repair costs one; with none left it costs the game.
board-about-battery = { $state ->
    [charged] When the deck is empty, shuffles the discard pile once.
   *[empty] Used up: an empty deck stays empty.
}
board-about-support = once
board-about-experience = pays for upgrades
board-lack-count = { $have } of { $robots } there
board-lack-least = your best sum: { $best }
board-lack-most = your lowest sum: { $best }
board-lack-microbot = none for the Microbot
board-lack-theirs = only { $name }
board-lack-robots = too few Robots
board-repair = Repair
board-repair-ask = Repair: { $about }
board-crew-change = Click other Robots to change the crew.
board-crew-short = { $count ->
    [one] One Robot is missing.
   *[other] { $count } Robots are missing.
}
board-repaired = Repaired
board-in-crew = in the crew
board-cancel = Cancel
board-robot-ask = Discard { $name } for its ability?
board-use = { $level }: { $does }
board-use-nothing = Discard it, nothing happens
board-use-interfered = Discard it and see
board-end-turn = End the turn
board-end-costs = { $costs ->
    [nothing] costs nothing
    [token] costs a Failsafe token
   *[game] loses the game
}
board-end-anyway = End it all the same
board-go-on = Go on playing
board-from-deck = All { $count } from the deck
board-level-now = now
board-level-next = next
board-short-nothing = nothing yet
board-short-interfered = Interference ×{ $count }
board-short-draw = { $count ->
    [one] { $count } card into the Flash
   *[other] { $count } cards into the Flash
}
board-short-stow = { $count ->
    [one] { $count } card into the Stock
   *[other] { $count } cards into the Stock
}
board-short-own_to_deck = a discarded Cyclobot onto the deck
board-short-any_to_deck = any discarded Robot onto the deck
board-short-own_to_row = a discarded Cyclobot to the Platform
board-short-any_to_row = any discarded Robot to the Platform
board-short-look = { $count ->
    [one] see the top card, then draw one
   *[other] sort the top { $count }, then draw one
}
board-short-prep = { $count ->
    [one] Prep a Machine for { $count } Robot
   *[other] Prep a Machine for { $count } Robots
}
board-wanted = Still to choose: { $count }.
board-uncovered = { $microbot } is not covered yet.
board-piles = Decks and piles
board-machines-left = Machines to come
board-limbot = two Robots of a model that add up to 5 make a Babybot
board-riders = { $count }/{ $seats }
board-vacation = on vacation
board-tool-replace = Replace a Microbot
board-tool-exchange = Exchange two Microbots
board-tool-remove = Remove a Machine
board-back-ask = Put the cards back, on top of the deck or at the bottom.
board-back-hint = Drag the cards, or move them with the arrow keys.
board-back-top = On top, the next to draw first
board-back-bottom = At the bottom
board-back-at-top = { $name }, on top, { $place } of { $count }
board-back-at-bottom = { $name }, at the bottom, { $place } of { $count }
board-back-confirm = Put back

game-reconstructed = The rules are those of the book, and the Machines and Robots are the printed ones. What the expansions’ pieces show is not in the books: the Gigantobots are reconstructed, the faces of Microbots, Multibots and Interference tokens are inferred. A game without expansions is as printed.
pieces-machine = Machines
pieces-gigantobot = Gigantobots
pieces-microbots = Microbots
pieces-multibots = Multibots
pieces-interference = Interference tokens

# Refusals

refused-CYB-REP-04 = The crew is not complete: { $wanted } still to choose.
refused-CYB-DEC-01-alone = Nothing asks for that now. First choose what to do: repair, trigger, upgrade or use a token.
refused-CYB-REP-09 = It needs { $robots } × { $model }, { $have ->
    [one] { $have } is
   *[other] { $have } are
} in your rows.
refused-CYB-REP-10 = It needs { $robots ->
    [one] { $robots } Robot
   *[other] { $robots } Robots
} of size { $size }, { $have ->
    [one] { $have } is
   *[other] { $have } are
} in your rows.
refused-CYB-REP-11 = { $best ->
    [0] It needs { $robots } Robots, and your rows have { $have }.
   *[other] It needs a sum of { $sum } or more, and your Robots make { $best } at most.
}
refused-CYB-REP-12 = { $best ->
    [0] It needs { $robots } Robots, and your rows have { $have }.
   *[other] It needs a sum of { $sum } or less, and your Robots make { $best } at least.
}
refused-CYB-REP-13 = It needs { $robots } Robots of sizes in a row, you have { $have } of them.
refused-CYB-REP-14 = It needs { $robots } Robots of sizes in a row, you have { $have } of them.
refused-CYB-REP-15 = It needs { $robots } Robots in two pairs, you have { $have } of them.
refused-CYB-REP-16 = It needs { $robots } Robots, a pair and a triple, and you have { $have } of them.
refused-CYB-REP-17 = It needs { $robots } identical Robots, you have { $have }.
refused-CYB-REP-09-alone = It does not fit in the crew that the Machine asks for.
refused-CYB-REP-10-alone = { refused-CYB-REP-09-alone }
refused-CYB-REP-11-alone = { refused-CYB-REP-09-alone }
refused-CYB-REP-12-alone = { refused-CYB-REP-09-alone }
refused-CYB-REP-13-alone = { refused-CYB-REP-09-alone }
refused-CYB-REP-14-alone = { refused-CYB-REP-09-alone }
refused-CYB-REP-15-alone = { refused-CYB-REP-09-alone }
refused-CYB-REP-16-alone = { refused-CYB-REP-09-alone }
refused-CYB-REP-17-alone = { refused-CYB-REP-09-alone }
refused-CYB-MIC-02 = You have the Robots it asks for, but none besides that matches { $microbot }.
refused-CYB-MIC-10 = It costs { $cost } Microbot, you hold { $have }.
refused-CYB-MIC-11 = It costs { $cost } Microbots, you hold { $have }.
refused-CYB-MIC-12 = It costs { $cost } Microbots, you hold { $have }.
refused-CYB-MIC-10-alone = That Machine is not in the Factory.
refused-CYB-MIC-11-alone = { refused-CYB-MIC-10-alone }
refused-CYB-MIC-12-alone = { refused-CYB-MIC-10-alone }
refused-CYB-UPG-02 = { $cost ->
    [one] It costs { $cost } Machine, the Experience pile has { $have }.
   *[other] It costs { $cost } Machines, the Experience pile has { $have }.
}
refused-CYB-BAB-02 = It takes two Robots of that model whose sizes add up to { $sum }.
refused-CYB-TRG-02 = Its figure is at level { $level ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
}.
refused-CYB-COG-04 = The figure of the Robot you discarded is at level { $level ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
}.
refused-CYB-RUL-11 = It moves exactly its number: { $wanted } still to choose.
refused-CYB-RUL-25 = { $cost ->
    [one] It costs { $cost } Robot, and there are { $have } to pay with.
   *[other] It costs { $cost } Robots, and there are { $have } to pay with.
}
refused-CYB-RUL-28 = The deck has no Robot left to pay with beside those chosen: { $have } in all.
refused-CYB-REP-01 = It is not in the Factory.
refused-CYB-TWO-05 = It is the other player’s turn.
refused-CYB-TWO-06 = It is in the other player’s Single Factory.
refused-CYB-TRN-05 = No such Robot lies there.
refused-CYB-TRN-10 = You have chosen it already.
refused-CYB-TRG-01 = No such Robot lies there.
refused-CYB-TRG-04 = It is the one you discard for this ability.
refused-CYB-COM-06 = The Commandbot does not pay for its own Prep.
refused-CYB-COM-10 = It is Prepped already.
refused-CYB-RUL-30 = It is not in the Factory.
refused-CYB-RUL-31 = There is no Machine that you could Prep.
refused-CYB-BAT-07 = The deck is empty, and so is the Battery.
refused-CYB-UPG-04 = It pays already, and counts once.
refused-CYB-UPG-06 = It is at level V, the highest.
refused-CYB-RUL-36 = The crew is complete; one more may only come to cover the Microbot.
refused-CYB-RUL-47 = An exchange needs two different Machines.
refused-CYB-RUL-48 = You can remove only Machines that you may repair.
refused-CYB-MIC-08 = You do not hold that Microbot.
refused-CYB-MIC-15 = You have chosen it already.
refused-CYB-MUL-08 = A Multibot has no ability.
refused-CYB-MUL-10 = A Multibot makes no Babybot.
refused-CYB-MUL-11 = A Multibot boards no Gigantobot.
refused-CYB-BAB-05 = That Babybot is made already.
refused-CYB-GIG-02 = Two Robots that share a model or a size board together.
refused-CYB-GIG-03 = It shares no feature with that Gigantobot.
refused-CYB-GIG-06 = That Gigantobot is on vacation.
refused-CYB-RUL-61 = No active Gigantobot has a place for either of the two.
refused-CYB-RUL-03 = No Structural Damage is left.
refused-CYB-MIX-07 = This table plays without that expansion.
refused-CYB-SET-12 = That Support token was not drawn for this game.
refused-CYB-SUP-03 = That Support token is used.
refused-CYB-SUP-08 = That Support token is not in the Reserve.
refused-CYB-STO-07 = Only cards of the Platform and the Flash are moved.
refused-CYB-PLA-06 = It is not among the cards still to put back.
refused-CYB-CYC-02 = At this level only a discarded Cyclobot comes back.
refused-CYB-CYC-03 = It is not in the discard pile.
refused-CYB-CYC-04 = At this level only a discarded Cyclobot comes back.
refused-CYB-CYC-05 = It is not in the discard pile.
refused-CYB-CYC-08 = A Multibot never comes back.
refused-CYB-DEC-02 = Finish first what you have begun.
refused-CYB-DEC-03 = Answer first what is asked.
refused-CYB-DEC-06 = Chance decides that.
refused-CYB-DEC-10 = At this table that is asked in another way.
