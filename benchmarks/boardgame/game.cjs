// A game of the Duel's kind for boardgame.io: two seats choose a card of a hidden hand at the same
// time, both are shown, the higher one scores. A card played rests for a round. 13 rounds are 26
// answers, about as many as a Duel of random play takes.

const { ActivePlayers, INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const ROUNDS = 13;
const SEATS = ["0", "1"];

const newSeat = () => ({ hand: [1, 2, 3, 4, 5, 6, 7], resting: null, chosen: null });

const play = ({ G, playerID }, card) => {
  const seat = G.players[playerID];
  if (seat.chosen !== null || !seat.hand.includes(card)) return INVALID_MOVE;
  seat.hand = seat.hand.filter((other) => other !== card);
  seat.chosen = card;
  G.answered[playerID] += 1;
  if (SEATS.every((id) => G.players[id].chosen !== null)) reveal(G);
};

const reveal = (G) => {
  const [first, second] = SEATS.map((id) => G.players[id].chosen);
  if (first !== second) G.score[first > second ? "0" : "1"] += 1;
  G.shown.push([first, second]);
  for (const id of SEATS) {
    const seat = G.players[id];
    if (seat.resting !== null) seat.hand.push(seat.resting);
    seat.resting = seat.chosen;
    seat.chosen = null;
  }
  G.round += 1;
};

exports.game = {
  name: "duel",
  setup: () => ({
    round: 0,
    answered: { 0: 0, 1: 0 },
    score: { 0: 0, 1: 0 },
    shown: [],
    players: { 0: newSeat(), 1: newSeat() },
  }),
  // Both answer at once, so an answer may cross the news of the other's.
  moves: { play: { move: play, ignoreStaleStateID: true } },
  turn: { activePlayers: ActivePlayers.ALL },
  playerView: PlayerView.STRIP_SECRETS,
  endIf: ({ G }) => (G.round >= ROUNDS ? { score: G.score } : undefined),
};
