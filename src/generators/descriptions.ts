/** What the overview, the heads and the share pictures say about each generator of the registry. */
import { type GeneratorEntry, type GeneratorId, generators } from "./registry.ts";

/** Headings of the overview, in its order. */
export const GENERATOR_GROUPS = ["Personnamn", "Företag", "Digital", "Djur", "Kreativt"] as const;

interface Description {
  /** Title of its document, without the brand. */
  readonly title: string;
  /** For search engines and link previews. */
  readonly description: string;
  readonly group: (typeof GENERATOR_GROUPS)[number];
  /** The wider generator that leads to it, if it has no card of its own in the overview. */
  readonly partOf?: GeneratorId;
  /** Its card in the overview. */
  readonly blurb: string;
  /** The line below the heading in its share picture. */
  readonly tagline: string;
  /** Names that it gives, for its share picture and its card in the overview. */
  readonly examples: readonly [string, string, string];
}

const descriptions: Readonly<Record<GeneratorId, Description>> = {
  fornamn: {
    title: "Förnamn efter stil, längd och bokstav",
    description:
      "Tusentals förnamn som bärs i Sverige, med antal bärare från SCB och namnsdag. Filtrera på kön, stil, längd och första bokstav.",
    group: "Personnamn",
    blurb: "Namn som bärs i Sverige, efter kön, stil, längd och första bokstav.",
    tagline: "Med antal bärare och namnsdag",
    examples: ["Märta", "Yngve", "Noor"],
  },
  efternamn: {
    title: "Efternamn: svenska, nordiska och naturnamn",
    description:
      "Efternamn som minst hundra personer bär i Sverige, med antal bärare. Filtrera på ursprung, ändelse och längd.",
    group: "Personnamn",
    blurb: "Svenska, nordiska och naturnamn, med antalet som bär dem.",
    tagline: "Med antal bärare från SCB",
    examples: ["Lindberg", "Hansen", "Sjöström"],
  },
  barnnamn: {
    title: "Barnnamn: trender, topp 50 och tidlösa namn",
    description:
      "Namn som ges till barn i Sverige, med antal nyfödda från SCB. Populära och ovanliga, klassiska, moderna och naturnamn.",
    group: "Personnamn",
    blurb: "Namn som ges till barn: trender, topp 50, tidlösa och ovanliga.",
    tagline: "Trender, topp 50 och tidlösa",
    examples: ["Alma", "Tage", "Juni"],
  },
  foretagsnamn: {
    title: "Företagsnamn",
    description: "Förslag på företagsnamn efter bransch, ton, längd och stil.",
    group: "Företag",
    blurb: "Nya namn efter bransch, ton och stil. Kolla domänen direkt.",
    tagline: "Efter bransch, ton och stil",
    examples: ["Högerklick", "Fjäderlätt", "Kullerbytta"],
  },
  anvandarnamn: {
    title: "Användarnamn",
    description: "Förslag på användarnamn för spel, sociala medier och arbete.",
    group: "Digital",
    blurb: "Till spel, sociala medier och jobb, gärna kring ditt eget ord.",
    tagline: "Till spel, vänner och jobb",
    examples: ["morgonjogg", "BlixtNinja", "fikapanda"],
  },
  husdjursnamn: {
    title: "Husdjursnamn",
    description: "Namn till hundar, katter, kaniner, fåglar och fiskar.",
    group: "Djur",
    blurb: "Till hund, katt, kanin, fågel och fisk.",
    tagline: "Till päls, fjädrar och fenor",
    examples: ["Sigge", "Pepparkaka", "Bonus"],
  },
  hundnamn: {
    title: "Hundnamn",
    description: "Hundnamn efter kön, storlek, personlighet och rasgrupp.",
    group: "Djur",
    partOf: "husdjursnamn",
    blurb: "Efter kön, storlek, personlighet och rasgrupp.",
    tagline: "Efter storlek och personlighet",
    examples: ["Båtsman", "Freja", "Buster"],
  },
  kattnamn: {
    title: "Kattnamn",
    description: "Kattnamn efter kön, färg, personlighet och längd.",
    group: "Djur",
    partOf: "husdjursnamn",
    blurb: "Efter kön, färg, personlighet och längd.",
    tagline: "Efter färg och personlighet",
    examples: ["Lakrits", "Greta", "Findus"],
  },
  "fantasy-namn": {
    title: "Fantasynamn",
    description: "Namn till krigare, magiker, alver, dvärgar och drakar.",
    group: "Kreativt",
    blurb: "Nya namn till krigare, magiker, alver, dvärgar och drakar.",
    tagline: "Till alver, drakar och magiker",
    examples: ["Faelwen", "Skarrax", "Talimawyn"],
  },
};

export type DescribedGenerator = GeneratorEntry<GeneratorId> & Description;

/** The registry with its descriptions. */
export const describedGenerators: readonly DescribedGenerator[] = generators.map((entry) => ({
  ...entry,
  ...descriptions[entry.id],
}));
