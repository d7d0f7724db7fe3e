# Raising Robots in English.

game-name = Raising Robots
game-tagline = Eight rounds, everybody at once: raise the robots others talk about.
game-credits = A game by Brett Sobol and Seth Van Orden, published by Nauvoo Games, 2023, and in French as L’Atelier des Prodiges by Lucky Duck Games.

ask-cull = Which robot cards do you discard? Three go; the others are your hand.
ask-keep = Which class do you keep?
ask-swap = You have three classes: which one does the new one replace?
ask-choose = Which inventor works with you?
ask-first = Which robot do you assemble, free of charge?
ask-bid = Which inventor do you bid for, and how much?
ask-place = Do you place a token?
ask-early = You have finished: do you select a phase for the next round already?
ask-pair_left = Which phase goes with the left energy card?
ask-pair_right = Which phase goes with the right energy card?
ask-boost = Which phase gets the energy of your inventor?
ask-perform = Do you perform this phase, and how many batteries do you spend?
ask-more_batteries = How many more batteries do you spend?
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
ask-ability = Which ability of your inventor do you use?
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

called-Crisper = Crisper
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
event-drew_ahead = { $seat } turns up { $card } for the next round.
event-drew_ahead-hidden = { $seat } has turned up an energy card for the next round.
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

# The same, said to the player it happened to.

event-scored-you = You: { $robots } VP by robots, { $classes } by classes, { $inventory } in the inventory, { $leftover } for what is left: { $total } VP.
event-drew-you = You draw { $card }.
event-drew-hidden-you = You draw a robot card.
event-taught-you = You look at the class { $card }.
event-taught-hidden-you = You look at a class card.
event-met-you = You meet { $card }.
event-met-hidden-you = You meet an inventor.
event-discarded-you = You discard { $card }.
event-kept-you = You take the class { $card }.
event-hired-you = You work with { $card }.
event-opened-you = You bid first.
event-bid-you = You bid for { $card }: space { $space }.
event-assembled-you = You assemble { $card }.
event-gained-you = You gain { amount }.
event-paid-you = You spend { amount }.
event-unlocked-you = You unlock the { $token }.
event-placed-you = You put a token on { $card }.
event-drew_ahead-you = You turn up { $card } for the next round.
event-drew_ahead-hidden-you = You have turned up an energy card for the next round.
event-powered-you = You turn up an energy card: { $card }.
event-selected-you = You select { $phases }.
event-performed-you = You perform { $phase } with { $energy } energy.
event-passed-you = You do not perform { $phase }.
event-did-you = You use { $deed }.
event-did_upgraded-you = You use { $deed } (upgraded).
event-inspired-you = Inspiration: you take { $benefit }.

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
standing-points = VP
standing-robots = VP on robots
standing-classes = VP of classes
count-robots = Robots assembled
count-classes = Classes taken
count-inventors = Inventors hired

setting-players = Players
    .about = Alone for a rating, or up to six at once.
setting-inventors = Inventors
    .about = An inventor gives a player an ability of their own.
setting-inventors-dealt = one of two
    .about = Each player chooses one of two.
setting-inventors-easy = an easy one each
    .about = Good for a first game.
setting-inventors-auction = by auction
    .about = Players bid for them; for two or more.
setting-inventors-off = none
    .about = Everybody has the same abilities.
setting-solo = Alone
    .about = For one player only.
setting-solo-single = one game
    .about = Your points give a rating.
setting-solo-challenge = challenge of three games
    .about = Three games in a row; their points are added.
setting-tape_is_wild = Duct tape may pay for wilds
    .about = Otherwise duct tape pays only for materials that are named.
setting-tape_is_wild-yes = yes
setting-tape_is_wild-no = no
setting-assembly = Robots that assemble robots ask for materials of
    .about = What a robot costs that another robot assembles.
setting-assembly-left = the left column
    .about = The cost at the left of the card.
setting-assembly-right = the right column
    .about = The cost at the right of the card.
setting-solo_cubes = Cubes on the neutral cards, alone
    .about = For one player only.
setting-first = First to bid in an auction
    .about = Only where inventors are auctioned.
setting-first-random = at random
setting-first-A = A
setting-first-B = B
setting-first-C = C
setting-first-D = D
setting-first-E = E
setting-first-F = F
setting-early = Begin the next Preparation while others finish
    .about = Nobody waits for slower players; for two or more.
setting-early-no = no
setting-early-yes = yes
setting-cards = Cards
    .about = A file with your own cards takes the place of the reconstructed ones.
setting-rulings = Rulings
    .about = How doubtful points of the rules are settled.
setting-rulings-current = today’s
    .about = The ones the rules page states.
setting-rulings-first = those of version 1, for games begun then
    .about = Only to go on with an old game.

view-stage = What is going on
view-round = Round
view-rounds = Rounds
view-past = Games before
view-cubes = Energy cubes
view-for_all = Phases open to everybody
view-neutral = Neutral cards
view-discard = Discarded robot cards
view-deck = Robot deck
view-class_discard = Discarded classes
view-tracks = Auction
view-seats = Players
view-doing = What you are doing
view-plans = What you could do in this phase
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
web-rr-tokens = tokens
web-rr-locked = Locked { $type } token; under it: { $opens }
web-rr-unlocked = Open circle, { $type }: { $opens }
web-rr-slots = Slots
web-rr-empty = { $count ->
    [0] Empty slot, no extra cost
    [one] Empty slot, { $count } wild extra
   *[other] Empty slot, { $count } wilds extra
}
web-rr-place = Place a token ({ $type }) on { $name }
web-rr-your-hand = Your hand
web-rr-hand-of = Hand
web-rr-beside = Classes, inventor and energy cards
web-rr-drawn = Energy cards of this round
web-rr-to-come = still to come
web-rr-used = used up
web-rr-multiplier = each cube counts { $each }
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
web-rr-as-before = As it was before: you see what others did once everybody has finished.
web-rr-deck = Robot deck: { $count }
web-rr-discard = Robot discard pile: { $count }
web-rr-class_discard = Class discard pile: { $count }
at-once-plan = { $part ->
    [whole] the whole phase as proposed:
   *[rest] the rest of the phase as proposed:
} { $steps }. Gain: { $gets }. Cost: { $pays }.
web-rr-run = Run { $phase }
web-rr-go-on = Go on like this
web-rr-no-cards = No cards in hand.
web-rr-nothing-to-do = There is nothing you could do in this phase with what you have.
web-rr-skip-phase = Leave it out
web-rr-plan = What you do, line by line
web-rr-gets = you get { $items }
web-rr-pays = you pay { $items }
web-rr-mark = Mark them in your hand.
web-rr-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
web-rr-short = needs { $needs }, you have { $have }
web-rr-short-slot = its row is full
web-rr-lens-base = Action
web-rr-lens-upgraded = With its token ({ $type })
web-rr-lens-price = Costs
web-rr-lens-or = or { $price }
web-rr-price-and = { $cost }, and { $energy }
web-rr-points = Points
web-rr-grades = Grades of classes:
web-rr-key = Signs
web-rr-key-title = What the signs mean
web-rr-key-goods = Resources
web-rr-key-deeds = Actions
web-rr-key-tokens = Upgrade tokens
web-rr-sign-energy = energy
web-rr-sign-cube = energy cube
web-rr-sign-token = { $type } token
web-rr-about-vp = Points: the most of them win.
web-rr-about-sensor = A material: pays for robots and tokens.
web-rr-about-gear = A material: pays for robots and tokens.
web-rr-about-microchip = A material: pays for robots and tokens.
web-rr-about-program = A material: pays for robots and tokens.
web-rr-about-tape = Pays for any material or wild.
web-rr-about-battery = 1 energy more in a phase.
web-rr-about-card = Assemble it, or pay with it.
web-rr-about-wild = Any material or a robot card, as you like.
web-rr-about-energy = What a phase needs; it cannot be kept.
web-rr-about-cube = 1 energy for everybody who performs this phase.
web-rr-about-UNL = Take a token off your board.
web-rr-about-ASM = A robot for its materials, without energy.
web-rr-about-CYC = Discard as many cards as you like, draw one more.
web-rr-about-ROWV = 1 VP with a robot in the row, 2 with three, 3 with five.
web-rr-about-INS = A class, 2 wilds or 4 batteries.
web-rr-about-CLS = Draw 3 classes, keep 1.
web-rr-about-cosmetic = More points.
web-rr-about-speed = More of everything.
web-rr-about-communication = Better resources, or a choice.
web-rr-about-efficiency = Less energy.

game-reconstructed = The rules are those of the book, but nearly all cards that come with this program are reconstructed: the robots, classes, inventors and energy cards, and most actions of the player board, the bidding tracks, the neutral cubes and the points of the grades. If you own the game, give your own cards and boards.
pieces-robot = Robot cards
pieces-class = Class cards
pieces-inventor = Inventors
pieces-energy = Energy cards
pieces-upgrade = Player board: Upgrade
pieces-inspiration = Player board: Inspiration
pieces-bonus = Player board: bonuses
pieces-cell = Player board: actions
pieces-slots = Player board: places for robots
pieces-neutral = Neutral cubes, by number of players
pieces-bids = Bidding tracks
pieces-grades = Points of the grades

# Why an answer is refused.

refused-RR-ASM-01 = That card is not in your hand.
refused-RR-ASM-03 = Your { $row } row is full: all { $slots } slots are taken.
refused-RR-ASM-04 = { $good ->
    [energy] It takes { $amount } energy; you have { $have } left.
   *[other] It takes { amount }; you have { $have }, duct tape included.
}
refused-RR-ASM-05 = The slot takes { amount }; besides what the card costs you have { $have }.
refused-RR-AUC-01 = That inventor is not up for auction.
refused-RR-AUC-03 = You have to bid for one of the inventors.
refused-RR-AUC-04 = Somebody has bid on space { $space }: you must go to the right of it.
refused-RR-END-02 = What costs nothing is gained; you choose the order.
refused-RR-HID-01 = Chance turns cards up, not you.
refused-RR-ICN-04 = You gain one of the two.
refused-RR-ICN-07 = It takes { amount }; you have { $have }, duct tape counted where it may pay.
refused-RR-ICN-09 = You discard cards from your hand, when an action says so.
refused-RR-INS-01 = There is no such benefit to take now.
refused-RR-INV-02 = You have to say which phase gets the energy.
refused-RR-INV-04 = Only Round end abilities are used like this, at the end of a round.
refused-RR-INV-06 = Your inventor has no token yet.
refused-RR-LES-02 = There is no class card to keep now.
refused-RR-LES-03 = You have three class cards: swap one, or pass.
refused-RR-LES-04 = You swap one of your own class cards, when you draw a fourth.
refused-RR-LES-09 = That class card has its extra credit already.
refused-RR-PHA-05 = That belongs to another phase, or to a point of this one that is over.
refused-RR-PLC-01 = Tokens go on cards that lie in front of you.
refused-RR-PLC-02 = You have no token of that type ({ $token }) to place.
refused-RR-PLC-04 = { $reason ->
    [robots] Your inventor needs { $amount } robots in play; you have { $have }.
   *[tokens] Your inventor needs { $amount } unlocked tokens; you have { $have }.
}
refused-RR-PLC-07 = That card has its token already.
refused-RR-PRE-05 = Phases are selected in the Preparation.
refused-RR-PRE-07 = That phase card lies under your other energy card.
refused-RR-RES-05 = There is nothing of that kind to gain or to pay now.
refused-RR-RES-10 = It takes { amount }; you have { $have }.
refused-RR-RND-02 = That is done while phases are performed, not now.
refused-RR-RND-04 = Others have not finished yet.
refused-RR-ROW-04 = Board actions are used from top to bottom, and what was passed is over.
refused-RR-ROW-05 = Robots act from left to right, after the board actions.
refused-RR-ROW-03 = It needs { $amount } energy; you have { $have }.
refused-RR-ROW-06 = It needs { $amount } energy; you have { $have }.
refused-RR-ROW-07 = It needs { $amount } energy; you have { $have }.
refused-RR-ROW-08 = It has no token yet ({ $token }).
refused-RR-RUL-01 = At this table duct tape does not pay for wilds.
refused-RR-RUL-02 = You pay with a material, or with duct tape.
refused-RR-RUL-05 = Batteries are spent when the energy of a phase is worked out.
refused-RR-RUL-12 = You have to assemble two robots now.
refused-RR-RUL-13 = Not in the middle of an effect: finish it first.
refused-RR-RUL-20 = You keep one of the class cards drawn.
refused-RR-RUL-24 = What you have begun is carried out in full.
refused-RR-RUL-26 = { $reason ->
    [tokens] You have no token left to unlock.
   *[robots] Once it is paid for, you could place and pay no robot.
}
refused-RR-RUL-27 = A robot assembled by an action is paid by the other column.
refused-RR-RUL-49 = That space takes { amount }; you have { $have }.
refused-RR-RUL-58 = You have not selected that phase.
refused-RR-RUL-59 = By the rulings of version 1 you choose in ascending order.
refused-RR-RUL-60 = Its turn comes later: materials first, then robot cards, then wilds.
refused-RR-RUL-61 = You use one of the two abilities.
refused-RR-STA-02 = Discard { $left } more of the cards in your hand.
refused-RR-STA-04 = You choose one of the inventors dealt to you, at the start.
refused-RR-STA-05 = Only the two robots of the start are free.
refused-RR-STA-12 = The start has an order: robots, class, inventor, two robots assembled, a token.
refused-RR-UPG-04 = It takes { $amount } energy; you have { $have } left.
refused-RR-UPG-06 = One token is unlocked for each payment.
refused-RR-UPG-08 = That token has left your board already.
refused-RR-WLD-01 = Only duct tape may be spent in its place.
refused-RR-WLD-06 = A wild never gives duct tape.
refused-RR-WLD-09 = A wild gives neither batteries nor VP.
refused-RR-WLD-10 = A robot card is asked for, and nothing replaces it.
