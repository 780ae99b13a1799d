/** Looks up the word of a list that is one letter away from another one: one more, one less, or another one. */
export function nearWords(words: Iterable<string>): (word: string) => string | undefined {
  const byForm = new Map<string, string>();
  for (const word of words) {
    for (const form of shortened(word)) byForm.set(form, word);
  }
  return (word) => {
    const form = shortened(word).find((candidate) => byForm.has(candidate));
    return form === undefined ? undefined : byForm.get(form);
  };
}

/** The word itself, and the word without each of its letters in turn. */
function shortened(word: string): string[] {
  return [word, ...Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1))];
}
