/** The frame of every page: words, header, and the page of the address. */

import { useEffect, useState } from "preact/hooks";

import { LATER } from "./here/offline";
import { keepPage } from "./here/served";
import { isHere } from "./home";
import { Header } from "./parts/header";
import { NewVersion } from "./parts/newversion";
import { CardsPage } from "./pages/cards";
import { DailyPage } from "./pages/daily";
import { HistoryPage } from "./pages/history";
import { InvitePage } from "./pages/invite";
import { LawPage } from "./pages/law";
import { LearnPage, LessonPage } from "./pages/learn";
import { LobbyPage } from "./pages/lobby";
import { NowherePage } from "./pages/nowhere";
import { ProofPage } from "./pages/proof";
import { PuzzlePage } from "./pages/puzzle";
import { PuzzlesPage } from "./pages/puzzles";
import { ReplayPage } from "./pages/replay";
import { RulesPage } from "./pages/rules";
import { SetupPage } from "./pages/setup";
import { TablePage } from "./pages/table";
import { TaughtPage } from "./pages/taught";
import { TopicPage } from "./pages/topic";
import { decoded, routeOf, useAddress, type Address } from "./router";
import {
  firstLanguage,
  keepLanguage,
  loadWords,
  WordsContext,
  type Lang,
  type Words,
} from "./words";

const RETRY = 2000;

export function App() {
  const [lang, setLang] = useState<Lang>(firstLanguage);
  const [words, setWords] = useState<Words | null>(null);
  const address = useAddress();

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

  useEffect(() => {
    if (isHere()) return;
    const keep = (): void => void keepPage().catch(() => undefined); // then it needs its server
    const timer = setTimeout(keep, LATER);
    return () => clearTimeout(timer);
  }, []);

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
      {isHere() && <NewVersion />}
      <Page address={address} />
    </WordsContext.Provider>
  );
}

function Page({ address }: { address: Address }) {
  const route = routeOf(address.path);
  const mark = address.hash.slice(1);
  switch (route.page) {
    case "lobby":
      return <LobbyPage />;
    case "table":
      return <TablePage key={route.name} code={route.name} />;
    case "replay":
      return <ReplayPage key={mark} record={mark} />;
    case "setup":
      return <SetupPage key={route.name} game={route.name} />;
    case "invite":
      return <InvitePage key={route.name} game={route.name} />;
    case "rules":
      return <RulesPage key={route.name} game={route.name} mark={decoded(mark)} />;
    case "law":
      return <LawPage key={route.name} game={route.name} mark={decoded(mark)} />;
    case "cards":
      return <CardsPage key={route.name} game={route.name} mark={decoded(mark)} />;
    case "proof":
      return <ProofPage key={route.name} code={route.name} />;
    case "learn":
      return <LearnPage key={route.name} game={route.name} />;
    case "taught":
      return <TaughtPage key={route.name} game={route.name} />;
    case "lesson":
      return (
        <LessonPage key={`${route.name}/${route.lesson}`} game={route.name} lesson={route.lesson} />
      );
    case "puzzles":
      return <PuzzlesPage key={route.name} game={route.name} />;
    case "puzzle":
      return (
        <PuzzlePage key={`${route.name}/${route.puzzle}`} game={route.name} puzzle={route.puzzle} />
      );
    case "history":
      return <HistoryPage />;
    case "topic":
      return <TopicPage key={route.topic} topic={route.topic} />;
    case "daily":
      return <DailyPage key={route.name} game={route.name} />;
    case "nowhere":
      return <NowherePage />;
  }
}
