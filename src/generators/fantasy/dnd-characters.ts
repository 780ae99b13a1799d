import { childhoods, quests, trainings } from "../../words/backgrounds.ts";
import { bynamesFor } from "./dnd-bynames.ts";
import { type GivenName, givenNames } from "./dnd-names.ts";
import { fantasyMeaningOf } from "./fantasy-meaning.ts";
import { classes, peoples } from "./peoples.ts";

/** What of a character can be drawn by itself, in the order of the sentence. */
export const FIELDS = ["byname", "childhood", "training", "quest"] as const;
export type Field = (typeof FIELDS)[number];

/** Who a character is, as it is kept and sent: each field is a place in the list of its texts. */
export interface Figure {
  readonly name: string;
  /** Id of the class. */
  readonly klass: string;
  readonly places: Readonly<Record<Field, number>>;
}

/** Everything that a table needs to know about a figure, in words. */
export interface Character extends Readonly<Record<Field, string>> {
  readonly name: string;
  readonly people: string;
  readonly className: string;
  readonly pronoun: "Han" | "Hon";
  /** What the given name is made of. */
  readonly meaning: string;
}

const byWord = new Map(givenNames.map((name) => [name.word, name]));

/** The given name of a character; undefined for a name that is not of the generator. */
export function givenNameOf(name: string): GivenName | undefined {
  return byWord.get(name.split(" ")[0] ?? "");
}

/** The classes that suit a given name. */
export function classesFor({ style }: GivenName): readonly string[] {
  return Object.keys(classes).filter((id) => classes[id]?.styles.some((each) => each === style));
}

/** The chosen class; if it is open or does not suit, one that does, always the same for a name. */
export function classOf(name: string, given: GivenName, chosen: string): string {
  const suiting = classesFor(given);
  if (suiting.includes(chosen)) return chosen;
  return suiting[numberOf(name) % suiting.length] ?? "";
}

/** The same number for the same text, spread evenly enough to choose by. */
export function numberOf(text: string): number {
  let number = 7;
  for (const letter of text) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return number;
}

/** The texts that a field of a character is drawn from. */
export function textsOf(field: Field, given: GivenName, klass: string): readonly string[] {
  switch (field) {
    case "byname":
      return bynamesFor(given, klass);
    case "childhood":
      return linesOf(childhoods[given.people]);
    case "training":
      return linesOf(trainings[klass]);
    case "quest":
      return linesOf(quests[given.style]);
  }
}

/** The texts of a word list, which has one a line. */
export function linesOf(list = ""): readonly string[] {
  return list.trim().split("\n");
}

/** A figure in words; undefined for one whose name is not of the generator. */
export function characterOf({ name, klass, places }: Figure): Character | undefined {
  const given = givenNameOf(name);
  if (!given) return undefined;
  const text = (field: Field) => textsOf(field, given, klass)[places[field]] ?? "";
  return {
    name,
    people: peoples[given.people]?.label ?? "",
    className: classes[klass]?.label ?? "",
    pronoun: given.sex === "manlig" ? "Han" : "Hon",
    meaning: fantasyMeaningOf(name) ?? "",
    byname: text("byname"),
    childhood: text("childhood"),
    training: text("training"),
    quest: text("quest"),
  };
}

/** One sentence or two. */
export function backgroundOf({ childhood, pronoun, training, quest }: Character): string {
  return `Växte upp ${childhood}. ${pronoun} ${training} och söker ${quest}.`;
}

/** Name and byname: after "kallad", a byname such as "av Nattskogen" needs the name before it. */
export function calledOf({ name, byname }: Pick<Character, "name" | "byname">): string {
  return `${name.split(" ")[0] ?? ""} ${byname}`;
}
