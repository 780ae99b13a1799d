import { formatCount } from "./format.ts";

const WORDS = [
  "noll",
  "ett",
  "två",
  "tre",
  "fyra",
  "fem",
  "sex",
  "sju",
  "åtta",
  "nio",
  "tio",
  "elva",
  "tolv",
];

/** A number in a sentence: in words up to twelve, as in print ("tolv", "25"). One is of a neuter noun ("ett namn"). */
export function numberWord(count: number): string {
  return WORDS[count] ?? formatCount(count);
}
