# Cyberion in English.

game-name = Cyberion
game-tagline = A factory breaks down. Repair its Machines with Robots, alone or together.

ask-act = What do you do?
ask-crew = Choose the crew, one Robot at a time.
ask-level = At which level? Level I does nothing.
ask-stow = Which card goes to the Stock?
ask-take = Which card comes back?
ask-back = Put the cards back: first those on top, in the order they will be drawn, then those at the bottom.
ask-prep = Which Machine is Prepped?
ask-spend = Which Robot pays for the Prep?
ask-pay = Which Machine pays for the upgrade?
ask-mate = Two Robots of one model, sizes adding up to 5: choose one.
ask-rider = Two Robots that share a feature board: choose one.
ask-seat = On which Gigantobot does the first Robot go?
ask-seat_other = And the second?
ask-reward = Choose the reward.
ask-swap = Exchange with the Microbot of which Machine?
ask-token = Which Microbot pays?
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
action-remove = remove { $thing } for 5 Microbots
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
event-triggered = { $seat } discards { $card } from the { $row } for its ability.
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
event-upgraded = { $seat } upgrades { $model } with { $machines }.
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
event-merged = All Machines form one Common Factory now.
event-flash_emptied = The Flash is discarded: { $cards }.
event-first = { $seat } ({ $letter }) goes first.
event-support_came = A Support token: { $model }.
event-ended = { $reason ->
    [repaired] Every Machine is repaired!
    [failsafe] A Failsafe token is due and none is left. The factory is lost.
    [limbot] Every Machine is repaired, but a Babybot was never made. The factory is lost.
    [interference] Every Machine is repaired, but Interference is left. The factory is lost.
   *[damage] Every Machine is repaired, but the damage is too great. The factory is lost.
}
event-advised = { $tokens ->
    [one] For the next game: { $tokens } Support token (setting support={ $tokens }).
   *[other] For the next game: { $tokens } Support tokens (setting support={ $tokens }).
}

result-repaired = every Machine is repaired
result-failsafe = no Failsafe token was left
result-limbot = a Babybot was never made
result-interference = Interference tokens were left
result-damage = too much Structural Damage was left

setting-players = Players
setting-expansions = Expansions
setting-support = Support tokens
setting-first = First player
setting-stockbot = The Stockbot moves
setting-prep_covers = A Prep covers the Microbot
setting-extra = An extra Robot for the Microbot
setting-merge = Two Factories become one
setting-support-printed = as printed: 1 alone, 3 for two
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
setting-stockbot-up_to = up to its number
setting-prep_covers-yes = yes
setting-prep_covers-no = no
setting-extra-needed = only when needed
setting-extra-free = always allowed
setting-merge-at_once = at once
setting-merge-cleanup = in Cleanup
setting-expansions-babybots = Babybots
setting-expansions-gigantobots = Gigantobots
setting-expansions-microbots = Microbots
setting-expansions-multibots = Multibots
setting-expansions-devious_cog = The Devious Cog

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
view-wanted = Still to choose
view-advice = Support tokens for the next game
view-result = Result

group-repair = Repair
group-trigger = Trigger
group-support = Support tokens
group-upgrade = Upgrade
group-baby = Make a Babybot
group-board = Board a Gigantobot
group-replace = Replace a Microbot (costs 1 Microbot)
group-exchange = Exchange two Microbots (costs 3 Microbots)
group-remove = Remove a Machine (costs 5 Microbots)

ability-none = nothing
ability-SIR = draw { $count } into the Flash
ability-STO = move { $count } to the Stock
ability-CYC = { $level ->
    [2] a discarded Cyclobot to the deck
    [3] a discarded Robot to the deck
    [4] a discarded Cyclobot taken back
   *[5] a discarded Robot taken back
}
ability-PLA = look at { $count }, then take the top one
ability-COM = { $count ->
    [one] Prep a Machine for { $count } Robot
   *[other] Prep a Machine for { $count } Robots
}
note-ability = { $level }: { $what }
note-interference = Interference decides, level { $level }
note-end = { $costs ->
    [token] costs a Failsafe token
    [game] loses the game!
   *[nothing] costs nothing
}
note-upgrade = { $price ->
    [one] { $price } Machine → { $to }: { $what }
   *[other] { $price } Machines → { $to }: { $what }
}
note-seats = { $riders } of { $seats }: { $crew }

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
tell-damage = Structural Damage tokens in the Forge: { $count }.
tell-microbots = Microbots acquired: { $held }; in the stack: { $stack }; discarded: { $discard }.
tell-interference = Interference tokens lie under: { $models }.
tell-masked = Interference tokens not revealed yet: { $models }.
tell-looked = Looked at: { $cards }.
tell-chosen = Chosen so far: { $answers }.

# The browser's board

board-now = What is asked
board-turn-of = { $name } is at work.
board-end = { $danger ->
    [none] A Machine left the Factory this turn: ending it costs nothing.
    [token] No Machine left the Factory yet: ending the turn now costs a Failsafe token, { $left } in the Reserve.
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
board-does-SIR = draws { $level ->
    [2] 1 card
    [3] 2 cards
    [4] 3 cards
   *[5] 5 cards
} into the Flash
board-does-STO = moves { $level ->
    [2] 1 card
    [3] 2 cards
    [4] 3 cards
   *[5] 5 cards
} to the Stock
board-does-CYC = { $level ->
    [2] puts a discarded Cyclobot on top of the deck
    [3] puts any discarded Robot on top of the deck
    [4] takes a discarded Cyclobot back to the Platform
   *[5] takes any discarded Robot back to the Platform
}
board-does-PLA = looks at { $level ->
    [2] the top card
    [3] the top 2 cards
    [4] the top 3 cards
   *[5] the top 5 cards
}, puts back, then takes the top card
board-does-COM = Preps a Machine for { $level ->
    [2] 5 more Robots
    [3] 4 more Robots
    [4] 3 more Robots
   *[5] 1 more Robot
}
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
