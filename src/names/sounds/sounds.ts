/**
 * How a name sounds: its letters, read as Swedes say them (docs/specification.md, "Sounds").
 *
 * Made for the given names and surnames of people in Sweden: Swedish ones, and those of other languages that are
 * common here. Any other name is read by the rules of Swedish spelling. It does not know dialects, pitch accents, or
 * how somebody says their own name; nor whether an unknown name is a compound, or which of several languages its
 * spelling belongs to.
 *
 * A sound is one character:
 * - a vowel, a e i o u y å ä ö, in capitals where it is long. o is the vowel of Bo and å that of Åke, whatever
 *   they are written with. Short ä is e: Swedish has one sound for both.
 * - a consonant, b d f g h j k l m n p r s t v, ŋ as in Inga, ʃ as in Sjöberg, ç as in Kjell. j and w also end the
 *   diphthongs of Leif and Klaus. How long a consonant is follows from the vowel before it.
 * - a letter of another script.
 *
 * Two marks are no sounds: ' is before the vowel with the main stress, and a comma before one with another stress.
 */
import { SAVED_NAME_MAX_LENGTH } from "../../config/limits.ts";
import { compoundOf, doubleName, patronymicOf } from "./compounds.ts";
import { exceptionalSounds } from "./exceptions.ts";
import type { ReadAs } from "./read-as.ts";
import { lettersOf, readLetters } from "./spellings.ts";
import { withLengths } from "./stress.ts";

/**
 * The sounds of a name. Not empty for a name that begins with a letter. Of a text that is longer than any name only
 * the beginning counts: the time grows with the cube of the length.
 */
export function soundsOf(name: string, readAs: ReadAs = "given name"): string {
  const words = name
    .slice(0, SAVED_NAME_MAX_LENGTH)
    .split(/[^\p{L}\p{M}'’´]+/u)
    .flatMap((word) => {
      const letters = lettersOf(word);
      if (letters === "") return [];
      return (readAs === "given name" && doubleName(letters)) || [letters];
    });
  return words
    .map((word, i) => soundsOfPart(i > 0 && word === "lotte" ? "lott" : word, readAs))
    .reduce((before, last) => joined(weakened(before), last), "");
}

function soundsOfPart(letters: string, readAs: ReadAs): string {
  const known = exceptionalSounds(letters);
  if (known !== undefined) return known;
  const compound = compoundOf(letters, readAs);
  if (compound) {
    const [first, last] = compound;
    return joined(soundsOfPart(first, readAs), weakened(soundsOfPart(last, readAs)));
  }
  const patronymic = readAs === "surname" ? patronymicOf(letters) : null;
  if (patronymic) return soundsOfGenitive(patronymic.father) + patronymic.sounds;
  return withLengths(readLetters(letters, readAs), readAs);
}

/** A vowel stays long in a genitive: Knuts. A name that ends in an s of its own is an exception: Hans. */
function soundsOfGenitive(letters: string): string {
  const genitive = `${letters}s`;
  const known = exceptionalSounds(genitive);
  if (known !== undefined) return known;
  const isShort = letters.match(/[aeiouyåäö]/g)?.length === 1;
  return isShort || exceptionalSounds(letters) !== undefined
    ? `${soundsOfPart(letters, "given name")}s`
    : soundsOfPart(genitive, "given name");
}

/** A sound that ends one part and begins the next is heard once: Lind-dahl. */
function joined(first: string, last: string): string {
  return first.endsWith(last.charAt(0)) ? first + last.slice(1) : first + last;
}

function weakened(sounds: string): string {
  return sounds.replace("'", ",");
}
