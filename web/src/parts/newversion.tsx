/** That a newer version of the site is there: offered, and never forced upon a game. */

import { useEffect, useState } from "preact/hooks";

import { keepOffline, LATER } from "../here/offline";
import { useWords } from "../words";

export function NewVersion() {
  const words = useWords();
  const [change, setChange] = useState<(() => void) | null>(null);
  useEffect(() => {
    const begin = (): void => {
      keepOffline((how) => setChange(() => how)).catch(() => undefined); // then it needs a network
    };
    const timer = setTimeout(begin, LATER);
    return () => clearTimeout(timer);
  }, []);
  if (!change) return null;
  return (
    <p class="banner new-version" role="status">
      {words.say("web-new-version")}{" "}
      <button type="button" onClick={change}>
        {words.say("web-use-new-version")}
      </button>{" "}
      <button type="button" class="quiet" onClick={() => setChange(null)}>
        {words.say("web-later")}
      </button>
    </p>
  );
}
