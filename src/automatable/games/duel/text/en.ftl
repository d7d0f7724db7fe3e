# The Duel in English.

game-name = Duel
game-tagline = Two robots, two lanes to the moon. Choose in secret, reveal together.
game-credits = This is Charge & Spark by Akiyama Koryo and Kozu Yusei, art by Saito Minori, published by JELLY JELLY GAMES / Musoka Studio, 2023.

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
    .about = attack of strength 1
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
event-paid = { $seat } pays { goods-paid }
goods-paid = { $battery ->
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
event-gained = { $seat } gains { goods-gained }
goods-gained = { $battery ->
    [0] { $disk } disk.
   *[other] { $disk ->
        [0] { $battery } battery.
       *[other] { $battery } battery and { $disk } disk.
    }
}
event-tied = Both attacks are of strength { $strength }: nobody takes damage.
event-outdone = { $other }’s attack is stronger than { $seat }’s and gets through alone.
event-blocked = { $left ->
    [0] { $seat }’s Barrier stops { $other }’s attack.
   *[other] { $seat }’s Barrier takes 1 off { $other }’s attack.
}
event-countered = { $seat }’s Counter cancels { $other }’s attack and turns it back.
event-wasted = { $seat }’s Counter does nothing: { $other } does not attack.
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

# The same, said to the player it happened to.

event-revealed-you = You reveal { $card }, { $other } reveals { $other_card }.
event-paid-you = You pay { goods-paid }
event-copied-you = You copy { $card }.
event-gained-you = You gain { goods-gained }
event-hit-you = You take { $damage } damage.
event-moved-you = You move to square { $square }.
event-ended-you = { $reason ->
    [ko] You win by knock-out.
   *[moon] You reach the moon and win.
}
event-drew-you = You draw { $card }.
event-drew-hidden-you = You draw a bonus card.
event-revealed-you-other = You reveal { $other_card }, { $seat } reveals { $card }.
event-outdone-you = { $other }’s attack is stronger than yours and gets through alone.
event-outdone-you-other = Your attack is stronger than { $seat }’s and gets through alone.
event-countered-you = Your Counter cancels { $other }’s attack and turns it back.
event-countered-you-other = { $seat }’s Counter cancels your attack and turns it back.
event-blocked-you = { $left ->
    [0] Your Barrier stops { $other }’s attack.
   *[other] Your Barrier takes 1 off { $other }’s attack.
}
event-blocked-you-other = { $left ->
    [0] { $seat }’s Barrier stops your attack.
   *[other] { $seat }’s Barrier takes 1 off your attack.
}
event-wasted-you-other = { $seat }’s Counter does nothing: you do not attack.
event-wasted-you = Your Counter does nothing: { $other } does not attack.
event-move_cancelled-you = Your Move is cancelled.

result-ko = knock-out
result-moon = the moon is reached
result-rounds = round limit
tally-health = Health
tally-squares = Way to the moon
tally-rounds = Rounds
count-cards = Cards played

setting-board = the board
    .about = How far it is to the moon, and on which squares bonus cards are drawn.
setting-board-standard = standard: 4 squares, stars on 1 and 3
    .about = Reconstructed from the pictures of the rulebook.
setting-board-short = short: 3 squares, stars on 1 and 2
    .about = A quicker game: the moon is a square nearer.
setting-board-one_star = one star: 4 squares, a star on 2
    .about = Only one bonus card on the way for each.
setting-board-core = core: 4 squares, no stars and no bonus cards
    .about = Good for a first game: only the six basic cards.
setting-board-custom = custom: the squares and stars given below
    .about = A board of your own.
setting-length = squares from start to moon, 2 to 8
    .about = A longer way favours attacks. Only for a custom board.
setting-stars = star squares, such as 1,3
    .about = Whoever moves onto one draws a bonus card. Only for a custom board.
setting-charge_cost = what Charge costs: batteries, disks
    .about = Two numbers: tiles with a battery, tiles with a disk. 0,0 is free.
setting-spark_cost = what Spark costs: batteries, disks
    .about = The weaker attack. Two numbers: batteries, disks.
setting-barrier_cost = what Barrier costs: batteries, disks
    .about = The defence against attacks. Two numbers: batteries, disks.
setting-lightning_cost = what Lightning costs: batteries, disks
    .about = The stronger attack. Two numbers: batteries, disks.
setting-counter_cost = what Counter costs; ambiguous marks: 0,2 or 1,1
    .about = The printed marks can be read both ways.
setting-move_cost = what Move costs: batteries, disks
    .about = One square on. Two numbers: batteries, disks.
setting-ray_cost = what Ray costs: batteries, disks
    .about = A bonus card. Two numbers: batteries, disks.
setting-recovery_cost = what Recovery costs: batteries, disks
    .about = A bonus card. Two numbers: batteries, disks.
setting-trap_cost = what Trap costs: batteries, disks
    .about = A bonus card. Two numbers: batteries, disks.
setting-copy_cost = what Copy costs; an ambiguous mark: 1,0 or 0,1
    .about = A bonus card. The printed mark can be read both ways.
setting-max_rounds = rounds until the game is a draw; none for no limit
    .about = Ends a game in which nobody gets anywhere.

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
board-unpaid = cannot be paid now
board-tell-moon = The first robot to reach the moon wins.
board-tell-star = Moving your robot onto a star square gives you a bonus card.
board-tell-pile = { $count ->
    [0] All bonus cards are drawn.
    [one] { $count } bonus card is left to draw: Ray, Recovery, Trap or Copy.
   *[other] { $count } bonus cards are left to draw, of Ray, Recovery, Trap and Copy.
}
board-tell-unknown = { $count ->
    [one] { $count } bonus card that has not been revealed yet.
   *[other] { $count } bonus cards that have not been revealed yet.
}
board-more-Charge = Charge works even if you are hit. With 4 batteries, you gain no fifth.
board-more-Spark = Spark stops a Move. Against an attack only the stronger one hits, and equal ones cancel out. Barrier blocks it; Counter sends back 2.
board-more-Barrier = Barrier always gives a disk. Behind it, Spark and Ray do nothing and Lightning hits for 1.
board-more-Lightning = Lightning stops a Move and beats any weaker attack. Barrier leaves 1 of its damage; Counter sends back 2.
board-more-Counter = Counter cancels any attack and hits the attacker for 2. If nobody attacks, its cost is lost.
board-more-Move = Move takes you one square nearer to the moon. An attack or a Trap stops it, and so does the other robot when both would reach the moon.
board-more-Ray = Ray is a Spark that costs nothing. It stops a Move; against an attack only the stronger one hits.
board-more-Recovery = Recovery works even if you are hit. What you have 4 of does not grow.
board-more-Trap = Trap always gives a disk and stops a Move. It does not protect you from attacks.
board-more-Copy = Copy counts as the card that rests on your side, in every way. You pay for Copy only.

refused-DUE-DRW-01-alone = Chance decides which card is drawn.
refused-DUE-RND-02 = You do not have that card.
refused-DUE-RND-03 = It rests until the end of this round.
refused-DUE-RND-04 = { $good ->
    [battery] It costs { $cost ->
        [one] { $cost } battery, you have { $have }.
       *[other] { $cost } batteries, you have { $have }.
    }
   *[disk] It costs { $cost ->
        [one] { $cost } disk, you have { $have }.
       *[other] { $cost } disks, you have { $have }.
    }
}
refused-DUE-RND-05 = You have chosen; the other player has not.

game-reconstructed = The rules are those of the book. Costs and board are printed there as pictures that can hardly be read: the costs of Spark, Lightning, Counter, Ray and Copy and the disk of Trap are inferred, the squares and stars of the board are reconstructed. Costs and board can be set.
pieces-board = Boards
pieces-card = Cards
thing-standard = standard board
thing-short = short board
thing-one_star = board with one star
thing-core = board without stars
