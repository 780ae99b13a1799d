/** The peoples and classes of /dnd-namn, and its filters. */
import { joinWords } from "../../names/form/join-words.ts";
import { type Filter, openFilter } from "../engine/filters.ts";
import { STYLE_SENSES } from "./fantasy.ts";

interface People {
  readonly label: string;
  /** Categories of its given names. */
  readonly names: readonly string[];
  readonly meaning: string;
}

const OWN_NAMES = "förnamn av egna led";

/** Each has given names of its own, so that a name shows its people. */
export const peoples: Readonly<Record<string, People>> = {
  manniska: {
    label: "Människa",
    names: ["krigare", "magiker"],
    meaning: "samma förnamn som fantasynamnens krigare och magiker",
  },
  alv: { label: "Alv", names: ["alv"], meaning: "samma förnamn som fantasynamnens alver" },
  dvarg: { label: "Dvärg", names: ["dvarg"], meaning: "samma förnamn som fantasynamnens dvärgar" },
  halvling: { label: "Halvling", names: ["halvling"], meaning: OWN_NAMES },
  gnom: { label: "Gnom", names: ["gnom"], meaning: OWN_NAMES },
  orch: { label: "Orch", names: ["orch"], meaning: OWN_NAMES },
  halvalv: { label: "Halvalv", names: ["halvalv"], meaning: OWN_NAMES },
  demonattling: {
    label: "Demonättling",
    names: ["demonattling"],
    meaning: `människa med något från avgrunden i släkten, ${OWN_NAMES}`,
  },
  drakattling: {
    label: "Drakättling",
    names: ["drake"],
    meaning: "har drakblod och fjäll, samma förnamn som fantasynamnens drakar",
  },
};

interface CharacterClass {
  readonly label: string;
  /** Styles of its names. No two classes have the same. */
  readonly styles: readonly (keyof typeof STYLE_SENSES)[];
}

export const classes: Readonly<Record<string, CharacterClass>> = {
  barbar: { label: "Barbar", styles: ["maktig"] },
  bard: { label: "Bard", styles: ["nobel", "mork"] },
  besvarjare: { label: "Besvärjare", styles: ["maktig", "mystisk", "mork"] },
  druid: { label: "Druid", styles: ["maktig", "mystisk"] },
  haxmastare: { label: "Häxmästare", styles: ["mystisk", "mork"] },
  jagare: { label: "Jägare", styles: ["maktig", "mork"] },
  krigare: { label: "Krigare", styles: ["maktig", "nobel"] },
  munk: { label: "Munk", styles: ["maktig", "mystisk", "nobel"] },
  paladin: { label: "Paladin", styles: ["nobel"] },
  prast: { label: "Präst", styles: ["mystisk", "nobel"] },
  tjuv: { label: "Tjuv", styles: ["mork"] },
  trollkarl: { label: "Trollkarl", styles: ["mystisk"] },
};

export const filters: readonly Filter[] = [
  openFilter(
    "folk",
    "Folk",
    Object.entries(peoples).map(([value, { label, meaning }]) => ({ value, label, meaning })),
  ),
  openFilter(
    "klass",
    "Klass",
    Object.entries(classes).map(([value, { label, styles }]) => ({
      value,
      label,
      meaning: `första ledet betyder något ${joinWords(
        styles.map((style) => STYLE_SENSES[style]),
        "eller",
      )}`,
    })),
  ),
  openFilter("kon", "Kön", [
    { value: "man", label: "Man" },
    { value: "kvinna", label: "Kvinna" },
  ]),
];
