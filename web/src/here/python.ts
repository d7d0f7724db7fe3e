/** Python in a worker: Pyodide and our own archives, all from the folder of this page. */

/** What we use of Pyodide. */
export interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
  pyimport(name: string): Record<string, (...given: unknown[]) => unknown>;
  FS: { writeFile(path: string, data: Uint8Array): void };
}

interface Pyodide {
  loadPyodide(options: Record<string, unknown>): Promise<Python>;
}

/** What `automatable site` says of its archives: which there are, and their hashes. */
interface Listing {
  lock: unknown;
  archives: Record<string, string>;
  /** The hash of the compiled modules; "" if there are none. */
  unit: string;
}

const FOLDER = "python/";
const PLACE = "/lib/python3.14/site-packages";
const COMMON = "engine";
const UNIT = "automatable__mypyc";

/** The folder of the page; a worker's own address is that of its script, in `assets/`. */
const BASE = new URL("../", self.location.href).href;

/** A file did not come, or is not the one it should be. */
export class Missing extends Error {}

/** A file with that hash, of the host itself if what the browser has is of another version. */
async function fetched(file: string, integrity = ""): Promise<Response> {
  const ask = (cache: RequestCache): Promise<Response> =>
    fetch(`${BASE}${FOLDER}${file}`, { integrity, cache });
  const response = await ask("default")
    .catch(() => ask("reload"))
    .catch((error: unknown) => {
      throw new Missing(`${file}: ${String(error)}`);
    });
  if (!response.ok) throw new Missing(`${file}: ${response.status}`);
  return response;
}

/** Files that are sent compressed, whatever the host does. */
async function inflated(file: string, integrity = ""): Promise<Response> {
  const { body } = await fetched(`${file}.gz`, integrity);
  if (!body) throw new Missing(file);
  const stream = body.pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream, { headers: { "Content-Type": "application/wasm" } });
}

async function archive(name: string, hash: string): Promise<ArrayBuffer> {
  return (await fetched(`${name}.zip`, hash)).arrayBuffer();
}

/** Pyodide asks for its own file, and gets what was sent compressed: asked for at once, since it is
the largest of all and compiled while it comes. */
function interceptWasm(): void {
  const wasm = inflated("pyodide.asm.wasm");
  wasm.catch(() => undefined); // told to Pyodide, when it asks
  const ask = self.fetch.bind(self);
  self.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (address.endsWith("/pyodide.asm.wasm")) return wasm;
    return ask(input, init);
  };
}

export class Engine {
  private constructor(
    readonly python: Python,
    private readonly games: Map<string, () => Promise<void>>,
    private readonly unit: string,
  ) {}

  static async start(): Promise<Engine> {
    interceptWasm();
    const address = `${BASE}${FOLDER}pyodide.mjs`;
    const pyodide = import(/* @vite-ignore */ address) as Promise<Pyodide>;
    pyodide.catch(() => undefined); // awaited below
    const told = await fetch(`${BASE}${FOLDER}listing.json`, { cache: "no-cache" });
    const listing = (await told.json()) as Listing;
    const common = archive(COMMON, listing.archives[COMMON] ?? "");
    common.catch(() => undefined); // awaited below
    const { loadPyodide } = await pyodide;
    const loading = loadPyodide({
      indexURL: `${BASE}${FOLDER}`,
      stdLibURL: `${BASE}${FOLDER}python_stdlib.zip`,
      lockFileContents: listing.lock,
      packageBaseUrl: `${BASE}${FOLDER}`,
    });
    const [python, data] = await Promise.all([loading, common]);
    python.unpackArchive(data, "zip", { extractDir: PLACE });
    const games = new Map<string, () => Promise<void>>();
    for (const [name, hash] of Object.entries(listing.archives)) {
      if (name === COMMON) continue;
      let loading: Promise<void> | null = null;
      games.set(name, () => {
        loading ??= archive(name, hash)
          .then((data) => python.unpackArchive(data, "zip", { extractDir: PLACE }))
          .catch((error: unknown) => {
            loading = null; // whoever needs it next tries again
            throw error;
          });
        return loading;
      });
    }
    return new Engine(python, games, listing.unit);
  }

  /** From now on our modules are the compiled ones, if the site has them and this browser can run
  them. They are larger than all games together: worth it where bots think, not for the rest. */
  async compiled(): Promise<void> {
    if (!this.unit) return;
    try {
      const file = await inflated(`${UNIT}.wasm`, this.unit);
      const path = `${PLACE}/${UNIT}.so`;
      this.python.FS.writeFile(path, new Uint8Array(await file.arrayBuffer()));
      this.python.pyimport("automatable_unit")["use_unit"]?.(path);
    } catch (error) {
      console.info("bots think in plain Python:", error);
    }
  }

  /** A game is there when it is needed; one that nobody knows is for Python to refuse. */
  async need(game: string): Promise<void> {
    await this.games.get(game)?.();
  }

  async needAll(): Promise<void> {
    for (const load of this.games.values()) await load(); // one after the other: nobody waits
  }
}
