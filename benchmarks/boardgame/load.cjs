// People at boardgame.io tables: `node load.cjs PORT LOBBY TABLES SECONDS PAUSE`.
//
// The same people as in benchmarks/server/load.py: two at each table, each with a connection of
// their own. They answer when asked, half to one and a half times PAUSE seconds later (0: at once),
// and begin another game when one is over. An answer is acknowledged when the server sends the state
// that holds it. Prints a line when it begins to count, then a line of JSON: `seconds`, the processor
// time of the people (`cpu`) and `times`, the milliseconds of each acknowledged answer.

const http = require("node:http");

const { io } = require("socket.io-client");

const [port, lobby, tables, seconds, pause] = process.argv.slice(2).map(Number);
const SEATS = ["0", "1"];
const WARM_UP = 0.25; // of the time, not counted, after everybody has thought once

const post = (path, body) =>
  new Promise((done, fail) => {
    const request = http.request({
      agent: false, // the server closes what is silent for a while, even as a request arrives
      host: "127.0.0.1",
      port: lobby,
      path: `/games/duel/${path}`,
      method: "POST",
      headers: { "Content-Type": "application/json" },
    });
    request.on("error", fail);
    request.on("response", async (response) => {
      let text = "";
      for await (const part of response) text += part;
      done(JSON.parse(text));
    });
    request.end(JSON.stringify(body));
  });

class Person {
  constructor(table, seat) {
    this.table = table;
    this.seat = seat;
    this.given = 0; // answers at this table
    this.busy = false; // has an answer that is not acknowledged yet
    this.socket = io(`http://127.0.0.1:${port}/duel`, { transports: ["websocket"], forceNew: true });
    this.socket.on("sync", (match, { state }) => this.hear(match, state));
    this.socket.on("update", (match, state) => this.hear(match, state));
  }

  sit(credentials) {
    this.credentials = credentials;
    this.given = 0;
    this.socket.emit("sync", this.table.match, this.seat, credentials, 2);
  }

  hear(match, { G, ctx, _stateID }) {
    if (match !== this.table.match) return;
    if (this.busy && this.sent && G.answered[this.seat] === this.given) {
      this.table.count(performance.now() - this.sent);
      this.busy = false;
    }
    if (ctx.gameover) this.table.over();
    else if (!this.busy && G.players[this.seat].chosen === null) {
      const { hand } = G.players[this.seat];
      const card = hand[Math.floor(Math.random() * hand.length)];
      this.busy = true;
      this.sent = null;
      const answer = () => this.answer(card, _stateID);
      if (pause > 0) setTimeout(answer, 1000 * pause * (0.5 + Math.random()));
      else answer();
    }
  }

  answer(card, stateID) {
    const { credentials, seat } = this;
    const payload = { type: "play", args: [card], playerID: seat, credentials };
    this.given += 1;
    this.sent = performance.now();
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, stateID, this.table.match, seat);
  }
}

class Table {
  constructor(count) {
    this.count = count;
    this.people = SEATS.map((seat) => new Person(this, seat));
  }

  async begin() {
    await this.make();
    this.sit();
  }

  async make() {
    this.match = null;
    const { matchID } = await post("create", { numPlayers: 2 });
    this.joined = await Promise.all(
      SEATS.map((playerID) => post(`${matchID}/join`, { playerID, playerName: playerID })),
    );
    this.match = matchID;
  }

  sit() {
    this.people.forEach((person, k) => person.sit(this.joined[k].playerCredentials));
  }

  over() {
    if (this.match !== null && this.people.every((person) => !person.busy)) this.begin();
  }
}

const main = async () => {
  let times = null;
  const count = (ms) => times && times.push(Math.round(ms * 1000) / 1000);
  const all = Array.from({ length: tables }, () => new Table(count));
  for (const table of all) await table.make();
  for (const table of all) table.sit();
  await new Promise((done) => setTimeout(done, 1000 * (1.5 * pause + seconds * WARM_UP)));
  console.log("counting");
  times = [];
  const began = performance.now();
  const spent = process.cpuUsage();
  setTimeout(() => {
    const took = (performance.now() - began) / 1000;
    const { user, system } = process.cpuUsage(spent);
    const told = JSON.stringify({ seconds: took, cpu: (user + system) / 1e6, times });
    process.stdout.write(`${told}\n`, () => process.exit(0)); // a pipe takes it piece by piece
  }, 1000 * seconds);
};

main();
