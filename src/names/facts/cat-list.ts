import { catNames } from "../../words/cat-names.ts";
import type { Candidate } from "../word-list.ts";
import { readMarkedNames } from "../word-list.ts";

/** Each of the marks is a set of letters, which the header of the word list explains. */
export interface Cat extends Candidate {
  readonly sexes: string;
  readonly colors: string;
  readonly personalities: string;
  readonly styles: string;
}

/** Every name of the list of cats. */
export const cats: readonly Cat[] = readMarkedNames(catNames).map(
  ({ name, marks: [sexes = "", colors = "", personalities = "", styles = ""], weight }) => ({
    name,
    sexes,
    colors,
    personalities,
    styles,
    weight,
  }),
);
