// boardgame.io's server with its default store, in memory: `node server.cjs PORT LOBBY`.

const { Server, Origins } = require("boardgame.io/server");
const { game } = require("./game.cjs");

// An address instead of a port's number, which would mean every network there is. The lobby has a
// port of its own because newer versions of koa do not see routes that are added late.
const [port, lobby] = process.argv.slice(2).map((port) => ({ host: "127.0.0.1", port: +port }));
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port, lobbyConfig: { apiPort: lobby } });
