import { newSurnames } from "../words/new-surnames.ts";
import { SURNAMES_YEAR } from "../words/statistics.ts";
import { decodeNames } from "./word-list.ts";

/** The newly formed surnames. */
export const newSurnameList = decodeNames(newSurnames).map((name) => ({ name, weight: 1 }));

/** What a page says below them. */
export const newSurnameNote = `Färre än två bar namnen ${SURNAMES_YEAR} (SCB). Skatteverket avgör om du får ta ett.`;
