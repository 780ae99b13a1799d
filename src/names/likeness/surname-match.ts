/** What one notices in a given name and a surname together (docs/specification.md, "A surname beside a name"). */

import { initials as known } from "../../words/initials.ts";
import { initialsOf } from "../form/written-name.ts";
import { beginsAlike, endsAlike, firstSound, lastSound, rhymes } from "../sounds/likeness.ts";
import { soundsOf } from "../sounds/sounds.ts";

/** What a listener or a reader would notice, in a few words. */
export interface Remark {
  /** "note" is good to know, the others are something to think of. */
  readonly kind: "beginning" | "rhyme" | "joint" | "initials" | "note";
  readonly words: string;
}

/** All that is remarkable about a given name before a surname, the most noticeable first. */
export function findRemarks(given: string, surname: string): Remark[] {
  const [first, family] = [soundsOf(given), soundsOf(surname, "surname")];
  if (first === "" || family === "") return [];
  return [...soundRemarks(first, family), ...initialsRemarks(given, surname)];
}

/** What is remarkable about the sounds of a name before those of the next one, as soundsOf writes them. */
export function soundRemarks(first: string, family: string): Remark[] {
  const remarks: Remark[] = [];
  if (beginsAlike(first, family)) remarks.push({ kind: "beginning", words: "börjar lika" });
  if (rhymes(first, family)) remarks.push({ kind: "rhyme", words: "rimmar" });
  else if (endsAlike(first, family)) remarks.push({ kind: "rhyme", words: "slutar lika" });
  const sound = firstSound(family);
  if (lastSound(first) === sound) {
    const letters = SPELT[sound] ?? sound;
    remarks.push({ kind: "joint", words: `${letters} möter ${letters}` });
  }
  return remarks;
}

/** How sounds are written that no single letter of the alphabet is. */
const SPELT: Readonly<Record<string, string>> = { ʃ: "sj", ç: "tj", ŋ: "ng" };

const minded = new Set(known.minded.trim().split(/\s+/));
const noted = new Set(known.noted.trim().split(/\s+/));

/** The first letters of both names, or all initials, may spell what somebody minds. */
export function initialsRemarks(given: string, surname: string): Remark[] {
  const [first = "", ...others] = plainInitials(given);
  const family = plainInitials(surname);
  const spelt = new Set([first + (family[0] ?? ""), [first, ...others, ...family].join("")]);
  return Array.from(spelt).flatMap((letters): Remark[] => {
    const remark = `initialer ${letters.toUpperCase()}`;
    if (minded.has(letters)) return [{ kind: "initials", words: remark }];
    return noted.has(letters) ? [{ kind: "note", words: remark }] : [];
  });
}

/** In lower case, without accents except in å, ä and ö. */
function plainInitials(name: string): string[] {
  const letters = initialsOf(name, "").toLowerCase().match(/\p{L}/gu) ?? [];
  return letters.map((letter) =>
    /[åäö]/.test(letter) ? letter : letter.normalize("NFD").charAt(0),
  );
}
