/**
 * The pictures that a shared link shows, one a generator and one for every other page. The build
 * draws them (scripts/pictures); the document's head points to them.
 */

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

/** For every page that is not a generator. */
const common: SharePicture = {
  slug: "namnfynd",
  heading: "Hitta det perfekta namnet på en sekund",
  line: "Till barn, djur och företag",
  names: ["Astrid", "Bamse", "Lärkform"],
  house: "falu",
};

const ofGenerators: readonly SharePicture[] = [
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
    names: ["Saga", "Lindberg", "Lunarion"],
    house: "falu",
  },
  {
    slug: "fornamn",
    heading: "Förnamn",
    line: "Med antal bärare och namnsdag",
    names: ["Märta", "Yngve", "Noor"],
    house: "falu",
  },
  {
    slug: "efternamn",
    heading: "Efternamn",
    line: "Med antal bärare från SCB",
    names: ["Lindberg", "Hansen", "Sjöström"],
    house: "falu",
  },
  {
    slug: "barnnamn",
    heading: "Barnnamn",
    line: "Trender, topp 50 och tidlösa",
    names: ["Alma", "Ebbe", "Juni"],
    house: "falu",
  },
  {
    slug: "foretagsnamn",
    heading: "Företagsnamn",
    line: "Efter bransch, ton och stil",
    names: ["Lärkform", "Solkafé", "Rådsmedjan"],
    house: "honey",
  },
  {
    slug: "anvandarnamn",
    heading: "Användarnamn",
    line: "Till spel, vänner och jobb",
    names: ["vindrunda", "StormPodd", "hemfika"],
    house: "honey",
  },
  {
    slug: "husdjursnamn",
    heading: "Husdjursnamn",
    line: "Till päls, fjädrar och fenor",
    names: ["Sigge", "Pepparkaka", "Bonus"],
    house: "pine",
  },
  {
    slug: "hundnamn",
    heading: "Hundnamn",
    line: "Efter storlek och personlighet",
    names: ["Båtsman", "Freja", "Buster"],
    house: "pine",
  },
  {
    slug: "kattnamn",
    heading: "Kattnamn",
    line: "Efter färg och personlighet",
    names: ["Lakrits", "Greta", "Findus"],
    house: "pine",
  },
  {
    slug: "fantasy-namn",
    heading: "Fantasynamn",
    line: "Till alver, drakar och magiker",
    names: ["Lunarion", "Zoronax", "Stormgerd"],
    house: "ink",
  },
];

/** All pictures that the build draws. */
export const sharePictures: readonly SharePicture[] = [common, ...ofGenerators];

/** Path of the picture of every page that is not a generator. */
export const commonSharePicturePath = "/delning/namnfynd.png";

/** Path of the picture for the page at `path`, and what the picture says. */
export function sharePictureOf(path: string) {
  const { slug, heading, names } =
    ofGenerators.find((picture) => path === `/${picture.slug}`) ?? common;
  return {
    path: `/delning/${slug}.png`,
    alt: `${heading}: ${new Intl.ListFormat("sv-SE").format(names)}. Namnfynd.`,
    ...SHARE_PICTURE_SIZE,
  };
}
