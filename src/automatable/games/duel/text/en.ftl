# The Duel in English.

game-name = Duel
game-tagline = Two robots, two lanes to the moon. Choose in secret, reveal together.

ask-choose = Choose a card for this round.
ask-draw = Draw the top card of the bonus pile.

action-play = play { $thing }
action-draw = draw { $thing }

thing-Charge = Charge
    .about = gain 1 battery
thing-Spark = Spark
    .about = attack of strength 1
thing-Barrier = Barrier
    .about = gain 1 disk; attacks hit you for 1 less
thing-Lightning = Lightning
    .about = attack of strength 2
thing-Counter = Counter
    .about = if attacked: 0 to you, 2 to the attacker
thing-Move = Move
    .about = one square on, unless attacked or trapped
thing-Ray = Ray
    .about = attack of strength 1, free
thing-Recovery = Recovery
    .about = gain 1 battery and 1 disk
thing-Trap = Trap
    .about = gain 1 disk; cancels the other's Move
thing-Copy = Copy
    .about = does what your resting card does

cost-free = free
cost-battery = { $count ->
    [one] { $count } battery
   *[other] { $count } batteries
}
cost-disk = { $count ->
    [one] { $count } disk
   *[other] { $count } disks
}
cost-both = { $battery } and { $disk }

event-round_began = Round { $round }.
event-revealed = { $seat } reveals { $card }, { $other } reveals { $other_card }.
event-paid = { $seat } pays { $battery ->
    [0] { $disk ->
        [one] { $disk } disk.
       *[other] { $disk } disks.
    }
   *[other] { $disk ->
        [0] { $battery ->
            [one] { $battery } battery.
           *[other] { $battery } batteries.
        }
       *[other] { $battery ->
            [one] { $battery } battery and { $disk ->
                [one] { $disk } disk.
               *[other] { $disk } disks.
            }
           *[other] { $battery } batteries and { $disk ->
                [one] { $disk } disk.
               *[other] { $disk } disks.
            }
        }
    }
}
event-copied = { $seat } copies { $card }.
event-gained = { $seat } gains { $battery ->
    [0] { $disk } disk.
   *[other] { $disk ->
        [0] { $battery } battery.
       *[other] { $battery } battery and { $disk } disk.
    }
}
event-hit = { $seat } takes { $damage } damage.
event-moved = { $seat } moves to square { $square }.
event-move_cancelled = The Move of { $seat } is cancelled.
event-drew = { $seat } draws { $card }.
event-drew-hidden = { $seat } draws a bonus card.
event-pile_short = The bonus pile has too few cards: nobody draws.
event-ended = { $reason ->
    [ko] { $winner } wins by knock-out.
    [moon] { $winner } reaches the moon and wins.
   *[rounds] The last round is over: a draw.
}

result-ko = knock-out
result-moon = the moon is reached
result-rounds = round limit

setting-board = the board
setting-board-standard = standard: 4 squares, stars on 1 and 3
setting-board-short = short: 3 squares, stars on 1 and 2
setting-board-one_star = one star: 4 squares, a star on 2
setting-board-core = core: 4 squares, no stars and no bonus cards
setting-board-custom = custom: the squares and stars given below
setting-length = squares from start to moon, 2 to 8
setting-stars = star squares, such as 1,3
setting-counter_cost = what Counter costs: batteries, disks
setting-copy_cost = what Copy costs: batteries, disks
setting-max_rounds = rounds until the game is a draw; none for no limit

view-round = Round
view-max_rounds = Last round
view-board = Board
view-tiles = Tiles of each kind
view-pile = Bonus pile
view-sides = Sides
view-cards = Costs
view-result = Result

board-round = Round { $round }
board-pile = bonus pile { $count }
board-health = Health
board-battery = Battery
board-disk = Disk
board-rest = Rests
board-rest-empty = nothing
board-rest-as = { $card } as { $copied }
board-plays = Plays
board-bonus = Bonus
board-unknown = { $count } unknown
board-side = { $name }: health { $health }, battery { $battery }, disk { $disk }, square { $square } of { $length }.
board-resting = { $name } rests { $card }.
board-owning = { $name } owns bonus cards: { $cards }.
board-playing = { $name } has laid { $card } in the play zone.
board-stars = Star squares: { $squares }. Moon: square { $length }. Bonus pile: { $count }.
