# Robot Quest Arena in English.

game-name = Robot Quest Arena
game-tagline = Build a deck, rule the arena: two to four players and their robots.
game-credits = A game by Robert Dougherty, CJ Moynihan and Paul Waite, published by Wise Wizard Games, 2023.

ask-first = Who goes first?
ask-take = Which robot is yours?
ask-deal = Who gets which robot?
ask-place = Where does the robot come into play?
ask-begin = Several squares give something: which first?
ask-return = Which robot returns first?
ask-act = What do you do?
ask-for = For which robot is the card played?
ask-target = Which robot is the target?
ask-aim = In which direction?
ask-away = In which direction is it repelled?
ask-stop = Where does the pulled robot stop?
ask-discard = Which card do you discard?
ask-scrap = Scrap a card?
ask-obtain = Which card do you take, free of charge?
ask-collect = Draw a card for the KO?
ask-finish = Several cards do something at the end of the turn: which first?
ask-draw = The top card of the deck.
ask-reveal = The next card of the Shop deck.
ask-compact = The card in the Trash Compactor.

action-end = end the turn
action-pass = no, thanks
action-exchange = turn 1 Energy into 1 Move
action-play = play { $thing }
action-buy = buy { $thing }
action-move = { $thing } to { $place }
    .seen = { $thing } goes here
action-push = { $place } pushes { $thing }
action-ability = use the ability of { $thing }
action-for = { $thing }
action-target = { $thing }
action-aim = { $thing }
action-away = { $thing }
action-stop = { $place }
    .seen = here
action-discard = discard { $thing }
action-scrap = scrap { $thing } ({ $place })
action-obtain = take { $thing }
action-collect = draw a card
action-take = { $thing }
action-begin = the square of { $thing }
action-return = { $thing }
action-place = { $thing } on { $place }
    .seen = { $thing } comes in here
action-finish = { $thing }
action-draw = draw { $thing }
action-reveal = { $thing }
action-first = { $thing } goes first
action-deal = { $thing }

group-play = Play a card
group-buy = Buy a card
group-move = Move
group-push = Push
group-ability = Abilities
group-obtain = Take a card
group-scrap = Scrap a card
group-discard = Discard a card

thing-battery = Battery
thing-hammer = Hammer
thing-thrusters = Thrusters
thing-advanced_battery = Advanced Battery
thing-heavy_hammer = Heavy Hammer
thing-rivet_gun = Rivet Gun
thing-power_cell = Power Cell
thing-backup_battery = Backup Battery
thing-trickle_charger = Trickle Charger
thing-recycler_cell = Recycler Cell
thing-turbo_capacitor = Turbo Capacitor
thing-overcharge_pack = Overcharge Pack
thing-omniwheels = Omniwheels
thing-dynamo = Dynamo
thing-fusion_core = Fusion Core
thing-dart_launcher = Dart Launcher
thing-spring_glove = Spring Glove
thing-battering_ram = Battering Ram
thing-magnet_beam = Magnet Beam
thing-buzz_saw = Buzz Saw
thing-laser_cannon = Laser Cannon
thing-shockwave = Shockwave Emitter
thing-twin_blaster = Twin Blaster
thing-sniper_coil = Sniper Coil
thing-rocket_punch = Rocket Punch
thing-mortar = Mortar
thing-grappling_hook = Grappling Hook
thing-spring_legs = Spring Legs
thing-blueprint = Blueprint
thing-repair_drone = Repair Drone
thing-scrapper_arm = Scrapper Arm
thing-hydraulic_ram = Hydraulic Ram
thing-speed_controller = Speed Controller
thing-crowd_pleaser = Crowd Pleaser
thing-parts_catalog = Parts Catalog
thing-targeting_computer = Targeting Computer
thing-short_circuit = Short Circuit
thing-pug = Pug
thing-petri = Petri
thing-strider = Strider
thing-crate = Crate
thing-N = up
thing-NE = up right
thing-E = right
thing-SE = down right
thing-S = down
thing-SW = down left
thing-W = left
thing-NW = up left
thing-hand = hand
thing-discard = discard pile
thing-A = A
thing-B = B
thing-C = C
thing-D = D

thing-plain = Plain square
thing-centre = Centre
thing-start = Start
thing-wall = Wall
thing-chop_shop = Chop Shop
thing-control_terminal = Control Terminal
thing-repair_kit = Repair Kit
thing-solar_farm = Solar Farm
thing-tacks = Tacks
thing-pothole = Pothole
thing-trash_compactor = Trash Compactor
thing-smoke = Smoke

# What player boards and tiles do, from what is printed on them.

does-centre = may come into play on an empty centre square
does-knock-out = for each enemy it knocks out: { $gains }
does-draw = { $count ->
    [one] you may draw a card
   *[other] you may draw { $count } cards
}
does-shot = once per turn, { $price } Energy: { $effects }
does-weight = { $count ->
    [one] costs opponents { $count } Move more to push
   *[other] costs opponents { $count } Moves more to push
}
does-start = at the start of your turn: { $effects }
does-enter = whoever enters: { $effects }
does-leave = { $count ->
    [one] { $count } Move more to leave
   *[other] { $count } Moves more to leave
}
does-block-both = in the way of movement and sight
does-block-sight = in the way of sight only
does-entry = where robots come into play
does-nothing = nothing here

effect-energy = +{ $a } Energy
effect-moves = { $a ->
    [one] +{ $a } Move
   *[other] +{ $a } Moves
}
effect-draw = { $a ->
    [one] draw { $a } card
   *[other] draw { $a } cards
}
effect-discard = { $a ->
    [one] discard { $a } card
   *[other] discard { $a } cards
}
effect-scrap_hand = { $a ->
    [one] you may scrap { $a } card from your hand
   *[other] you may scrap up to { $a } cards from your hand
}
effect-scrap_any = { $a ->
    [one] you may scrap { $a } card from hand or discard pile
   *[other] you may scrap up to { $a } cards from hand or discard pile
}
effect-repair = repair { $a }
effect-vp = +{ $a } VP
effect-lose_vp = lose { $a } VP
effect-self_damage = your robot takes { $a } damage
effect-melee = melee: { $a } damage
effect-ranged = range { $b }: { $a } damage
effect-ranged_nolos = range { $b }, sight not needed: { $a } damage
effect-repel_target = { $a ->
    [one] the target is repelled { $a } square
   *[other] the target is repelled { $a } squares
}
effect-pull_target = the target is pulled to you
effect-pull = pull a robot within range { $a } to you
effect-line = beam of { $b } squares in any direction: { $a } damage to every robot
effect-blast = every robot beside yours: { $a } damage
effect-blast_repel = { $a ->
    [one] and is repelled { $a } square
   *[other] and is repelled { $a } squares
}
effect-splash = every robot beside the target: { $a } damage
effect-jump = fly over obstacles this turn
effect-diagonal = move and push diagonally this turn
effect-push_discount = pushes cost { $a } less this turn
effect-attack_bonus = later attacks this turn: +{ $a } damage
effect-obtain = take a card of cost { $a } or less, free
effect-at_end = at the end of your turn …
effect-compact = a Shop card is scrapped; a cost of { $a } or more is a KO

event-first = { $seat } goes first.
event-taken = { $seat } takes { $robot }.
event-dealt = { $seat } gets { $robot }.
event-placed = { $robot } comes into play on ({ $row },{ $column }).
    .seen = { $robot } comes into play.
event-turn_began = Turn { $turn }: { $seat }.
event-gained_energy = { $seat } gains { $count } Energy.
event-exchanged = { $seat } turns 1 Energy into 1 Move.
event-played = { $seat } plays { $card }.
event-used = { $robot } uses its ability.
event-obtained = { $seat } gets { $card }.
event-moved = { $robot } comes to ({ $row },{ $column }).
    .seen = { $robot } moves.
event-pushed = { $robot } pushes { $target }.
event-bumped = { $robot } bumps into something.
event-attacked = { $robot } attacks { $target }.
event-fired = { $robot } fires { $direction }.
event-blasted = { $robot } strikes all around.
event-damaged = { $robot } loses { $blue ->
    [0] { $red ->
        [one] 1 red cube
       *[other] { $red } red cubes
    }
   *[other] { $red ->
        [0] its blue cube
        [one] 1 red cube and the blue one
       *[other] { $red } red cubes and the blue one
    }
}.
event-knocked_out = { $robot } is knocked out!
event-gained_vp = { $seat } gains { $vp } VP.
event-lost_vp = { $seat } loses { $vp } VP.
event-repaired = { $robot } is repaired by { $count }.
event-compacted = { $robot } is in the Trash Compactor, which turns up { $card }.
event-returned = { $robot } returns; { $left ->
    [0] no blue cube is
    [one] { $left } blue cube is
   *[other] { $left } blue cubes are
} left in the Reserve.
event-came_due = End of the turn: { $card } of { $seat }.
event-drew = { $seat } draws { $card }.
event-drew-hidden = { $seat } draws a card.
event-discarded = { $seat } discards { $card }.
event-scrapped = { $seat } scraps { $card }.
event-reshuffled = { $seat } shuffles the discard pile into a new deck.
event-shop_filled = Shop, slot { $slot }: { $card }.
event-shop_rebuilt = The Junkyard becomes the new Shop deck.
event-cleaned_up = { $cards ->
    [nothing] { $seat } ends the turn.
   *[other] { $seat } ends the turn; left in hand: { $cards }.
}
event-ended = { $reason ->
    [clock] No blue cube is left for a robot that must return: the game is over.
   *[unfinished] The agreed number of turns is reached: the game stays unfinished.
}

# The same, said to the player it happened to.

event-first-you = You go first.
event-taken-you = You take { $robot }.
event-dealt-you = You get { $robot }.
event-gained_energy-you = You gain { $count } Energy.
event-exchanged-you = You turn 1 Energy into 1 Move.
event-played-you = You play { $card }.
event-obtained-you = You get { $card }.
event-gained_vp-you = You gain { $vp } VP.
event-lost_vp-you = You lose { $vp } VP.
event-drew-you = You draw { $card }.
event-drew-hidden-you = You draw a card.
event-discarded-you = You discard { $card }.
event-scrapped-you = You scrap { $card }.
event-reshuffled-you = You shuffle the discard pile into a new deck.
event-cleaned_up-you = { $cards ->
    [nothing] You end the turn.
   *[other] You end the turn; left in hand: { $cards }.
}
event-turn_began-you = Turn { $turn }: yours.
event-came_due-you = End of the turn: your { $card }.

result-clock = no blue cube was left in the Reserve
result-unfinished = unfinished at the agreed number of turns
standing-vp = VP
standing-cubes = Health cubes
count-cards = Cards obtained
count-scrapped = Cards scrapped
count-robots = Robots taken

setting-players = Players
    .about = Two, three or four players.
setting-mode = Mode
    .about = Where two play as printed, each has two robots.
setting-mode-standard = as printed
    .about = Everybody for themselves.
setting-mode-one_robot = two players, one robot each
    .about = Quicker to learn than two robots each.
setting-mode-teams = teams: A and C, B and D
    .about = Four players; partners win together.
setting-robots = Robots
    .about = Each robot has its own Health and ability.
setting-robots-chosen = chosen in turn
    .about = Each player takes one in turn.
setting-robots-dealt = dealt at random
    .about = Nobody chooses.
setting-entry = Which of two robots enters first
    .about = Only for two players with two robots each.
setting-entry-chosen = as their player likes
    .about = Whoever places a robot chooses which.
setting-entry-listed = in the order Pug, Petri, Strider, Crate
    .about = Always the same order.
setting-blue = Blue cubes in the Reserve (none: as printed)
    .about = The game ends when the last one is taken: the more, the longer.
setting-first = First player
    .about = Who has the first turn.
setting-first-random = at random
setting-first-A = A
setting-first-B = B
setting-first-C = C
setting-first-D = D
setting-turn_cap = Most turns (none: no limit)
    .about = Ends a game that would go on for ever.
setting-smoke_hides_occupant = Smoke hides who stands in it
    .about = Otherwise Smoke hides only what lies behind it.
setting-smoke_hides_occupant-no = no
setting-smoke_hides_occupant-yes = yes
setting-promo = The promo card Short Circuit
    .about = Puts it into the Shop deck: lose 1 VP, draw three cards.
setting-promo-no = no
setting-promo-yes = yes
setting-cards = Cards
    .about = A file with your own cards takes the place of the reconstructed ones.
setting-arena = Arena
    .about = A file with your own arena takes the place of the reconstructed one.

view-turn = Turn
view-active = Active player
view-energy = Energy
view-moves = Moves
view-arena = Arena
view-robots = Robots
view-seats = Players
view-shop = Shop
view-shop_deck = Shop deck
view-supply = Supply
view-junkyard = Junkyard
view-reserve = Blue cubes in the Reserve
view-doing = What is asked about
view-prices = Prices of moves
view-pushes = Robots to push
view-reach = Reach of cards
view-plans = What can be done at once
view-later = At the end of the turn
view-result = Result

board-turn = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
}
board-reserve = blue cubes { $count }
board-purse = Energy { $energy } · Moves { $moves }
board-vp = { $vp } VP
board-about-vp = Victory Points: most of them win. Whoever plays later starts with more: 0, 1, 2, 3 in turn order.
board-health = Health { $count } of { $full }
board-off = off the board
board-pile = in the deck { $count }
board-hand = hand
board-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
board-deck = deck { $count }
board-counts = hand { $hand } · deck { $deck }
board-discard = discard pile { $count }
board-in_play = in play
board-jumping = flies
board-diagonal = diagonally
board-bonus = +{ $count } damage
board-discount = pushes −{ $count }
board-cost = cost { $cost }
board-price = { $price ->
    [one] { $price } Move
   *[other] { $price } Moves
}
board-beyond = onto { $tile }
board-late = At the end of the turn
board-exchange = rarely needed: moving takes Energy by itself

tell-turn = { $turn ->
    [0] Before the first turn.
   *[other] Turn { $turn }, { $name }: Energy { $energy }, Moves { $moves }.
} Blue cubes in the Reserve: { $reserve }.
tell-arena = The arena has { $rows } rows and { $columns } columns, numbered from 0; row 0 is at the top.
tell-tiles = { $tile }: { $squares }.
tell-robot = { $robot } of { $name } is on { $square }, { $tile }: Health { $red } red, { $blue } blue.
tell-robot_off = { $robot } of { $name } is off the board.
tell-seat = { $name }: { $vp } VP, { $cards } cards in hand, { $deck } in the deck, { $discard } in the discard pile.
tell-hand = Hand of { $name }: { $cards }.
tell-in_play = In play: { $cards }.
tell-later = At the end of the turn: { $cards }.
tell-discard = Discard pile of { $name }: { $cards }.
tell-shop = In the Shop: { $card } for { $cost }: { $effects }.
tell-supply = In the Supply: { $card } for { $cost }, { $count } left: { $effects }.
tell-junkyard = Junkyard: { $cards }.

# The browser's board.

board-now = What is asked
board-wanted = { $count } still to choose
board-turn-of = { $name } is thinking.
board-clock = { $count ->
    [0] No blue cube is left in the Reserve: the game ends as soon as a robot has to return.
    [one] { $count } blue cube is left in the Reserve. The game ends when a robot has to return and none is left.
   *[other] { $count } blue cubes are left in the Reserve. The game ends when a robot has to return and none is left.
}
board-squares = Squares of the arena: arrow keys go from one to the next
board-choose = { $square }: let it act
board-deed = { $deed } for { $price }
board-robot = { $robot } of { $name }, Health { $health }
board-ko = KO
board-movers = Which robot acts?
board-still = cannot move
board-for = played for { $robot }
board-ability = Ability of { $robot }
board-junkyard = Junkyard { $count }
board-gap = Empty slot
board-costs = { $name }, costs { $cost }
board-left = { $count } left
board-affordable = you can afford it
board-team = Team { $team }
board-at-turn = playing now
board-your-hand = Your hand
board-no-cards = No cards in hand.
board-act = Your turn: play cards, walk, buy.
at-once-charge = play all { $count } Batteries: { $gains }
board-charge = Play all Batteries
board-energy = { $energy } Energy
board-hurts = −{ $count } Health
board-again = Press again to go.
board-why-not = Why not “{ $action }”?
board-push-to = pushes it to { $square }
    .seen = pushes it away
board-push-against = pushes it against an obstacle
board-afford = { $count ->
    [0] nothing you can afford
    [one] { $count } card you can afford
   *[other] { $count } cards you can afford
}
board-shop-close = Close the Shop
board-lose-attack = You can still attack: { $cards }.
board-lose-energy = You have { $energy } Energy to buy with, and it does not last.
board-end-anyway = End it all the same
board-end-not = Keep playing
board-discard-of = Discard pile of { $name }
board-piles-of = Cards of { $name }
board-deck-name = deck

game-reconstructed = The rules are those of the book, but nearly all cards that come with this program are reconstructed: every Shop card, the costs of all Supply cards, the damage of both Hammers and the range of the Rivet Gun. So is the arena. If you own the game, give your own cards and arena.
pieces-card = Cards
pieces-robot = Robots
pieces-tile = Tiles
pieces-first = The arena

# Why something cannot be done.

refused-RQA-SET-07-alone = First every player takes a robot.
refused-RQA-SHP-01 = It is neither in the Shop nor in a Supply pile.
refused-RQA-SHP-02 = { $good ->
    [free] It costs { $cost }, and a card of at most { $have } is free.
   *[energy] It costs { $cost } Energy, you have { $have }.
}
refused-RQA-NRG-02 = You have no Energy left.
refused-RQA-CRD-01 = You do not have that card in hand.
refused-RQA-MOV-01 = A robot walks one square at a time, up, down, left or right.
refused-RQA-MOV-02 = { $cost ->
    [one] It takes { $cost } Move, and you have { $have }, Energy included.
   *[other] It takes { $cost } Moves, and you have { $have }, Energy included.
}
refused-RQA-MOV-03 = Without a card that allows it, robots do not move diagonally.
refused-RQA-MOV-04 = This is in the way: { $obstacle }.
refused-RQA-MOV-08 = A flight cannot end there; this is in the way: { $obstacle }.
refused-RQA-MOV-18 = { $robot } is not in the arena.
refused-RQA-PSH-01 = { $cost ->
    [one] The push takes { $cost } Move, and you have { $have }, Energy included.
   *[other] The push takes { $cost } Moves, and you have { $have }, Energy included.
}
refused-RQA-PSH-01-alone = Only a robot on a square next to yours can be pushed: above, below, left or right.
refused-RQA-PSH-10 = It has been pushed against this obstacle already this turn.
refused-RQA-PSH-16 = Without a card that allows it, robots are not pushed diagonally.
refused-RQA-PUL-01 = You pull another robot, not the one that pulls.
refused-RQA-PUL-05 = It stops on a free square that is next to your robot and to where it stands.
refused-RQA-LOS-06 = It is out of sight.
refused-RQA-ATK-02 = A melee attack hits only directly above, below, left or right.
refused-RQA-ATK-03 = { $distance ->
    [one] It is { $distance } square away, and the range is { $range }.
   *[other] It is { $distance } squares away, and the range is { $range }.
}
refused-RQA-ATK-05 = It is out of sight.
refused-RQA-ATK-06 = No enemy can be hit with it now.
refused-RQA-ATK-07 = Friends are never attacked.
refused-RQA-ROB-02 = That centre square is not empty.
refused-RQA-ROB-05 = It costs { $cost } Energy, you have { $have }.
refused-RQA-ROB-08 = { $robot } is taken.
refused-RQA-KOR-03 = { $robot } does not return now.
refused-RQA-KOR-04 = A robot returns on a free Start tile.
refused-RQA-SET-18 = First a robot comes into play, on a free Start tile.
refused-RQA-TRN-01 = It is not your turn.
refused-RQA-TRN-02 = This belongs to another phase of the turn.
refused-RQA-TRN-03 = No square gives anything to { $robot } now.
refused-RQA-TRN-05 = { $robot } is not yours.
refused-RQA-TRN-05-alone = Nothing asks for that now. In your turn you play cards, walk, push and buy.
refused-RQA-TWO-04 = { $robot } is not yours.
refused-RQA-ROB-05-alone = It has no such ability, or has used it this turn.
refused-RQA-RUL-03 = { $distance ->
    [one] It is { $distance } square away, and the range is { $range }.
   *[other] It is { $distance } squares away, and the range is { $range }.
}
refused-RQA-RUL-04 = { $robot } can hit no enemy with it now.
refused-RQA-RUL-05 = Finish first what you have begun.
refused-RQA-RUL-06 = It is repelled straight away from your robot.
refused-RQA-RUL-28 = Every Start tile is occupied: choose one of the squares nearest to them.
refused-RQA-RUL-29 = { $robot } returns later.
refused-RQA-RUL-38 = No enemy is in sight within range { $range }.
refused-RQA-RUL-40 = Only a card from the hand can be scrapped here.
refused-RQA-RUL-42 = { $robot } is not the robot to be placed now.
refused-RQA-RUL-50 = No enemy would be hit.
refused-RQA-RUL-54 = Choose one of the cards you have there.
refused-RQA-RUL-53-alone = Chance decides that.
refused-RQA-RUL-58 = { $robot } is in the arena already.
refused-RQA-RUL-59 = That card has nothing left to do this turn.
