# What the Duel's lessons say, in English.

goal-want = Reach the moon with your robot, or knock the other robot out.
goal-turn = Each round, both choose one card in secret and turn it over together: gain energy, attack, defend, or move a square towards the moon.
goal-end = The game is over as soon as a robot stands on the moon or has no health left. It takes about ten minutes.

lesson-first = Your first Duel
    .about = Win a whole game against a robot that plays along.
lesson-first-goal = You win in one of two ways: your robot climbs its lane to the moon, four squares up, or the other robot loses its 4 health.
lesson-first-hand = This is your hand: six cards, the same as the other robot’s. Each round, you both lay one face down and turn them over at the same time. Your batteries and disks pay for cards; everybody sees them.
lesson-first-spark = Begin with an attack. Spark costs 1 battery and takes 1 health, unless the other attacks or defends. Play Spark.
lesson-first-spark-lightning = Lightning hits harder, but it costs both your batteries. Try Spark first.
lesson-first-spark-wrong = That works, but nothing comes of it yet. Attack with Spark.
lesson-first-move = Hit! Spark now lies in your rest zone: a card rests for one round after it is played. Use this round to climb. Move takes you one square up; it only fails if the other attacks or plays the card Trap.
lesson-first-move-wrong = Not now: the other has just loaded up and will hardly attack twice. Play Move.
lesson-first-ray = You landed on a star and drew a bonus card: Ray, an attack that costs nothing. The other robot is at the foot of its lane and wants to climb. An attack stops a Move. Play Ray.
lesson-first-ray-wrong = A free attack is better now: the other would like to move. Play Ray.
lesson-first-barrier = That hurt twice: 1 health lost, and no step up. Look at the other’s batteries: 3, enough for Lightning. Barrier takes 1 off any attack and gives you a disk. Play Barrier.
lesson-first-barrier-move = An attack would stop your Move and hit you as well. With 3 batteries against you, raise the Barrier.
lesson-first-barrier-wrong = Look at the other’s 3 batteries: Lightning is coming. Play Barrier.
lesson-first-charge = Lightning would have cost you 2 health; with the Barrier it was 1. The other has spent its batteries, so nothing will come soon. Charge gives you 1 battery. Play Charge.
lesson-first-charge-wrong = You will want 2 batteries in the next round. Play Charge.
lesson-first-lightning = You have 2 batteries, and the other has 2 health left. Lightning costs 2 and strikes with strength 2. Finish it: play Lightning.
lesson-first-lightning-spark = Spark takes 1 health, but 2 are left. Play Lightning.
lesson-first-lightning-wrong = You can win right now. Play Lightning.
lesson-first-end = You won your first Duel! You know five of the six basic cards. The next lessons show what happens when both attack, and what Counter can do.

lesson-clashes = When both attack
    .about = Who is hit when two attacks meet.
lesson-clashes-tie = Both robots want to attack. When two attacks meet, only their strength counts: the health they would take. Spark has strength 1. Play it; the other does the same.
lesson-clashes-tie-wrong = See what happens when equal attacks meet: play Spark.
lesson-clashes-stronger = Equal strength: nobody was hit, but both paid. Now play Lightning, which has strength 2, against a Ray of strength 1.
lesson-clashes-stronger-wrong = This time, be the stronger one: play Lightning.
lesson-clashes-weaker = The weaker attack does nothing, and its player takes the stronger one in full. See the other side of it: play Spark.
lesson-clashes-weaker-wrong = Only this once, be the weaker one: play Spark.
lesson-clashes-end = You took 2. So before you attack, count the other’s batteries: with 2 of them, Lightning beats your Spark.

lesson-counter = Disks and Counter
    .about = Save up two disks, then send an attack back.
lesson-counter-disks = Counter costs 2 disks, and you have 1. Barrier gives you a disk, and it stops the Spark you may expect. Play Barrier.
lesson-counter-disks-wrong = You need a second disk first. Play Barrier.
lesson-counter-wait = Now you have 2 disks. But Counter only works against an attack; against anything else, the disks are lost. The other has 1 battery and its Spark rests, so no attack can come. Play Charge and wait.
lesson-counter-wait-counter = Spark rests, and Lightning costs 2 batteries: no attack can come now, and your disks would be lost. Play Charge.
lesson-counter-wait-wrong = Save your strength for one round. Play Charge.
lesson-counter-strike = The other charged and has 2 batteries. Its Spark is back as well: an attack is likely. Counter takes no damage and gives back 2, whatever the attack was. Play Counter.
lesson-counter-strike-wrong = This is the moment you saved your disks for. Play Counter.
lesson-counter-end = It lost by its own Lightning. Two disks on your side make every attack a risk for the other.

lesson-copy = Copy
    .about = Play the same card twice in a row.
lesson-copy-first = You own the bonus card Copy. It does what the card in your rest zone does. So play something worth repeating first: play Spark.
lesson-copy-first-wrong = Copy repeats the card you play now. Choose an attack: play Spark.
lesson-copy-copy = Spark rests, so you cannot play it now. But Copy can be Spark for this round. It costs 1 battery, whatever it copies. Play Copy.
lesson-copy-copy-wrong = Attack again, with the help of your resting card. Play Copy.
lesson-copy-back = Hit again, and the other’s Move was stopped. Copy took the place of Spark in your rest zone, and Spark is back in your hand. You have no battery left: play Charge.
lesson-copy-back-wrong = You cannot pay for an attack. Play Charge.
lesson-copy-end = Copy counts as the card it copies in every way: a copied Move climbs, a copied Barrier protects. Watch the other’s rest zone if it owns Copy.

lesson-bonus = Stars and bonus cards
    .about = Trap, Recovery and the last square before the moon.
lesson-bonus-stars = A Move onto a star gives you a bonus card, and only you know which. There are four in all: Ray, Recovery, Trap and Copy. You have drawn Trap and Recovery.
lesson-bonus-trap = Both robots stand one square below the moon! If you both move, both Moves fail. Trap stops the other’s Move for sure, and gives you a disk. Play Trap.
lesson-bonus-trap-moon = If both reach the moon in the same round, both Moves are cancelled: you would win nothing. Set a Trap.
lesson-bonus-trap-wrong = The other will move to the moon and win. Play Trap.
lesson-bonus-recovery = Caught! Its Move rests now, so it cannot win in this round. Recovery gives you a battery and a disk at once. Play Recovery.
lesson-bonus-recovery-wrong = You have a free round. Play Recovery.
lesson-bonus-moon = The other has charged and holds back. If it does not attack, your way is free. Play Move and land on the moon.
lesson-bonus-moon-wrong = One step is missing. Play Move.
lesson-bonus-end = You landed on the moon, and that wins at once. That is all there is to the Duel: now play it.
