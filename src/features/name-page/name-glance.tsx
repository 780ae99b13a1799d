import { formatCount, formatDay } from "@/lib/format.ts";
import { countText } from "@/name-parts/chart/newborn-lines.ts";
import type { Count } from "@/name-parts/spellings/count.ts";
import { useCount } from "@/name-parts/spellings/use-count.ts";
import { nameDayOf } from "@/names/days/name-days.ts";
import { meanAgeOf, oldAgeOf } from "@/names/facts/mean-age.ts";
import type { NameRecord } from "@/names/search/name-files.ts";
import type { GivenNameRelations, Relations } from "@/names/search/related-names.ts";
import { latestOf } from "@/names/series/latest-newborns.ts";
import { LAST_NEWBORN_YEAR } from "@/words/statistics.ts";
import { classNames } from "./given-name-classes.ts";

/** What a line is about, and its figure. */
type Line = readonly [label: string, figure: string];

interface GlanceProps {
  readonly lines: readonly Line[];
  /** The last line, in wide windows only. Removing it moves nothing, since nothing is below it there. */
  readonly wideLine?: Line | undefined;
  /** Whether what the facts mean follows at once, so that only a window with room beside the name has them. */
  readonly isBeforeMeaning?: boolean;
}

const GLANCE = "styled-later name-glance";

/** The facts of a name in a line each. */
function Glance({ lines, wideLine, isBeforeMeaning = false }: GlanceProps) {
  return (
    <ul aria-label="I korthet" className={isBeforeMeaning ? `${GLANCE} max-lg:hidden` : GLANCE}>
      {lines.map((line) => (
        <li key={line[0]}>
          <GlanceLine line={line} />
        </li>
      ))}
      {wideLine && (
        <li className="max-lg:hidden">
          <GlanceLine line={wideLine} />
        </li>
      )}
    </ul>
  );
}

function GlanceLine({ line: [label, figure] }: { line: Line }) {
  return (
    <>
      {`${label}: `}
      <b>{figure}</b>
    </>
  );
}

interface GivenNameGlanceProps {
  readonly record: NameRecord;
  /** Absent for a name that the generators do not suggest. */
  readonly relations: GivenNameRelations | undefined;
}

export function GivenNameGlance({ record, relations }: GivenNameGlanceProps) {
  const count = useCount(record);
  const age = count.spellings.length === 1 ? meanAgeOf(record) : null;
  const day = nameDayOf(record.name);
  const classes = relations ? classNames(relations) : [];
  return (
    <Glance
      isBeforeMeaning={oldAgeOf(record) !== null}
      lines={[
        newbornsLine(count),
        ["Namnsdag", day ? formatDay(day.month, day.day) : "ingen"],
        ...(classes.length > 0 ? [["Stil", classes.join(", ")] as const] : []),
      ]}
      // Removed when spellings are counted together: their mean age is not known.
      wideLine={age && "all" in age ? ["Medelålder", `${Math.round(age.all)}\u00a0år`] : undefined}
    />
  );
}

/** Of the sex that is given the name most, in the latest year that is known: "Flickor födda 2025 (plats 2): 598". */
function newbornsLine({ record, spellings: [name = "", ...others] }: Count): Line {
  const [most] = (["girls", "boys"] as const)
    .flatMap((sex) => {
      // Of spellings together, Skatteverket's list may have only some.
      const listed = others.length === 0 ? latestOf(name, sex).at(-1) : undefined;
      const counted = record[sex].find(({ year }) => year === LAST_NEWBORN_YEAR);
      const latest = listed ?? counted;
      return latest ? [{ ...latest, sex }] : [];
    })
    .sort((a, b) => b.children - a.children);
  if (!most) return [`Nyfödda ${LAST_NEWBORN_YEAR}`, "färre än två"];
  // Not beside the count: it goes when spellings are counted together, and the count stays where it is.
  const place = most.rank === undefined ? "" : ` (plats\u00a0${formatCount(most.rank)})`;
  return [
    `${most.sex === "girls" ? "Flickor" : "Pojkar"} födda ${most.year}${place}`,
    countText(most),
  ];
}

interface SurnameGlanceProps {
  readonly record: NameRecord;
  readonly relations: Relations;
}

export function SurnameGlance({ record: { name, surnameRank }, relations }: SurnameGlanceProps) {
  const { split } = relations;
  const [first = "", last = ""] = split?.parts ?? [];
  return (
    <Glance
      isBeforeMeaning
      lines={[
        ["Plats bland efternamnen", surnameRank ? `nr\u00a0${formatCount(surnameRank)}` : "ingen"],
        ...(split
          ? [["Uppbyggnad", `${first} + ${split.kind === "ending" ? "-" : ""}${last}`] as const]
          : []),
        ["Bokstäver", formatCount(name.replace(/\P{L}/gu, "").length)],
      ]}
    />
  );
}
