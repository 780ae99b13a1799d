import { DOGS_DAY } from "../../words/statistics.ts";
import {
  byNumbers,
  inAlphabet,
  type ListDefinition,
  type ListEntry,
  type ListedPet,
  type ListSection,
} from "./definition.ts";

function entryOf({ name, count }: ListedPet): ListEntry {
  return { name, numbers: count === null ? [] : [count] };
}

const HAND_MADE =
  "Urvalet är gjort för hand, och könet är det som namnet brukar höra till; ett namn kan passa båda.";

function dogList(id: string, animals: string, mark: string, choice: string): ListDefinition {
  return {
    id,
    group: "Husdjur",
    label: `Populära hundnamn till ${animals}`,
    blurb: "De vanligaste i registret först.",
    title: (count) => `Populära hundnamn till ${animals}: ${count}\u00a0namn på hund`,
    description: (count) =>
      `${count}\u00a0hundnamn till ${animals}: först de vanligaste i Jordbruksverkets hundregister, med antal hundar den ${DOGS_DAY}, sedan vårt eget urval från A till Ö.`,
    lead: (count) =>
      `${count}\u00a0hundnamn till ${animals}. Först de som hör till Sveriges tjugo vanligaste, med antalet hundar den ${DOGS_DAY}.`,
    figure: {
      format: "count",
      caption: `Talen är hur många hundar, tikar och hanar, som hette så i Jordbruksverkets register den ${DOGS_DAY}. För fler namn finns inget publicerat tal.`,
    },
    rule: HAND_MADE,
    source: "Källa till antalen: Jordbruksverkets hundregister, som det har återgetts i pressen.",
    generator: {
      to: `/hundnamn?kon=${choice}`,
      label: `Få förslag på hundnamn till ${animals}`,
    },
    select({ dogs }) {
      const ofSex = dogs.filter(({ sexes }) => sexes.includes(mark));
      return [
        {
          heading: "av de vanligaste hundnamnen",
          entries: byNumbers(ofSex.filter(({ count }) => count !== null).map(entryOf)),
        },
        {
          heading: `fler hundnamn till ${animals}`,
          entries: inAlphabet(ofSex.filter(({ count }) => count === null).map(entryOf)),
        },
      ];
    },
  };
}

const CATS_SOURCE = "Namnen ur Jordbruksverkets kattregister, med antal, står på sidan Kattnamn.";

const cats: ListDefinition = {
  id: "kattnamn",
  group: "Husdjur",
  label: "Kattnamn från A till Ö",
  blurb: "Till honor, hanar och båda.",
  title: (count) => `Kattnamn från A till Ö: ${count}\u00a0namn på katt`,
  description: (count) =>
    `${count}\u00a0kattnamn från A till Ö: namn till honor, namn till hanar och namn som passar båda, utvalda för hand, med förslag efter färg och personlighet.`,
  lead: (count) =>
    `${count}\u00a0kattnamn, utvalda för hand: till honor, till hanar och till båda. Någon fullständig topplista över kattnamn har vi inte hittat.`,
  rule: HAND_MADE,
  source: CATS_SOURCE,
  generator: { to: "/kattnamn", label: "Få förslag efter färg och personlighet" },
  select: ({ cats: all }): readonly ListSection[] =>
    [
      ["kattnamn till honor", "f"],
      ["kattnamn till hanar", "h"],
      ["kattnamn till båda", "hf"],
    ].map(([heading = "", sexes]) => ({
      heading,
      entries: inAlphabet(
        all.filter((cat) => cat.sexes === sexes).map(({ name }) => ({ name, numbers: [] })),
      ),
    })),
};

/** The cats' names of a sex: those of it alone, then those that suit both. */
function catList(id: string, animals: string, mark: string, choice: string): ListDefinition {
  const label = `Kattnamn till ${animals}`;
  return {
    id,
    group: "Husdjur",
    label,
    blurb: "Från A till Ö, utvalda för hand.",
    title: (count) => `${label}: ${count}\u00a0namn på katt`,
    description: (count) =>
      `${count}\u00a0kattnamn till ${animals} från A till Ö: först de som hör till ${animals}, sedan de som passar alla katter. Spara dem du gillar och få fler förslag.`,
    lead: (count) =>
      `${count}\u00a0kattnamn till ${animals}, utvalda för hand: först de som brukar höra till ${animals}, sedan de som passar alla katter.`,
    rule: HAND_MADE,
    source: CATS_SOURCE,
    generator: { to: `/kattnamn?kon=${choice}`, label: `Få förslag på kattnamn till ${animals}` },
    select: ({ cats: all }) =>
      [
        [`kattnamn till ${animals}`, mark],
        ["kattnamn till alla katter", "hf"],
      ].map(([heading = "", sexes]) => ({
        heading,
        entries: inAlphabet(
          all.filter((cat) => cat.sexes === sexes).map(({ name }) => ({ name, numbers: [] })),
        ),
      })),
  };
}

const rabbits: ListDefinition = {
  id: "kaninnamn",
  group: "Husdjur",
  label: "Kaninnamn",
  blurb: "Öron, nos, skutt och det de äter.",
  title: (count) => `Kaninnamn från A till Ö: ${count}\u00a0namn på kanin`,
  description: (count) =>
    `${count}\u00a0kaninnamn från A till Ö: namn som för tankarna till öron, nos, skutt, mjuk päls och allt gott som en kanin äter, utvalda för hand.`,
  lead: (count) =>
    `${count}\u00a0namn på kanin, utvalda för hand: efter öron och nos, skutt och fart, mjuk päls och allt gott som kaniner äter.`,
  rule: "Namnet för tankarna till en kanin: hur den ser ut, rör sig, känns eller vad den äter, eller kaniner i sagor. Urvalet är gjort för hand.",
  source: "Någon statistik över kaniners namn har vi inte hittat, så här finns inga antal.",
  generator: { to: "/husdjursnamn?djurtyp=kanin", label: "Få förslag på kaninnamn" },
  select: ({ rabbits: names }) => [
    { heading: "kaninnamn", entries: inAlphabet(names.map((name) => ({ name, numbers: [] }))) },
  ],
};

export const petLists: readonly ListDefinition[] = [
  dogList("hundnamn-tik", "tikar", "t", "tik"),
  dogList("hundnamn-hane", "hanar", "h", "hane"),
  cats,
  catList("kattnamn-hona", "honor", "f", "hona"),
  catList("kattnamn-hane", "hanar", "h", "hane"),
  rabbits,
];
