# Ce que disent les leçons du Duel, en français.

goal-want = Amenez votre robot sur la lune, ou mettez l’autre robot hors de combat.
goal-turn = À chaque tour, chacun choisit une carte en secret, puis les deux sont révélées ensemble : gagner de l’énergie, attaquer, se défendre, ou avancer d’une case vers la lune.
goal-end = La partie s’arrête dès qu’un robot atteint la lune ou n’a plus de santé. Elle dure une dizaine de minutes.

lesson-first = Votre premier Duel
    .about = Gagnez toute une partie contre un robot complaisant.
lesson-first-goal = Il y a deux façons de gagner : votre robot monte jusqu’à la lune, quatre cases plus haut, ou l’autre robot perd ses 4 points de santé.
lesson-first-hand = Voici votre main : six cartes, les mêmes que celles de l’autre robot. À chaque tour, chacun en pose une face cachée, et les deux sont révélées en même temps. Vos batteries et vos disques paient les cartes ; tout le monde les voit.
lesson-first-spark = Commencez par une attaque. Étincelle coûte 1 batterie et retire 1 point de santé, sauf si l’autre attaque ou se défend. Jouez Étincelle.
lesson-first-spark-lightning = Foudre frappe plus fort, mais coûte vos deux batteries. Essayez d’abord Étincelle.
lesson-first-spark-wrong = C’est permis, mais cela ne vous apporte rien pour l’instant. Attaquez avec Étincelle.
lesson-first-move = Touché ! Étincelle est maintenant dans votre zone de repos : une carte jouée se repose pendant un tour. Profitez-en pour monter. Déplacement vous fait avancer d’une case ; il n’échoue que si l’autre attaque ou joue la carte Piège.
lesson-first-move-wrong = Pas maintenant : l’autre vient de se charger et n’attaquera sans doute pas. Jouez Déplacement.
lesson-first-ray = Vous êtes sur une étoile et avez pioché une carte bonus : Rayon, une attaque gratuite. L’autre robot est au bas de son chemin et veut monter. Une attaque arrête un Déplacement. Jouez Rayon.
lesson-first-ray-wrong = Une attaque gratuite vaut mieux : l’autre voudrait avancer. Jouez Rayon.
lesson-first-barrier = Coup double : 1 point de santé en moins, et pas un pas de plus. Regardez les batteries de l’autre : 3, assez pour Foudre. Barrière retire 1 à toute attaque et vous donne un disque. Jouez Barrière.
lesson-first-barrier-move = Une attaque arrêterait votre Déplacement et vous toucherait. Face à 3 batteries, dressez la Barrière.
lesson-first-barrier-wrong = Voyez les 3 batteries de l’autre : Foudre arrive. Jouez Barrière.
lesson-first-charge = Foudre vous aurait coûté 2 points de santé ; avec la Barrière, 1 seul. L’autre a dépensé ses batteries, vous avez le temps. Charge vous donne 1 batterie. Jouez Charge.
lesson-first-charge-wrong = Il vous faudra 2 batteries au tour suivant. Jouez Charge.
lesson-first-lightning = Vous avez 2 batteries, et il reste 2 points de santé à l’autre. Foudre coûte 2 et frappe avec une force de 2. Terminez : jouez Foudre.
lesson-first-lightning-spark = Étincelle retire 1 point de santé, et il en reste 2. Jouez Foudre.
lesson-first-lightning-wrong = Vous pouvez gagner tout de suite. Jouez Foudre.
lesson-first-end = Vous avez gagné votre premier Duel ! Vous connaissez cinq des six cartes de base. Les leçons suivantes montrent deux attaques qui se rencontrent, et ce que peut Contre.

lesson-clashes = Quand les deux attaquent
    .about = Qui est touché quand deux attaques se rencontrent.
lesson-clashes-tie = Les deux robots veulent attaquer. Quand deux attaques se rencontrent, seule leur force compte : la santé qu’elles feraient perdre. Étincelle a une force de 1. Jouez-la ; l’autre fait de même.
lesson-clashes-tie-wrong = Voyez ce que donnent deux attaques égales : jouez Étincelle.
lesson-clashes-stronger = À force égale, personne n’est touché, mais chacun a payé. Jouez maintenant Foudre, de force 2, contre un Rayon de force 1.
lesson-clashes-stronger-wrong = Cette fois, soyez le plus fort : jouez Foudre.
lesson-clashes-weaker = L’attaque la plus faible ne fait rien, et son joueur subit toute la plus forte. Voyez l’autre côté : jouez Étincelle.
lesson-clashes-weaker-wrong = Pour cette fois seulement, soyez le plus faible : jouez Étincelle.
lesson-clashes-end = Vous avez perdu 2 points de santé. Avant d’attaquer, comptez donc les batteries de l’autre : avec 2, sa Foudre l’emporte sur votre Étincelle.

lesson-counter = Les disques et Contre
    .about = Mettez deux disques de côté, puis renvoyez une attaque.
lesson-counter-disks = Contre coûte 2 disques, et vous en avez 1. Barrière vous donne un disque, et arrête l’Étincelle qui s’annonce. Jouez Barrière.
lesson-counter-disks-wrong = Il vous faut d’abord un second disque. Jouez Barrière.
lesson-counter-wait = Vous avez 2 disques. Mais Contre ne sert que face à une attaque ; sinon, les disques sont perdus. L’autre a 1 batterie et son Étincelle se repose : aucune attaque n’est possible. Jouez Charge et attendez.
lesson-counter-wait-counter = Étincelle se repose, et Foudre coûte 2 batteries : aucune attaque ne peut venir, vos disques seraient perdus. Jouez Charge.
lesson-counter-wait-wrong = Gardez vos forces un tour de plus. Jouez Charge.
lesson-counter-strike = L’autre s’est chargé : il a 2 batteries, et son Étincelle est de retour. Une attaque est probable. Contre annule les dégâts et en rend 2, quelle que soit l’attaque. Jouez Contre.
lesson-counter-strike-wrong = C’est pour ce moment que vous gardiez vos disques. Jouez Contre.
lesson-counter-end = Sa propre Foudre l’a mis hors de combat. Avec deux disques devant vous, chaque attaque devient risquée pour l’autre.

lesson-copy = Copie
    .about = Jouer deux fois de suite la même carte.
lesson-copy-first = Vous avez la carte bonus Copie. Elle fait ce que fait la carte de votre zone de repos. Jouez donc d’abord une carte qui vaut d’être répétée : Étincelle.
lesson-copy-first-wrong = Copie répétera la carte que vous jouez maintenant. Choisissez une attaque : jouez Étincelle.
lesson-copy-copy = Étincelle se repose, vous ne pouvez pas la jouer. Mais Copie peut être Étincelle pour ce tour. Elle coûte 1 batterie, quoi qu’elle copie. Jouez Copie.
lesson-copy-copy-wrong = Attaquez encore, à l’aide de votre carte au repos. Jouez Copie.
lesson-copy-back = Touché de nouveau, et le Déplacement de l’autre a échoué. Copie a pris la place d’Étincelle dans votre zone de repos, et Étincelle revient en main. Vous n’avez plus de batterie : jouez Charge.
lesson-copy-back-wrong = Vous ne pouvez payer aucune attaque. Jouez Charge.
lesson-copy-end = Copie compte en tout comme la carte copiée : un Déplacement copié fait avancer, une Barrière copiée protège. Surveillez la zone de repos de l’autre s’il a Copie.

lesson-bonus = Étoiles et cartes bonus
    .about = Piège, Récupération et la dernière case avant la lune.
lesson-bonus-stars = Un Déplacement sur une étoile vous donne une carte bonus que vous seul connaissez. Il y en a quatre en tout : Rayon, Récupération, Piège et Copie. Vous avez pioché Piège et Récupération.
lesson-bonus-trap = Les deux robots sont à une case de la lune ! Si les deux avancent, les deux Déplacements échouent. Piège arrête à coup sûr celui de l’autre et vous donne un disque. Jouez Piège.
lesson-bonus-trap-moon = Si les deux arrivent sur la lune au même tour, les deux Déplacements sont annulés : vous n’y gagneriez rien. Posez un Piège.
lesson-bonus-trap-wrong = L’autre va atteindre la lune et gagner. Jouez Piège.
lesson-bonus-recovery = Pris ! Son Déplacement se repose, il ne peut pas gagner à ce tour. Récupération vous donne une batterie et un disque à la fois. Jouez Récupération.
lesson-bonus-recovery-wrong = Ce tour est libre pour vous. Jouez Récupération.
lesson-bonus-moon = L’autre s’est chargé et reste prudent. S’il n’attaque pas, la voie est libre. Jouez Déplacement et posez-vous sur la lune.
lesson-bonus-moon-wrong = Il ne manque qu’un pas. Jouez Déplacement.
lesson-bonus-end = Vous êtes sur la lune, et c’est gagné sur-le-champ. Vous savez tout du Duel : à vous de jouer.
