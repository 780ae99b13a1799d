import type { NameRecord } from "@/generators/name-search/name-files.ts";
import { yearsText } from "@/generators/years.ts";
import { ChartDownloads } from "../newborn-chart/chart-downloads.tsx";
import { gapNote, mainLine, type Period } from "../newborn-chart/newborn-lines.ts";
import { countOf } from "../spellings/count.ts";
import { NameCourse } from "./name-course.tsx";
import { Row } from "./row.tsx";

/** Lines that a picture can tell apart. */
const MOST_IN_A_FILE = 4;

interface CoursesProps {
  readonly records: readonly NameRecord[];
  readonly period: Period;
}

/** The newborns of each name as a curve, all on one scale; nothing if none of them has one. */
export function Courses({ records, period }: CoursesProps) {
  const lines = records.map((record) => mainLine(countOf(record), period));
  const drawn = lines.filter((line) => line !== null);
  if (drawn.length === 0) return null;
  const counts = drawn.flatMap(({ years }) => years.map(({ children }) => children ?? 0));
  const highest = Math.max(...counts);
  const years = yearsText(period);
  return (
    <section aria-labelledby="jamfor-kurvor">
      <h2 id="jamfor-kurvor">{`Nyfödda ${years}`}</h2>
      <p>
        Barn per år som fick namnet som tilltalsnamn, alla i samma skala. Ges ett namn till båda
        könen visas det kön som får det mest. {gapNote(drawn)}
      </p>
      <Row
        label={`Kurva, högst ${highest}`}
        names={records.map(({ name }) => name)}
        cells={records.map(({ name }, i) => (
          <NameCourse key={name} line={lines[i] ?? null} highest={highest} />
        ))}
      />
      {drawn.length <= MOST_IN_A_FILE && (
        <ChartDownloads lines={drawn} period={period} embed={null} />
      )}
    </section>
  );
}
