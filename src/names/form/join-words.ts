/** "Astrid, Elsa och Maja". @param word och or eller */
export function joinWords(words: readonly string[], word = "och"): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} ${word} ${last}`;
}
