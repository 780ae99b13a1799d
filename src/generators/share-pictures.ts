/**
 * The pictures that a shared link shows: one for each generator, some for pages that are shared most, one for the
 * pages of names, and one for every other page. Common names have their own (name-search/name-pictures.ts). The build draws them; the document's head points to them.
 */
import { joinWords } from "../names/form/join-words.ts";
import { type GeneratorEntry, generators } from "./registry.ts";

/** What is said of a picture. The names are suggestions that the page's generator gives. */
interface Caption {
  /** The page's path without its slash, or the name of a kind of pages. */
  readonly slug: string;
  readonly heading: string;
  readonly names: readonly [string, string, string];
}

/** What a picture shows. */
export interface SharePicture extends Caption {
  /** What the names are drawn from or meant for. */
  readonly line: string;
  /** Colour of the house that bears the names, among the design tokens. */
  readonly house: "falu" | "pine" | "honey" | "ink";
}

/** Pixels: what the large cards of the social networks show uncropped. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** Colour of the house by the group of the generator. */
const HOUSES: Readonly<Record<GeneratorEntry["group"], SharePicture["house"]>> = {
  Personnamn: "falu",
  Företag: "honey",
  Digital: "honey",
  Djur: "pine",
  Kreativt: "ink",
};

/** For every page without a picture of its own. */
const common: SharePicture = {
  slug: "namnfynd",
  heading: "Hitta det perfekta namnet på en sekund",
  line: "Till barn, djur och företag",
  names: ["Astrid", "Bamse", "Högerklick"],
  house: "falu",
};

/** For the search of names, the lists of names, and the page of each name without a picture of its own. */
const ofNames: SharePicture = {
  slug: "namn",
  // Not the last word by itself on a line.
  heading: "Hur många heter\u00a0så?",
  line: "Förnamn och efternamn i Sverige",
  names: ["Astrid", "Alma", "Lindqvist"],
  house: "pine",
};

/** Each of the names has been the most given one of a year. */
const ofTopLists: SharePicture = {
  slug: "topplista",
  heading: "Sveriges vanligaste namn",
  line: "Det som nyfödda fick, år för år",
  names: ["Astrid", "Liam", "Noah"],
  house: "honey",
};

const ofLists: SharePicture = {
  slug: "listor",
  heading: "Listor med namn",
  line: "Ovanliga, nordiska och från A till Ö",
  names: ["Saga", "Ylva", "Balder"],
  house: "ink",
};

const ofPages: readonly SharePicture[] = [
  {
    slug: "tillsammans",
    heading: "Vill du välja namn med mig?",
    line: "Vi svarar i varsin telefon",
    names: ["Alma", "Hugo", "Vera"],
    house: "falu",
  },
  {
    slug: "jamfor",
    heading: "Vilket namn blir det?",
    line: "Två till åtta namn bredvid varandra",
    names: ["Selma", "Signe", "Sigrid"],
    house: "pine",
  },
  {
    slug: "namngenerator",
    heading: "Namngenerator",
    line: "Till barn, hund och katt",
    names: ["Astrid", "Bamse", "Måns"],
    house: "falu",
  },
  {
    slug: "generatorer",
    heading: "Namngeneratorer",
    line: "Till allt som ska ha ett namn",
    names: ["Saga", "Lindberg", "Svanvind"],
    house: "falu",
  },
];

function captionOf({ id, label, examples }: GeneratorEntry): Caption {
  return { slug: id, heading: label, names: examples };
}

/** Loads what the build draws: all pictures. */
export async function loadSharePictures(): Promise<readonly SharePicture[]> {
  const ofGenerators = generators.map(async (entry) => {
    const { head } = await entry.load();
    return { ...captionOf(entry), line: head.tagline, house: HOUSES[entry.group] };
  });
  return [common, ofNames, ofTopLists, ofLists, ...ofPages, ...(await Promise.all(ofGenerators))];
}

/** The pictures of kinds of pages; the first that matches. */
const KINDS: readonly (readonly [pages: RegExp, picture: SharePicture])[] = [
  [/^\/namn\/topplista\//, ofTopLists],
  [/^\/(?:namn\/lista\/.+|namn\/listor|flicknamn|pojknamn)$/, ofLists],
  [/^\/(?:sok|namnsdag|(?:efter)?namn\/.+)$/, ofNames],
];

/** Address of a picture. */
export function sharePicturePath({ slug }: Caption): string {
  return `/delning/${slug}.png`;
}

/** The picture for the page at `path`, and what it says. */
export function sharePictureOf(path: string) {
  const [, ofKind] = KINDS.find(([pages]) => pages.test(path)) ?? [];
  const [, page] = path.split("/");
  const picture =
    ofKind ??
    [...ofPages, ...generators.map(captionOf)].find(({ slug }) => page === slug) ??
    common;
  const { heading, names } = picture;
  const colon = heading.endsWith("?") ? "" : ":";
  return {
    path: sharePicturePath(picture),
    alt: `${heading}${colon} ${joinWords(names)}. Namnfynd.`,
    ...SHARE_PICTURE_SIZE,
  };
}
