# Raising Robots in English.

game-name = Raising Robots
game-tagline = Eight rounds, everybody at once: raise the robots others talk about.

ask-cull = Which robot cards do you discard? Three go; the others are your hand.
ask-keep = Which class do you keep?
ask-swap = You have three classes: which one does the new one replace?
ask-choose = Which inventor works with you?
ask-first = Which robot do you assemble, free of charge?
ask-bid = Which inventor do you bid for, and how much?
ask-place = Do you place a token?
ask-pair_left = Which phase goes with the left energy card?
ask-pair_right = Which phase goes with the right energy card?
ask-boost = Which phase gets the energy of your inventor?
ask-perform = Do you perform this phase, and how many batteries do you spend?
ask-buy = Which row do you pay to unlock a token?
ask-unlock = Which token do you unlock?
ask-inspire = Inspiration: what do you take?
ask-assemble = Which robot do you assemble?
ask-use = Do you use this action of the board?
ask-activate = Which action does the robot use?
ask-gain = Which of the two do you gain?
ask-wild = You gain a wild: which thing is it?
ask-pay = What do you pay with?
ask-cycle = Discard any number of cards; then you draw one more.
ask-round_end = The round ends: which ability of your inventor do you use?
ask-draw = The top card of the robot deck.
ask-teach = The top card of the class deck.
ask-deal = The top card of the inventor deck.
ask-power = The next energy card.
ask-neutral = The next neutral phase card.
ask-opener = Who bids first?

action-done = that is all
action-skip = no, thanks
action-usual = pay with what is asked for, duct tape only for what is missing
action-discard = discard { $thing }
action-keep = keep { $thing }
action-swap = replace { $thing }
action-choose = { $thing }
action-assemble = assemble { $thing }, { $place }
action-pay = { $thing }
action-gain = { $thing }
action-unlock = { $thing }
action-inspire = { $thing }
action-place = put a token on { $thing }
action-pair = { $thing }
action-boost = { $thing }
action-batteries = { $thing ->
    [0] perform it without batteries
    [one] spend { $thing } battery
   *[other] spend { $thing } batteries
}
action-buy = { $thing }
action-use = { $thing }
action-ability = { $thing }
action-base = base action of { $thing }
action-upgraded = upgraded action of { $thing }
action-bid = { $thing }, space { $place }
action-draw = draw { $thing }
action-teach = { $thing }
action-deal = { $thing }
action-power = { $thing }
action-neutral = { $thing }
action-opener = { $thing }

group-discard = Discard a card
group-assemble = Assemble a robot
group-place = Place a token
group-pair = Choose a phase
group-batteries = Perform the phase
group-buy = Unlock a token
group-use = Action of the board
group-base = Base action
group-upgraded = Upgraded action

thing-upgrade = Upgrade
    .about = unlock tokens for energy and wilds
thing-assemble = Assemble
    .about = robots from your hand go to their rows
thing-design = Design
    .about = programs and robot cards: board, then robots of the row
thing-fabricate = Fabricate
    .about = microchips, gears, sensors: board, then robots of the row
thing-recycle = Recycle
    .about = batteries and duct tape: board, then robots of the row

thing-sensor = sensor
thing-gear = gear
thing-microchip = microchip
thing-program = program
thing-tape = duct tape
thing-battery = battery
thing-vp = VP
thing-card = robot card
thing-wild = wild

thing-cosmetic = cosmetic
thing-speed = speed
thing-communication = communication
thing-efficiency = efficiency

thing-class = 1 of 3 class cards
thing-wilds = 2 wilds
thing-batteries = 4 batteries

thing-left = left column
thing-right = right column
thing-free = free of charge

thing-base = base ability
thing-upgraded = upgraded ability

thing-upgrade-cosmetic = cosmetic token of Upgrade
thing-upgrade-speed = speed token of Upgrade
thing-upgrade-communication = communication token of Upgrade
thing-upgrade-efficiency = efficiency token of Upgrade
thing-design-cosmetic = cosmetic token of Design
thing-design-speed = speed token of Design
thing-design-communication = communication token of Design
thing-design-efficiency = efficiency token of Design
thing-fabricate-cosmetic = cosmetic token of Fabricate
thing-fabricate-speed = speed token of Fabricate
thing-fabricate-communication = communication token of Fabricate
thing-fabricate-efficiency = efficiency token of Fabricate
thing-recycle-cosmetic = cosmetic token of Recycle
thing-recycle-speed = speed token of Recycle
thing-recycle-communication = communication token of Recycle
thing-recycle-efficiency = efficiency token of Recycle

thing-U1 = Upgrade, row 1
thing-U2 = Upgrade, row 2
thing-U3 = Upgrade, row 3
thing-D1 = Design, action 1
thing-D2 = Design, action 2
thing-D3 = Design, action 3
thing-F1 = Fabricate, action 1
thing-F2 = Fabricate, action 2
thing-F3 = Fabricate, action 3
thing-R1 = Recycle, action 1
thing-R2 = Recycle, action 2
thing-R3 = Recycle, action 3

thing-A = A
thing-B = B
thing-C = C
thing-D = D
thing-E = E
thing-F = F

thing-CL-01 = Colour Theory
thing-CL-02 = Kinematics
thing-CL-03 = Natural Language Processing
thing-CL-04 = Thermodynamics
thing-CL-05 = Systems Engineering
thing-CL-06 = Optics
thing-CL-07 = Mechanics
thing-CL-08 = Electronics
thing-CL-09 = Computer Science
thing-CL-10 = Electrochemistry
thing-CL-11 = Public Relations
thing-CL-12 = Technical Drawing
thing-CL-13 = Logistics
thing-CL-14 = Materials Science
thing-CL-15 = Robotics
thing-CL-16 = Creative Thinking
thing-CL-17 = Manufacturing
thing-CL-18 = Environmental Science
thing-CL-19 = Acoustics
thing-CL-20 = Clockmaking
thing-CL-21 = Nanotechnology
thing-CL-22 = Cryptography
thing-CL-23 = Frugal Design
thing-CL-24 = Ergonomics
thing-CL-25 = Advanced Engineering
thing-CL-26 = Low-Power Systems
thing-CL-27 = Power Systems
thing-CL-28 = Space Engineering
thing-CL-29 = Basic Electricity
thing-CL-30 = AC Circuits
thing-CL-31 = High Voltage
thing-CL-32 = Architecture

# What cards say, made of their facts: an amount of a good, what an action costs and gives.

amount = { $good ->
    [sensor] { $amount ->
        [one] { $amount } sensor
       *[other] { $amount } sensors
    }
    [gear] { $amount ->
        [one] { $amount } gear
       *[other] { $amount } gears
    }
    [microchip] { $amount ->
        [one] { $amount } microchip
       *[other] { $amount } microchips
    }
    [program] { $amount ->
        [one] { $amount } program
       *[other] { $amount } programs
    }
    [tape] { $amount } duct tape
    [battery] { $amount ->
        [one] { $amount } battery
       *[other] { $amount } batteries
    }
    [vp] { $amount } VP
    [card] { $amount ->
        [one] { $amount } robot card
       *[other] { $amount } robot cards
    }
   *[wild] { $amount ->
        [one] { $amount } wild
       *[other] { $amount } wilds
    }
}
either = { $one } or { $other }
trade = { $cost } → { $gains }
gain-UNL = unlock a token
gain-ASM = assemble a robot
gain-CYC = discard X, draw X+1 cards
gain-ROWV = VP by robots in the row
gain-INS = Inspiration
gain-CLS = 3 class cards, keep 1
energy-needed = { $energy } energy
energy-more = +{ $energy } energy
circle-inspires = Inspiration, once
circle-energy = +{ $energy } energy in { $phase }
circle-adds = action { $number }: + { $gains }

when-immediate = At once: { $what }
when-round_end = At the end of each round: { $what }
when-game_end = At the end of the game: { $what }
when-ongoing = Always: { $what }
ability-gain = { $gains }
ability-trade = you may pay a material for { $gains }
ability-energy = +{ $count } energy when you perform { $phase }
ability-slot = { $count ->
    [one] slots cost { $count } wild less
   *[other] slots cost { $count } wilds less
}
ability-rows = { $count ->
    [one] rows of Upgrade cost { $count } wild less, but at least 1
   *[other] rows of Upgrade cost { $count } wilds less, but at least 1
}
ability-benefits = Inspiration gives { $count } different benefits
ability-battery = each battery spent on { $phase } gives { $count } energy
ability-assembled = { $gains } for each robot you assemble
ability-selected = { $phases ->
    [one] +{ $count } energy for one of your two selected phases
   *[other] +{ $count } energy for both of your selected phases
}
ability-vp_credit = { $count } VP for each class with extra credit
ability-vp_tokens = { $tokens ->
    [one] { $count } VP for each unlocked token
   *[other] { $count } VP for every { $tokens } unlocked tokens
}
ability-vp_columns = { $count } VP for each column with three robots
needs-robots = needs { $count ->
    [one] { $count } robot
   *[other] { $count } robots
}
needs-tokens = needs { $count ->
    [one] { $count } unlocked token
   *[other] { $count } unlocked tokens
}
inventor-AND = { $base }; and, upgraded ({ $token }, { $needs }): { $upgraded }
inventor-OR = { $base }; instead, upgraded ({ $token }, { $needs }): { $upgraded }
inventor-name = { $card } ({ $level })
level-easy = easy
level-medium = medium
level-hard = hard

objective-tokens = { $type ->
    [cosmetic] unlocked cosmetic tokens
    [speed] unlocked speed tokens
    [communication] unlocked communication tokens
   *[efficiency] unlocked efficiency tokens
}
objective-all_tokens = unlocked tokens
objective-resource = { $good ->
    [sensor] sensors
    [gear] gears
    [microchip] microchips
    [program] programs
    [tape] duct tape
   *[battery] batteries
}
objective-vp = VP in the inventory
objective-hand = robot cards in hand
objective-wild = materials and robot cards in hand
objective-sets = sets of the four materials
objective-robots = robots
objective-row = robots in the row of { $phase }
objective-cost = { $good ->
    [sensor] robots that cost sensors
    [gear] robots that cost gears
    [microchip] robots that cost microchips
   *[program] robots that cost programs
}
objective-robot_vp = robots worth { $range } VP
objective-action = robots with an action of { $range } energy
objective-energy_cost = robots with an assembly energy of { $range }
objective-columns = columns with three robots
ladder = D { $d } · C { $c } · B { $b } · A { $a }
ladder-credit = by extra credit

event-round_began = Round { $round } begins.
event-gathered = Everybody has finished.
event-drew = { $seat } draws { $card }.
event-drew-hidden = { $seat } draws a robot card.
event-taught = { $seat } looks at the class { $card }.
event-taught-hidden = { $seat } looks at a class card.
event-met = { $seat } meets { $card }.
event-met-hidden = { $seat } meets an inventor.
event-discarded = { $seat } discards { $card }.
event-kept = { $seat } takes the class { $card }.
event-hired = { $seat } works with { $card }.
event-offered = Up for auction: { $card }.
event-opened = { $seat } bids first.
event-bid = { $seat } bids for { $card }: space { $space }.
event-assembled = { $seat } assembles { $card }.
event-gained = { $seat } gains { amount }.
event-paid = { $seat } spends { amount }.
event-unlocked = { $seat } unlocks the { $token }.
event-inspired = Inspiration: { $seat } takes { $benefit }.
event-placed = { $seat } puts a token on { $card }.
event-powered = { $seat } turns up an energy card: { $card }.
event-selected = { $seat } selects { $phases }.
event-neutral = A neutral card: { $phase }, { $cubes ->
    [0] no cubes
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}.
event-performed = { $seat } performs { $phase } with { $energy } energy.
event-passed = { $seat } does not perform { $phase }.
event-did = { $seat } uses { $deed }.
event-did_upgraded = { $seat } uses { $deed } (upgraded).
event-recess = Recess!
event-scored = { $seat }: { $robots } VP by robots, { $classes } by classes, { $inventory } in the inventory, { $leftover } for what is left: { $total } VP.

# The board in the terminal.

stage-start = start of the game
stage-auction = auction of inventors
stage-selection = selection of phases
stage-phases = phases
stage-recess = Recess
stage-last = last tokens
stage-over = the game is over

short-UNL = unlock
short-ASM = assemble
short-CYC = X→X+1
short-ROWV = V/row
short-INS = idea
short-CLS = class

score-robots = robots
score-classes = classes
score-inventory = inventory
score-inventor = inventor
score-leftover = leftover
score-total = total

board-round = Round { $round } of { $rounds }
board-cubes = cubes
board-sums = energy: card + cubes + board + inventor
board-now = Now: { $doing }
board-due = to pay: { $cost }
board-tokens = Tokens
board-energy = Energy
board-to_come = to come: { $cards }
board-hand = Hand
board-looks = To choose from
board-vp = { $vp } VP
board-total = { $total } VP in all
board-class = { $aim }: { $count }, grade { $grade }, { $vp } VP ({ $ladder }; extra credit: { $credit })
board-grades = Grades: A { $a } VP, B { $b }, C { $c }, D { $d }.
board-spaces = Spaces
board-bid = { $name } on space { $space }
board-deck = robot deck { $deck } · discard pile { $discard }
board-past = Games before: { $points } points

note-card = { $row }, { $vp } VP; { $deed }
note-built = { $row }, { $vp } VP
note-slot = { $said }, slot { $cost }
note-class = { $aim }: { $ladder }; extra credit: { $credit }
note-credit = one grade more
note-grade = { $aim }: { $count }, grade { $grade }
note-energy = { $phase } with { $energy } energy
note-sure = { $energy } energy or more

tell-stage = It is the { $stage }.
tell-round = Round { $round } of { $rounds }, { $stage }. Cubes: { $cubes }.
tell-neutral = Neutral cards turned up: { $phases }; cubes on the cards from the left: { $cubes }.
tell-track = { $card }: { $ability }. Bids: { $bid }.
tell-deck = Robot deck: { $deck ->
    [one] { $deck } card.
   *[other] { $deck } cards.
}
tell-discard = { $count ->
    [0] Discarded robots: none.
   *[other] Discarded robots ({ $count }): { $cards }.
}
tell-class_discard = { $count ->
    [0] Discarded classes: none.
   *[other] Discarded classes ({ $count }): { $cards }.
}
tell-score = { $name }: { $parts }; { $total } VP in all.
tell-seat = { $name } has { $goods }.
tell-tokens = Tokens of { $name } to be placed: { $tokens }.
tell-energy = Energy cards of { $name }: { $cards }.
tell-phase = { $phase } with { $energy } energy
tell-sums = { $name } may perform { $phases }.
tell-to_come = Energy cards of { $name } to come: { $cards }.
tell-robot = Robot of { $name }: { $told }.
tell-built = { $card }, { $row }; { $vp } VP; { $base }; upgraded ({ $token }) { $upgraded }
tell-upgraded = { $card } (upgraded)
tell-class = Class of { $name }, { $card }: { $told }.
tell-inventor = Inventor of { $name }: { $card }.
tell-inventor_upgraded = Inventor of { $name }: { $card } (upgraded).
tell-ability = { $told }.
tell-section = Your board, { $phase }: { $actions }.
tell-action = { $energy } energy: { $deed }
tell-locked = Locked tokens: { $tokens }.
tell-holds = { $name } holds { $cards }.
tell-hand = Your hand:
tell-card = { $card }, { $row }: { $left }, or { $right }; { $vp } VP; { $base }; upgraded ({ $token }) { $upgraded }.
tell-look = To choose from, { $card }: { $told }.

result-rounds = most VP after eight rounds
result-hesitant = Hesitant
result-beginner = Beginner
result-amateur = Amateur
result-heroic = Heroic
result-epic = Epic
result-legendary = Legendary

setting-players = Players
setting-inventors = Inventors
setting-inventors-dealt = one of two
setting-inventors-auction = by auction
setting-inventors-off = none
setting-solo = Alone
setting-solo-single = one game
setting-solo-challenge = challenge of three games
setting-tape_is_wild = Duct tape may pay for wilds
setting-tape_is_wild-yes = yes
setting-tape_is_wild-no = no
setting-assembly = Robots that assemble robots ask for materials of
setting-assembly-left = the left column
setting-assembly-right = the right column
setting-solo_cubes = Cubes on the neutral cards, alone
setting-cards = Cards

view-stage = What is going on
view-round = Round
view-rounds = Rounds
view-past = Games before
view-cubes = Energy cubes
view-neutral = Neutral cards
view-discard = Discarded robot cards
view-deck = Robot deck
view-class_discard = Discarded classes
view-tracks = Auction
view-seats = Players
view-doing = What you are doing
view-wanted = Still to choose
view-result = Result

# The board in the browser

web-rr-now = What is asked
web-rr-waiting = Still at work: { $names }.
web-rr-round = Round { $round } of { $rounds }
web-rr-stage-start = Before the first round
web-rr-stage-auction = Auction of inventors
web-rr-stage-selection = Phases are chosen in secret
web-rr-stage-phases = Everybody performs phases
web-rr-stage-recess = Recess
web-rr-stage-last = Last tokens
web-rr-stage-over = The game is over
web-rr-energy-left = energy left
web-rr-in-order = (one after the other as listed: what you pass over cannot be taken later)
web-rr-give-up = Discard { $count } of { $most }
web-rr-exchange = { $count ->
    [0] Discard none, draw { $drawn }
   *[other] Discard { $count }, draw { $drawn }
}
web-rr-due = Still to pay:
web-rr-batteries = How many batteries, and the energy you then have
web-rr-battery-worth = each gives { $count } energy
web-rr-perform-with = { $count ->
    [0] No battery: perform with { $energy } energy
    [one] { $count } battery: perform with { $energy } energy
   *[other] { $count } batteries: perform with { $energy } energy
}
web-rr-phases = Phases of the round
web-rr-cubes = { $count ->
    [0] no cubes
    [one] { $count } cube
   *[other] { $count } cubes
}
web-rr-selected-by = selected by { $names }
web-rr-for-all = everybody may perform it
web-rr-all = + all
web-rr-phase-closed = not yours
web-rr-phase-past = done
web-rr-phase-now = now
web-rr-phase-next = to come
web-rr-sum = { $total } energy: { $parts }
web-rr-sum-card = energy card { $count }
web-rr-sum-cubes = cubes { $count }
web-rr-sum-board = board { $count }
web-rr-sum-inventor = inventor { $count }
web-rr-neutral = Neutral phase cards
web-rr-face-down = face down
web-rr-deed = { $deed } ({ $energy })
web-rr-upgraded = With a token ({ $type }): { $deed }
web-rr-costs = Costs on the left { $left }; on the right { $right }
web-rr-assemble-for = Assemble { $name }: { $price }
web-rr-is-upgraded = upgraded
web-rr-then-AND = With a token ({ $token }, { $needs }) also: { $ability }
web-rr-then-OR = With a token ({ $token }, { $needs }) instead: { $ability }
web-rr-icon-AND = then also
web-rr-icon-OR = then instead
web-rr-credit = extra credit: one grade more
web-rr-credit-with = Extra credit with a token ({ $type })
web-rr-credit-earned = extra credit earned
web-rr-progress = so far { $count }, grade { $grade }, { $vp } VP
web-rr-inventory = Inventory
web-rr-hand = in hand
web-rr-tokens = tokens
web-rr-locked = Locked { $type } token; under it: { $opens }
web-rr-unlocked = Open circle, { $type }: { $opens }
web-rr-slots = Slots
web-rr-empty = { $count ->
    [0] Empty slot, no extra cost
    [one] Empty slot, { $count } wild extra
   *[other] Empty slot, { $count } wilds extra
}
web-rr-place = Put a { $type } token on { $name }
web-rr-your-hand = Your hand
web-rr-hand-of = Hand
web-rr-beside = Classes, inventor and energy cards
web-rr-drawn = Energy cards of this round
web-rr-to-come = still to come
web-rr-used = used up
web-rr-multiplier = cubes count double
web-rr-looks = Cards to choose from
web-rr-auction = Auction of inventors
web-rr-free = free of charge
web-rr-bid = Bid for { $name }, space { $space }: { $price }
web-rr-bid-of = Bid of { $name }
web-rr-scores = Score sheet
web-rr-scores-now = Points if the game ended now
web-rr-score-robots = robots
web-rr-score-classes = classes
web-rr-score-inventory = VP in the inventory
web-rr-score-inventor = inventor
web-rr-score-leftover = what is left
web-rr-score-total = total
web-rr-past = Games before:
web-rr-whose = Whose board is shown
web-rr-points-now = points if the game ended now
web-rr-robots = robots
web-rr-at-work = at work
web-rr-finished = has finished
web-rr-of = Board of { $name }
web-rr-back = Back to your board
web-rr-as-before = As it was before: news come when everybody has finished.
web-rr-deck = Robot deck: { $count }
web-rr-discard = Robot discard pile: { $count }
web-rr-class_discard = Class discard pile: { $count }
