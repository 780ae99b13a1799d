/** What a pet may take its name for (docs/specification.md, "Names at home"). */
import { parseNameList } from "../form/pasted-names.ts";
import {
  countVowels,
  endsAlike,
  isOneSoundApart,
  isSameSound,
  rhymes,
} from "../sounds/likeness.ts";
import { soundsOf } from "../sounds/sounds.ts";

/** Commands, and praise, and their sounds as src/names/sounds/sounds.ts writes them. */
const COMMANDS: readonly (readonly [word: string, sounds: string])[] = [
  ["bra", "br'A"],
  ["fot", "f'Ot"],
  ["hit", "h'It"],
  ["här", "h'Är"],
  ["kom", "k'åm"],
  ["ligg", "l'ig"],
  ["nej", "n'ej"],
  ["plats", "pl'ats"],
  ["sitt", "s'it"],
  ["stanna", "st'ana"],
];

interface Word {
  readonly sounds: string;
  readonly text: string;
  /** Where there is room for it. */
  readonly longText: string;
}

const commands = COMMANDS.map(
  ([word, sounds]): Word => ({ sounds, text: `”${word}”`, longText: `kommandot ”${word}”` }),
);

/**
 * What sounds like a name of a pet, in words, the most alike first: a command, or a name of the family.
 *
 * @param family the names as they are typed, in one text
 */
export function petRemarks(name: string, family: string): readonly string[] {
  const names = parseNameList(family).names.map(
    (member): Word => ({ sounds: soundsOf(member), text: member, longText: member }),
  );
  const sounds = soundsOf(name);
  const likenessOf = (word: Word) => LIKENESSES.find(({ holds }) => holds(sounds, word.sounds));
  const words = [...commands, ...names];
  return LIKENESSES.flatMap((likeness) =>
    words.filter((word) => likenessOf(word) === likeness).map(likeness.say),
  );
}

interface Likeness {
  readonly say: (word: Word) => string;
  readonly holds: (name: string, word: string) => boolean;
}

/** How a name may be like a word, the closest first; only the first that holds is said. */
const LIKENESSES: readonly Likeness[] = [
  { say: ({ longText }) => `låter som ${longText}`, holds: isSameSound },
  { say: ({ text }) => `liknar ${text}`, holds: isNear },
  {
    say: ({ text }) => `börjar som ${text}`,
    // Kompis and kom, Bobo and Bo.
    holds: (name, word) => countVowels(word) === 1 && name.startsWith(word),
  },
];

/** One sound apart, or as long and with the same end. Short names need the same vowel too. */
function isNear(name: string, word: string): boolean {
  const [vowels, others] = [name, word].map(vowelsOf);
  if (vowels === undefined || vowels.length !== others?.length) return false;
  if (rhymes(name, word) || endsAlike(name, word)) return true;
  return isOneSoundApart(name, word) && (vowels.length > 1 || vowels === others);
}

function vowelsOf(sounds: string): string {
  return sounds.replace(/[^aeiouyåäö]/gi, "");
}
