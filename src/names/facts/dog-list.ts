import { dogNames } from "../../words/dog-names.ts";
import type { Candidate } from "../word-list.ts";
import { readMarkedNames } from "../word-list.ts";

/** Each of the marks is a set of letters, which the header of the word list explains. */
export interface Dog extends Candidate {
  readonly sexes: string;
  readonly sizes: string;
  readonly personalities: string;
  readonly groups: string;
  readonly styles: string;
}

/** Every name of the list of dogs. */
export const dogs: readonly Dog[] = readMarkedNames(dogNames).map(
  ({
    name,
    marks: [sexes = "", sizes = "", personalities = "", groups = "", styles = ""],
    weight,
  }) => ({
    name,
    sexes,
    sizes,
    personalities,
    groups,
    styles,
    weight,
  }),
);
