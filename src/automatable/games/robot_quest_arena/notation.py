"""A table written down and read back; what is left out is as at the start, or empty.

    turn        B 7                  active player and number of the turn
    first       A                    the first player
    pug         A r4c5 4+1           owner, square (- off the board), red and blue Health cubes;
                                     then `jump`, `diagonal`, `used`, `discount 1`, `bonus 2`
    A           vp 6 blue 1 hand hammer 4*battery play thrusters discard 4*battery
    shop        laser_cannon - mortar ...            the six slots
    supply      12 11 12
    junkyard    battery 2*mortar
    reserve     5                    blue cubes; box 1: those out of the game
    purse       3 1                  Energy and Moves of the active player
    bumps       pug:r1c4 crate:edge petri:pug        collisions of this turn
    due         what is still to happen before the player acts again, in order
    over        clock                how the game ended

A player's deck is what is left of the cards the player owns: `owns` lists those beyond the
starting deck, `lost` those scrapped.
"""
