/**
 * Every generator of the site, one row each. Routes, pages, the overview, the footer, related tiles,
 * heads, share pictures, the sitemap, budgets, benchmarks and tests map over these rows. Every visit
 * begins with this file, so the texts that few pages show are in descriptions.ts.
 */
import type { PageDefinition } from "./definition.ts";
import type { FactsLookup } from "./facts.ts";

/** Where the facts of a generator's names come from. */
interface FactsSource {
  readonly load: () => Promise<FactsLookup>;
  /** Whether every name has facts, or only those that a register counts. */
  readonly coverage: "every name" | "some names";
  /** Whether the names are given to children, so that their cards show a curve of newborns. */
  readonly hasCurves?: true;
}

/** What names are. People may have a name of any kind, or none may. */
export type NameKind = "given name" | "surname" | "any name";

/** One generator, except for its texts, its names and its guide. */
export interface GeneratorEntry<Id extends string = string> {
  /** Its path without the slash; names its guide in src/content/guides too. */
  readonly id: Id;
  readonly path: string;
  /** Heading of its page, and what links to it say. */
  readonly label: string;
  readonly load: () => Promise<{ readonly generator: PageDefinition }>;
  readonly facts?: FactsSource;
  /** Absent for names that do not lead to a page of their own. */
  readonly nameKind?: NameKind;
}

/** The registers count some of the dogs and cats. */
function petFacts(lookUp: "lookUpDog" | "lookUpCat" | "lookUpPet"): FactsSource {
  return {
    load: async () => (await import("./pet-facts.ts"))[lookUp],
    coverage: "some names",
  };
}

const entries = [
  {
    id: "fornamn",
    path: "/fornamn",
    label: "Förnamn",
    nameKind: "given name",
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
    nameKind: "surname",
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
    nameKind: "given name",
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
    load: () => import("./companies.ts"),
  },
  {
    id: "anvandarnamn",
    path: "/anvandarnamn",
    label: "Användarnamn",
    load: () => import("./usernames.ts"),
  },
  {
    id: "husdjursnamn",
    path: "/husdjursnamn",
    label: "Husdjursnamn",
    nameKind: "any name",
    load: () => import("./pets.ts"),
    facts: petFacts("lookUpPet"),
  },
  {
    id: "hundnamn",
    path: "/hundnamn",
    label: "Hundnamn",
    nameKind: "any name",
    load: () => import("./dogs.ts"),
    facts: petFacts("lookUpDog"),
  },
  {
    id: "kattnamn",
    path: "/kattnamn",
    label: "Kattnamn",
    nameKind: "any name",
    load: () => import("./cats.ts"),
    facts: petFacts("lookUpCat"),
  },
  {
    id: "fantasy-namn",
    path: "/fantasy-namn",
    label: "Fantasynamn",
    load: () => import("./fantasy.ts"),
  },
] as const satisfies readonly GeneratorEntry[];

/** Id of a generator. */
export type GeneratorId = (typeof entries)[number]["id"];

export const generators: readonly GeneratorEntry<GeneratorId>[] = entries;

/** The row of a generator. Throws on an unknown id: that is a bug. */
export function generatorById(id: string): GeneratorEntry {
  const entry = generators.find((row) => row.id === id);
  if (!entry) throw new Error(`No generator "${id}"`);
  return entry;
}
