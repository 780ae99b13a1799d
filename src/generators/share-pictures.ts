/**
 * The pictures that a shared link shows: one for each generator, one for all pages of names, and one
 * for every other page. The build draws them; the document's head points to them.
 */
import { type GeneratorEntry, generators } from "./registry.ts";

/** What a picture shows. The names are suggestions that the page's generator gives. */
export interface SharePicture {
  /** The page's path without its slash. */
  readonly slug: string;
  readonly heading: string;
  /** What the names are drawn from or meant for. */
  readonly line: string;
  readonly names: readonly [string, string, string];
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

/** For the search of names, the page of each name, and the lists of names. */
const ofNames: SharePicture = {
  slug: "namn",
  heading: "Hur många heter …?",
  line: "Förnamn och efternamn i Sverige",
  names: ["Astrid", "Alma", "Lindqvist"],
  house: "pine",
};

const ofPages: readonly SharePicture[] = [
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
    names: ["Saga", "Lindberg", "Faerwyn"],
    house: "falu",
  },
  ...generators.map(
    ({ id, label, tagline, examples, group }): SharePicture => ({
      slug: id,
      heading: label,
      line: tagline,
      names: examples,
      house: HOUSES[group],
    }),
  ),
];

/** All pictures that the build draws. */
export const sharePictures: readonly SharePicture[] = [common, ofNames, ...ofPages];

const NAME_PAGES = /^\/(?:sok|namnsdag|(?:efter)?namn\/.+)$/;

/** Address of a picture. */
export function sharePicturePath({ slug }: SharePicture): string {
  return `/delning/${slug}.png`;
}

/** The picture for the page at `path`, and what it says. */
export function sharePictureOf(path: string) {
  const picture = NAME_PAGES.test(path)
    ? ofNames
    : (ofPages.find(({ slug }) => path === `/${slug}`) ?? common);
  const { heading, names } = picture;
  return {
    path: sharePicturePath(picture),
    alt: `${heading}: ${new Intl.ListFormat("sv-SE").format(names)}. Namnfynd.`,
    ...SHARE_PICTURE_SIZE,
  };
}
