/*
 * Words that only some companies may have in their names, by law, also as a part of a compound. No name has one.
 * - bank: lagen (2004:297) om bank- och finansieringsrörelse
 * - försäkring: försäkringsrörelselagen (2010:2043)
 * - advokat: rättegångsbalken, 8 kap.
 * - röda korset: lagen (2014:812) om skydd för kännetecken i den internationella humanitära rätten
 * The others (official designations such as polis, and forms of organisations) are left out by our own judgement.
 */
export const protectedWords = [
  "bank",
  "försäkring",
  "advokat",
  "apotek",
  "röda korset",
  "kunglig",
  "bostadsrätt",
  "stiftelse",
  "polis",
  "kommun",
  "myndighet",
  "universitet",
  "högskola",
];

/** Words that only look as if they had one of them. */
export const notProtected = [
  "bankett",
  "bankrutt",
  "kommunik",
  "kommunic",
  "metropolis",
  "akropolis",
  "propolis",
  "polisong",
];
