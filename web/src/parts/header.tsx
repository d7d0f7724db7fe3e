/** The head of every page: home, language, colours. */

import { useState } from "preact/hooks";

import { Link } from "../router";
import { currentTheme, setTheme, THEMES, type Theme } from "../theme";
import { LANGUAGES, useWords, type Lang } from "../words";
import { HalfMoon, Logo, Moon, Sliders, Sun } from "./icons";
import { PreferencesDialog } from "./preferences";

const SIGNS = { system: HalfMoon, light: Sun, dark: Moon };

export function Header({ lang, onLang }: { lang: Lang; onLang: (lang: Lang) => void }) {
  const words = useWords();
  const [theme, choose] = useState<Theme>(currentTheme);
  const [isOpen, setOpen] = useState(false);
  const paint = (next: Theme): void => {
    setTheme(next);
    choose(next);
  };
  const turn = (): void => paint(THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "system");
  const Sign = SIGNS[theme];
  const themeLabel = words.say("web-theme", { theme: words.say(`web-theme-${theme}`) });
  return (
    <header class="top">
      <Link to="/" class="brand">
        <Logo />
        <span>Automatable</span>
      </Link>
      <nav class="tools" aria-label={words.say("web-preferences")}>
        <div class="languages" role="group" aria-label={words.say("web-language")}>
          {LANGUAGES.map((one) => (
            <button
              key={one}
              type="button"
              lang={one}
              aria-pressed={one === lang}
              onClick={() => onLang(one)}
            >
              {one.toUpperCase()}
              <span class="hidden-text">{words.say(`web-language-${one}`)}</span>
            </button>
          ))}
        </div>
        <button
          type="button"
          class="sign"
          onClick={turn}
          aria-label={themeLabel}
          title={themeLabel}
        >
          <Sign />
        </button>
        <button
          type="button"
          class="sign"
          onClick={() => setOpen(true)}
          aria-label={words.say("web-preferences")}
          title={words.say("web-preferences")}
        >
          <Sliders />
        </button>
      </nav>
      {isOpen && (
        <PreferencesDialog
          lang={lang}
          onLang={onLang}
          theme={theme}
          onTheme={paint}
          onClose={() => setOpen(false)}
        />
      )}
    </header>
  );
}
