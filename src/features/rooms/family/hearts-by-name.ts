import type { GuestAnswers } from "../rooms-api.ts";

/** A name with the guests who like it. */
interface LikedName {
  readonly name: string;
  /** What the guests are called. */
  readonly guests: readonly string[];
}

/** The names that guests like, the one with most hearts first and equals by the alphabet. */
export function heartsByName(answers: readonly GuestAnswers[]): readonly LikedName[] {
  const names = [...new Set(answers.flatMap(({ hearts }) => hearts))];
  return names
    .map((name) => ({
      name,
      guests: answers.filter(({ hearts }) => hearts.includes(name)).map((guest) => guest.name),
    }))
    .sort((a, b) => b.guests.length - a.guests.length || a.name.localeCompare(b.name, "sv-SE"));
}
