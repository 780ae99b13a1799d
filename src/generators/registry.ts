/**
 * Every generator of the site, one row each. Routes, pages, the overview, the footer, related tiles,
 * heads, share pictures, the sitemap, budgets, benchmarks and tests map over these rows.
 */
import type { MotifName } from "../config/motif-name.ts";
import type { FactsLookup, NameFigures } from "../names/facts/facts.ts";
import type { GeneratorHead, PageDefinition } from "./engine/definition.ts";

/** Where the facts of a generator's names come from. */
interface FactsSource {
  readonly load: () => Promise<FactsLookup>;
  /** Whether the statistics have every name, or only some. */
  readonly coverage: "every name" | "some names";
  /** Whether the names are given to children, so that their cards show a curve of newborns. */
  readonly hasCurves?: true;
}

/** What names are. People may have a name of any kind, or none may. */
export type NameKind = "given name" | "surname" | "any name";

/** Headings of the overview, in its order. */
export const GENERATOR_GROUPS = ["Personnamn", "Företag", "Digital", "Djur", "Kreativt"] as const;

/** How the overview shows a generator: on a card of its own, or as a part of a wider one. */
type Place =
  | { readonly motif: MotifName; readonly partOf?: never }
  | { readonly partOf: string; readonly motif?: never };

/** One generator, except for its names, the head of its page and its guide. */
interface Row<Id extends string> {
  /** Its path without the slash; names its guide in src/content/guides too. */
  readonly id: Id;
  /** Heading of its page, and what links to it say. */
  readonly label: string;
  /** Decides the colour of its share picture too. */
  readonly group: (typeof GENERATOR_GROUPS)[number];
  /** Its card in the overview. */
  readonly blurb: string;
  /** Names that it gives without a filter, for its share picture and its card in the overview. */
  readonly examples: readonly [string, string, string];
  readonly load: () => Promise<{
    readonly generator: PageDefinition;
    readonly head: GeneratorHead;
  }>;
  readonly facts?: FactsSource;
  /** What its names can be filtered by besides letters and syllables, for names in the statistics. */
  readonly figures?: () => Promise<NameFigures>;
  /** Absent for names that do not lead to a page of their own. */
  readonly nameKind?: NameKind;
  /** Its names are handles: in plain letters, and no words, so that they have no syllables. */
  readonly areHandles?: true;
}

export type GeneratorEntry<Id extends string = string> = Row<Id> &
  Place & { readonly path: string };

/** The registers count some of the dogs and cats. */
function petFacts(lookUp: "lookUpDog" | "lookUpCat" | "lookUpPet"): FactsSource {
  return {
    load: async () => (await import("../names/facts/pet-facts.ts"))[lookUp],
    coverage: "some names",
  };
}

async function givenNameFigures(): Promise<NameFigures> {
  return (await import("../names/facts/given-name-figures.ts")).givenNameFigures;
}

const entries = [
  {
    id: "fornamn",
    label: "Förnamn",
    group: "Personnamn",
    blurb: "Namn som bärs i Sverige, efter kön, stil, längd och första bokstav.",
    examples: ["Märta", "Yngve", "Noor"],
    motif: "cake",
    nameKind: "given name",
    load: () => import("./given-names/given-names.ts"),
    facts: {
      load: async () => (await import("../names/facts/given-name-facts.ts")).lookUpGivenName,
      coverage: "every name",
      hasCurves: true,
    },
    figures: givenNameFigures,
  },
  {
    id: "efternamn",
    label: "Efternamn",
    group: "Personnamn",
    blurb: "Svenska, nordiska och naturnamn, med antalet som bär dem.",
    examples: ["Lindberg", "Hansen", "Sjöström"],
    motif: "tree",
    nameKind: "surname",
    load: () => import("./surnames/surnames.ts"),
    facts: {
      load: async () => (await import("../names/facts/surname-facts.ts")).lookUpSurname,
      coverage: "every name",
    },
    figures: async () => (await import("../names/facts/surname-figures.ts")).surnameFigures,
  },
  {
    id: "barnnamn",
    label: "Barnnamn",
    group: "Personnamn",
    blurb: "Namn som ges till barn: trender, topp\u00a050, tidlösa och ovanliga.",
    examples: ["Alma", "Tage", "Juni"],
    motif: "cradle",
    nameKind: "given name",
    load: () => import("./given-names/child-names.ts"),
    facts: {
      load: async () => (await import("../names/facts/child-name-facts.ts")).lookUpChildName,
      coverage: "every name",
      hasCurves: true,
    },
    figures: givenNameFigures,
  },
  {
    id: "andranamn",
    label: "Andranamn",
    group: "Personnamn",
    blurb: "Namn som klingar ihop med förnamnet.",
    examples: ["Elisabeth", "Olof", "Linnéa"],
    motif: "cake",
    nameKind: "given name",
    load: () => import("./second-names/second-names.ts"),
    facts: {
      load: async () => (await import("../names/facts/second-name-facts.ts")).lookUpSecondName,
      coverage: "every name",
    },
    figures: givenNameFigures,
  },
  {
    id: "foretagsnamn",
    label: "Företagsnamn",
    group: "Företag",
    blurb: "Nya namn efter bransch, ton och stil. Kolla domänen direkt.",
    examples: ["Högerklick", "Fjäderlätt", "Kullerbytta"],
    motif: "sign",
    load: () => import("./companies/companies.ts"),
  },
  {
    id: "anvandarnamn",
    label: "Användarnamn",
    group: "Digital",
    blurb: "Till spel, sociala medier och jobb, gärna med ett eget ord.",
    examples: ["morgonjogg", "BlixtNinja", "fikapanda"],
    motif: "at",
    load: () => import("./usernames/usernames.ts"),
    areHandles: true,
  },
  {
    id: "husdjursnamn",
    label: "Husdjursnamn",
    group: "Djur",
    blurb: "Till hund, katt, kanin, fågel och fisk.",
    examples: ["Sigge", "Pepparkaka", "Bonus"],
    motif: "paw",
    nameKind: "any name",
    load: () => import("./pets/pets.ts"),
    facts: petFacts("lookUpPet"),
  },
  {
    id: "hundnamn",
    label: "Hundnamn",
    group: "Djur",
    partOf: "husdjursnamn",
    blurb: "Efter kön, storlek, personlighet och rasgrupp.",
    examples: ["Båtsman", "Freja", "Buster"],
    nameKind: "any name",
    load: () => import("./pets/dogs.ts"),
    facts: petFacts("lookUpDog"),
  },
  {
    id: "kattnamn",
    label: "Kattnamn",
    group: "Djur",
    partOf: "husdjursnamn",
    blurb: "Efter kön, färg, personlighet och längd.",
    examples: ["Lakrits", "Greta", "Findus"],
    nameKind: "any name",
    load: () => import("./pets/cats.ts"),
    facts: petFacts("lookUpCat"),
  },
  {
    id: "fantasy-namn",
    label: "Fantasynamn",
    group: "Kreativt",
    blurb: "Nya namn till krigare, magiker, alver, dvärgar och drakar.",
    examples: ["Geirbjörn", "Svanvind", "Urdylva"],
    motif: "dragon",
    load: () => import("./fantasy/fantasy.ts"),
  },
  {
    id: "dnd-namn",
    label: "Rollspelsnamn",
    group: "Kreativt",
    partOf: "fantasy-namn",
    blurb: "Figurer med folk, klass, släkt och bakgrund.",
    examples: ["Grimred Pilkista", "Silvelva Frostvatten", "Frostulf Norrkulla"],
    load: () => import("./fantasy/dnd.ts"),
  },
] as const satisfies readonly (Row<string> & Place)[];

/** Id of a generator. */
export type GeneratorId = (typeof entries)[number]["id"];

export const generators: readonly GeneratorEntry<GeneratorId>[] = entries.map((row) => ({
  ...row,
  path: `/${row.id}`,
}));

/** The row of a generator. Throws on an unknown id: that is a bug. */
export function generatorById(id: string): GeneratorEntry {
  const entry = generators.find((row) => row.id === id);
  if (!entry) throw new Error(`No generator "${id}"`);
  return entry;
}
