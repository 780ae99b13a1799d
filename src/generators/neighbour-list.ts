import { lookUpGivenName } from "./given-name-facts.ts";
import { givenNameList } from "./given-name-list.ts";
import type { ComparedNeighbour } from "./neighbours.ts";
import { newbornSeriesOf } from "./newborn-series.ts";
import { soundsOf } from "./sounds/sounds.ts";

/** The bits of a name's marks that are styles. */
const STYLES = 7;

const CODES = { girls: "f", boys: "p", both: "" } as const;

/** The given names of girls, boys or both, as they are compared. */
export function neighbourList(sex: keyof typeof CODES): readonly ComparedNeighbour[] {
  const code = CODES[sex];
  return givenNameList
    .filter((given) => code === "" || given.sex === code || given.sex === "u")
    .map(({ name, sex, marks, weight }) => ({
      name,
      weight,
      sex,
      classes: Number.parseInt(marks, 16) & STYLES,
      youth: youthOf(name),
      sounds: soundsOf(name),
    }));
}

function youthOf(name: string): number {
  const { bearers } = lookUpGivenName(name);
  const counts = newbornSeriesOf(name)?.counts ?? [];
  const newborns = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  return Math.min(newborns / Math.max(bearers ? bearers.women + bearers.men : 0, 1), 1);
}
