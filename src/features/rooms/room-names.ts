/** The names of a room with the answers that the server does not have yet. */
import { ROOM_LIMITS } from "@/config/room-limits.ts";
import type { Answer, DeciderRoom, RoomName, RoomSex, TimedAnswer } from "./rooms-api.ts";

/** A match can no longer be believed when the own answer has changed. */
export function withUnsent(
  names: readonly RoomName[],
  unsent: readonly TimedAnswer[],
): readonly RoomName[] {
  if (unsent.length === 0) return names;
  const byName = new Map(unsent.map((answer) => [answer.name, answer]));
  return names.map((name) => {
    const newer = byName.get(name.name);
    if (!newer) return name;
    const isSame = newer.answer === name.answer;
    return {
      ...name,
      answer: newer.answer,
      note: newer.note === undefined ? name.note : newer.note,
      match: isSame ? name.match : null,
      keptAt: isSame && name.match !== null ? newer.time : null,
      otherNote: isSame ? name.otherNote : null,
    };
  });
}

/** The matches, those that both say yes to first. */
export function matchesOf(names: readonly RoomName[]): readonly RoomName[] {
  return (["yes-yes", "yes-maybe"] as const).flatMap((kind) =>
    names.filter(({ match }) => match === kind),
  );
}

/** How long ago a match came, or was kept, when it is asked about again: four weeks, in milliseconds. */
const ASKED_AFTER = 28 * 24 * 60 * 60 * 1000;

/** The matches that are to be asked about again. */
export function oldMatchesOf({ names, now }: Pick<DeciderRoom, "names" | "now">): string[] {
  return matchesOf(names)
    .filter(({ keptAt }) => keptAt !== null && Date.parse(now) - Date.parse(keptAt) >= ASKED_AFTER)
    .map(({ name }) => name);
}

/** The names that were matches of the two once, and are none now. */
export function putAsideOf(names: readonly RoomName[]): readonly RoomName[] {
  return names.filter(
    ({ match, revealed, former }) => revealed !== null && match === null && former === null,
  );
}

/** The names that were matches with someone who has left, by what that one was called. */
export function formerMatchesOf(
  names: readonly RoomName[],
): readonly { readonly former: string; readonly names: readonly string[] }[] {
  const formers = new Set(names.flatMap(({ former }) => former ?? []));
  return [...formers].map((former) => ({
    former,
    names: names.filter((name) => name.former === former).map(({ name }) => name),
  }));
}

/** Whether the two have names that both like, and an order of them. */
export function commonOf({ names, ranking: { mine, theirs } }: CommonRoom) {
  return {
    hasMatches: matchesOf(names).length > 0,
    hasOrder: mine !== null && theirs !== null,
  };
}

/** What a room has besides the answers to names that the two do not both like. */
export type CommonRoom = Pick<
  DeciderRoom,
  "names" | "other" | "left" | "family" | "ranking" | "sex" | "isPremium" | "isBound" | "sharedBy"
>;

/** The room with the names that both like or have liked, or with all of a shortlist of companies. */
export function commonRoomOf(room: DeciderRoom): CommonRoom {
  const { other, left, family, ranking, sex, isPremium, isBound, sharedBy } = room;
  const names =
    sex === "companies"
      ? room.names
      : room.names.filter(
          ({ match, revealed, former }) => match !== null || revealed !== null || former !== null,
        );
  return { names, other, left, family, ranking, sex, isPremium, isBound, sharedBy };
}

export function countAnswered(names: readonly RoomName[]): number {
  return names.filter(({ answer }) => answer !== null).length;
}

/**
 * How many more names of a room the member may say yes to; null without a limit. The database has the same rule.
 *
 * @param names with the answers of this member
 */
export function heartsLeft({
  sex,
  names,
}: {
  readonly sex: RoomSex;
  readonly names: readonly Pick<RoomName, "answer">[];
}): number | null {
  if (sex !== "companies") return null;
  const given = names.filter(({ answer }) => answer === "yes").length;
  return Math.max(ROOM_LIMITS.hearts - given, 0);
}

/** How many hearts are left, and what to do without any; for a room about names of companies. */
export function heartsText(left: number): string {
  return left === 0
    ? `Alla ${ROOM_LIMITS.hearts}\u00a0hjärtan är givna, så du kan inte ge något mer. Ta tillbaka ett om du vill ge det till ett annat namn.`
    : `Du har ${left} av ${ROOM_LIMITS.hearts}\u00a0hjärtan kvar.`;
}

const ANSWER_WORDS: Readonly<Record<Answer, string>> = { no: "nej", maybe: "kanske", yes: "ja" };

export function answerWord(answer: Answer): string {
  return ANSWER_WORDS[answer];
}
