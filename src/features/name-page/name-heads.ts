/** Titles and descriptions of the pages of names, in words that people search for. */

import { fewestPictured } from "virtual:name-index";
import { site } from "@/config/site.ts";
import { formatCount, formatDay, formatQuantity } from "@/lib/format.ts";
import {
  DESCRIPTION_LENGTH,
  type HeadPicture,
  type PageHead,
  TITLE_LENGTH,
  titled,
} from "@/lib/page-head.ts";
import { isCurve, linesBySex, RECENT_YEARS } from "@/name-parts/chart/newborn-lines.ts";
import { tiedYearsText } from "@/name-parts/facts/same-count-years.ts";
import { countOf } from "@/name-parts/spellings/count.ts";
import { nameDayOf } from "@/names/days/name-days.ts";
import { oldAgeOf } from "@/names/facts/mean-age.ts";
import { nameForm } from "@/names/form/name-form.ts";
import { withCapitals } from "@/names/form/written-name.ts";
import { nameOfSlug } from "@/names/search/name-addresses.ts";
import type { NameRecord, YearOfNewborns } from "@/names/search/name-files.ts";
import {
  givenNamePicturePath,
  hasSurnamePicture,
  NAME_PICTURE_SIZE,
  recentCurve,
  surnamePicturePath,
} from "@/names/search/name-pictures.ts";
import type { OriginRelations, Relations } from "@/names/search/related-names.ts";
import { RECENT_YEARS as CURVE_YEARS } from "@/names/series/statistics-years.ts";
import { yearsText } from "@/names/series/years.ts";
import { FIRST_NEWBORN_YEAR, GIVEN_NAMES_DAY, SURNAMES_DAY } from "@/words/statistics.ts";
import type { NamePageData } from "./name-page-api.ts";

/** The document head for the name in an address; a general head when the address has no valid name. */
export async function headOf(
  slug = "",
  ofName: (name: string) => Promise<PageHead>,
): Promise<PageHead> {
  const form = nameForm(nameOfSlug(slug));
  return form.kind === "name" ? ofName(form.name.toLowerCase()) : NO_NAME_HEAD;
}

const NO_NAME_HEAD: PageHead = {
  title: titled("Hur många heter …?"),
  description: "Slå upp ett förnamn eller ett efternamn och se hur många som heter så i Sverige.",
};

type HeadData = Pick<NamePageData, "name" | "record" | "parts"> &
  Partial<Pick<NamePageData, "relations">>;

export function givenNameHead({ name, record, parts, relations }: HeadData): PageHead {
  const spelling = record?.name ?? withCapitals(name);
  const question = `${spelling}: hur många heter så`;
  const nameDay = nameDayText(spelling);
  const hasCurve = record !== null && linesBySex(countOf(record), RECENT_YEARS).some(isCurve);
  const origin = relations?.origin;
  return {
    title: titled(
      firstThatFits(TITLE_LENGTH, [
        ...(origin ? originTitles(spelling, origin) : []),
        ...(nameDay ? [`${question}, ${record ? "namnsdag och statistik" : "och namnsdag"}`] : []),
        ...(hasCurve ? [`${question}, kurva och statistik`] : []),
        `${question}? Antal och statistik`,
        `${question}?`,
        spelling,
      ]),
    ),
    description: described(
      factsOf(record, parts ? PARTS_TEXT : bearersText(record, spelling), nameDay, origin),
      relations?.given && relations.given.similar.length > 0
        ? similarInvitations(hasCurve)
        : otherInvitations(record, hasCurve, nameDay !== null),
    ),
    ...pictured(record && givenNamePicture(record)),
  };
}

/** What the page has besides the facts, the longest first, where it lists names that are like its own. */
function similarInvitations(hasCurve: boolean): string[] {
  const years = yearsText(RECENT_YEARS);
  return hasCurve
    ? [
        `Se antalet nyfödda per år ${years}, hur vanligt namnet är och vilka andra namn som liknar det.`,
        `Se nyfödda per år ${years} och vilka andra namn som liknar det.`,
        `Se nyfödda per år ${years} och liknande namn.`,
        "Se kurvan och andra namn som liknar det.",
        "Se kurvan och liknande namn.",
      ]
    : [
        "Se hur vanligt namnet är bland kvinnor och män, och vilka andra förnamn som liknar det.",
        "Se hur vanligt namnet är och vilka andra namn som liknar det.",
        "Se även andra namn som liknar det.",
        "Se liknande namn.",
      ];
}

/** The same of a page without such a list. */
function otherInvitations(
  record: NameRecord | null,
  hasCurve: boolean,
  hasNameDay: boolean,
): string[] {
  if (!record) {
    return hasNameDay
      ? ["Se vad statistiken säger och när namnet har namnsdag.", "Se vad statistiken säger."]
      : ["Se vad statistiken säger om namnet."];
  }
  const years = yearsText(RECENT_YEARS);
  return hasCurve
    ? [
        `Se antalet nyfödda per år ${years} och hur vanligt namnet är bland kvinnor och män.`,
        `Se nyfödda per år ${years} och hur vanligt namnet är.`,
        "Se kurvan och hur vanligt namnet är.",
        "Se kurvan.",
      ]
    : ["Se hur vanligt namnet är bland kvinnor och män.", "Se hur vanligt namnet är."];
}

/** What people ask of a name whose origin is told, the longest first. */
function originTitles(name: string, { texts }: OriginRelations): string[] {
  const isSenseKnown = texts.some(({ senseCertainty = "okänd" }) => senseCertainty !== "okänd");
  const asked = isSenseKnown ? "betydelse, ursprung" : "ursprung";
  return [
    `${name} – ${asked} och hur många som heter så`,
    `${name} – ${asked}, hur många heter så`,
  ];
}

/** The origin, where the description has room for it, or else the age of an old name or the year with most newborns. */
function factsOf(
  record: NameRecord | null,
  bearers: string,
  nameDay: string | null,
  origin: OriginRelations | undefined,
): readonly (string | null)[] {
  const figures = [bearers, (record && ageText(record)) ?? peakText(record), nameDay];
  if (!origin) return figures;
  const text = `Ursprung: ${origin.line.replaceAll("*", "")}.`;
  const fitting = [
    [bearers, text, nameDay],
    [bearers, text],
  ].find((facts) => joined(facts).length <= DESCRIPTION_LENGTH);
  return fitting ?? figures;
}

export function surnameHead({ name, record, parts, relations }: HeadData): PageHead {
  const spelling = record?.name ?? withCapitals(name);
  const { surnameBearers = 0, surnameRank = null } = record ?? {};
  const question = `hur många heter ${spelling}?`;
  const bearers = parts
    ? PARTS_TEXT
    : surnameBearers > 0
      ? `Den ${SURNAMES_DAY} hade ${formatQuantity(surnameBearers, "person", "personer")} i Sverige efternamnet ${spelling}.`
      : `Den ${SURNAMES_DAY} hade färre än två i Sverige efternamnet ${spelling}.`;
  return {
    title: firstThatFits(TITLE_LENGTH, [
      `Efternamnet ${spelling} – ${question} Statistik – ${site.name}`,
      `Efternamnet ${spelling} – ${question} – ${site.name}`,
      `Efternamnet ${spelling} – hur många heter så? – ${site.name}`,
      `Efternamnet ${spelling} – ${site.name}`,
      `${spelling} – ${site.name}`,
    ]),
    description: described(
      [bearers, surnameRank && rankText(surnameRank)],
      surnameInvitations(relations),
    ),
    ...pictured(record && surnamePicture(record)),
  };
}

/** What the page of a surname has besides the facts, the longest first. */
function surnameInvitations({ surname, split }: Relations = {}): string[] {
  if (split && surname && surname.sameEnding.length > 0) {
    return [
      "Se namnets plats och uppbyggnad, liknande efternamn och vad lagen säger om att ta namnet.",
      "Se liknande efternamn och vad lagen säger om att ta namnet.",
      "Se liknande efternamn och vad lagen säger.",
      "Se liknande efternamn.",
    ];
  }
  if (surname && surname.neighbours.length > 0) {
    return [
      "Se namnets plats, grannarna i listan och vad lagen säger om att ta namnet.",
      "Se grannarna i listan och vad lagen säger om att ta namnet.",
      "Se grannarna i listan och vad lagen säger.",
      "Se grannarna i listan.",
    ];
  }
  return ["Se vad lagen säger om att ta namnet.", "Se vad lagen säger."];
}

/** Of a given name and a surname together. */
const PARTS_TEXT = "SCB räknar förnamn och efternamn var för sig.";

function pictured(picture: HeadPicture | null): Pick<PageHead, "picture"> {
  return picture ? { picture } : {};
}

/** Null for a name that has the picture of all names. */
function givenNamePicture(record: NameRecord): HeadPicture | null {
  const { name, women, men } = record;
  if (women + men < fewestPictured) return null;
  const curve = recentCurve(record);
  return {
    ...NAME_PICTURE_SIZE,
    path: encodeURI(givenNamePicturePath(name)),
    alt: [
      `${name}: ${formatCount(women + men)} hade det som tilltalsnamn den ${GIVEN_NAMES_DAY}.`,
      curve && `Kurva över nyfödda ${curve.sex} per år ${CURVE_YEARS}.`,
      nameDayText(name),
      `${site.name}.`,
    ]
      .filter((text) => text !== null)
      .join(" "),
  };
}

function surnamePicture(record: NameRecord): HeadPicture | null {
  const { name, surnameBearers } = record;
  if (!hasSurnamePicture(record)) return null;
  return {
    ...NAME_PICTURE_SIZE,
    path: encodeURI(surnamePicturePath(name)),
    alt: `${name}: ${formatCount(surnameBearers)} hette så i efternamn den ${SURNAMES_DAY}. ${site.name}.`,
  };
}

/** The facts, and the longest of the invitations for which there is room. */
function described(facts: readonly (string | null | 0)[], invitations: readonly string[]): string {
  const text = joined(facts);
  return firstThatFits(DESCRIPTION_LENGTH, [
    ...invitations.map((invitation) => `${text} ${invitation}`),
    text,
  ]);
}

function joined(facts: readonly (string | null | 0)[]): string {
  return facts.filter((fact) => typeof fact === "string").join(" ");
}

function firstThatFits(length: number, texts: readonly string[]): string {
  return texts.find((text) => text.length <= length) ?? texts.at(-1) ?? "";
}

function bearersText(record: NameRecord | null, name: string): string {
  const { women = 0, men = 0 } = record ?? {};
  const counts = [
    women > 0 && `${formatCount(women)}\u00a0kvinnor`,
    men > 0 && `${formatCount(men)}\u00a0män`,
  ].filter((text) => text !== false);
  if (counts.length === 0)
    return `Den ${GIVEN_NAMES_DAY} hade färre än två i Sverige förnamnet ${name}.`;
  return `Den ${GIVEN_NAMES_DAY} hette ${counts.join(" och ")} i Sverige ${name}.`;
}

/** "Det är det 42:a vanligaste efternamnet." */
function rankText(rank: number): string {
  if (rank === 1) return "Det är Sveriges vanligaste efternamn.";
  const endsInA = [1, 2].includes(rank % 10) && ![11, 12].includes(rank % 100);
  const ending = endsInA ? "a" : "e";
  return `Det är det ${formatCount(rank)}:${ending} vanligaste efternamnet.`;
}

function ageText(record: NameRecord): string | null {
  const age = oldAgeOf(record);
  return age === null ? null : `I snitt var de ${age}\u00a0år.`;
}

/** The year, or years, with most children of one sex. */
function peakText(record: NameRecord | null): string | null {
  const years: (YearOfNewborns & { sex: string })[] = [
    ...(record?.girls ?? []).map((year) => ({ ...year, sex: "flickor" })),
    ...(record?.boys ?? []).map((year) => ({ ...year, sex: "pojkar" })),
  ].filter(({ rank }) => rank !== undefined);
  const [most] = years.sort((a, b) => b.children - a.children || a.year - b.year);
  if (!most) return null;
  const tied = tiedYearsText(
    most,
    years.filter(({ sex }) => sex === most.sex),
  );
  return `Flest nyfödda sedan ${FIRST_NEWBORN_YEAR}: ${formatCount(most.children)}\u00a0${most.sex} ${tied}.`;
}

function nameDayText(name: string): string | null {
  const day = nameDayOf(name);
  return day ? `Namnsdag ${formatDay(day.month, day.day)}.` : null;
}
