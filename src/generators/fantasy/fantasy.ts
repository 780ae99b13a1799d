import { firstFantasyNames } from "../../words/first-fantasy-names.ts";
import type { GeneratorHead, PageDefinition } from "../engine/definition.ts";
import { type Filter, isDefault, openFilter } from "../engine/filters.ts";

const firstNames = firstFantasyNames.split(", ").map((name) => ({ name, weight: 1 }));

let names: typeof import("./fantasy-names.ts") | null = null;

/** What the first element of a name means, by the style that it suits. */
export const STYLE_SENSES = {
  maktig: "starkt",
  mystisk: "gåtfullt",
  nobel: "ädelt",
  mork: "mörkt",
} as const;

const filters: readonly Filter[] = [
  openFilter("kategori", "Kategori", [
    { value: "krigare", label: "Krigare", meaning: "led om vapen och rovdjur" },
    { value: "magiker", label: "Magiker", meaning: "led om runor, sång och stjärnor" },
    { value: "alv", label: "Alv", meaning: "led om träd, vind och ljus" },
    { value: "dvarg", label: "Dvärg", meaning: "led om sten, metall och verktyg" },
    { value: "drake", label: "Drake", meaning: "led om eld, orm och vinge" },
  ]),
  openFilter("kon", "Kön", [
    { value: "manlig", label: "Manlig" },
    { value: "kvinnlig", label: "Kvinnlig" },
  ]),
  openFilter("ursprung", "Ursprung", [
    { value: "nordisk", label: "Nordisk", meaning: "svenska och fornnordiska led" },
    { value: "keltisk", label: "Keltisk", meaning: "mest walesiska och iriska led" },
    { value: "klassisk", label: "Klassisk", meaning: "grekiska led" },
    { value: "modern", label: "Modern", meaning: "latinska led" },
  ]),
  openFilter("stil", "Kraft/Stil", [
    {
      value: "maktig",
      label: "Mäktig",
      meaning: `första ledet betyder något ${STYLE_SENSES.maktig}`,
    },
    {
      value: "mystisk",
      label: "Mystisk",
      meaning: `första ledet betyder något ${STYLE_SENSES.mystisk}`,
    },
    { value: "nobel", label: "Nobel", meaning: `första ledet betyder något ${STYLE_SENSES.nobel}` },
    { value: "mork", label: "Mörk", meaning: `första ledet betyder något ${STYLE_SENSES.mork}` },
  ]),
  {
    id: "tillnamn",
    label: "Tillnamn",
    options: [
      { value: "utan", label: "Utan" },
      {
        value: "med",
        label: "Med",
        meaning: "ett svenskt tillnamn efter namnet, som visar stilen",
      },
    ],
    defaultValue: "utan",
  },
];

export const head: GeneratorHead = {
  title: "Fantasynamn: generator för alver, magiker och krigare",
  description:
    "Fantasynamn till krigare, magiker, alver, dvärgar och drakar. Välj ursprung och stil, med tillnamn som Drömväverskan eller Järnnäve.",
  tagline: "Till alver, drakar och magiker",
};

/** /fantasy-namn: names of two elements, with bynames for those who want them. */
export const generator: PageDefinition = {
  lead: "Namn till krigare, magiker, alver, dvärgar och drakar.",
  source:
    "Namnen är påhittade för den här sidan, av två led som båda betyder något. Stilen hörs i första ledet eller i tillnamnet.",
  isComposed: true,
  filters,
  late: {
    isNeeded: (choices) => !isDefault(filters, choices),
    async load() {
      names = await import("./fantasy-names.ts");
    },
  },
  candidates: (choices, random, accepts) =>
    names?.fantasyCandidates(choices, random, accepts) ?? firstNames,
};
