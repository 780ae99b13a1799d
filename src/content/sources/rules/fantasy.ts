import { BLOCK_LIST, type Rule } from "./rule.ts";

/** The rules of /fantasy-namn and /dnd-namn. */
export const FANTASY_RULES: readonly Rule[] = [
  {
    id: "fantasynamn",
    heading: "Fantasynamn",
    text: "Påhittade för den här sidan: mer än 9\u00a0000\u00a0namn, satta samman av två led ur svenska och fornnordiska, mest walesiska och iriska, grekiska eller latin, med förenklad stavning. Kortet säger vad båda leden betyder. Varje folk har egna led och egna regler för klangen: dvärgar är korta och hårda, alver saknar hårda konsonanter i rad, drakar får vara längst. Ett program har provat alla par av led. Inget namn bärs av någon i statistiken eller ligger en bokstav från ett namn med minst 200\u00a0bärare. Inget ligger två bokstäver eller mindre från ett varumärke eller en känd figur på våra listor, eller från ett av de 10\u00a0000\u00a0vanligaste orden i svenska eller engelska (FrequencyWords, ur undertexter). Namnen är också lästa ett för ett: de som lät illa är borttagna, och de bästa kommer först. På en sida kommer ingen ändelse tre gånger så länge det finns andra. Tillnamnen följer stilen.",
  },
  {
    id: "rollspelsnamn",
    heading: "Rollspelsnamn",
    text: "Förnamnen är fantasynamnens, och för halvlingar, gnomer, orcher, halvalver och demonättlingar namn av egna led, där båda betyder något. Släktnamnen sätts ihop för varje folk. Klassen väljer namn vars första led passar. Tillnamnet passar folk, klass, stil och kön, uppväxten folket, lärdomen klassen och målet stilen. Alla delar är skrivna för hand och lästa av någon annan. Ingen kommer två gånger bland tolv kort, i ett sällskap eller i en tabell. Allt är påhittat.",
  },
  BLOCK_LIST,
];
