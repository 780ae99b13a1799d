import {
  bynameCategories,
  bynameStyles,
  fantasySounds,
  fantasyStyles,
  houses,
  knownCharacters,
  takenNames,
} from "../words/fantasy-sounds.ts";
import { isClean } from "./block-list.ts";
import type { PageDefinition } from "./definition.ts";
import type { Candidate, Random } from "./engine.ts";
import { ALL, choiceOf, type Filter, openFilter } from "./filters.ts";
import {
  drawPiece,
  endsOpen,
  firstVowel,
  isPronounceable,
  type Pieces,
  startsOpen,
  syllables,
  weighPieces,
} from "./sound-rules.ts";

/** Names composed for one draw: enough to leave out those shown lately (SPEC section 9). */
const CANDIDATES = 36;

/** Attempts for one draw: a bound against a list that could never give enough. */
const ATTEMPTS = 4000;

/** Share of the names that begin with a whole root instead of sounds put together. */
const ROOT_SHARE = 0.5;

/** Share of the names that get a byname. */
const BYNAME_SHARE = 0.3;

/** Longest name with its byname, in characters. */
const LONGEST_FULL_NAME = 32;

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

/** What one name is to be: never "alla". */
interface Kind {
  readonly category: string;
  readonly isWoman: boolean;
  readonly origin: string;
  readonly style: string;
}

/** The sounds of a category, an origin and a style, weighed. */
interface Palette {
  readonly shortest: number;
  readonly longest: number;
  readonly beats: Pieces;
  readonly roots: Pieces;
  readonly onsets: Pieces;
  readonly firstVowels: Pieces;
  readonly vowels: Pieces;
  readonly links: Pieces;
  readonly men: Pieces;
  readonly women: Pieces;
}

const palettes = new Map<string, Palette>();
const known = knownCharacters.split(" ");
const takenWords = new Set([...known, ...takenNames.split(" ")]);
/** Long enough that a name which begins with one is felt to be that character. */
const knownBeginnings = known.filter((name) => name.length >= 6);

/** /fantasy-namn: new names, composed by the sounds of a category, an origin and a style. */
export const generator: PageDefinition = {
  id: "fantasy-namn",
  lead: "Nya namn till krigare, magiker, alver, dvärgar och drakar, byggda av ljud som passar dem. Säg dem högt.",
  source: "Namnen sätts ihop på nytt varje gång.",
  isComposed: true,
  filters,
  candidates(choices, random) {
    const properNames = new Set<string>();
    const candidates: Candidate[] = [];
    for (let i = 0; i < ATTEMPTS && candidates.length < CANDIDATES; i++) {
      const kind: Kind = {
        category: pick("kategori", choiceOf(choices, "kategori"), random),
        isWoman: pick("kon", choiceOf(choices, "kon"), random) === "kvinnlig",
        origin: pick("ursprung", choiceOf(choices, "ursprung"), random),
        style: pick("stil", choiceOf(choices, "stil"), random),
      };
      const proper = properName(kind, random);
      if (proper === undefined || properNames.has(proper)) continue;
      const name = withByname(proper, kind, random);
      if (!isClean(name)) continue;
      properNames.add(proper);
      candidates.push({ name, weight: 1 });
    }
    return candidates;
  },
};

/** The chosen option, or any of the filter's others when all are allowed. */
function pick(filterId: string, choice: string, random: Random): string {
  if (choice !== ALL) return choice;
  const options = filters.find(({ id }) => id === filterId)?.options ?? [];
  return options[1 + Math.floor(random() * (options.length - 1))]?.value ?? choice;
}

/** A name of the kind, or nothing when the sounds drawn do not make a good one. */
function properName(kind: Kind, random: Random): string | undefined {
  const palette = paletteOf(kind);
  const word = compose(palette, kind.isWoman, random);
  if (
    word.length < palette.shortest ||
    word.length > palette.longest ||
    !isPronounceable(word) ||
    isTaken(word)
  ) {
    return undefined;
  }
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function compose(palette: Palette, isWoman: boolean, random: Random): string {
  const ending = drawPiece(isWoman ? palette.women : palette.men, random);
  const beats = Number(drawPiece(palette.beats, random)) - syllables(ending);
  let word = random() < ROOT_SHARE ? drawPiece(palette.roots, random) : "";
  if (word === "")
    word = drawPiece(palette.onsets, random) + drawPiece(palette.firstVowels, random);
  for (let beat = 1; beat < beats; beat++) {
    if (endsOpen(word)) word += drawPiece(palette.links, random);
    word += drawPiece(palette.vowels, random);
  }
  if (endsOpen(word) && startsOpen(ending)) word += drawPiece(palette.links, random);
  return word + ending;
}

/** Whether the word is a well-known character, a common name or an ordinary word. */
function isTaken(word: string): boolean {
  return takenWords.has(word) || knownBeginnings.some((name) => word.startsWith(name));
}

function paletteOf({ category, origin, style }: Kind): Palette {
  const key = `${category} ${origin} ${style}`;
  const ready = palettes.get(key);
  if (ready) return ready;
  const sounds = fantasySounds[category];
  const local = sounds?.origins[origin];
  const taste = fantasyStyles[style];
  if (!sounds || !local || !taste) throw new Error(`No sounds for "${key}"`);
  const leaning = leaningOf(taste.leanings);
  const firstVowels = taste.vowels.split(" ");
  const shareOf = (vowel: string) => firstVowels.filter((each) => each === vowel).length;
  const palette: Palette = {
    shortest: sounds.length[0],
    longest: sounds.length[1],
    beats: weighPieces(local.beats),
    roots: weighPieces(local.roots, (root) => shareOf(firstVowel(root))),
    onsets: weighPieces(local.onsets, leaning),
    firstVowels: weighPieces(taste.vowels),
    vowels: weighPieces(sounds.vowels, leaning),
    links: weighPieces(local.links, leaning),
    men: weighPieces(local.m, leaning),
    women: weighPieces(local.f, leaning),
  };
  palettes.set(key, palette);
  return palette;
}

/** How likely a piece is in a style: the product of what its letters say. */
function leaningOf(leanings: string): (piece: string) => number {
  const factors = new Map(
    leanings.split(" ").map((entry) => [entry.charAt(0), Number(entry.slice(1))]),
  );
  return (piece) => [...piece].reduce((weight, letter) => weight * (factors.get(letter) ?? 1), 1);
}

/** Some names get a byname, in the style of the name and with its grammatical gender. */
function withByname(proper: string, kind: Kind, random: Random): string {
  if (random() >= BYNAME_SHARE) return proper;
  const byname = bynameFor(proper, kind, random);
  const full = `${proper} ${byname}`;
  return byname !== "" && full.length <= LONGEST_FULL_NAME ? full : proper;
}

function bynameFor(proper: string, kind: Kind, random: Random): string {
  const style = bynameStyles[kind.style];
  const category = bynameCategories[kind.category];
  if (!style || !category) return "";
  const one = (list: string) => formOf(drawPiece(weighPieces(list), random), kind.isWoman);
  const form = random();
  if (form < 0.15 && kind.origin === "nordisk" && kind.category !== "drake") {
    return patronymic(kind, proper, random);
  }
  if (form < 0.15 && kind.style === "nobel") {
    return `av ätten ${compound(one(style.things), one(houses))}`;
  }
  if (form < 0.45) return compound(one(style.things), one(category.things));
  if (form < 0.65) return compound(one(style.realms), one(category.doers));
  if (form < 0.85) return `av ${compound(one(style.realms), one(category.places))}`;
  return `den ${epithet(drawPiece(weighPieces(style.epithets), random), kind.isWoman)}`;
}

/** The man's or the woman's form of "sångaren/sångerskan". */
function formOf(pair: string, isWoman: boolean): string {
  const [man = "", woman = man] = pair.split("/");
  return isWoman ? woman : man;
}

/** "den ädla" of a woman is "den ädle" of a man; forms in -ande and -ade have one form alone. */
function epithet(form: string, isWoman: boolean): string {
  return isWoman || !form.endsWith("a") ? form : `${form.slice(0, -1)}e`;
}

/** Three like letters at a joint are written as two: natt + tand is Nattand. */
function compound(first: string, second: string): string {
  return (first + second).replace(/(.)\1\1/, "$1$1");
}

/** "Haldulfsson", "Haldulfsdotter": after a father of the same kind. */
function patronymic(kind: Kind, proper: string, random: Random): string {
  const father = properName({ ...kind, isWoman: false }, random);
  if (father === undefined || father === proper || father.length > 8) return "";
  if (endsOpen(father) || /[sxz]$/.test(father)) return "";
  return `${father}s${kind.isWoman ? "dotter" : "son"}`;
}
