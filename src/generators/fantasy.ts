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

/** Names composed for each draw: enough to leave out those shown recently. */
const CANDIDATES = 36;

/** Most attempts for one draw, in case the sounds do not allow enough names. */
const ATTEMPTS = 4000;

/** Share of the names that begin with a whole root rather than with single sounds. */
const ROOT_SHARE = 0.5;

/** Share of the names that get a byname. */
const BYNAME_SHARE = 0.3;

/** Longest name with its byname, in characters. */
const MAX_FULL_LENGTH = 32;

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

/** The weighted sounds of a category, an origin and a style. */
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
/** Characters whose names are so long that a name beginning with one recalls the character. */
const knownBeginnings = known.filter((name) => name.length >= 6);

/** /fantasy-namn: names composed from the sounds of a category, an origin and a style. */
export const generator: PageDefinition = {
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

/** The chosen option, or a random one when the choice is "alla". */
function pick(filterId: string, choice: string, random: Random): string {
  if (choice !== ALL) return choice;
  const options = filters.find(({ id }) => id === filterId)?.options ?? [];
  return options[1 + Math.floor(random() * (options.length - 1))]?.value ?? choice;
}

/** A name of the kind, or undefined when the sounds drawn do not make a good one. */
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

/** Whether the word is a well-known character, a real name or an ordinary word. */
function isTaken(word: string): boolean {
  return takenWords.has(word) || knownBeginnings.some((name) => word.startsWith(name));
}

function paletteOf({ category, origin, style }: Kind): Palette {
  const key = `${category} ${origin} ${style}`;
  const cached = palettes.get(key);
  if (cached) return cached;
  const sounds = fantasySounds[category];
  const local = sounds?.origins[origin];
  const fantasyStyle = fantasyStyles[style];
  if (!sounds || !local || !fantasyStyle) throw new Error(`No sounds for "${key}"`);
  const weightOf = letterWeights(fantasyStyle.leanings);
  const firstVowels = fantasyStyle.vowels.split(" ");
  const shareOf = (vowel: string) => firstVowels.filter((each) => each === vowel).length;
  const palette: Palette = {
    shortest: sounds.length[0],
    longest: sounds.length[1],
    beats: weighPieces(local.beats),
    roots: weighPieces(local.roots, (root) => shareOf(firstVowel(root))),
    onsets: weighPieces(local.onsets, weightOf),
    firstVowels: weighPieces(fantasyStyle.vowels),
    vowels: weighPieces(sounds.vowels, weightOf),
    links: weighPieces(local.links, weightOf),
    men: weighPieces(local.m, weightOf),
    women: weighPieces(local.f, weightOf),
  };
  palettes.set(key, palette);
  return palette;
}

/** Weight of a piece in a style: the product of the factors of its letters. */
function letterWeights(leanings: string): (piece: string) => number {
  const factors = new Map(
    leanings.split(" ").map((entry) => [entry.charAt(0), Number(entry.slice(1))]),
  );
  return (piece) => [...piece].reduce((weight, letter) => weight * (factors.get(letter) ?? 1), 1);
}

/** Gives some of the names a byname, in their style and grammatical gender. */
function withByname(proper: string, kind: Kind, random: Random): string {
  if (random() >= BYNAME_SHARE) return proper;
  const byname = bynameFor(proper, kind, random);
  const full = `${proper} ${byname}`;
  return byname !== "" && full.length <= MAX_FULL_LENGTH ? full : proper;
}

function bynameFor(proper: string, kind: Kind, random: Random): string {
  const style = bynameStyles[kind.style];
  const category = bynameCategories[kind.category];
  if (!style || !category) return "";
  const pickForm = (list: string) => formOf(drawPiece(weighPieces(list), random), kind.isWoman);
  const form = random();
  if (form < 0.15 && kind.origin === "nordisk" && kind.category !== "drake") {
    return patronymic(kind, proper, random);
  }
  if (form < 0.15 && kind.style === "nobel") {
    return `av ätten ${compound(pickForm(style.things), pickForm(houses))}`;
  }
  if (form < 0.45) return compound(pickForm(style.things), pickForm(category.things));
  if (form < 0.65) return compound(pickForm(style.realms), pickForm(category.doers));
  if (form < 0.85) return `av ${compound(pickForm(style.realms), pickForm(category.places))}`;
  return `den ${epithet(drawPiece(weighPieces(style.epithets), random), kind.isWoman)}`;
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

/** Joins two words; three equal letters at the joint become two: natt + tand is Nattand. */
function compound(first: string, second: string): string {
  return (first + second).replace(/(.)\1\1/, "$1$1");
}

/** "Haldulfsson", "Haldulfsdotter"; empty when the father's name does not suit. */
function patronymic(kind: Kind, proper: string, random: Random): string {
  const father = properName({ ...kind, isWoman: false }, random);
  if (father === undefined || father === proper || father.length > 8) return "";
  if (endsOpen(father) || /[sxz]$/.test(father)) return "";
  return `${father}s${kind.isWoman ? "dotter" : "son"}`;
}
