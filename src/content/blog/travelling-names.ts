/** The article on names in other countries. Every figure in it is computed from theirs. */

import { formatCount, formatShare } from "@/lib/format.ts";
import { joinWords } from "@/names/form/join-words.ts";
import { upperFirst } from "@/names/form/upper-first.ts";
import { COUNTRIES } from "@/names/world/countries.ts";
import { SWEDISH_PART, USED_BIRTHS, USED_SHARE } from "@/names/world/used.ts";
import { travellingNames } from "@/words/travelling-names.ts";
import type { Article } from "./article.ts";

const { countries, travelling, home, respelt, year } = travellingNames;

/** "i Norge, Danmark och Finland". */
function placesOf(isMeant: (country: (typeof COUNTRIES)[number]) => boolean): string {
  return listedPlaces(COUNTRIES.filter(isMeant).map(({ place }) => place));
}

/** Places that each begin with "i", which is said once. */
function listedPlaces(places: readonly string[]): string {
  return joinWords(
    places.map((place, i) => (i === 0 ? place : place.replace(/^i /, ""))),
    "och",
  );
}

const [traveller] = travelling;
const [homebody] = home;
/** Those that are used in as many countries share a clause, the most first. */
const farthest = [...new Set(travelling.map(({ usedIn }) => usedIn.length))].map((count) => {
  const names = travelling.filter(({ usedIn }) => usedIn.length === count);
  return `${joinWords(names.map(({ name }) => name))} (${count}\u00a0länder)`;
});
const stayAtHome = home.map(({ name, bearers }) => `${name} (${formatCount(bearers)})`);
const missing = COUNTRIES.filter(({ id }) => !traveller.usedIn.some((used) => used === id));
const respelling = [...new Set(respelt.abroad.map(({ spelling }) => spelling))].map((spelling) => {
  const places = respelt.abroad
    .filter((abroad) => abroad.spelling === spelling)
    .map(({ id, count }) => {
      const place = COUNTRIES.find((country) => country.id === id)?.place ?? id;
      return `${place} (${formatCount(count)})`;
    });
  return `${spelling} ${listedPlaces(places)}`;
});

export const travellingNamesArticle: Article = {
  slug: "namnen-som-reser",
  title: "Namnen som reser och namnen som stannar hemma",
  excerpt: `${traveller.name} används i ${traveller.usedIn.length} av de ${countries}\u00a0länder som vi har siffror från. ${homebody.name}, med ${formatCount(homebody.bearers)}\u00a0bärare i Sverige, används inte i något av dem.`,
  date: "2026-11-25",
  sign: {
    lines: [`${traveller.name} ${traveller.usedIn.length}`, `${homebody.name} 0`],
    caption: `Länder av ${countries} där namnet används`,
  },
  text: [
    `Av ${travellingNames.nordic}\u00a0namn av nordiskt ursprung på våra listor används ${travellingNames.nordicAbroad} i minst ett av länderna, men bara ${travelling.length} i minst hälften. Ett nordiskt ursprung räcker alltså inte för att ett namn ska komma långt.`,
    `Längst når ${farthest.join(", ")}. Inget annat används i minst hälften. Bara ${listedPlaces(missing.map(({ place }) => place))} når ${traveller.name} inte gränsen.`,
    `Andra stannar hemma. Vanligast av dem är ${joinWords(stayAtHome, "och")}, med antalet bärare här ${year}. De används inte i något av länderna, och i våra grannländer är de högst ${formatShare(SWEDISH_PART)} så vanliga som här. ${travellingNames.homeNames} av namnen som vi föreslår är sådana.`,
    `${respelt.name}, med ${formatCount(respelt.bearers)}\u00a0bärare i Sverige, byter stavning vid gränsen: ${joinWords(respelling, "och")}.`,
    `Ett namn räknas som använt i ett land när minst ${USED_SHARE} av 100\u00a0000 har det. ${upperFirst(placesOf(({ counts }) => counts === "bearers"))} räknas de som bär namnet, i övriga länder barnen som fick det under ett år. Där vi inte vet hur många barn som föddes räcker det med ${USED_BIRTHS}. Varje stavning räknas för sig, så Bjørn är inte Björn här, och ett namn som inte når gränsen kan ändå finnas i landet.`,
    "Letar du efter ett namn till en familj i två länder? Under Fler filter på sidan för förnamn finns Används också i, där du kan välja två länder på en gång. Där räknas i Norge, Danmark och Finland också landets egen stavning.",
  ],
};
