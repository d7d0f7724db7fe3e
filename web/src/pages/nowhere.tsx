/** An address that leads nowhere, and the way out. */

import { Broken } from "../parts/icons";
import { useTitle } from "../parts/title";
import { Link } from "../router";
import { useWords } from "../words";

export function NowherePage() {
  const words = useWords();
  const title = words.say("web-nowhere");
  useTitle(title);
  return (
    <main id="main" class="page narrow failure">
      <Broken />
      <h1>{title}</h1>
      <p>{words.say("web-nowhere-about")}</p>
      <Link to="/" class="button main">
        {words.say("web-lobby")}
      </Link>
    </main>
  );
}
