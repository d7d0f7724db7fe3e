/** What the table agrees on before play; only what differs from the default is sent. */

import type { Setting } from "../api";
import type { Words } from "../words";

interface SettingsProps {
  settings: readonly Setting[];
  values: Record<string, string>;
  words: Words;
  onChange: (values: Record<string, string>) => void;
}

const NONE = "none";

function text(value: Setting["default"]): string {
  if (value === null) return NONE;
  return Array.isArray(value) ? value.join(",") || NONE : String(value);
}

export function Settings({ settings, values, words, onChange }: SettingsProps) {
  const change = (setting: Setting, value: string): void => {
    const kept = { ...values, [setting.name]: value };
    if (value === text(setting.default)) delete kept[setting.name];
    onChange(kept);
  };
  return (
    <div class="setting-list">
      {settings.map((setting) => (
        <label key={setting.name} class="setting">
          <span>{words.sayOr(`setting-${setting.name}`, setting.name)}</span>
          <Field
            setting={setting}
            value={values[setting.name] ?? text(setting.default)}
            onChange={(value) => change(setting, value)}
          />
        </label>
      ))}
    </div>
  );
}

function Field({
  setting,
  value,
  onChange,
}: {
  setting: Setting;
  value: string;
  onChange: (value: string) => void;
}) {
  if (setting.kind === "choice") {
    return (
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {(setting.choices ?? []).map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    );
  }
  const read = (event: { currentTarget: HTMLInputElement }): void =>
    onChange(event.currentTarget.value.trim());
  if (setting.kind === "whole" && !setting.optional) {
    return (
      <input
        type="number"
        required
        min={setting.low ?? undefined}
        max={setting.high ?? undefined}
        value={value}
        onInput={read}
      />
    );
  }
  const pattern = setting.kind === "whole" ? `[0-9]+|${NONE}` : `[0-9]+( *, *[0-9]+)*|${NONE}`;
  return (
    <input type="text" inputMode="text" required pattern={pattern} value={value} onInput={read} />
  );
}
