import { firstCharacterNames } from "../../words/first-fantasy-names.ts";
import type { GeneratorHead, PageDefinition } from "../engine/definition.ts";
import { isDefault } from "../engine/filters.ts";
import { filters } from "./peoples.ts";

const firstNames = firstCharacterNames.split(", ").map((name) => ({ name, weight: 1 }));

let names: typeof import("./dnd-names.ts") | null = null;

export const head: GeneratorHead = {
  title: "Rollspelsnamn till alv, dvärg och drakättling",
  description:
    "Namn för Dungeons & Dragons och andra rollspel: folk, klass, släktnamn, tillnamn och bakgrund. Slå ett helt sällskap och spara det som slumptabell.",
  tagline: "För Dungeons & Dragons och andra rollspel",
};

/** /dnd-namn: characters with a given name and the name of a family or clan. */
export const generator: PageDefinition = {
  lead: "Namn för Dungeons & Dragons och andra rollspel, med bakgrund.",
  source:
    "Namnen är påhittade för den här sidan. Dungeons & Dragons är ett varumärke som tillhör Wizards of the Coast; Namnfynd har ingen koppling till företaget.",
  isComposed: true,
  filters,
  late: {
    isNeeded: (choices) => !isDefault(filters, choices),
    async load() {
      names = await import("./dnd-names.ts");
    },
  },
  candidates: (choices, random, accepts) =>
    names?.characterNames.candidates(choices, random, accepts) ?? firstNames,
};
