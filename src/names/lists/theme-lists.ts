/** Lists of given names by what they are asked for: nature, two names in one, names that travel, and siblings. */
import { GIVEN_NAMES_DAY } from "../../words/statistics.ts";
import {
  byNumbers,
  type ListDefinition,
  type ListedGivenName,
  type ListSection,
} from "./definition.ts";
import { BOYS, entryOf, GIRLS, GIVEN_NAMES_SOURCE, SHARED_RULE } from "./sexes.ts";

/** Fewest bearers of a double name. */
const DOUBLE_BEARERS = 200;

/** Fewest bearers of a name of nature. */
const NATURE_BEARERS = 20;

/** Fewest bearers in Sweden of a name that is used in English. */
const ENGLISH_BEARERS = 1000;

const BEARERS = { format: "count" } as const;

/** The sections of both sexes, the most common names first. */
function mostCommonFirst(
  givenNames: readonly ListedGivenName[],
  heading: string,
): readonly ListSection[] {
  return [GIRLS, BOYS].map((sex) => ({
    heading: heading.replace("namn", sex.names),
    entries: byNumbers(givenNames.filter(sex.isOf).map((given) => entryOf(sex, given))),
  }));
}

const doubles: ListDefinition = {
  id: "dubbelnamn",
  group: "Förnamn",
  label: "Dubbelnamn",
  blurb: "Från Anna-Karin till Carl-Johan.",
  title: (count) => `Dubbelnamn: ${count}\u00a0flicknamn och pojknamn`,
  description: (count) =>
    `${count}\u00a0dubbelnamn med bindestreck som bärs i Sverige, till flickor och pojkar, med hur många som hette så den ${GIVEN_NAMES_DAY} enligt SCB.`,
  lead: (count) =>
    `${count}\u00a0dubbelnamn med bindestreck som minst ${DOUBLE_BEARERS} i Sverige hade som tilltalsnamn den ${GIVEN_NAMES_DAY}. De vanligaste står först.`,
  figure: BEARERS,
  rule: `Två förnamn med bindestreck emellan som minst ${DOUBLE_BEARERS} bär. Varje stavning räknas för sig: Anna-Karin, Anna-Carin och Anna Karin är tre namn i statistiken, och bara de med bindestreck är med här.`,
  source: GIVEN_NAMES_SOURCE,
  nameKind: "given name",
  generator: { to: "/fornamn", label: "Få förslag bland alla förnamn" },
  select: ({ givenNames }) =>
    mostCommonFirst(
      givenNames.filter(
        (given) =>
          /^\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+$/u.test(given.name) &&
          given.women + given.men >= DOUBLE_BEARERS,
      ),
      "namn med bindestreck",
    ),
};

const nature: ListDefinition = {
  id: "naturnamn",
  group: "Förnamn",
  label: "Naturnamn",
  blurb: "Blommor, träd, djur, himmel och hav.",
  title: (count) => `Naturnamn: ${count}\u00a0flicknamn och pojknamn`,
  description: (count) =>
    `${count}\u00a0naturnamn till flickor och pojkar: namn som betyder något i naturen, som Linnea, Björn och Stella, med hur många som bar dem den ${GIVEN_NAMES_DAY}.`,
  lead: (count) =>
    `${count}\u00a0förnamn som betyder något i naturen, som Linnea, Björn och Stella, med hur många i Sverige som hette så den ${GIVEN_NAMES_DAY}. De vanligaste står först.`,
  figure: BEARERS,
  rule: `Namnet betyder något i naturen och uppfattas så av svenskar, och minst ${NATURE_BEARERS} bär det. Listan är gjord för hand. ${SHARED_RULE}`,
  source: GIVEN_NAMES_SOURCE,
  nameKind: "given name",
  generator: { to: "/barnnamn?tema=natur&ar=alla", label: "Få förslag bland naturnamn till barn" },
  select: ({ givenNames }) =>
    mostCommonFirst(
      givenNames.filter(({ isNature, women, men }) => isNature && women + men >= NATURE_BEARERS),
      "namn ur naturen",
    ),
};

function isUsedInEnglish(given: ListedGivenName): boolean {
  return (
    given.isUsedInEnglish &&
    given.women + given.men >= ENGLISH_BEARERS &&
    !/[^a-z]/i.test(given.name)
  );
}

/** English reads the letter as another sound than Swedish does. */
function hasJ({ name }: ListedGivenName): boolean {
  return /j/i.test(name);
}

const english: ListDefinition = {
  id: "namn-pa-engelska",
  group: "Förnamn",
  label: "Namn som fungerar på engelska",
  blurb: "Vanliga i Sverige, England, Irland och USA.",
  title: (count) => `Namn som fungerar på engelska: ${count}\u00a0förnamn`,
  description: (count) =>
    `${count}\u00a0namn som fungerar på både svenska och engelska: de stavas lika och används i Sverige, i England och Wales, på Irland och i USA.`,
  lead: (count) =>
    `${count}\u00a0förnamn som stavas likadant och ges till barn i England och Wales, på Irland och i USA. I Sverige bars de av minst ${ENGLISH_BEARERS / 1000}\u00a0000 den ${GIVEN_NAMES_DAY}.`,
  figure: BEARERS,
  rule: `Namnet skrivs utan å, ä, ö och accent, minst ${ENGLISH_BEARERS / 1000}\u00a0000 i Sverige bär det, och minst 10 av 100\u00a0000\u00a0nyfödda i England och Wales och i USA fick samma stavning. På Irland, där vi saknar antalet födda, räcker minst fem barn. Hur namnet låter prövas på en punkt: engelskan läser j som dj, så namn med j står för sig. Andra ljud kan också skilja. ${SHARED_RULE}`,
  source: `Tilltalsnamn den ${GIVEN_NAMES_DAY}, per stavning. Källor: SCB, Office for National Statistics, Central Statistics Office och Social Security Administration. Urvalet är vår bearbetning av deras öppna data.`,
  nameKind: "given name",
  generator: { to: "/fornamn", label: "Få förslag bland alla förnamn" },
  select({ givenNames }) {
    const all = givenNames.filter(isUsedInEnglish);
    return [
      ...mostCommonFirst(
        all.filter((given) => !hasJ(given)),
        "namn",
      ),
      ...mostCommonFirst(all.filter(hasJ), "namn med j, som engelskan läser som dj"),
    ];
  },
};

const siblings: ListDefinition = {
  id: "syskonnamn",
  group: "Förnamn",
  label: "Syskonnamn",
  blurb: "Namn som passar ihop, till de vanligaste.",
  title: (count) => `Syskonnamn: ${count}\u00a0namn som passar ihop`,
  description: (count) =>
    `${count}\u00a0förslag på syskonnamn till de vanligaste flicknamnen och pojknamnen: namn av samma tid, ursprung och stil som varken rimmar eller börjar lika.`,
  lead: (count) =>
    `Syskonnamn hör ihop utan att förväxlas. Här är ${count}\u00a0namn till syskon till de barn som har fått de vanligaste namnen. Heter syskonet något annat? Sök namnet, så står dess syskonnamn på namnets sida.`,
  figure: {
    format: "count",
    caption: `Talen är hur många i Sverige som hette så den ${GIVEN_NAMES_DAY}.`,
  },
  rule: "Namnen liknar varandra i ålder, ursprung, ljud, vanlighet och stil, efter samma mått som på namnens egna sidor, men har olika första bokstav och ljud, rimmar inte och slutar inte lika. Det närmaste står först: flicknamn och namn för båda könen, sedan pojknamn.",
  source: GIVEN_NAMES_SOURCE,
  nameKind: "given name",
  generator: { to: "/sok", label: "Sök ett namn och se dess syskonnamn" },
  select({ givenNames, siblings: groups }) {
    const byName = new Map(givenNames.map((given) => [given.name, given]));
    return groups.map(({ name, names }) => ({
      heading: `syskonnamn till ${name}`,
      entries: names.flatMap((sibling) => {
        const given = byName.get(sibling);
        return given ? [{ name: sibling, numbers: [given.women + given.men] }] : [];
      }),
    }));
  },
};

export const themeLists: readonly ListDefinition[] = [doubles, nature, english, siblings];
