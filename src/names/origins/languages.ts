/** The languages that names come from. */

/** Language tags (BCP 47) by the Swedish name of the language; what other scripts have is in Latin letters. */
const TAGS: Readonly<Record<string, string>> = {
  arabiska: "ar-Latn",
  arameiska: "arc-Latn",
  babyloniska: "akk-Latn",
  "botaniskt latin": "la",
  danska: "da",
  engelska: "en",
  feniciska: "phn-Latn",
  finska: "fi",
  forndanska: "gmq",
  fornengelska: "ang",
  fornfranska: "fro",
  forngermanska: "gem",
  fornhögtyska: "goh",
  forniriska: "sga",
  fornisländska: "non",
  fornlågtyska: "osx",
  fornnordiska: "non",
  fornpersiska: "peo-Latn",
  fornpolska: "pl",
  fornslaviska: "sla-Latn",
  fornsvenska: "gmq",
  forntyska: "gem",
  franska: "fr",
  gaeliska: "gd",
  germanska: "gem",
  "germanska språk": "gem",
  gotiska: "got-Latn",
  grekiska: "grc-Latn",
  hebreiska: "he-Latn",
  iriska: "ga",
  isländska: "is",
  italienska: "it",
  keltiska: "cel",
  kymriska: "cy",
  latin: "la",
  litauiska: "lt",
  lågtyska: "nds",
  medelengelska: "enm",
  medeltidslatin: "la",
  nordsamiska: "se",
  norska: "no",
  persiska: "fa-Latn",
  provensalska: "oc",
  runsvenska: "gmq",
  ryska: "ru-Latn",
  samiska: "smi",
  sanskrit: "sa-Latn",
  "skotsk gaeliska": "gd",
  skotska: "sco",
  slaviska: "sla-Latn",
  "slaviska språk": "sla-Latn",
  spanska: "es",
  svenska: "sv",
  turkiska: "tr",
  tyska: "de",
  urnordiska: "gmq",
  västgotiska: "got-Latn",
};

/** The tag of words of a language; "und", undetermined, for several languages. */
export function languageTag(language: string): string {
  return TAGS[language] ?? "und";
}

/** "fornnordiska" → "fornnordiskt", what a name of the language is; null for several languages. */
export function languageAdjective(language: string): string | null {
  if (/^\p{L}+ska$/u.test(language)) return language.replace(/ska$/, "skt");
  return /^\p{L}*latin$/u.test(language) ? `${language}skt` : null;
}
