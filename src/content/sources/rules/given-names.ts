import { UNISEX_SHARE } from "@/names/facts/unisex.ts";
import { RECENT_YEARS, SINCE_COUNT, UNTIL_COUNT } from "@/names/series/statistics-years.ts";
import { yearsText } from "@/names/series/years.ts";
import {
  CARRIED_NAMES_DAY,
  FIRST_NEWBORN_YEAR,
  GIVEN_NAMES_DAY,
  GIVEN_NAMES_YEAR,
  LAST_NEWBORN_YEAR,
} from "@/words/statistics.ts";
import type { Rule } from "./rule.ts";
import { MORE_THAN_CHANCE, TREND } from "./trend.ts";

/** Over which the share of newborns is compared with that of older people. */
const LAST_FIVE_YEARS = { first: LAST_NEWBORN_YEAR - 4, last: LAST_NEWBORN_YEAR };

/** The rules of /fornamn. */
export const GIVEN_NAME_RULES: readonly Rule[] = [
  {
    id: "korten",
    heading: "Så läser du korten",
    text: `Antalet är alla som hade namnet som tilltalsnamn den ${GIVEN_NAMES_DAY} (SCB), och namnsdagen är Namnlängdskommitténs. Kurvan visar de nyfödda ${RECENT_YEARS}, per stavning och i sin egen skala; där den är prickad fick färre än tio barn namnet. Först visas namn som blev vanligare fram till ${LAST_NEWBORN_YEAR}, då SCB:s statistik slutar.`,
  },
  {
    id: "urval",
    heading: "Urval",
    text: `Alla tilltalsnamn som minst hundra kvinnor eller minst hundra män bar den ${GIVEN_NAMES_DAY}, och alla namn som minst tio nyfödda av samma kön fick något av åren ${RECENT_YEARS}. Namn som minst tjugo personer av samma kön bär är också med om begynnelsebokstaven annars har färre än trettio namn, eller om namnet står på våra listor över nordiska namn och naturnamn. Förkortningar, titlar och led som inte är namn för sig, som Md, Syed och Abdul, är inte med. Av ett dubbelnamn är bara en stavning med: Anna-Karin, men inte Anna Karin eller AnnaKarin.`,
  },
  {
    id: "kon",
    heading: "Kön",
    text: `Unisex är ett namn när minst ${100 * UNISEX_SHARE}\u00a0procent av bärarna är kvinnor och minst ${100 * UNISEX_SHARE}\u00a0procent är män. Annars står det hos det kön som de flesta bärarna har.`,
  },
  {
    id: "klassiskt",
    heading: "Klassiskt",
    text: [
      `Namnet står i dagens almanacka, och minst en tredjedel av bärarna ${GIVEN_NAMES_YEAR}, och minst hundra, finns inte bland de nyfödda ${UNTIL_COUNT}. Står bara en annan stavning där ska de vara minst tusen. Modenamn från en enda tid, som Sandra och Niklas, räknas inte. Därför ska något av det här också stämma: de bärare som är födda före ${FIRST_NEWBORN_YEAR} är i snitt minst 68\u00a0år, minst hälften av alla som har namnet bland sina förnamn kallas något annat, eller namnet ges fortfarande. Det sista betyder att det är minst 40\u00a0procent så vanligt bland nyfödda ${yearsText(LAST_FIVE_YEARS)} som bland dem som är födda före ${FIRST_NEWBORN_YEAR}, att minst tre av tio som har det kallas något annat, och att de äldre är i snitt minst 35,5\u00a0år. Medelåldern är SCB:s den ${GIVEN_NAMES_DAY}, utan de nyfödda ${UNTIL_COUNT}; hur många som kallas så är från den ${CARRIED_NAMES_DAY}. Allt räknas på det kön som har namnet mest. Siffrorna räcker inte till för att skilja Alma från William, eller Daniel från ett mode. Därför finns också en `,
      { text: "lista över klassiker", to: "/data/klassiker" },
      ", som är vår egen bedömning, med siffrorna för varje namn. Några få namn i almanackan räknar vi inte som klassiska.",
    ],
  },
  {
    id: "modernt",
    heading: "Modernt",
    text: `Minst hälften av bärarna är födda ${RECENT_YEARS}, de tio sista åren i SCB:s serie: de nyfödda de åren delat med bärarna ${GIVEN_NAMES_YEAR}${SINCE_COUNT === null ? "" : ` och de nyfödda ${SINCE_COUNT}`}. Ett klassiskt namn, eller en annan stavning av det, räknas aldrig som modernt, och inte heller några få gamla namn och smeknamn på en egen lista, som Cornelis och Bosse.`,
  },
  {
    id: "nordiskt",
    heading: "Nordiskt",
    text: "Namnet står på en lista, gjord för hand, över namn av fornnordiskt eller annat nordiskt ursprung, med vanliga stavningar och grannländernas former. Ett dubbelnamn räknas om båda delarna står där. Namn som kom med kyrkan, från tyskan eller engelskan är inte med.",
  },
  {
    id: "ursprung",
    heading: "Ursprung",
    text: "Filtret på sidorna Förnamn och Barnnamn följer det som står under Ursprung på namnets egen sida: först språket som leden kommer ur, sedan vägen hit. Ett namn hör till högst två, som Elsa (bibliskt, genom hebreiskan) och Molly (bibliskt och engelskt). Spanska namn står hos de franska och italienska, kurdiska hos de persiska och turkiska. Ett namn som vi inte har läst om är med bara under Nordiskt på Förnamn, om det står på listan över nordiska namn.",
  },
  {
    id: "generation",
    heading: "Generation",
    text: `Medelåldern hos alla som bar namnet den ${GIVEN_NAMES_DAY}, avrundad till hela år: unga under 15, unga vuxna 15–34, medelålders 35–60 och äldre över 60. SCB räknar ut den för kvinnor och för män, för namn som minst tio av samma kön bär. Vi väger ihop dem efter antalet bärare. Saknas åldern för få bärare av det ena könet räknas bara det andra. Medelåldern säger inte att de flesta är så gamla: ett namn som många äldre och många barn bär hamnar mitt emellan.`,
  },
  {
    id: "ordning",
    heading: "Ordning",
    text: "Yngst först och Äldst först ordnar namnen efter den medelåldern, i hela år. Lika gamla namn kommer i bokstavsordning, och sist de få namn som SCB inte ger någon medelålder för. Då styr ordningen vilka namn som visas, inte slumpen.",
  },
  {
    id: "okade",
    heading: "Ökade och minskade",
    text: `Filtret Bland nyfödda under Fler filter. Namnets andel av barnen var minst 15\u00a0procent större, eller mindre, ${yearsText(TREND.after)} än ${yearsText(TREND.before)}, och det är minst fem barn om året fler, eller färre, än den tidigare andelen hade gett. ${MORE_THAN_CHANCE} Räknat på det kön som får namnet mest. Ett år som saknas i serien räknas som noll eller nio barn, det som gör skillnaden minst. Ett namn vars tal hos Skatteverket sedan dess har gått åt andra hållet, mer än slumpen, räknas inte. Om de övriga säger vi ingenting.`,
  },
  {
    id: "stavelser",
    heading: "Stavelser",
    text: "De vokaler som hörs när namnet sägs på svenska: ett stumt e räknas inte (Charlotte har två), och en diftong är en (Leif). Räknade ur stavningen och en lista över namn som inte sägs som de skrivs. Av 300\u00a0namn som hade räknats på gehör innan reglerna fanns stämde 296; sedan rättades reglerna.",
  },
  {
    id: "efternamn",
    heading: "Vågtecknet vid ett efternamn",
    text: "Gäller när du fyller i ett efternamn. Namnen börjar lika: på samma konsonant och vokal (Maja Malm), på samma konsonanter (Brita Bratt), på sj- eller tj-ljud (Charlotte Sjögren), eller på samma vokal och ljudet efter (Elin Elg). De rimmar: allt är lika från en betonad vokal och framåt. Eller de slutar lika utan att rimma (Elin Malin). Efternamnet börjar på det ljud som förnamnet slutar på (Louise Svensson). Initialerna är något som man kan bli retad för (B.H.), efter en lista som vi har skrivit för hand. Står de på listan över det som bara är värt att veta, som partiernas bokstäver (S.D.), nämns de utan vågtecken. Ljuden räknas ut ur stavningen. Av 200\u00a0par som hade bedömts på gehör innan reglerna fanns fick 197 precis de anmärkningar som de skulle; bedömningen av initialer räknade då fler ord än nu. Det är bara en upplysning.",
  },
  {
    id: "hur-ofta",
    heading: "Hur ofta ett namn dras",
    text: "Ju vanligare namn, desto oftare dras det. Ett namn med namnsdag eller någon av klasserna här ovanför dras dessutom sex gånger så ofta som ett lika vanligt namn utan, för att korten ska ha något att berätta. Alla namn kan komma upp.",
  },
];
