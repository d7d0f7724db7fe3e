# What is told of each card and board.

piece-costs = Cost: { $cost }.
piece-basic = Each player has one in hand from the start.
piece-bonus = In the bonus pile: a Move onto a star draws its top card.
piece-board = { $count ->
    [0] { $length } Moves to the moon, no stars: bonus cards are not used.
    [one] { $length } Moves to the moon; a star on square { $stars }.
   *[other] { $length } Moves to the moon; stars on squares { $stars }.
}
piece-board-setting = Chosen before the game, by the setting of the board.

# The summary.

summary-cards = What the cards do
summary-goal-ways = Your robot and the other one stand at the two ends of a path to the moon. You win in one of two ways: your robot reaches the moon, or the other robot loses all 4 of its health.
summary-goal-both = Both of you always act at the same time and start with the same cards and tiles. There is no luck in what you play, only in the few bonus cards: the game is about guessing what the other will do.
summary-goal-picture = Halfway through a game. Your robot is two squares from the moon, the other three; the other has 2 health left.
summary-table-tiles = Each robot has health (you start with 4), batteries (2) and disks (none). Batteries and disks pay for cards. You never have more than 4 of a kind, and everybody can see how many you have.
summary-table-hand = Your hand holds six cards, the same for both: Charge, Spark, Lightning, Barrier, Counter and Move.
summary-table-lanes = It takes four Moves to reach the moon. On the way there are two stars; each gives you a bonus card from the pile of four.
summary-table-picture = The start of a game: your hand at the bottom, both robots at their ends of the path, and their tiles.
summary-turn-choose = Each round, you and the other player choose one card in secret. Then both are turned over together. You may only choose a card that you can pay for.
summary-turn-pay = Both pay first. Then everything happens at once: gains, attacks and defences, then moves.
summary-turn-rest = The card you played goes to your rest zone for one round, where everybody sees it, and the card that rested there comes back to your hand. So you can never play the same card twice in a row.
summary-turn-picture = Spark was played last round: it rests, so it cannot be chosen now. With 1 battery, Lightning is too expensive, and Counter needs 2 disks.
summary-cards-attack = Spark hits for 1, Lightning for 2. If both attack, only the stronger attack hits, with its full strength; equal attacks cancel each other out.
summary-cards-defend = Barrier gives you a disk and takes 1 off an attack. Counter costs 2 disks: it stops any attack and hits the attacker for 2.
summary-cards-move = Move takes you one square closer to the moon, but only if the other neither attacks nor lays a Trap in that round.
summary-cards-star = A Move onto a star draws a bonus card: Ray (a free attack of 1), Recovery (a battery and a disk), Trap (a disk, and stops a Move) or Copy (does what your resting card does). It is yours for the whole game, from the next round on.
summary-cards-picture = You moved while the other charged. Your robot stands on its first star, and you hold a bonus card.
summary-end-once = The game ends the moment a robot has no health left or steps onto the moon. Both cannot win in the same round: if both would step onto the moon, both stay where they are.
summary-end-limit = A game that is still undecided after 200 rounds is a draw; that limit can be changed before the game.
summary-end-picture = The last Move: your robot is on the moon, and you have won.
summary-mistakes-twice = A card rests for one round after it was played. Plan two rounds ahead: if you Move now, you cannot Move in the next round.
summary-mistakes-paid = What you pay is gone, even if the card did nothing. A Counter against somebody who does not attack wastes 2 disks.
summary-mistakes-barrier = Barrier does not stop Lightning: 1 damage gets through. But it always gives its disk.
summary-mistakes-clash = When both attack, the loser takes the full strength of the stronger card, not the difference.
summary-mistakes-hit = Being hit does not stop Charge, Recovery or Trap: you still gain what they give.
summary-mistakes-moon = If both robots would reach the moon in the same round, neither does.
summary-mistakes-trap = Trap stops a Move but does not protect you from an attack.
