import { formatCsv } from "@/lib/csv.ts";
import { nameDayText } from "@/name-parts/facts/describe-facts.ts";
import { newbornsText } from "@/name-parts/facts/describe-series.ts";
import type { NameFacts } from "@/names/facts/facts.ts";
import { CARRIED_NAMES_YEAR, GIVEN_NAMES_YEAR, SURNAMES_YEAR } from "@/words/statistics.ts";
import type { ExportedGroup, ExportedName } from "./export-content.ts";

interface Column {
  readonly heading: string;
  readonly read: (exported: ExportedName) => string | number | null;
}

/** The names as a CSV file, with a column for every kind of fact that any of them has. */
export function makeCsv(groups: readonly ExportedGroup[]): string {
  const rows = groups.flatMap(({ label, names }) => names.map((exported) => ({ label, exported })));
  const columns = columnsOf(rows.map(({ exported }) => exported));
  return formatCsv([
    ["Namn", "Från", ...columns.map(({ heading }) => heading)],
    ...rows.map(({ label, exported }) => [
      exported.name,
      label,
      ...columns.map(({ read }) => read(exported)),
    ]),
  ]);
}

/** The columns with a value in any row. */
function columnsOf(names: readonly ExportedName[]): readonly Column[] {
  return [...FACT_COLUMNS, ...newbornColumns(names), ...seriesColumns(names)].filter(({ read }) =>
    names.some((exported) => read(exported) !== null),
  );
}

/** Bearers of a name; zero stands for fewer than two. */
const BEARERS: readonly {
  readonly heading: string;
  readonly count: (facts: NameFacts) => number | undefined;
}[] = [
  {
    heading: `Kvinnor med tilltalsnamnet ${GIVEN_NAMES_YEAR}`,
    count: ({ bearers }) => bearers?.women,
  },
  { heading: `Män med tilltalsnamnet ${GIVEN_NAMES_YEAR}`, count: ({ bearers }) => bearers?.men },
  {
    heading: `Personer med efternamnet ${SURNAMES_YEAR}`,
    count: ({ surnameBearers }) => surnameBearers,
  },
];

const FACT_COLUMNS: readonly Column[] = [
  { heading: "Hela namnet", read: ({ whole }) => whole?.fullName ?? null },
  { heading: "Initialer", read: ({ whole }) => whole?.initials ?? null },
  { heading: "Att tänka på", read: ({ whole }) => whole?.remarks || null },
  { heading: "Klang", read: ({ whole }) => whole?.sound || null },
  ...BEARERS.map(
    ({ heading, count }): Column => ({ heading, read: ({ facts }) => count(facts) || null }),
  ),
  {
    heading: `Medelålder ${GIVEN_NAMES_YEAR}, år`,
    read: ({ facts }) => facts.meanAge ?? null,
  },
  {
    heading: `Personer med namnet bland sina förnamn ${CARRIED_NAMES_YEAR}`,
    read: ({ facts }) => facts.carried?.all ?? null,
  },
  {
    heading: `Av dem med namnet som tilltalsnamn ${CARRIED_NAMES_YEAR}`,
    read: ({ facts }) => facts.carried?.daily ?? null,
  },
  { heading: "Anmärkning", read: ({ facts }) => fewBearersNote(facts) },
  {
    heading: "Namnsdag",
    read: ({ name, facts }) => (facts.nameDay ? nameDayText(name, facts.nameDay) : null),
  },
  { heading: "Hundar", read: (exported) => petsOf(exported, "hundar")?.count ?? null },
  { heading: "Hundarna räknade", read: (exported) => petsOf(exported, "hundar")?.asOf ?? null },
  { heading: "Katter", read: (exported) => petsOf(exported, "katter")?.count ?? null },
  { heading: "Katterna räknade", read: (exported) => petsOf(exported, "katter")?.asOf ?? null },
];

/** Why a count is left out: "färre än två män med tilltalsnamnet 2022". */
function fewBearersNote(facts: NameFacts): string | null {
  const few = BEARERS.filter(({ count }) => count(facts) === 0);
  return few.map(({ heading }) => `färre än två ${heading.toLowerCase()}`).join(", ") || null;
}

function petsOf({ facts }: ExportedName, kind: "hundar" | "katter") {
  return facts.pets?.find((pets) => pets.kind === kind);
}

/** The newborns of the latest year, which is an earlier one for some names. */
function newbornColumns(names: readonly ExportedName[]): readonly Column[] {
  const years = new Set(
    names.flatMap(({ facts }) => facts.newborns?.map(({ year }) => year) ?? []),
  );
  return [...years].sort().flatMap((year) =>
    (["flickor", "pojkar"] as const).flatMap((sex): Column[] => {
      const newbornsOf = ({ facts }: ExportedName) =>
        facts.newborns?.find((newborns) => newborns.sex === sex && newborns.year === year);
      return [
        {
          heading: `Nyfödda ${sex} ${year}`,
          read: (exported) => newbornsOf(exported)?.count ?? null,
        },
        {
          heading: `Plats bland ${sex} ${year}`,
          read: (exported) => newbornsOf(exported)?.rank ?? null,
        },
      ];
    }),
  );
}

/** The years of the curve. */
function seriesColumns(names: readonly ExportedName[]): readonly Column[] {
  const series = names.find((exported) => exported.series !== null)?.series;
  if (!series) return [];
  return [
    { heading: "Nyfödda, kön", read: (exported) => exported.series?.sex ?? null },
    ...series.counts.map((_, index) => ({
      heading: `Nyfödda ${series.firstYear + index}`,
      read: (exported: ExportedName) => {
        const count = exported.series?.counts[index];
        return count === undefined ? null : (count ?? newbornsText(null));
      },
    })),
  ];
}
