import { bynames, fantasySounds, knownCharacters, takenNames } from "../words/fantasy-sounds.ts";
import { isClean } from "./block-list.ts";
import type { PageDefinition } from "./definition.ts";
import type { Candidate, Random } from "./engine.ts";
import { ALL, type Choices, choiceOf, type Filter, openFilter } from "./filters.ts";

/**
 * Names composed for each draw, no two with the same beginning or the same byname: more than a page
 * has, in case some have just been shown or are hidden, and fewer than there are bynames of any
 * style and category.
 */
const CANDIDATES = 20;

/** No two names of a draw begin with the same letters, this many. */
const BEGINNING = 4;

/** Most attempts for one draw, in case the sounds do not allow enough names. */
const ATTEMPTS = 2000;

/** The same for a draw with further filters, which most attempts may fail. */
const FILTERED_ATTEMPTS = 300;

/** Share of the names that get a byname while the style is open; with a style chosen, all do. */
const BYNAME_SHARE = 0.3;

/**
 * Sounds that are hard to say: the same letters twice in a row, r or l around a vowel, w after v or
 * two consonants, a second y except in -yn, and the i of -im- before a Norse ending.
 */
const UNSAYABLE = /(..+)\1|([rl])[aeiouy]{1,2}\2|(?:v|[^aeiouy]{2})w|y.*y(?!n$)|imi[dhv]/;

/** Swedish words that a joint would make: a nose or a mouth at the end, a cake anywhere. */
const MISREAD = /nos$|munn$|kak/;

const filters: readonly Filter[] = [
  openFilter("kategori", "Kategori", [
    { value: "krigare", label: "Krigare" },
    { value: "magiker", label: "Magiker" },
    { value: "alv", label: "Alv" },
    { value: "dvarg", label: "Dvärg" },
    { value: "drake", label: "Drake" },
  ]),
  openFilter("kon", "Kön", [
    { value: "manlig", label: "Manlig" },
    { value: "kvinnlig", label: "Kvinnlig" },
  ]),
  openFilter("ursprung", "Ursprung", [
    { value: "nordisk", label: "Nordisk" },
    { value: "keltisk", label: "Keltisk" },
    { value: "klassisk", label: "Klassisk" },
    { value: "modern", label: "Modern" },
  ]),
  openFilter("stil", "Kraft/Stil", [
    { value: "maktig", label: "Mäktig" },
    { value: "mystisk", label: "Mystisk" },
    { value: "nobel", label: "Nobel" },
    { value: "mork", label: "Mörk" },
  ]),
];

/** The choices for one name; "alla" has been replaced by a random option. */
interface Kind {
  readonly category: string;
  readonly isWoman: boolean;
  readonly origin: string;
  readonly style: string;
}

const known = knownCharacters.split(" ");
const takenWords = new Set([...known, ...takenNames.split(" ")]);
/** Characters whose names are so long that a name beginning with one recalls the character. */
const knownBeginnings = known.filter((name) => name.length >= 6);

/** /fantasy-namn: names composed from the sounds of a category and an origin, bynames of a style. */
export const generator: PageDefinition = {
  lead: "Nya namn till krigare, magiker, alver, dvärgar och drakar, byggda av ljud som passar dem. Säg dem högt.",
  source: "Namnen sätts ihop på nytt varje gång.",
  isComposed: true,
  filters,
  candidates(choices, random, accepts) {
    const bynameShare = choiceOf(choices, "stil") === ALL ? BYNAME_SHARE : 1;
    const beginnings = new Set<string>();
    const usedBynames = new Set<string>();
    const candidates: Candidate[] = [];
    const attempts = accepts ? FILTERED_ATTEMPTS : ATTEMPTS;
    for (let i = 0; i < attempts && candidates.length < CANDIDATES; i++) {
      const kind: Kind = {
        category: pickOption("kategori", choices, random),
        isWoman: pickOption("kon", choices, random) === "kvinnlig",
        origin: pickOption("ursprung", choices, random),
        style: pickOption("stil", choices, random),
      };
      const word = properName(kind, random);
      if (accepts && !accepts(word)) continue;
      const byname = random() < bynameShare ? bynameOf(kind, random) : "";
      const name = `${word.charAt(0).toUpperCase()}${word.slice(1)} ${byname}`.trimEnd();
      const beginning = word.slice(0, BEGINNING);
      if (beginnings.has(beginning) || usedBynames.has(byname)) continue;
      if (UNSAYABLE.test(word) || MISREAD.test(word)) continue;
      if (isTaken(word) || !isClean(name)) continue;
      beginnings.add(beginning);
      if (byname !== "") usedBynames.add(byname);
      candidates.push({ name, weight: 1 });
    }
    return candidates;
  },
};

/** The chosen option, or a random one when the choice is "alla". */
function pickOption(filterId: string, choices: Choices, random: Random): string {
  const choice = choiceOf(choices, filterId);
  if (choice !== ALL) return choice;
  const options = filters.find(({ id }) => id === filterId)?.options ?? [];
  return options[1 + Math.floor(random() * (options.length - 1))]?.value ?? choice;
}

/** A beginning and an ending of the kind, in lower case. */
function properName({ category, origin, isWoman }: Kind, random: Random): string {
  const sounds = fantasySounds[category]?.[origin];
  if (!sounds) throw new Error(`No sounds for "${category} ${origin}"`);
  return pick(sounds.beginnings, random) + pick(isWoman ? sounds.women : sounds.men, random);
}

/** Whether the word is a well-known character, a real name or an ordinary word. */
function isTaken(word: string): boolean {
  return takenWords.has(word) || knownBeginnings.some((name) => word.startsWith(name));
}

/** A byname of the style, in the grammatical gender of the name: epithets are as likely as others. */
function bynameOf({ category, isWoman, style }: Kind, random: Random): string {
  const styled = bynames[style];
  const others = styled?.byCategory[category];
  if (!styled || !others) throw new Error(`No bynames for "${style} ${category}"`);
  const epithets = styled.epithets.split(" ").map((form) => `den_${epithet(form, isWoman)}`);
  return formOf(pick(`${others} ${epithets.join(" ")}`, random), isWoman).replaceAll("_", " ");
}

/** One form of a pair such as "sångaren/sångerskan"; a single word is the same for both. */
function formOf(pair: string, isWoman: boolean): string {
  const [man = "", woman = man] = pair.split("/");
  return isWoman ? woman : man;
}

/** "den ädla" becomes "den ädle" for a man; words in -ande and -ade do not change. */
function epithet(form: string, isWoman: boolean): string {
  return isWoman || !form.endsWith("a") ? form : `${form.slice(0, -1)}e`;
}

function pick(list: string, random: Random): string {
  const words = list.split(" ");
  return words[Math.floor(random() * words.length)] ?? "";
}
