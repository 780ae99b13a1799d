import type { OriginClass } from "./origins.ts";

/** Origins that visitors choose among. */
interface OriginGroup {
  /** In addresses. */
  readonly value: string;
  readonly label: string;
  /** What it comprises, in a few words. */
  readonly meaning: string;
  readonly classes: readonly OriginClass[];
}

/** Every class is in one of them. */
export const ORIGIN_GROUPS: readonly OriginGroup[] = [
  {
    value: "nordiskt",
    label: "Nordiskt",
    meaning: "fornnordiska, fornsvenska och senare nordiska namn",
    classes: ["nordiskt"],
  },
  {
    value: "bibliskt",
    label: "Bibliskt",
    meaning: "hebreiska och arameiska namn, och andra ur Bibeln",
    classes: ["bibliskt", "hebreiskt", "arameiskt"],
  },
  {
    value: "grekiskt",
    label: "Grekiskt",
    meaning: "ur grekiskan, oftast på väg genom latinet",
    classes: ["grekiskt"],
  },
  {
    value: "latinskt",
    label: "Latinskt",
    meaning: "ur latinet, också romerska släktnamn",
    classes: ["latinskt"],
  },
  {
    value: "tyskt",
    label: "Tyskt",
    meaning: "ur fornhögtyskan och språken kring den, och tyska former",
    classes: ["tyskt"],
  },
  {
    value: "engelskt",
    label: "Engelskt och keltiskt",
    meaning: "engelska, iriska, skotska och walesiska namn och former",
    classes: ["engelskt", "keltiskt"],
  },
  {
    value: "franskt",
    label: "Franskt, italienskt och spanskt",
    meaning: "franska, italienska och spanska namn och former",
    classes: ["franskt", "italienskt", "spanskt"],
  },
  {
    value: "finskt",
    label: "Finskt och samiskt",
    meaning: "finska och samiska namn och former",
    classes: ["finskt", "samiskt"],
  },
  {
    value: "slaviskt",
    label: "Slaviskt",
    meaning: "slaviska namn, och former som de ryska och polska",
    classes: ["slaviskt"],
  },
  {
    value: "arabiskt",
    label: "Arabiskt",
    meaning: "arabiska namn och former",
    classes: ["arabiskt"],
  },
  {
    value: "persiskt",
    label: "Persiskt och turkiskt",
    meaning: "persiska, kurdiska och turkiska namn och former",
    classes: ["persiskt", "kurdiskt", "turkiskt"],
  },
  {
    value: "indiskt",
    label: "Indiskt",
    meaning: "ur sanskrit och Indiens andra språk",
    classes: ["indiskt"],
  },
  {
    value: "ovrigt",
    label: "Övrigt",
    meaning: "nybildade, baltiska, afrikanska och andra namn",
    classes: ["nybildat", "baltiskt", "afrikanskt", "östasiatiskt", "övrigt"],
  },
];

/** Most groups of a name: where its elements come from, and the way that it came. */
const MOST_GROUPS = 2;

/** The values of the groups of a name's classes, in the order of these. */
export function groupsOf(classes: readonly string[]): readonly string[] {
  const groups = classes.flatMap((one) =>
    ORIGIN_GROUPS.filter((group) => group.classes.some((ofGroup) => ofGroup === one)).map(
      ({ value }) => value,
    ),
  );
  return [...new Set(groups)].slice(0, MOST_GROUPS);
}
