import type { Answer } from "../rooms-api.ts";

const KEYS = new Map<string, Answer>([
  ["1", "no"],
  ["2", "maybe"],
  ["3", "yes"],
  ["ArrowLeft", "no"],
  ["ArrowUp", "maybe"],
  ["ArrowDown", "maybe"],
  ["ArrowRight", "yes"],
]);

/** What a pressed key answers; null for another key, a held one and one with a modifier. */
export function answerOfKey(event: KeyboardEvent): Answer | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey, repeat } = event;
  if (altKey || ctrlKey || metaKey || shiftKey || repeat) return null;
  return KEYS.get(key) ?? null;
}
