/** Looks up the words of a list that are one letter away from another one: one more, one less, or another one. */
export function nearWords(words: Iterable<string>): (word: string) => ReadonlySet<string> {
  const byForm = new Map<string, string[]>();
  for (const word of words) {
    for (const form of shortened(word)) byForm.set(form, [...(byForm.get(form) ?? []), word]);
  }
  return (word) => new Set(shortened(word).flatMap((form) => byForm.get(form) ?? []));
}

/** The word itself, and the word without each of its letters in turn. */
function shortened(word: string): string[] {
  return [word, ...Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1))];
}
