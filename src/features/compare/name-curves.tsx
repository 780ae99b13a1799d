import { ChartDownloads } from "@/name-parts/chart/chart-downloads.tsx";
import { gapNote, mainLine } from "@/name-parts/chart/newborn-lines.ts";
import { countOf } from "@/name-parts/spellings/count.ts";
import type { NameRecord } from "@/names/search/name-files.ts";
import { type Years, yearsText } from "@/names/series/years.ts";
import { NameCourse } from "./one-name-curve.tsx";
import { Row } from "./row.tsx";

/** Lines that a picture can tell apart. */
const MOST_IN_A_FILE = 4;

interface CoursesProps {
  readonly records: readonly NameRecord[];
  readonly period: Years;
}

/** The newborns of each name as a curve, all on one scale, in a row of the table; nothing if none of them has one. */
export function Courses({ records, period }: CoursesProps) {
  const lines = linesOf(records, period);
  const counts = lines.flatMap((line) => line?.years.map(({ children }) => children ?? 0) ?? []);
  if (counts.length === 0) return null;
  const highest = Math.max(...counts);
  return (
    <Row
      label={`Kurva, högst ${highest}`}
      names={records.map(({ name }) => name)}
      cells={records.map(({ name }, i) => (
        <NameCourse key={name} line={lines[i] ?? null} highest={highest} />
      ))}
    />
  );
}

/** What the curves show, and a file with them. */
export function AboutCourses({ records, period }: CoursesProps) {
  const drawn = linesOf(records, period).filter((line) => line !== null);
  if (drawn.length === 0) return null;
  return (
    <section aria-labelledby="jamfor-kurvor">
      <h2 id="jamfor-kurvor">{`Nyfödda ${yearsText(period)}`}</h2>
      <p>
        Kurvorna visar barn per år som fick namnet som tilltalsnamn, alla i samma skala. Ges ett
        namn till båda könen visas det kön som får det mest. {gapNote(drawn)}
      </p>
      {drawn.length <= MOST_IN_A_FILE && (
        <ChartDownloads lines={drawn} period={period} embed={null} />
      )}
    </section>
  );
}

function linesOf(records: readonly NameRecord[], period: Years) {
  return records.map((record) => mainLine(countOf(record), period));
}
