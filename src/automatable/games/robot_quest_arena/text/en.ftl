# Robot Quest Arena in English.

game-name = Robot Quest Arena
game-tagline = Build a deck, rule the arena: two to four players and their robots.

ask-first = Who goes first?
ask-take = Which robot is yours?
ask-deal = Who gets which robot?
ask-place = Where does the robot come into play?
ask-begin = Several squares give something: which first?
ask-return = Which robot returns first?
ask-act = What do you do?
ask-for = For which robot is the card played?
ask-target = At whom?
ask-aim = In which direction?
ask-away = In which direction is it repelled?
ask-stop = Where does the pulled robot stop?
ask-discard = Which card do you discard?
ask-scrap = Scrap a card?
ask-obtain = Which card do you take, free of charge?
ask-collect = Draw a card for the KO?
ask-draw = The top card of the deck.
ask-reveal = The next card of the Shop deck.
ask-compact = The card in the Trash Compactor.

action-end = end the turn
action-pass = no, thanks
action-exchange = turn 1 Energy into 1 Move
action-play = play { $thing }
action-buy = buy { $thing }
action-move = { $thing } to { $place }
action-push = { $place } pushes { $thing }
action-ability = use the ability of { $thing }
action-for = { $thing }
action-target = { $thing }
action-aim = { $thing }
action-away = { $thing }
action-stop = { $place }
action-discard = discard { $thing }
action-scrap = scrap { $thing } ({ $place })
action-obtain = take { $thing }
action-collect = draw a card
action-take = { $thing }
action-begin = the square of { $thing }
action-return = { $thing }
action-place = { $thing } on { $place }
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
    .about = may come into play on an empty centre square
thing-petri = Petri
    .about = 1 VP for each enemy it knocks out, and perhaps a card
thing-strider = Strider
    .about = once per turn, 2 Energy: 1 damage at range 2
thing-crate = Crate
    .about = costs opponents 1 Move more to push
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
    .about = nothing here
thing-centre = Centre
    .about = 1 VP at the start of your turn
thing-start = Start
    .about = where robots come into play
thing-wall = Wall
    .about = in the way of movement and sight
thing-chop_shop = Chop Shop
    .about = at the start of your turn you may scrap a card from your hand
thing-control_terminal = Control Terminal
    .about = at the start of your turn draw a card, then discard one
thing-repair_kit = Repair Kit
    .about = at the start of your turn gain 1 VP and repair 1
thing-solar_farm = Solar Farm
    .about = at the start of your turn gain 1 Energy
thing-tacks = Tacks
    .about = 2 damage for a robot that enters
thing-pothole = Pothole
    .about = 1 damage for a robot that enters; 1 Move more to leave
thing-trash_compactor = Trash Compactor
    .about = whoever enters turns up a Shop card: a cost of 6 or more is a KO
thing-smoke = Smoke
    .about = in the way of sight only

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
effect-compact = a Shop card is scrapped; a cost of { $a } or more is a KO

event-first = { $seat } goes first.
event-taken = { $seat } takes { $robot }.
event-dealt = { $seat } gets { $robot }.
event-placed = { $robot } comes into play on ({ $row },{ $column }).
event-turn_began = Turn { $turn }: { $seat }.
event-gained_energy = { $seat } gains { $count } Energy.
event-exchanged = { $seat } turns 1 Energy into 1 Move.
event-played = { $seat } plays { $card }.
event-used = { $robot } uses its ability.
event-obtained = { $seat } gets { $card }.
event-moved = { $robot } comes to ({ $row },{ $column }).
event-pushed = { $robot } pushes { $target }.
event-bumped = { $robot } bumps into something.
event-attacked = { $robot } attacks { $target }.
event-fired = { $robot } fires { $direction }.
event-blasted = { $robot } strikes all around.
event-damaged = { $robot } loses cubes: { $red } red, { $blue } blue.
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
event-drew = { $seat } draws { $card }.
event-drew-hidden = { $seat } draws a card.
event-discarded = { $seat } discards { $card }.
event-scrapped = { $seat } scraps { $card }.
event-reshuffled = { $seat } shuffles the discard pile into a new deck.
event-shop_filled = Shop, slot { $slot }: { $card }.
event-shop_rebuilt = The Junkyard becomes the new Shop deck.
event-cleaned_up = { $seat } ends the turn; left in hand: { $cards }.
event-ended = { $reason ->
    [clock] No blue cube is left for a robot that must return: the game is over.
   *[unfinished] The agreed number of turns is reached: the game stays unfinished.
}

result-clock = no blue cube was left in the Reserve
result-unfinished = unfinished at the agreed number of turns

setting-players = Players
setting-mode = Mode
setting-mode-standard = as printed
setting-mode-one_robot = two players, one robot each
setting-mode-teams = teams: A and C, B and D
setting-robots = Robots
setting-robots-chosen = chosen in turn
setting-robots-dealt = dealt at random
setting-blue = Blue cubes in the Reserve (none: as printed)
setting-first = First player
setting-first-random = at random
setting-first-A = A
setting-first-B = B
setting-first-C = C
setting-first-D = D
setting-turn_cap = Most turns (none: no limit)
setting-smoke_hides_occupant = Smoke hides who stands in it
setting-smoke_hides_occupant-no = no
setting-smoke_hides_occupant-yes = yes
setting-promo = The promo card Short Circuit
setting-promo-no = no
setting-promo-yes = yes
setting-cards = Cards
setting-arena = Arena

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
view-wanted = Still to choose
view-cards = Cards
view-prices = Prices of moves
view-result = Result

board-turn = Turn { $turn }
board-reserve = blue cubes { $count }
board-purse = Energy { $energy } · Moves { $moves }
board-vp = { $vp } VP
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

tell-turn = Turn { $turn }, { $name }: Energy { $energy }, Moves { $moves }. Blue cubes in the Reserve: { $reserve }.
tell-arena = The arena has { $rows } rows and { $columns } columns, numbered from 0; row 0 is at the top.
tell-tiles = { $tile }: { $squares }.
tell-robot = { $robot } of { $name } is on { $square }, { $tile }: Health { $red } red, { $blue } blue.
tell-robot_off = { $robot } of { $name } is off the board.
tell-seat = { $name }: { $vp } VP, { $cards } cards in hand, { $deck } in the deck, { $discard } in the discard pile.
tell-hand = Hand of { $name }: { $cards }.
tell-in_play = In play: { $cards }.
tell-discard = Discard pile of { $name }: { $cards }.
tell-shop = In the Shop: { $card } for { $cost }: { $effects }.
tell-supply = In the Supply: { $card } for { $cost }, { $count } left: { $effects }.
tell-junkyard = Junkyard: { $cards }.

# The browser's board.

board-now = What is asked
board-turn-of = { $name } is at work.
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
board-ability = Strider’s shot
board-discard-of = Discard pile of { $name }
board-junkyard = Junkyard { $count }
board-gap = Empty slot
board-costs = { $name }, costs { $cost }
board-left = { $count } left
board-affordable = can be had now
board-team = Team { $team }
board-at-turn = at turn
board-your-hand = Your hand
board-reserve-name = Reserve
