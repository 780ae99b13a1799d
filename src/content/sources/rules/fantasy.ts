import { BLOCK_LIST, type Rule } from "./rule.ts";

/** The rules of /fantasy-namn and /dnd-namn. */
export const FANTASY_RULES: readonly Rule[] = [
  {
    id: "fantasynamn",
    heading: "Fantasynamn",
    text: "Påhittade för den här sidan: 454\u00a0namn av ett led ur svenska, fornnordiska, walesiska, grekiska eller latin, med förenklad stavning, och en ändelse. Kortet säger vad leden betyder och när ändelsen bara är klang. Varje förslag, fler än 4\u00a0200 i allt, bedömdes två gånger oberoende av varandra, och inget som underkändes är med. Inget namn bärs av någon i statistiken. Inget är, eller ligger en bokstav från, ett namn med minst 200\u00a0bärare, ett varumärke eller en känd figur på våra listor, eller ett av de 10\u00a0000\u00a0vanligaste orden i svenska, engelska och norska (FrequencyWords, ur undertexter). Tillnamnen följer stilen.",
  },
  {
    id: "rollspelsnamn",
    heading: "Rollspelsnamn",
    text: "Förnamnen är fantasynamnens, och för halvlingar, gnomer, orcher, halvalver och demonättlingar namn av egna led. Släktnamnen sätts ihop för varje folk. Klassen väljer namn vars första led passar. Tillnamnet passar folk, klass, stil och kön, uppväxten folket, lärdomen klassen och målet stilen. Alla delar är skrivna för hand och lästa av någon annan. Ingen kommer två gånger bland tolv kort, i ett sällskap eller i en tabell. Allt är påhittat.",
  },
  BLOCK_LIST,
];
