import { MANY_BEARERS } from "@/config/limits.ts";
import { formatCount } from "@/lib/format.ts";
import { NEWBORN_YEARS, RECENT_YEARS, YEARS_FROM_TWO } from "@/names/series/statistics-years.ts";
import { yearsBefore, yearsInWords, yearsText } from "@/names/series/years.ts";
import {
  FIRST_NEWBORN_YEAR,
  FIRST_YEAR_FROM_TWO,
  GIVEN_NAMES_DAY,
  GIVEN_NAMES_YEAR,
  LAST_LATEST_YEAR,
  LAST_NEWBORN_YEAR,
} from "@/words/statistics.ts";
import type { Rule } from "./rule.ts";
import { MORE_THAN_CHANCE, TREND } from "./trend.ts";

/** The other years of names that hardly anyone bore before. */
const EARLIER = { first: FIRST_YEAR_FROM_TWO, last: LAST_NEWBORN_YEAR - 1 };

/** The rules of /barnnamn. */
export const CHILD_NAME_RULES: readonly Rule[] = [
  {
    id: "korten",
    heading: "Så läser du korten",
    text: `Antal och plats gäller nyfödda ${LAST_NEWBORN_YEAR} (SCB), per stavning; för några nya namn ${yearsText(EARLIER)}. Namnsdagen är Namnlängdskommitténs. Kurvan visar de nyfödda ${RECENT_YEARS}, per stavning och i sin egen skala; där den är prickad fick färre än tio barn namnet.`,
  },
  {
    id: "urval",
    heading: "Urval",
    text: `Namn som minst tio flickor eller tio pojkar fick ${LAST_NEWBORN_YEAR}, det sista året i SCB:s statistik. Varje stavning räknas för sig, så Maja och Maya är två namn. Därtill kommer namn som minst två flickor eller pojkar fick ${yearsInWords(YEARS_FROM_TWO, "eller")} och som högst en person till bar den ${GIVEN_NAMES_DAY}.`,
  },
  {
    id: "popularitet",
    heading: "Populära och mindre vanliga",
    text: `De femtio vanligaste för varje kön är populära. Mindre vanliga är alla utom de hundra vanligaste för varje kön och de namn som minst ${formatCount(MANY_BEARERS)} i alla åldrar bär, som Karin; de däremellan är ingetdera. Vi rangordnar efter SCB:s antal, räknat per stavning; SCB:s egen topplista slår ihop stavningar. Namn som gavs till lika många barn delar plats.`,
  },
  {
    id: "trend",
    heading: `Trend ${yearsInWords({ first: 2024, last: LAST_LATEST_YEAR }, "och")}`,
    text: `Först kommer årets vanligaste flicknamn och pojknamn, ur Skatteverkets lista för det året. Sedan namn som ökade fram till ${LAST_NEWBORN_YEAR}, det sista året i SCB:s serie: namnets andel av barnen var minst 15\u00a0procent större ${yearsText(TREND.after)} än ${yearsText(TREND.before)}, vilket är minst fem barn fler om året än den tidigare andelen hade gett. ${MORE_THAN_CHANCE} Andelen var inte större under några tre år i rad tidigare i serien, och den föll inte ${LAST_NEWBORN_YEAR}. Ett år som saknas i serien räknas som nio barn, det mesta det kan ha varit, så att en ökning aldrig överdrivs.`,
  },
  {
    id: "tidigare-trend",
    heading: "Trend 2023",
    text: `Först årets vanligaste, ur Skatteverkets lista för det året. Sedan namn som ökade i slutet av SCB:s serie: namnets andel var minst 5\u00a0procent större ${LAST_NEWBORN_YEAR} än ${yearsText(yearsBefore(LAST_NEWBORN_YEAR))}, vilket är minst fem barn fler än den tidigare andelen hade gett, och inte mindre än ${yearsText(TREND.before)}. ${MORE_THAN_CHANCE}`,
  },
  {
    id: "tidlosa",
    heading: "Tidlösa",
    text: `Namnet är klassiskt, minst tio barn fick det varje år ${NEWBORN_YEARS}, mer än hälften av bärarna ${GIVEN_NAMES_YEAR} är födda före ${FIRST_NEWBORN_YEAR}, och minst 15\u00a0000 har det bland sina förnamn. De äldre bärarna är i snitt minst 35,5 men under 68\u00a0år, och namnet är högst dubbelt så vanligt bland de nyfödda som bland dem: ett gammalt namn som nästan försvann och har kommit tillbaka är klassiskt men inte tidlöst. Dessutom kallas högst 42,5\u00a0procent av dem som har namnet så, eller så ges det fortfarande, som för klassiska namn. Ett namn från en enda tid, som Mikael eller Linda, har de flesta fått för att kallas så.`,
  },
  {
    id: "tema",
    heading: "Klassiska, moderna och natur",
    text: [
      "Natur: namnet betyder något i naturen och uppfattas så av svenskar, som Linnea, Björn eller Stella. Listan är gjord för hand. Klassiska och moderna avgörs som ",
      { text: "för förnamnen", to: "/kallor/fornamn#klassiskt" },
      ".",
    ],
  },
];
