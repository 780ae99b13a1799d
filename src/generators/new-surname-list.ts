import { newSurnames } from "../words/new-surnames.ts";
import { decodeNames } from "./word-list.ts";

/** The newly formed surnames. */
export const newSurnameList = decodeNames(newSurnames).map((name) => ({ name, weight: 1 }));
