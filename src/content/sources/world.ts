/** Where the names of other countries come from, and how they are compared. */

import { formatCount } from "@/lib/format.ts";
import { COUNTRIES, type Country, swedishTotal, totalOf } from "@/names/world/countries.ts";
import { WORLD_SOURCES } from "@/names/world/sources.ts";
import { USED_BIRTHS, USED_SHARE } from "@/names/world/used.ts";
import { GIVEN_NAMES_YEAR, LAST_NEWBORN_YEAR } from "@/words/statistics.ts";
import type { WorldTotal } from "@/words/world-totals.ts";
import type { Source } from "./registers.ts";
import type { Rule } from "./rules/rule.ts";

/** A source for each country. */
export const WORLD_REGISTERS: readonly Source[] = COUNTRIES.map((country) => {
  const { office, table, href, licence, cutOff, foreign } = WORLD_SOURCES[country.id];
  const total = totalOf(country);
  return {
    label: `${country.name}: ${office}, ${table}`,
    href,
    text: `${countedText(country)} Gräns: ${cutOff}. ${total ? `Andelen räknas på ${totalText(total)}.` : "Andelen räknas inte ut: vi har inget säkert antal för samma år att räkna på."}`,
    licence: `Licens: ${licence}.`,
    ...(foreign && { foreign }),
  };
});

function countedText({ counts, measure = "som första förnamn", date }: Country): string {
  return counts === "bearers"
    ? `Antal som bär namnet ${measure}, ${date}.`
    : `Antal födda som fick namnet ${measure} ${date}, och plats.`;
}

function totalText({ total, counted, source }: WorldTotal): string {
  return `${formatCount(total)}\u00a0${counted} (${source})`;
}

const SWEDISH_TOTALS = [
  swedishTotal("bearers", GIVEN_NAMES_YEAR),
  swedishTotal("births", LAST_NEWBORN_YEAR),
].filter((total) => total !== undefined);

/** How the figures are processed and compared. */
export const WORLD_RULES: readonly Rule[] = [
  {
    id: "raknas",
    heading: "Vad som räknas",
    text: "Sverige räknar tilltalsnamn, de andra länderna det första förnamnet och Spanien hela förnamnet. Därför jämför vi andelar bara när skillnaden är tydlig: ”vanligare” betyder minst en fjärdedel större andel än i Sverige, också om alla som statistiken utelämnar räknas med där.",
  },
  {
    id: "stavning",
    heading: "Stavning",
    text: "Varje stavning räknas för sig, och ingen läggs ihop med en annan. Har ett land en egen stavning av ett namn i våra listor, som norska Bjørn för Björn, visas den med sin egen siffra. USA, Spanien och England och Wales skriver namn utan accenter, och Irland gjorde det tidigare.",
  },
  {
    id: "gransen",
    heading: "Under gränsen",
    text: "En siffra som saknas betyder färre än gränsen, aldrig noll. Gränsen gäller varje kön för sig.",
  },
  {
    id: "andel",
    heading: "Andel",
    text: `Bärare per 100\u00a0000 invånare, eller nyfödda per 100\u00a0000 födda av båda könen. ${SWEDISH_TOTALS.length > 0 ? `I Sverige räknas andelen på ${SWEDISH_TOTALS.map(totalText).join(" och ")}.` : ""}`,
  },
  {
    id: "anvands",
    heading: "Används också i",
    text: `Filtret på förnamn och barnnamn tar namn som minst ${USED_SHARE} av 100\u00a0000 bär eller fick i landet, båda könen tillsammans. För Irland och Berlin, där vi inte räknar andelen, är gränsen ${USED_BIRTHS} födda. I Norge, Danmark och Finland räknas också landets egen stavning. Kortet visar antalet för det kön som har namnet oftast.`,
  },
  {
    id: "bara-sverige",
    heading: "Nästan bara i Sverige",
    text: "Namn som inget av de tio länderna använder enligt regeln ovan, och som i Norge, Danmark och Finland har högst en tiondel av andelen i Sverige. En siffra under gränsen räknas som mindre.",
  },
  {
    id: "bearbetning",
    heading: "Bearbetning",
    text: "Vi har tagit ut den senaste siffran för de förnamn som finns i svensk statistik. Siffrorna är källornas egna; andelar och jämförelser är våra.",
  },
];
