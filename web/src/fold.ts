/** Text as people may type it: without accents, capitals and curly apostrophes. */

export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
}

/** The words to look for. */
export function wanted(search: string): string[] {
  return fold(search).split(/\s+/).filter(Boolean);
}
