import type { GeneratorDefinition } from "@/generators/engine/definition.ts";
import type { Filter } from "@/generators/engine/filters.ts";

function filter(id: string, label: string, options: Record<string, string>): Filter {
  return {
    id,
    label,
    options: Object.entries(options).map(([value, text]) => ({ value, label: text })),
    defaultValue: "alla",
  };
}

/** Of one syllable, as nothing else here. */
const roses = ["", "s", "sk"].flatMap((end) => [..."aeiouyåäöé"].map((vowel) => `R${vowel}${end}`));

const flowers = [
  ...roses.map((name) => ({ name, storlek: "stora", farg: "roda" })),
  { name: "Blåklint", storlek: "sma", farg: "bla" },
  { name: "Förgätmigej", storlek: "sma", farg: "bla" },
  { name: "Viol", storlek: "sma", farg: "bla" },
  { name: "Nejlika", storlek: "sma", farg: "roda" },
];

/** A generator of 30 big red flowers, three small blue ones, one small red one, no big blue one. */
export const flowerGenerator: GeneratorDefinition = {
  filters: [
    filter("storlek", "Storlek", { alla: "Alla", stora: "Stora", sma: "Små" }),
    filter("farg", "Färg", { alla: "Alla färger", roda: "Röda", bla: "Blå" }),
  ],
  candidates: ({ storlek, farg }) =>
    flowers
      .filter((flower) => storlek === "alla" || flower.storlek === storlek)
      .filter((flower) => farg === "alla" || flower.farg === farg)
      .map(({ name }) => ({ name, weight: 1 })),
};

export const SMALL_FLOWERS = ["Blåklint", "Förgätmigej", "Nejlika", "Viol"];
