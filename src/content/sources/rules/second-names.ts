import { HALF_YEAR_DAYS } from "@/config/limits.ts";
import { CARRIED_NAMES_DAY } from "@/words/statistics.ts";
import type { Rule } from "./rule.ts";

/** The rules of /andranamn. */
export const SECOND_NAME_RULES: readonly Rule[] = [
  {
    id: "korten",
    heading: "Så läser du korten",
    text: `Först står hur många som har namnet utan att kallas så, sedan hur stor del av alla med namnet som kallas så (SCB, ${CARRIED_NAMES_DAY}). Namnsdagen är Namnlängdskommitténs. Vanligare andranamn dyker upp oftare.`,
  },
  {
    id: "urval",
    heading: "Urval",
    text: `Namn som minst fyrahundra kvinnor eller fyrahundra män hade bland sina förnamn, men inte som tilltalsnamn, den ${CARRIED_NAMES_DAY}: alla med namnet minus dem som kallas så, per stavning. Namn på -dotter, -datter och -sson är inte med, och inte heller namn som fler har som efternamn. Ett namn som barn har efter sin pappa känner vi igen på att det andra könet har minst en tjugondel så många med namnet, och att färre än en fjärdedel av dem kallas så; nio namn, som Love och Jean, är ändå med. Några namn som reglerna inte ser, som led i asiatiska namn, har vi plockat bort för hand. Av ett dubbelnamn är bara en stavning med.`,
  },
  {
    id: "kon",
    heading: "Kön",
    text: "Det kön som de flesta som kallas så har. Är minst 15\u00a0procent av dem kvinnor och minst 15\u00a0procent män hör namnet till båda. Alla som bara har namnet bland sina förnamn räknas inte: bland dem finns döttrar med pappans namn.",
  },
  {
    id: "klingar-ihop",
    heading: "Klingar ihop",
    text: "Upp till fem poäng för åldern: lika gammalt namn ger mest, och ett klassiskt namn som inte hör till en enda tid nästan lika mycket. Upp till ett poäng för att namnen används i samma andra länder, eller inte i något. Ett poäng var för samma ursprung, olika antal stavelser, huvudbetoning på olika ställen räknat från slutet, olika början, olika slutljud, och en vokal som möter en konsonant. Avdrag när namnen rimmar eller slutar lika (tre), när de börjar lika eller det första slutar på ljudet som det andra börjar på (två), och när de har samma första bokstav eller ljud, eller minst sju stavelser tillsammans (ett). Namn från en annan namntradition, och namn som låter nästan likadant, kommer sist. Med ett efternamn dras ett poäng för varje krock mellan det och andranamnet, och två när alla initialer är något som man kan bli retad för. Ett poäng gör att ett lika vanligt namn dras trettio gånger så ofta. Ljuden läses ur stavningen. På korten står först det som talar mot namnet, och sedan det som få andra namn har gemensamt med förnamnet: namnsdagarna, ursprunget, bärarnas medelålder när den skiljer högst fyra år, antalet stavelser när det skiljer minst två, många länder, och att båda är naturnamn, barns namn eller ovanliga. Ett klassiskt namn kan vara från mor- eller farföräldrarnas generation, eller stå bredvid ett modernt. Ett namn har kommit tillbaka när minst en tiondel av bärarna är barn och de andra i snitt är minst 55\u00a0år.",
  },
  {
    id: "namnsdag",
    heading: "Ett annat halvår",
    text: `Minst ${HALF_YEAR_DAYS}\u00a0dagar, fyra månader, mellan namnsdagarna, framåt eller bakåt i året.`,
  },
];
