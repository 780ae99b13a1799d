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
    title: "Förnamn: vanliga, ovanliga och könsneutrala namn",
    description:
      "Pojknamn, flicknamn och könsneutrala namn som bärs i Sverige. Se hur många som heter så och filtrera på stil, längd och första bokstav.",
    group: "Personnamn",
    blurb: "Namn som bärs i Sverige, efter kön, stil, längd och första bokstav.",
    tagline: "Med antal bärare och namnsdag",
    examples: ["Märta", "Yngve", "Noor"],
  },
  efternamn: {
    title: "Efternamn: svenska, nordiska och naturnamn",
    description:
      "Svenska efternamn, naturnamn och nordiska namn som minst hundra personer bär. Filtrera på ursprung, ändelse och längd, och se antalet.",
    group: "Personnamn",
    blurb: "Svenska, nordiska och naturnamn, med antalet som bär dem.",
    tagline: "Med antal bärare från SCB",
    examples: ["Lindberg", "Hansen", "Sjöström"],
  },
  barnnamn: {
    title: "Pojknamn och flicknamn: populära och ovanliga",
    description:
      "Namn som ges till barn i Sverige: populära och ovanliga pojknamn och flicknamn, klassiska och moderna, med antal nyfödda från SCB.",
    group: "Personnamn",
    blurb: "Namn som ges till barn: trender, topp\u00a050, tidlösa och ovanliga.",
    tagline: "Trender, topp\u00a050 och tidlösa",
    examples: ["Alma", "Tage", "Juni"],
  },
  foretagsnamn: {
    title: "Företagsnamn: förslag efter bransch och stil",
    description:
      "Hitta på ett företagsnamn: förslag efter bransch, ton, längd och stil. Kolla domänen, Bolagsverket och PRV direkt från varje förslag.",
    group: "Företag",
    blurb: "Nya namn efter bransch, ton och stil. Kolla domänen direkt.",
    tagline: "Efter bransch, ton och stil",
    examples: ["Högerklick", "Fjäderlätt", "Kullerbytta"],
  },
  anvandarnamn: {
    title: "Användarnamn till spel, jobb och sociala medier",
    description:
      "Förslag på användarnamn till spel, sociala medier och jobb. Utgå från ditt eget ord eller få ett påhittat, med eller utan siffror.",
    group: "Digital",
    blurb: "Till spel, sociala medier och jobb, gärna med ett eget ord.",
    tagline: "Till spel, nätet och jobb",
    examples: ["morgonjogg", "BlixtNinja", "fikapanda"],
  },
  husdjursnamn: {
    title: "Husdjursnamn: till hund, katt, kanin och fågel",
    description:
      "Namn på husdjur: hund, katt, kanin, fågel och fisk. Välj djur, personlighet och stil, från klassiska och svenska till söta och tuffa.",
    group: "Djur",
    blurb: "Till hund, katt, kanin, fågel och fisk.",
    tagline: "Till päls, fjädrar och fenor",
    examples: ["Sigge", "Pepparkaka", "Bonus"],
  },
  hundnamn: {
    title: "Hundnamn: namn på hund, både hane och tik",
    description:
      "Hundnamn till hanar och tikar, efter storlek, personlighet och rasgrupp. Se hur många hundar i Sverige som heter så, och topplistan.",
    group: "Djur",
    partOf: "husdjursnamn",
    blurb: "Efter kön, storlek, personlighet och rasgrupp.",
    tagline: "Efter storlek och personlighet",
    examples: ["Båtsman", "Freja", "Buster"],
  },
  kattnamn: {
    title: "Kattnamn: namn på katt, både hane och hona",
    description:
      "Kattnamn till hanar och honor, efter färg, personlighet och längd. Läs också hur katter hör sitt namn och vad kroppsspråket betyder.",
    group: "Djur",
    partOf: "husdjursnamn",
    blurb: "Efter kön, färg, personlighet och längd.",
    tagline: "Efter färg och personlighet",
    examples: ["Lakrits", "Greta", "Findus"],
  },
  "fantasy-namn": {
    title: "Fantasynamn till alver, magiker och krigare",
    description:
      "Fantasynamn till krigare, magiker, alver, dvärgar och drakar. Välj ursprung och stil, med tillnamn som Drömväverskan eller Järnnäve.",
    group: "Kreativt",
    blurb: "Nya namn till krigare, magiker, alver, dvärgar och drakar.",
    tagline: "Till alver, drakar och magiker",
    examples: ["Faerwyn", "Skerrulf", "Merelwyn"],
  },
};

export type DescribedGenerator = GeneratorEntry<GeneratorId> & Description;

/** The registry with its descriptions. */
export const describedGenerators: readonly DescribedGenerator[] = generators.map((entry) => ({
  ...entry,
  ...descriptions[entry.id],
}));
