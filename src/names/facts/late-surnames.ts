import { newSurnames } from "../../words/new-surnames.ts";
import { rareSurnames } from "../../words/rare-surnames.ts";
import { commonSurnames, readSurnames } from "./surname-list.ts";

/** Surnames with 100 bearers or more, in the same order as the counts in src/words/surname-facts.ts. */
export const surnameList = [...commonSurnames, ...readSurnames(rareSurnames)];

/** The newly formed surnames. */
export const newSurnameList = newSurnames.split(",").map((name) => ({ name, weight: 1 }));
