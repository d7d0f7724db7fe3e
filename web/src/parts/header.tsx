/** The head of every page: home, language, colours, sound. */

import { useState } from "preact/hooks";

import { prefer, usePreferences } from "../preferences";
import { Link } from "../router";
import { play } from "../sound";
import { currentTheme, setTheme, THEMES, type Theme } from "../theme";
import { LANGUAGES, useWords, type Lang } from "../words";
import { HalfMoon, Logo, Loud, Moon, Silent, Sliders, Sun } from "./icons";
import { PreferencesDialog } from "./preferences";

const VOLUME = 60; // for somebody who turns the sound on

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
        <SoundSwitch />
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

/** Turns the sound on, which is silent at first, and off. */
function SoundSwitch() {
  const words = useWords();
  const isOn = usePreferences().volume > 0;
  const label = words.say(isOn ? "web-sound-is-on" : "web-sound-is-off");
  const turn = (): void => {
    prefer({ volume: isOn ? 0 : VOLUME });
    play("gain");
  };
  return (
    <button type="button" class="sign" onClick={turn} aria-label={label} title={label}>
      {isOn ? <Loud /> : <Silent />}
    </button>
  );
}
