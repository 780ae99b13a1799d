/** How many syllables a name has (docs/specification.md, "Syllables"). */

/** Vowels after {@link plainLetters}; é and í are sounded by themselves, next to other vowels too. */
const V = "[aeiouyåäöéí]";
const C = "[^aeiouyåäöéí]";
const VOWEL = new RegExp(V, "g");

/**
 * Loan names whose letters no rule for Swedish names explains: English ones with a silent e, which is
 * sounded in Åke, Tove and Pelle, French ones, and vowels that are said apart, or together, against
 * the rule.
 */
const EXCEPTIONS: ReadonlyMap<string, number> = new Map([
  ...count(1, "anne belle blake brooke charles claire claude clive cole dale dave dean duke elle"),
  ...count(1, "george georges jake james jane jeanne joe jules june kate kyle luke mike miles"),
  ...count(1, "pierre rose sean shane spike steve wayne"),
  ...count(2, "jerome lois maxime phoebe raul said simone"),
  ...count(3, "aida anais diego eloise naima pernille raisa saida"),
]);

function count(syllables: number, names: string): [string, number][] {
  return names.split(" ").map((name) => [name, syllables]);
}

/** Respellings in their order, after which every vowel that is left is a syllable. */
const RESPELLINGS: readonly (readonly [spelling: RegExp, respelling: string])[] = [
  // McDonald.
  [new RegExp(`^mc(?=${C})`), "mac"],
  // A y beside a vowel is a consonant (Freya, Yonatan), and before one inside a name (Tanya).
  [new RegExp(`^y(?=${V})`), "j"],
  [new RegExp(`(${V})y`, "g"), "$1j"],
  [new RegExp(`(${V}.*${C})y(?=${V})`), "$1j"],
  // The u of Monique, Lindquist and Miguel.
  [/que$/, "k"],
  [new RegExp(`qu(?=${V})`, "g"), "kv"],
  [/gu(?=[eiéí])/g, "g"],
  // Old spellings: Siöberg, Gyllenstierna, Löwenhielm.
  [/iö/g, "jö"],
  [/(st|h)ie(?=[lr][mnt])/g, "$1je"],
  // Giovanni, Jeanette.
  [/^gi(?=[aou].)/, "g"],
  [/^jea/, "ja"],
  // ie is one long i in the first syllable (Nielsen, Niemi) unless two equal consonants follow (Sienna),
  // at the end (Sofie) and in Garfield; elsewhere it is two syllables (Daniel, Juliet).
  [new RegExp(`^(${C}*)ie(?!(${C})\\2)(?=${C})`), "$1i"],
  [/ie(?![lnrstu])|ie(?=l[dm]|sz)/g, "i"],
  // Blue.
  [/ue$/, "u"],
  // Matteus is no diphthong.
  [new RegExp(`(${V}.*)eus$`), "$1éus"],
  // Diphthongs and double vowels, of which the last letter is left; but Ismail and Mikael.
  [
    /(?:ea|ie|[aeo])(?=u)|[eoäö](?=i)|a(?=i(?![lm]$))|u(?=ij|o)|a(?=e(?![el]))|([aeiouåäö])(?=\1)|é(?=e)/g,
    "",
  ],
  // A silent e needs two syllables before it: Annette, Caroline, Denise, Nicole; but Mette and Stine.
  [new RegExp(`(${V}.*${V}(?:nn|tt|ll))e$`), "$1"],
  [new RegExp(`(${V}.*(?:[aeiy]n|[eiy][sz]|[io]l))e$`), "$1"],
  [/ce$/, "c"],
  // An r between consonants is a syllable: Srdjan.
  [/([^aeiouyåäöéír])r(?=[^aeiouyåäöéíhjrz])/g, "$1er"],
];

/** Syllables of a name as it is usually said in Swedish, at least 1. Hyphenated names are added up. */
export function syllablesOf(name: string): number {
  const parts = name.toLowerCase().split(/[^\p{L}\p{M}]+/u);
  return Math.max(
    1,
    parts.reduce((sum, part) => sum + syllablesOfPart(part), 0),
  );
}

function syllablesOfPart(part: string): number {
  const letters = plainLetters(part);
  const exception = EXCEPTIONS.get(letters);
  if (exception !== undefined) return exception;
  const spelled = RESPELLINGS.reduce(
    (text, [spelling, respelling]) => text.replace(spelling, respelling),
    letters,
  );
  return spelled.match(VOWEL)?.length ?? 0;
}

/** Vowels of other alphabets by the Swedish letter that is said most alike. */
const VOWELS: Readonly<Record<string, string>> = { æ: "ä", ø: "ö", œ: "ö", ı: "i", ü: "u" };

/** Without accents, except where they show that a vowel is sounded by itself (Chloë, Anaïs, Raúl). */
function plainLetters(part: string): string {
  return part
    .normalize("NFC")
    .replace(/[æøœıü]/g, (letter) => VOWELS[letter] ?? letter)
    .replace(/[ëê]/g, "é")
    .replace(/[ïú]/g, "í")
    .replace(/[^a-zåäöéí]/g, (letter) => letter.normalize("NFD").charAt(0));
}
