import type { ReadAs } from "../sounds/read-as.ts";
import { soundsOf } from "../sounds/sounds.ts";
import type { CountedName } from "./name-files.ts";

/** How most bearers have a name. */
export function usualReading(
  name: Pick<CountedName, "givenNameBearers" | "surnameBearers">,
): ReadAs {
  return name.surnameBearers > name.givenNameBearers ? "surname" : "given name";
}

/**
 * The key of a name in the order of sound: whether it begins with a vowel, and its consonants except h. Names
 * that sound the same share it, and so do most that are one sound apart; names that share it need not sound alike.
 */
export function soundKey(name: string, readAs: ReadAs): string {
  const sounds = soundsOf(name, readAs).toLowerCase().replace(/[',h]/g, "").replaceAll("ç", "k");
  const start = /^[aeiouyåäö]/.test(sounds) ? "a" : "";
  return start + sounds.replace(/[aeiouyåäö]/g, "").replace(/(.)\1+/g, "$1");
}
