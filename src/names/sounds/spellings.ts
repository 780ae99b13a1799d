/**
 * How letters are read in Swedish names (docs/specification.md, "Sounds"). Sounds are written as in ./sounds.ts,
 * and until the stress is known
 * - a colon follows a consonant that makes a stressed vowel before it short,
 * - a capital is a vowel that is long wherever it is stressed,
 * - ω is an o that is that of Bo even where it is short.
 */
import type { ReadAs } from "./read-as.ts";

const V = "[aeiouyåäöéëïAEIOUYÅÄÖ]";
const C = "[^aeiouyåäöéëïAEIOUYÅÄÖ']";
/** A vowel that makes c, g and k before it soft. */
const FRONT = "(?='?[eiyäöéëï])";

/** Letters of other alphabets by the Swedish spelling that is said most alike. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: "ä",
  ø: "ö",
  œ: "ö",
  ü: "y",
  ı: "i",
  è: "é",
  ê: "é",
  ç: "ss",
  ć: "tch",
  č: "tch",
  š: "sh",
  ş: "sh",
  ž: "sh",
  đ: "dj",
  ð: "d",
  þ: "th",
  ł: "l",
  ñ: "nj",
  ß: "ss",
  ğ: "",
  á: "'a",
  í: "'i",
  ó: "'o",
  ú: "'u",
  ý: "'y",
};

/**
 * The letters of a word: a to z, å, ä and ö; é, which is sounded and stressed; ë and ï, which are sounded by
 * themselves beside another vowel; and ' before another vowel whose accent shows the stress. Letters of other
 * scripts are kept.
 */
export function lettersOf(word: string): string {
  const lowerCase = word.toLowerCase();
  // Most names.
  if (/^[a-zåäö]*$/.test(lowerCase)) return lowerCase;
  return lowerCase
    .normalize("NFC")
    .replace(/e´/g, "é")
    .replace(
      /[^a-zåäöéëï]/gu,
      (letter) => LETTERS[letter] ?? letter.normalize("NFD").replace(/\P{L}/gu, ""),
    );
}

type Respelling = readonly [spelling: RegExp, respelling: string];

function respelling(spelling: string, letters: string): Respelling {
  return [new RegExp(spelling), letters];
}

/** Whatever the ending. */
const RESPELLINGS: readonly Respelling[] = [
  // McDonald.
  respelling(`^mc(?=${C})`, "mak"),
  respelling("johnn?(?=[isy]|$)", "jånn"),
  respelling("^[ck]h?risto(?:ph|f)er$", "krist'offer"),
  respelling("slaw$", "slav"),
  // Andreea.
  respelling("eea$", "ea"),
  // Bergendahl.
  respelling("^berge", "berje"),
  // Löfgren and Lövgren.
  respelling("(l|s)(ö|ä)ö?f(?!f)", "$1$2v"),
  // Sarah, Noah; Hugh, Leigh.
  respelling(`(${V})g?h$`, "$1"),
  // Short in Smith, as in Britt.
  respelling(`^(${C}*i)th$`, "$1tt"),
  // Hungarian s: Laszlo, Szilvia. It is sh in Polish.
  respelling("sz(?=l)|^sz(?=[ai])", "s"),
  // An r between consonants is a syllable: Srdjan.
  respelling(`(^h|[^aeiouyåäöéëïhr'])r(?=[^aeiouyåäöéëïhjrz'])`, "$1er"),
];

/** Endings that have the stress. An e is silent after another syllable: in Annette, but not in Mette. */
const ENDINGS: Readonly<Record<string, readonly Respelling[]>> = {
  // Not as in Julia.
  a: [respelling("^(mar|[sz]o(?:f|ph)|luc)i[ijy]?a$", "$1'ia")],
  e: [
    respelling(`^(.*${V}.*)([eo])(tt|ll)e$`, "$1'$2$3"),
    respelling(`^(.*${V}.*)ice$`, "$1'is"),
    respelling("^(.*)ce$", "$1s"),
    respelling("^(.*eon)ore$", "$1'år"),
    respelling(`^(.*${V}.*${C}or)e$`, "$1"),
    respelling(`^(.*)(${V})que$`, "$1'$2k"),
    respelling("^(.*so(?:f|ph)|.*mar)ie$", "$1'i"),
  ],
  i: [respelling("^(.*sof)i$", "$1'i")],
  l: [
    respelling(`^(?!gunn?e)(.*${V}.*)ell$`, "$1'ell"),
    respelling(`^(.*${V}.*${V}.*)bel$`, "$1b'ell"),
  ],
  n: [
    respelling(`^(.*${V}.*[^m])ann$`, "$1'ann"),
    respelling("^(.*(?:ath?r|krist|christ|crist))in$", "$1'in"),
  ],
  t: [
    // Not as in English: Emmett.
    respelling(`^(?!emm|ever|benn|[bgj]arr)(.*${V}.*)ett$`, "$1'ett"),
    respelling("^(.*rl)ott$", "$1'ott"),
  ],
};

const FINAL_I = `^(${C}*${V}${C})i([bfmr])$`;

/** Endings of given names, in addition. */
const GIVEN_NAME_ENDINGS: typeof ENDINGS = {
  e: [
    respelling(`^(.*${V}.*)(${V})(nn|tt|ll|ss)e$`, "$1'$2$3"),
    respelling(`^(.*${V}.*${C})[ae]ine$`, "$1'Än"),
    respelling(`^(.*${V}.*${C})ie([nsz])e$`, "$1'I$2"),
    respelling(`^(.*${V}.*${C}|.*[iy])([aeiyé])ne$`, "$1'$2n"),
    respelling(`^(.*${V}.*(?:${C}|u))([eiyé])[sz]e$`, "$1'$2s"),
    // Cécile, but Cemile.
    respelling("^(.*[éeu]c|od|em)ile$", "$1'il"),
    respelling(`^(.*${V}.*${C})ole$`, "$1'ål"),
  ],
  // Habib, Karim, Amir, Latif.
  b: [respelling(FINAL_I, "$1'I$2")],
  f: [respelling(FINAL_I, "$1'I$2")],
  m: [respelling(FINAL_I, "$1'I$2")],
  r: [respelling(FINAL_I, "$1'I$2")],
  // Hamid, Fuad, Mahmoud; but David, Khalid.
  d: [
    respelling(`^(?!da[vw]|(?:kh?|q|h)alid)(${C}+a${C}h?)id$`, "$1'Id"),
    respelling(`^(${C}+(?:ou|u|o))ad$`, "$1'Ad"),
    respelling(`^(${C}+a${C}{0,2})(ou|u)d$`, "$1'$2d"),
  ],
  // Jamil, Jamal, Bilal; but Basil, Fadil.
  l: [
    respelling(`^(?!basil|fadil)(${C}+a${C}h?)il$`, "$1'Il"),
    respelling(`^(${C}+[aei][lm])al$`, "$1'Al"),
  ],
  // Josefin.
  n: [respelling(`^(.*${V}.*${C}.*${V}.*${C})in$`, "$1'in")],
};

const FINNISH_IE_LA = `^(${C}*)ie(${C}+${V}l[aä])$`;

/** Endings of surnames, in addition. */
const SURNAME_ENDINGS: typeof ENDINGS = {
  // Finnish: Niemi, Hietala, Niemelä.
  a: [respelling(FINNISH_IE_LA, "$1i'e$2")],
  ä: [respelling(FINNISH_IE_LA, "$1i'e$2")],
  i: [respelling(`^(${C}*)ie(${C}+i)$`, "$1i'e$2")],
  // Bonnier.
  r: [respelling(`^(.*${V}.*${C})ier$`, "$1jé")],
  // Bülow.
  w: [respelling("^(.*)ow$", "$1ov")],
  // Petrovic.
  c: [respelling("^(.*)ic$", "$1itch")],
  // Lundin.
  n: [respelling(`^(.*${V}.*${C})in$`, "$1'in")],
};

const ENDINGS_READ_AS = { "given name": GIVEN_NAME_ENDINGS, surname: SURNAME_ENDINGS } as const;

/** Kareem, Kathleen. */
const LONG_I = respelling(`ee(?=${C}$)`, "'I");

const SOFT_K: Readonly<Record<ReadAs, Respelling>> = {
  "given name": respelling("^kj?(?=[eiä]rst[^e])", "tj"),
  surname: respelling("^k(?=[äöy]|ih?l|ind|ell[bgs]|ed|ett|erst)", "tj"),
};

/** Dahl, Öhman; but Ahmed and Zahra. */
const SILENT_H = new RegExp(`i?[eouyi]h(?=[lmnr])|[åäö]h(?=${C})|ah(?=[ln]|[mr](?!${V}))`);

/** Respells a word so that each letter is read by what follows it. */
function respell(letters: string, readAs: ReadAs): string {
  let text = letters;
  for (const [spelling, respelled] of RESPELLINGS) text = text.replace(spelling, respelled);
  text = text
    .replace(...SOFT_K[readAs])
    .replace(SILENT_H, (vowel) => vowel.charAt(0).toUpperCase());
  if (readAs === "given name") text = text.replace(...LONG_I);
  const last = text.slice(-1);
  const endings = [...(ENDINGS[last] ?? []), ...(ENDINGS_READ_AS[readAs][last] ?? [])];
  const ending = endings.find(([spelling]) => spelling.test(text));
  return ending ? text.replace(...ending) : text;
}

interface Spelling {
  readonly letters: RegExp;
  readonly sounds: string;
  /** What has to be before it. */
  readonly after: RegExp | undefined;
}

function spelling(letters: string, sounds: string, after?: string): Spelling {
  return {
    letters: new RegExp(letters, "y"),
    sounds,
    after: after === undefined ? undefined : new RegExp(`${after}$`),
  };
}

/** Spellings by their first letter, in the order in which they are tried. What has none is its own sound. */
const SPELLINGS: Readonly<Record<string, readonly Spelling[]>> = {
  a: [
    // Linnaeus.
    spelling("ae(?=us)", "E"),
    spelling("ae(?=ck|[ghn]|rn|s[lst]|th)", "Ä"),
    spelling("ae$", "ej"),
    // Ismail.
    spelling("a(?=i[lm]$)", "a"),
    spelling("aa?(?:[iy][jy]|jj|[ijy])", "aj"),
    spelling("aa", "A"),
    spelling(`a(?:u|w(?=${C}|$))`, "aw"),
  ],
  b: [spelling("bb", "b:"), spelling("bh", "b")],
  c: [
    spelling("ck|cc(?!['eiy])", "k:"),
    spelling("cz", "ç"),
    // Charlotte, Michelle, Natacha; but Christer, Michael.
    spelling("^ch(?!at)(?='?[aeiouyé])|ch(?='?ell?$|[ae]$)", "ʃ:"),
    spelling("ch", "k"),
    spelling(`c${FRONT}`, "s"),
    spelling("c", "k"),
  ],
  d: [spelling("dd", "d:"), spelling("dt", "t:"), spelling("^dj", "j"), spelling("dh", "d")],
  e: [
    spelling("eau", "Å"),
    // Bailey.
    spelling("ey$", "i", `${V}.*`),
    spelling("ee$", "i", `${V}.*`),
    spelling("ee", "E"),
    spelling("eé", "'E"),
    spelling("e(?:[iy][jy]|jj|[ijy])", "ej"),
    // Zeus; but Matteus, Mateusz.
    spelling("eu(?=sz?$)", "eu", `${V}.*`),
    spelling(`e(?:u|w(?=${C}|$))`, "ew"),
  ],
  f: [spelling("ff", "f:"), spelling("fv", "v")],
  g: [
    spelling("gg", "g:"),
    spelling("gh", "g"),
    spelling("^gj|^gi(?='?[aou].)", "j"),
    spelling("gu(?='?[eiéí])", "g"),
    // Hard in Geir and Gitte, soft in Göran.
    spelling("^g(?=eir|itt|ith?$)", "g"),
    spelling(`^g${FRONT}|g(?='?in(?:e|i?a)$|'?eni[ae])`, "j"),
    // Magnus.
    spelling("gn", "ŋn", V),
  ],
  h: [spelling("^hj|^hi(?=elm)", "j"), spelling("hh", "h")],
  i: [
    // Nielsen; but Sienna.
    spelling(`ie(?!(${C})\\1)(?=${C})`, "I", `^${C}*`),
    // Sofie, Garfield; but Daniel.
    spelling("ie(?![lnrstu])|ie(?=l[dm]|sz)", "i"),
    spelling("ii", "I"),
    spelling("i(?=eu)", "j"),
    // Siöberg.
    spelling("i(?=ö)", "j"),
    // The j of Marija is not a sound of its own.
    spelling(`i[jy](?=${V}|'|$)`, "i"),
    spelling("ij", "I"),
    spelling("ï", "i"),
  ],
  j: [spelling("^jea", "ʃa"), spelling("^jacqu?", "ʃak"), spelling("jj", "j")],
  k: [spelling("kk", "k:"), spelling("^kj", "ç"), spelling("kh", "k")],
  l: [
    spelling("ll", "l:"),
    spelling("^lj", "j"),
    // Helge, Elgström; but Olga.
    spelling("lg(?=$|es?$|[bdfhkmnqstv])", "lj"),
  ],
  m: [spelling("mm", "m:")],
  n: [
    spelling("nn", "n:"),
    spelling("ng(?=[eé]l'?[aio])", "nj", "^.?a"),
    spelling("ngh?", "ŋ:"),
    spelling("n(?=k|x|q|c(?!h|['eiy]))", "ŋ"),
  ],
  o: [
    spelling(`o[ou]y(?=${V})`, "oj"),
    spelling("oo", "O"),
    spelling("ou", "ω"),
    spelling("o(?:[iy][jy]|jj|[ijy])", "åj"),
    spelling(`ow(?=${C}|$)`, "Å"),
  ],
  p: [spelling("pp", "p:"), spelling("ph", "f")],
  q: [
    spelling("qui(?=st)", "kvi"),
    spelling(`^qu(?=${V})`, "kv"),
    spelling("qu(?='?[eiyé])", "k"),
    spelling(`qu(?=${V})`, "kv"),
    spelling("q", "k"),
  ],
  r: [
    spelling("rr", "r:"),
    spelling("^rh", "r"),
    // Berg, Georg; but Margret.
    spelling("rgh?(?=e?$|[bcdfgjklmpqstvw])", "rj"),
  ],
  s: [
    spelling("sch|stj|skj|sj|sh|s[tk]?i(?=ö)|sti(?=[eä]r)", "ʃ:"),
    spelling(`^sk${FRONT}`, "ʃ"),
    spelling("sz", "ʃ"),
    spelling("ss", "s:"),
    spelling(`sc${FRONT}`, "s"),
  ],
  t: [
    spelling("tsch|tch", "ç:"),
    spelling("^tj", "ç"),
    spelling("tth|tt", "t:"),
    spelling("th", "t"),
  ],
  u: [spelling("uu", "U"), spelling("uo", "O"), spelling("ui?j|uy", "uj"), spelling("ue$", "U")],
  v: [spelling("vv", "v:")],
  w: [spelling("wh|w", "v")],
  x: [spelling("^x", "s"), spelling("x[xs]?", "ks")],
  y: [
    spelling(`^y(?=${V})`, "j"),
    // Tanya; but Mya.
    spelling(`y(?=${V})`, "j", `${V}.*${C}`),
    spelling("yy", "Y"),
  ],
  z: [spelling("zz", "s:"), spelling("^z[hs]", "ʃ"), spelling("z", "s")],
  é: [spelling("ée?", "'E")],
  ë: [spelling("ë", "e")],
  ï: [spelling("ï", "i")],
  ä: [spelling("ä[ijy]", "ej"), spelling("ää", "Ä")],
  å: [spelling("åå", "Å")],
  ö: [spelling("ö[ijy]", "öj"), spelling("öö", "Ö")],
};

/** The sounds of a word, with a ' before a vowel whose stress its spelling shows. */
export function readLetters(letters: string, readAs: ReadAs): string {
  const text = respell(letters, readAs);
  let sounds = "";
  for (let at = 0; at < text.length; ) {
    const letter = text.charAt(at);
    const read = SPELLINGS[letter]?.find(({ letters: spelt, after }) => {
      spelt.lastIndex = at;
      return spelt.test(text) && (!after || after.test(text.slice(0, at)));
    });
    sounds += read ? read.sounds : letter;
    at = read ? read.letters.lastIndex : at + 1;
  }
  return sounds;
}
