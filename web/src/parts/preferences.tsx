/** What a person may like otherwise: speed, sound, text, colours, language, what is asked and shown. */

import { useState } from "preact/hooks";

import { prefer, SPEEDS, TEXT_SIZES, usePreferences } from "../preferences";
import { play } from "../sound";
import { allowNotices, permission } from "../table/notify";
import { THEMES, type Theme } from "../theme";
import { LANGUAGES, useWords, type Lang } from "../words";
import { Dialog } from "./dialog";

interface PreferencesProps {
  lang: Lang;
  onLang: (lang: Lang) => void;
  theme: Theme;
  onTheme: (theme: Theme) => void;
  onClose: () => void;
}

export function PreferencesDialog({ lang, onLang, theme, onTheme, onClose }: PreferencesProps) {
  const words = useWords();
  const liked = usePreferences();
  const volume =
    liked.volume === 0
      ? words.say("web-volume-off")
      : words.say("web-percent", { percent: liked.volume });
  return (
    <Dialog title={words.say("web-preferences")} onClose={onClose}>
      <div class="preferences">
        <Choice
          label={words.say("web-speed")}
          about={words.about("web-speed")}
          value={liked.speed}
          choices={SPEEDS.map((one) => [one, words.say(`web-speed-${one}`)])}
          onChoose={(speed) => prefer({ speed })}
        />
        <label>
          <span>
            {words.say("web-volume")} <small class="muted" aria-hidden="true">{volume}</small>
          </span>
          <input
            type="range"
            min={0}
            max={100}
            step={10}
            value={liked.volume}
            aria-valuetext={volume}
            onInput={(event) => {
              prefer({ volume: Number(event.currentTarget.value) });
              play("gain");
            }}
          />
        </label>
        <Choice
          label={words.say("web-text")}
          value={liked.text}
          choices={TEXT_SIZES.map((one) => [one, words.say(`web-text-${one}`)])}
          onChoose={(text) => prefer({ text })}
        />
        <Choice
          label={words.say("web-colours")}
          value={theme}
          choices={THEMES.map((one) => [one, words.say(`web-theme-${one}`)])}
          onChoose={onTheme}
        />
        <Choice
          label={words.say("web-language")}
          value={lang}
          choices={LANGUAGES.map((one) => [one, words.say(`web-language-${one}`)])}
          onChoose={onLang}
        />
        <Tick
          label={words.say("web-auto")}
          isOn={liked.auto}
          onTick={(auto) => prefer({ auto })}
        />
        <Tick
          label={words.say("web-confirm")}
          isOn={liked.confirm}
          onTick={(confirm) => prefer({ confirm })}
        />
        <Tick
          label={words.say("web-show-hints")}
          isOn={liked.hints}
          onTick={(hints) => prefer({ hints })}
        />
        {hasKeys() && (
          <Tick
            label={words.say("web-keys")}
            isOn={liked.keys}
            onTick={(keys) => prefer({ keys })}
          />
        )}
        <Tick
          label={words.say("web-chat-on")}
          isOn={liked.chat}
          onTick={(chat) => prefer({ chat })}
        />
        <Notices />
        <p class="muted">{words.say("web-preferences-kept")}</p>
      </div>
    </Dialog>
  );
}

/** Keys are never shown on touch screens: nobody need choose there. */
function hasKeys(): boolean {
  return matchMedia("(hover: hover) and (pointer: fine)").matches;
}

/** The browser is asked for leave when somebody ticks this, and never else. */
function Notices() {
  const words = useWords();
  const liked = usePreferences();
  const [isDenied, setDenied] = useState(false);
  const tick = async (isOn: boolean): Promise<void> => {
    const isAllowed = isOn && (await allowNotices());
    setDenied(isOn && !isAllowed);
    prefer({ notify: isAllowed });
  };
  return (
    <>
      <Tick
        label={words.say("web-notify")}
        about={words.about("web-notify")}
        isOn={liked.notify && permission() === "granted"}
        onTick={(isOn) => void tick(isOn)}
      />
      {isDenied && (
        <p class="muted" role="alert">
          {words.say("web-notify-denied")}
        </p>
      )}
    </>
  );
}

function Choice<T extends string>({
  label,
  about,
  value,
  choices,
  onChoose,
}: {
  label: string;
  about?: string;
  value: T;
  choices: readonly (readonly [T, string])[];
  onChoose: (value: T) => void;
}) {
  return (
    <label title={about}>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChoose(event.currentTarget.value as T)}>
        {choices.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Tick({
  label,
  about,
  isOn,
  onTick,
}: {
  label: string;
  about?: string;
  isOn: boolean;
  onTick: (isOn: boolean) => void;
}) {
  return (
    <label class="tick" title={about}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onTick(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
