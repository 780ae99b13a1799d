/**
 * Every generator of the site, one row each. Routes, pages, the overview, the footer, related tiles,
 * heads, share pictures, the sitemap, budgets, benchmarks and tests map over these rows.
 */
import type { PageDefinition } from "./definition.ts";
import type { FactsLookup } from "./facts.ts";

/** Headings of the overview, in its order. */
export const GENERATOR_GROUPS = ["Personnamn", "Företag", "Digital", "Djur", "Kreativt"] as const;

/** Where the facts of a generator's names come from. */
interface FactsSource {
  readonly load: () => Promise<FactsLookup>;
  /** Whether every name has facts, or only those that a register counts. */
  readonly coverage: "every name" | "some names";
  /** Whether the names are given to children, so that their cards show a curve of newborns. */
  readonly hasCurves?: true;
}

/** One generator, except for its names and its guide. */
export interface GeneratorEntry {
  /** Its path without the slash; names its guide in src/content/guides too. */
  readonly id: string;
  readonly path: string;
  /** Heading of its page, and what links to it say. */
  readonly label: string;
  /** Title of its document, without the brand. */
  readonly title: string;
  /** For search engines and link previews. */
  readonly description: string;
  readonly group: (typeof GENERATOR_GROUPS)[number];
  /** The wider generator that leads to it, if it has no card of its own in the overview. */
  readonly partOf?: string;
  /** Its card in the overview. */
  readonly blurb: string;
  /** The line below the heading in its share picture. */
  readonly tagline: string;
  /** Names that it gives, for its share picture and its card in the overview. */
  readonly examples: readonly [string, string, string];
  readonly load: () => Promise<{ readonly generator: PageDefinition }>;
  readonly facts?: FactsSource;
}

export const generators: readonly GeneratorEntry[] = [
  {
    id: "fornamn",
    path: "/fornamn",
    label: "Förnamn",
    title: "Förnamn efter stil, längd och bokstav",
    description:
      "Tusentals förnamn som bärs i Sverige, med antal bärare från SCB och namnsdag. Filtrera på kön, stil, längd och första bokstav.",
    group: "Personnamn",
    blurb: "Namn som bärs i Sverige, efter kön, stil, längd och första bokstav.",
    tagline: "Med antal bärare och namnsdag",
    examples: ["Märta", "Yngve", "Noor"],
    load: () => import("./given-names.ts"),
    facts: {
      load: async () => (await import("./given-name-facts.ts")).lookUpGivenName,
      coverage: "every name",
      hasCurves: true,
    },
  },
  {
    id: "efternamn",
    path: "/efternamn",
    label: "Efternamn",
    title: "Efternamn: svenska, nordiska och naturnamn",
    description:
      "Efternamn som minst hundra personer bär i Sverige, med antal bärare. Filtrera på ursprung, ändelse och längd.",
    group: "Personnamn",
    blurb: "Svenska, nordiska och naturnamn, med antalet som bär dem.",
    tagline: "Med antal bärare från SCB",
    examples: ["Lindberg", "Hansen", "Sjöström"],
    load: () => import("./surnames.ts"),
    facts: {
      load: async () => (await import("./surname-facts.ts")).lookUpSurname,
      coverage: "every name",
    },
  },
  {
    id: "barnnamn",
    path: "/barnnamn",
    label: "Barnnamn",
    title: "Barnnamn: trender, topp 50 och tidlösa namn",
    description:
      "Namn som ges till barn i Sverige, med antal nyfödda från SCB. Populära och ovanliga, klassiska, moderna och naturnamn.",
    group: "Personnamn",
    blurb: "Namn som ges till barn: trender, topp 50, tidlösa och ovanliga.",
    tagline: "Trender, topp 50 och tidlösa",
    examples: ["Alma", "Ebbe", "Juni"],
    load: () => import("./child-names.ts"),
    facts: {
      load: async () => (await import("./child-name-facts.ts")).lookUpChildName,
      coverage: "every name",
      hasCurves: true,
    },
  },
  {
    id: "foretagsnamn",
    path: "/foretagsnamn",
    label: "Företagsnamn",
    title: "Företagsnamn",
    description: "Förslag på företagsnamn efter bransch, ton, längd och stil.",
    group: "Företag",
    blurb: "Nya namn efter bransch, ton och stil. Kolla domänen direkt.",
    tagline: "Efter bransch, ton och stil",
    examples: ["Lärkform", "Solkafé", "Rådsmedjan"],
    load: () => import("./companies.ts"),
  },
  {
    id: "anvandarnamn",
    path: "/anvandarnamn",
    label: "Användarnamn",
    title: "Användarnamn",
    description: "Förslag på användarnamn för spel, sociala medier och arbete.",
    group: "Digital",
    blurb: "Till spel, sociala medier och jobb, gärna kring ditt eget ord.",
    tagline: "Till spel, vänner och jobb",
    examples: ["vindrunda", "StormPodd", "hemfika"],
    load: () => import("./usernames.ts"),
  },
  {
    id: "husdjursnamn",
    path: "/husdjursnamn",
    label: "Husdjursnamn",
    title: "Husdjursnamn",
    description: "Namn till hundar, katter, kaniner, fåglar och fiskar.",
    group: "Djur",
    blurb: "Till hund, katt, kanin, fågel och fisk.",
    tagline: "Till päls, fjädrar och fenor",
    examples: ["Sigge", "Pepparkaka", "Bonus"],
    load: () => import("./pets.ts"),
  },
  {
    id: "hundnamn",
    path: "/hundnamn",
    label: "Hundnamn",
    title: "Hundnamn",
    description: "Hundnamn efter kön, storlek, personlighet och rasgrupp.",
    group: "Djur",
    partOf: "husdjursnamn",
    blurb: "Efter kön, storlek, personlighet och rasgrupp.",
    tagline: "Efter storlek och personlighet",
    examples: ["Båtsman", "Freja", "Buster"],
    load: () => import("./dogs.ts"),
    facts: {
      load: async () => (await import("./pet-facts.ts")).lookUpDog,
      coverage: "some names",
    },
  },
  {
    id: "kattnamn",
    path: "/kattnamn",
    label: "Kattnamn",
    title: "Kattnamn",
    description: "Kattnamn efter kön, färg, personlighet och längd.",
    group: "Djur",
    partOf: "husdjursnamn",
    blurb: "Efter kön, färg, personlighet och längd.",
    tagline: "Efter färg och personlighet",
    examples: ["Lakrits", "Greta", "Findus"],
    load: () => import("./cats.ts"),
    facts: {
      load: async () => (await import("./pet-facts.ts")).lookUpCat,
      coverage: "some names",
    },
  },
  {
    id: "fantasy-namn",
    path: "/fantasy-namn",
    label: "Fantasynamn",
    title: "Fantasynamn",
    description: "Namn till krigare, magiker, alver, dvärgar och drakar.",
    group: "Kreativt",
    blurb: "Nya namn till krigare, magiker, alver, dvärgar och drakar.",
    tagline: "Till alver, drakar och magiker",
    examples: ["Lunarion", "Zoronax", "Stormgerd"],
    load: () => import("./fantasy.ts"),
  },
];

/** The row of a generator. Throws on an unknown id: that is a bug. */
export function generatorById(id: string): GeneratorEntry {
  const entry = generators.find((row) => row.id === id);
  if (!entry) throw new Error(`No generator "${id}"`);
  return entry;
}
