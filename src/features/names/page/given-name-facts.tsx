import { nameDayOf } from "@/generators/name-days.ts";
import {
  LAST_NEWBORN_YEAR,
  type NameRecord,
  type YearOfNewborns,
} from "@/generators/name-search/name-files.ts";
import type { GivenNameRelations } from "@/generators/name-search/related-names.ts";
import { formatCount, formatDay, formatShare } from "@/lib/format.ts";
import { Link } from "@/ui/link.tsx";
import { ShareThreads } from "@/ui/share-threads.tsx";
import { type Fact, FactLine, FactPanel } from "./fact-panel.tsx";
import { classNames } from "./given-name-classes.ts";

interface GivenNameFactsProps {
  readonly record: NameRecord;
  /** Absent for a name that the generators do not suggest. */
  readonly relations: GivenNameRelations | undefined;
}

/** What the statistics and the calendar say of a given name. */
export function GivenNameFacts({ record, relations }: GivenNameFactsProps) {
  const { name, women, men } = record;
  const classes = relations ? classNames(relations) : [];
  return (
    <>
      <FactPanel
        facts={[
          bearersFact(record),
          ...(women > 0 && men > 0 ? [shareFact(record)] : []),
          newbornsFact(record),
          nameDayFact(name),
        ]}
      />
      <FactLine
        facts={[
          ["Första bokstav", name.charAt(0).toLocaleUpperCase("sv")],
          ["Längd", letters(name)],
          ...(classes.length > 0
            ? [
                [
                  "Stil",
                  <Link key="stil" to="/kallor" className="prose-link">
                    {classes.join(", ")}
                  </Link>,
                ] as const,
              ]
            : []),
        ]}
      />
      {relations && (relations.classes & NORDIC) !== 0 && (
        <p className="mt-2 text-sm text-ink-soft">
          Nordiskt: {name} står på vår handgjorda lista över namn av nordiskt ursprung.
        </p>
      )}
    </>
  );
}

const NORDIC = 4;

function bearersFact({ women, men }: NameRecord): Fact {
  const label = "Bär namnet";
  if (women + men === 0) {
    return {
      label,
      figure: "Färre än två",
      text: "Listan börjar vid två kvinnor eller två män med namnet som tilltalsnamn den 31 december 2020.",
    };
  }
  return {
    label,
    figure: formatCount(women + men),
    text: `${sexCount(women, "kvinnor")} och ${sexCount(men, "män")} har det som tilltalsnamn, 31 december 2020.`,
  };
}

/** The share of the sex that has the name most. */
function shareFact({ women, men }: NameRecord): Fact {
  return {
    label: women >= men ? "Andel kvinnor" : "Andel män",
    figure: shareText(Math.max(women, men) / (women + men)),
    text: (
      <>
        <ShareThreads women={women} men={men} />
        Varje tråd är en procent: hel för kvinnor, delad för män.
      </>
    ),
  };
}

/** Rounded, but never to all: the others are counted too. */
function shareText(share: number): string {
  return share >= 0.995 ? `Över ${formatShare(0.99)}` : formatShare(share);
}

function sexCount(count: number, sex: string): string {
  return count > 0 ? `${formatCount(count)} ${sex}` : `färre än två ${sex}`;
}

function newbornsFact({ girls, boys }: NameRecord): Fact {
  const label = "Flest nyfödda";
  const peaks = [
    { sex: "flickor", ...peakOf(girls) },
    { sex: "pojkar", ...peakOf(boys) },
  ].filter(({ children }) => children > 0);
  const latest = [latestText(girls, "flickor"), latestText(boys, "pojkar")].filter(
    (text) => text !== null,
  );
  const [first, second] = peaks.sort((a, b) => b.children - a.children);
  if (!first) {
    return {
      label,
      figure: "Färre än tio",
      text: [`Varje år 1998–${LAST_NEWBORN_YEAR}, för flickor och för pojkar.`, ...latest].join(
        " ",
      ),
    };
  }
  const texts = [first, ...(second ? [second] : [])].map(
    ({ year, children, rank, sex }) =>
      `${formatCount(children)} ${sex} ${year}${rank ? `, plats ${formatCount(rank)}` : ""}.`,
  );
  return { label, figure: String(first.year), text: [...texts, ...latest].join(" ") };
}

/** The year with most children, among those that the statistics rank: with ten children or more. */
function peakOf(years: readonly YearOfNewborns[]): YearOfNewborns {
  return years
    .filter(({ rank }) => rank !== undefined)
    .reduce((most, year) => (year.children > most.children ? year : most), {
      year: 0,
      children: 0,
    });
}

/** The last year, unless it is the peak; null without any child in the statistics. */
function latestText(years: readonly YearOfNewborns[], sex: string): string | null {
  const last = years.find(({ year }) => year === LAST_NEWBORN_YEAR);
  if (!last || peakOf(years).year === LAST_NEWBORN_YEAR) return null;
  const rank = last.rank ? `, plats ${formatCount(last.rank)}` : "";
  return `${LAST_NEWBORN_YEAR}: ${formatCount(last.children)} ${sex}${rank}.`;
}

function nameDayFact(name: string): Fact {
  const day = nameDayOf(name);
  const label = "Namnsdag";
  if (!day) return { label, figure: "Ingen", text: "Namnet står inte i den svenska almanackan." };
  const spelling =
    day.listedAs === name ? "Står i almanackan." : `Listad som ${day.listedAs} i almanackan.`;
  return {
    label,
    figure: formatDay(day.month, day.day),
    text: day.printedFrom ? `${spelling} Tryckt från ${day.printedFrom}.` : spelling,
  };
}

function letters(name: string): string {
  const count = name.replace(/\P{L}/gu, "").length;
  return `${count} ${count === 1 ? "bokstav" : "bokstäver"}`;
}
