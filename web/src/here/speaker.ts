/** Fluent messages for Python, formatted as the page formats its own: spoken.py. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export function speaker(lang: string): object {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const pattern = (key: string, attribute: string) => {
    const message = bundle.getMessage(key);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  };
  return {
    add: (text: string) => {
      bundle.addResource(new FluentResource(text), { allowOverrides: true });
    },
    has: (key: string, attribute: string) => pattern(key, attribute) !== null,
    say: (key: string, attribute: string, facts: string) => {
      const found = pattern(key, attribute);
      const told = JSON.parse(facts) as Record<string, FluentVariable>;
      return found === null ? key : bundle.formatPattern(found, told, []);
    },
  };
}
