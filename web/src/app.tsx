/** The frame of every page: words, header, and the page of the address. */

import { useEffect, useState } from "preact/hooks";

import { Header } from "./parts/header";
import { LobbyPage } from "./pages/lobby";
import { ProofPage } from "./pages/proof";
import { ReplayPage } from "./pages/replay";
import { RulesPage } from "./pages/rules";
import { TablePage } from "./pages/table";
import { Link, routeOf, usePlace, type Place } from "./router";
import {
  firstLanguage,
  keepLanguage,
  loadWords,
  useWords,
  WordsContext,
  type Lang,
  type Words,
} from "./words";

const RETRY = 2000;

export function App() {
  const [lang, setLang] = useState<Lang>(firstLanguage);
  const [words, setWords] = useState<Words | null>(null);
  const place = usePlace();

  useEffect(() => {
    let wanted = true;
    const load = (): void => {
      loadWords(lang, "").then(
        (found) => {
          if (!wanted) return;
          document.documentElement.lang = lang;
          setWords(found);
        },
        () => setTimeout(() => wanted && load(), RETRY),
      );
    };
    load();
    return () => {
      wanted = false;
    };
  }, [lang]);

  if (!words) return null;
  const choose = (chosen: Lang): void => {
    keepLanguage(chosen);
    setLang(chosen);
  };
  return (
    <WordsContext.Provider value={words}>
      <a class="skip" href="#main">
        {words.say("web-skip")}
      </a>
      <Header lang={lang} onLang={choose} />
      <Page place={place} />
    </WordsContext.Provider>
  );
}

function Page({ place }: { place: Place }) {
  const route = routeOf(place.path);
  const mark = place.hash.slice(1);
  switch (route.page) {
    case "lobby":
      return <LobbyPage />;
    case "table":
      return <TablePage key={route.name} code={route.name} />;
    case "replay":
      return <ReplayPage key={mark} record={mark} />;
    case "rules":
      return <RulesPage key={route.name} game={route.name} mark={mark} />;
    case "proof":
      return <ProofPage key={route.name} code={route.name} />;
    case "nowhere":
      return <NowherePage />;
  }
}

function NowherePage() {
  const words = useWords();
  return (
    <main id="main" class="page narrow">
      <h1>{words.say("web-nowhere")}</h1>
      <p>
        <Link to="/">{words.say("web-lobby")}</Link>
      </p>
    </main>
  );
}
