/** What the table agrees on before play; only what differs from the default is sent. */

import type { Setting } from "../shapes";
import type { Words } from "../words";

interface SettingsProps {
  settings: readonly Setting[];
  values: Record<string, string>;
  words: Words;
  onChange: (values: Record<string, string>) => void;
}

const NONE = "none";

export function Settings({ settings, values, words, onChange }: SettingsProps) {
  const change = (setting: Setting, value: string): void => {
    const kept = { ...values, [setting.name]: value };
    if (value === setting.default) delete kept[setting.name];
    onChange(kept);
  };
  return (
    <div class="setting-list">
      {settings.map((setting) =>
        setting.kind === "several" ? (
          <Several
            key={setting.name}
            setting={setting}
            value={values[setting.name] ?? setting.default}
            words={words}
            onChange={(value) => change(setting, value)}
          />
        ) : (
        <label key={setting.name} class="setting">
          <span class="setting-name">{words.sayOr(`setting-${setting.name}`, setting.name)}</span>
          <About setting={setting} words={words} />
          <Field
            setting={setting}
            value={values[setting.name] ?? setting.default}
            words={words}
            onChange={(value) => change(setting, value)}
          />
          <Chosen setting={setting} value={values[setting.name] ?? setting.default} words={words} />
        </label>
        ),
      )}
    </div>
  );
}

/** What a setting is about, and what it is unless somebody changes it. */
function About({ setting, words }: { setting: Setting; words: Words }) {
  const { name, kind } = setting;
  const about = words.about(`setting-${name}`);
  const usual =
    kind === "data"
      ? ""
      : setting.default === NONE
        ? words.say("web-none")
        : words.sayOr(`setting-${name}-${setting.default}`, setting.default);
  return (
    <small class="muted">
      {about} {usual !== "" && kind !== "choice" && words.say("web-usual", { usual })}
    </small>
  );
}

/** What the choice made means. */
function Chosen({ setting, value, words }: { setting: Setting; value: string; words: Words }) {
  const about = setting.kind === "choice" ? words.about(`setting-${setting.name}-${value}`) : "";
  return about ? <small class="muted setting-chosen">{about}</small> : null;
}

interface FieldProps {
  setting: Setting;
  value: string;
  words: Words;
  onChange: (value: string) => void;
}

/** Any of a few things, a box for each. */
function Several({ setting, value, words, onChange }: FieldProps) {
  const chosen = value === NONE ? [] : value.split(",");
  const toggle = (choice: string): void => {
    const kept = setting.choices.filter((one) => (one === choice) !== chosen.includes(one));
    onChange(kept.join(",") || NONE);
  };
  return (
    <fieldset class="setting several">
      <legend>
        <span class="setting-name">{words.sayOr(`setting-${setting.name}`, setting.name)}</span>{" "}
        <About setting={setting} words={words} />
      </legend>
      {setting.choices.map((choice) => (
        <label key={choice}>
          <input
            type="checkbox"
            checked={chosen.includes(choice)}
            onChange={() => toggle(choice)}
          />
          <span>
            {words.sayOr(`setting-${setting.name}-${choice}`, choice)}{" "}
            <small class="muted">{words.about(`setting-${setting.name}-${choice}`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** What comes with the game, or a file of one's own; the server reads and checks it. */
function OwnFile({ setting, value, words, onChange }: FieldProps) {
  const read = async (input: HTMLInputElement): Promise<void> => {
    const file = input.files?.[0];
    onChange(file ? await file.text() : setting.default);
  };
  return (
    <span class="own-file">
      <input
        type="file"
        accept=".toml,.txt,.json,text/plain"
        onChange={(event) => void read(event.currentTarget)}
      />
      <small>
        {value === setting.default ? words.say("web-comes-with-game") : words.say("web-own-file")}
      </small>
    </span>
  );
}

function Field({ setting, value, words, onChange }: FieldProps) {
  if (setting.kind === "choice") {
    return (
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {setting.choices.map((choice) => (
          <option key={choice} value={choice}>
            {words.sayOr(`setting-${setting.name}-${choice}`, choice)}
          </option>
        ))}
      </select>
    );
  }
  if (setting.kind === "data") {
    return <OwnFile setting={setting} value={value} words={words} onChange={onChange} />;
  }
  const given = value === NONE ? "" : value;
  const read = (event: { currentTarget: HTMLInputElement }): void =>
    onChange(event.currentTarget.value.trim() || NONE);
  if (setting.kind === "whole") {
    return (
      <input
        type="number"
        required={!setting.optional}
        min={setting.low}
        max={setting.high}
        placeholder={words.say("web-none")}
        value={given}
        onInput={read}
      />
    );
  }
  return (
    <input
      type="text"
      pattern="[0-9]+( *, *[0-9]+)*"
      placeholder={words.say("web-none")}
      value={given}
      onInput={read}
    />
  );
}
