/** Names made of parts that are read one by one. */
import type { ReadAs } from "./read-as.ts";

/** Last parts of compounds. */
const COMPOUNDS: Readonly<Record<ReadAs, RegExp>> = {
  "given name": /^(.*[aeiouyåäö].*[^t])(hild|borg|gerd|gärda?)$/,
  surname:
    /^(.*?[aeiouyåäö].*?)(ström|bergh?|borgh?|gren|lundh?|holm|holtz?|dahl|dal|mann?|mark|[kq]vist|quist|blad|blom|bom|bäck|beck|fors|fel[dt]t|felt|fält|gårdh?|hag|hagen|hall|hammar|heim|hielm|hj[eä]lm|hult|krantz|land|lind|ljung|löö?f|löv|näs|roo?s|roth?|skiöld|skj?öld|stad|stam|sten|stedt|sted|stierna|stj[eä]rna|strand|stråle|svärd|vall|wall|vik|wii?k|åker|äng|skogh?|sjöö?)$/,
};

const NO_COMPOUND = /ahman$|^(?:oth|ut|u[sz]|za|no|sul[ae][ijy]|ay)man$/;

/** Letters that are written once where two parts meet: Lindahl, Hallund. */
const SHARED = /nd|([dglnr])\1/;

/** The two parts of a compound; null for another word. */
export function compoundOf(
  letters: string,
  readAs: ReadAs,
): readonly [first: string, last: string] | null {
  const [, first, last] = COMPOUNDS[readAs].exec(letters) ?? [];
  if (first === undefined || last === undefined || NO_COMPOUND.test(letters)) return null;
  const initial = last.charAt(0);
  return [SHARED.test(first.slice(-1) + initial) ? first + initial : first, last];
}

/** Karlsson and Karlson, Jensen. */
const PATRONYMIC = /^(.*[aeiouyåäö].*?)s?s(on|en)$/;

/** A father's name without its genitive s, and the sounds of the rest after it; null for another word. */
export function patronymicOf(letters: string): { father: string; sounds: string } | null {
  const [, father, ending] = PATRONYMIC.exec(letters) ?? [];
  return father === undefined ? null : { father, sounds: ending === "on" ? "ån" : "en" };
}

const DOUBLE_NAME =
  /^(?!majlis$)(ann[ae]?|britt|eva|gun|inga?|lise|ma[jy]|marie?|rose?|[ck]arl|lars)(britt?|[ck]ath?rin[ae]?|[ck]arin|charlott[ae]?|(?:ch|k)ristin[ae]?|erik|greta|johan|lena|lill|lisa?|lotte?|louise|ma[jy]|mari[ae]?|so(?:f|ph)ie?|stina)$/;

/** The parts of a double name that is written as one word: Annakarin; null for another word. */
export function doubleName(letters: string): readonly string[] | null {
  return DOUBLE_NAME.exec(letters)?.slice(1) ?? null;
}
