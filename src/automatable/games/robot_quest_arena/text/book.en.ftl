# What is told of each card, robot and tile.

piece-costs = Costs { $cost } Energy in the Shop.
piece-start = { $copies ->
    [one] In every starting deck, once.
   *[other] In every starting deck, { $copies } times.
}
piece-supply = A Supply pile of its own: { $copies } copies, on sale from the first turn.
piece-shop = { $copies ->
    [one] In the Shop deck: a single copy.
   *[other] In the Shop deck: { $copies } copies.
}
piece-promo = { $copies ->
    [one] A promotional card: in the Shop deck, a single copy, if the setting “promo” is on.
   *[other] A promotional card: in the Shop deck, { $copies } copies, if the setting “promo” is on.
}
piece-health = Health { $health }.
piece-robot = Chosen or dealt before the game; the pilot is { $pilot }.
piece-tile = Lies in the arena; where depends on the arena that is played.
piece-arena = The arena of a first game: { $rows } rows of { $columns } squares.
piece-arena-setting = Played unless the setting “arena” gives another one.

# The summary.

summary-fight = Moving and fighting
summary-goal-points = You score points by damaging the other robots: every cube of Health that one of them loses in your turn becomes yours, 1 point for a red cube and 2 for the blue one. A robot that starts its turn in the centre of the arena also earns its owner a point. Most points win.
summary-goal-deck = What your robot can do is decided by your cards. All begin with the same ten weak cards; with Energy you buy better ones, which come into your hand later.
summary-goal-picture = The arena with three robots. The nine squares with a star are the centre; the ring around a robot is its Health.
summary-table-arena = The arena is a grid of squares. Tiles lie on some of them: walls and smoke stand in the way, tacks and potholes hurt whoever enters, others help whoever starts a turn there.
summary-table-robot = Each robot has an ability of its own and 5 Health: four red cubes and one blue. With two players, each runs two robots from a single hand.
summary-table-cards = Your deck begins with 8 Batteries, a Hammer and Thrusters. Your hand is always five cards. Orange cards give Energy, red ones attack, blue ones do something else.
summary-table-shop = Nine cards are on sale: six in the Shop, which change all the time, and three Supply piles, which are the same in every game.
summary-table-cubes = The blue cubes in the Reserve are the clock of the game: 6 with two robots, 7 with three, 8 with four.
summary-table-picture = A whole table: the arena, the players with their points and Health, the cards on sale, and your hand.
summary-turn-start = Your turn begins with what your square gives you, such as the point of the centre. If your robot was knocked out, it comes back next.
summary-turn-play = Then do whatever you like, in any order: play cards, move, push, attack, buy. Playing a card costs nothing.
summary-turn-energy = Energy buys cards at their price, or Moves: each Energy can become one Move. What you buy goes to your discard pile.
summary-turn-draw = At the end, all your cards go to your discard pile and you draw five new ones; an empty deck is made anew from the discard pile. Energy and Moves that you did not use are lost.
summary-turn-picture = Five cards in hand: two Batteries for Energy, Thrusters to fly, two Hammers to hit with.
summary-fight-move = One Move takes your robot one square up, down, left or right, never diagonally, and never through walls or other robots.
summary-fight-push = Two Moves push a robot next to yours one square away, and yours follows. If it hits a wall or the edge, it takes 1 damage instead; if it hits another robot, both take 1.
summary-fight-melee = A melee attack hits a robot on a square next to yours, not diagonally.
summary-fight-ranged = A ranged attack reaches as many squares as it says, in every direction, but it must see its target: walls, smoke and robots on the straight line between the two block it.
summary-fight-tiles = Tacks and potholes hurt whoever enters, and the trash compactor may knock them out, even when they were pushed there. In your turn that counts as your damage.
summary-fight-picture = Pug and Petri stand in the same row, three squares apart. Whether one sees the other depends on what lies between them.
summary-end-ko = A robot that has lost all its Health is out. In its owner’s next turn it comes back on a Start tile, with full Health; its blue cube is taken from the Reserve.
summary-end-blue = The game ends at once when a robot has to come back and there is no blue cube left. Taking the last one does not end it.
summary-end-score = Your score is what you have collected: 1 for a red cube, 2 for a blue one. Health still on your robots does not count, except to break a tie.
summary-mistakes-own = If your own robot is damaged in your turn, you lose that many points, for instance by walking onto tacks.
summary-mistakes-bought = A card you buy is not in your hand: it goes to the discard pile and comes back when your deck is shuffled.
summary-mistakes-free = The price of a card is paid once, when you buy it. Playing it, and attacking with it, is free.
summary-mistakes-diagonal = Melee never hits diagonally; range does count diagonal squares.
summary-mistakes-blocked = A push against a wall moves nobody, but it costs its two Moves all the same, and does 1 damage.
summary-mistakes-stand = Tacks and potholes only hurt when somebody enters. Standing there does no harm.
summary-mistakes-back = A robot that comes back gets nothing from its square in that turn.
