import {
  joiningForms,
  lastElements,
  typedVerbs,
  unjoinedWords,
} from "../../words/keyword-words.ts";
import { listOf } from "./company-recipes.ts";

const listed = new Map(
  listOf(joiningForms).map((entry) => {
    const [word = "", form = ""] = entry.split(" ");
    return [word, form] as const;
  }),
);

/** Endings after a syllable that take an s before another part: städning, honung, trygghet, kärlek; not the English coaching. */
const TAKES_S =
  /[aeiouyåäö].*(?:[lnr]ing|ung|het|skap|tion|sion|dom|lek|nad|itet|byte|skifte|ställe|biträde)$/;

/** Endings of loanwords that stay as they are: massage, service, lounge, software, traktor, radiator. */
const LOANWORD =
  /(?:ce|dge|ange|ige|llege|ounge|[cw]are|ktor|[a-zåäö](?:yoga|spa|cafe)|[aeiouyåäö].*(?:age|[ai]tor))$/;

const COMPOUND = new RegExp(`[aeiouyåäö].*(?:${listOf(lastElements).join("|")})$`);

/** Plurals of three syllables or fewer whose singular is plain: hundar, cyklar. */
const PLURAL = /^(.*[aeiouyåäö].*[^aeiouyåäör])ar$/;

/** Plurals in -er, whose stems no singular in -er has as fönster and elektriker do: solceller, arkitekter, butiker. */
const PLURAL_ER =
  /^(?!.*ainer$).*[aeiouyåäö].*(?:ell|[^a]il|al|[aiou]n|[dmst]ent|ant|ist|[eo]ri|ör|är|et|at|ion|[^n]kt|ult|rt|ukt|ett|att|oll|yr|ons|ans|ang|enn|ys|os|itm|long|rang|byrå|peut|[aou]log|graf|fåtölj)er$/;

/** The same of stems that may be all there is before it: tyger, bröllopsfester. */
const SHORT_PLURAL_ER =
  /(?:text|kurs|lins|tyg|tur|talj|sort|tjänst|vakt|smed|tråd|växt|bild|fest|färg|dräkt|skrift|doft|film|vin|fond|chef|plats|sång|frukt|ört|rätt|klass|kund|fåtölj)er$/;

/** Verbs that no noun looks like: renovera, odla, snickra. */
const VERB = /(?:[aeiouyåäö].*er|[bdfgkpt][lnr])a$/;

const verbs = new Set(listOf(typedVerbs));
const unjoined = new Set(listOf(unjoinedWords));

/** Words for women and languages, adjectives and participles, which no part is joined to: sömmerska, spanska, vegetarisk, virkade. */
const JOINS_NOTHING =
  /(?:(?:er|an|el|i|en|y|or|ol)ska|[aeiouyåäö].*[rntk]iskt?|[aeiouyåäö].*ligt?|[aeiouyåäö].*[^aeiouyåäö]ade)$/;

/** Words that compounds end in: barnkläder joins as kläder does. */
const endsOfCompounds = [...listed].filter(
  ([word]) => word.length >= 5 || /^.{2,}(?:er|or)$/.test(word),
);

/**
 * The form of a word before another part of a compound: surdeg, surdegs-; kyrka, kyrko-; kaka, kak-; blommor, blom-.
 * What follows from no rule is on a list.
 *
 * @param word in lower case
 */
export function joiningForm(word: string): string {
  const known = listed.get(word);
  if (known !== undefined) return known;
  const [end, endForm] =
    endsOfCompounds.find(
      ([each]) => word.length >= each.length + (each.length > 4 ? 2 : 3) && word.endsWith(each),
    ) ?? [];
  if (end !== undefined) return word.slice(0, -end.length) + endForm;
  if (/.resa$/.test(word)) return word.replace(/a$/, "e");
  if (/[aeiou]rna$/.test(word)) return word.slice(0, -2);
  if (/elser$/.test(word)) return word.slice(0, -1);
  if (PLURAL_ER.test(word) || SHORT_PLURAL_ER.test(word)) return joiningForm(word.slice(0, -2));
  if (TAKES_S.test(word) || COMPOUND.test(word)) return `${word}s`;
  if (LOANWORD.test(word)) return word;
  if (/[aeiouyåäö].*are$/.test(word)) return word.slice(0, -1);
  if (/[aeiouyåäö].*or$/.test(word) && word.length > 4) return joiningForm(`${word.slice(0, -2)}a`);
  const [, singular] = PLURAL.exec(word) ?? [];
  if (singular !== undefined) return joiningForm(singular.replace(/([^aeiouyåäölr])(l)$/, "$1e$2"));
  if (/[aeiouyåäö].*(?:else|ande|ende)$/.test(word)) return word;
  if (/[aeiouyåäö].*[^aeiouyåäö][ae]$/.test(word)) return word.slice(0, -1).replace(/mm$/, "m");
  return word;
}

/**
 * Whether a word is surely a verb.
 *
 * @param word in lower case
 */
export function isVerb(word: string): boolean {
  return verbs.has(word) || (!listed.has(word) && VERB.test(word));
}

/**
 * Whether a word can come before another part of a compound.
 *
 * @param word in lower case
 */
export function canBeJoined(word: string): boolean {
  return !isVerb(word) && !unjoined.has(word) && !JOINS_NOTHING.test(word);
}
