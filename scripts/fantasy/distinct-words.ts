/** Whether words are equal but for one letter, in one of them or in both. */
export function isNear(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}

/** A test whether a word is one of the given ones or one letter away from one. */
export function nearnessTo(words: Iterable<string>): (word: string) => boolean {
  const byForm = new Map<string, string[]>();
  for (const word of new Set(words)) {
    for (const form of forms(word)) byForm.set(form, [...(byForm.get(form) ?? []), word]);
  }
  return (word) =>
    forms(word).some((form) => byForm.get(form)?.some((known) => isNear(word, known)));
}

/** A word, and the word without each of its letters: near words have one of these in common. */
function forms(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}
