/** What the block list lets a company be called. In a file of its own, without the word lists of the generator. */
import { lawfulTrades } from "../../words/blocked-words.ts";
import { isClean } from "../engine/block-list.ts";

const lawful = new RegExp(lawfulTrades.trim().split(/\s+/).join("|"), "gi");

/** Whether a text, or a name made of it, has nothing that is blocked but the word of a lawful trade. */
export function isCleanOrLawful(text: string): boolean {
  return isClean(text.replace(lawful, ""));
}
