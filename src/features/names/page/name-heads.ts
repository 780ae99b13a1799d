/** Titles and descriptions of the pages of names, in words that people search for. */

import { fewestPictured } from "virtual:name-index";
import { site } from "@/config/site.ts";
import { nameDayOf } from "@/generators/name-days.ts";
import { nameOfSlug } from "@/generators/name-search/name-addresses.ts";
import type { NameRecord, YearOfNewborns } from "@/generators/name-search/name-files.ts";
import {
  givenNamePicturePath,
  hasSurnamePicture,
  NAME_PICTURE_SIZE,
  recentCurve,
  surnamePicturePath,
} from "@/generators/name-search/name-pictures.ts";
import { RECENT_YEARS as CURVE_YEARS } from "@/generators/statistics-years.ts";
import { yearsText } from "@/generators/years.ts";
import { formatDay } from "@/lib/format.ts";
import { formatCount } from "@/lib/format-count.ts";
import { formatQuantity } from "@/lib/format-quantity.ts";
import {
  DESCRIPTION_LENGTH,
  type HeadPicture,
  type PageHead,
  TITLE_LENGTH,
  titled,
} from "@/lib/page-head.ts";
import { nameForm } from "@/names/name-form.ts";
import { withCapitals } from "@/names/written-name.ts";
import { FIRST_NEWBORN_YEAR, GIVEN_NAMES_DAY, SURNAMES_DAY } from "@/words/statistics.ts";
import { linesBySex, RECENT_YEARS } from "../newborn-chart/newborn-lines.ts";
import { countOf } from "../spellings/count.ts";
import { tiedYearsText } from "../tied-years.ts";
import type { NamePageData } from "./name-page-api.ts";

/** The head of the name in an address; of what is no name, one that says nothing of it. */
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

type HeadData = Pick<NamePageData, "name" | "record" | "parts">;

export function givenNameHead({ name, record, parts }: HeadData): PageHead {
  const spelling = record?.name ?? withCapitals(name);
  const question = `${spelling}: hur många heter så`;
  const nameDay = nameDayText(spelling);
  const hasCurve = record !== null && linesBySex(countOf(record), RECENT_YEARS).length > 0;
  const years = yearsText(RECENT_YEARS);
  return {
    title: titled(
      firstThatFits(TITLE_LENGTH, [
        ...(nameDay ? [`${question}, namnsdag och statistik`] : []),
        ...(hasCurve ? [`${question}, kurva och statistik`] : []),
        `${question}? Antal och statistik`,
        `${question}?`,
        spelling,
      ]),
    ),
    description: described(
      [parts ? PARTS_TEXT : bearersText(record, spelling), peakText(record), nameDay],
      hasCurve
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
          ],
    ),
    ...pictured(record && givenNamePicture(record)),
  };
}

export function surnameHead({ name, record, parts }: HeadData): PageHead {
  const spelling = record?.name ?? withCapitals(name);
  const { surnameBearers = 0, surnameRank = null } = record ?? {};
  const question = `hur många heter ${spelling}?`;
  const bearers = parts
    ? PARTS_TEXT
    : surnameBearers > 0
      ? `${SURNAMES_DAY} hette ${formatQuantity(surnameBearers, "person", "personer")} i Sverige ${spelling} i efternamn.`
      : `Färre än två i Sverige hette ${spelling} i efternamn ${SURNAMES_DAY}.`;
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
      [
        "Se namnets plats och uppbyggnad, liknande efternamn och vad lagen säger om att ta namnet.",
        "Se liknande efternamn och vad lagen säger om att ta namnet.",
        "Se liknande efternamn och vad lagen säger.",
        "Se liknande efternamn.",
      ],
    ),
    ...pictured(record && surnamePicture(record)),
  };
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
      `${name}: ${formatCount(women + men)} har det som tilltalsnamn, ${GIVEN_NAMES_DAY}.`,
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
    alt: `${name}: ${formatCount(surnameBearers)} heter så i efternamn, ${SURNAMES_DAY}. ${site.name}.`,
  };
}

/** The facts, and the longest of the invitations for which there is room. */
function described(facts: readonly (string | null | 0)[], invitations: readonly string[]): string {
  const text = facts.filter((fact) => typeof fact === "string").join(" ");
  return firstThatFits(DESCRIPTION_LENGTH, [
    ...invitations.map((invitation) => `${text} ${invitation}`),
    text,
  ]);
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
    return `Färre än två i Sverige hade ${name} som förnamn ${GIVEN_NAMES_DAY}.`;
  return `${GIVEN_NAMES_DAY} hette ${counts.join(" och ")} i Sverige ${name}.`;
}

/** "Det är det 42:a vanligaste efternamnet." */
function rankText(rank: number): string {
  if (rank === 1) return "Det är Sveriges vanligaste efternamn.";
  const endsInA = [1, 2].includes(rank % 10) && ![11, 12].includes(rank % 100);
  const ending = endsInA ? "a" : "e";
  return `Det är det ${formatCount(rank)}:${ending} vanligaste efternamnet.`;
}

/** The year with most children of one sex, or the years. */
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
