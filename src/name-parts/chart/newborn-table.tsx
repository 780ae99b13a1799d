import { formatCount } from "@/lib/format.ts";
import { listYears } from "@/names/series/years.ts";
import { FIRST_LATEST_YEAR, LAST_LATEST_YEAR } from "@/words/statistics.ts";
import { countText, entryOf, isOfSex, type NewbornLine } from "./newborn-lines.ts";

interface NewbornTableProps {
  readonly caption: string;
  readonly lines: readonly NewbornLine[];
}

/** Tables beside each other in a wide window, for one, two and more lines. */
const LAYOUTS = [
  { parts: 3, columns: "md:grid-cols-3" },
  { parts: 2, columns: "md:grid-cols-2" },
  { parts: 1, columns: "" },
] as const;

/**
 * Every number of a chart, latest year first: a column for each of its lines. What Skatteverket has counted
 * is a table of its own.
 */
export function NewbornTable({ caption, lines }: NewbornTableProps) {
  const years = lines[0]?.years.map(({ year }) => year).reverse() ?? [];
  const { parts, columns } = LAYOUTS[lines.length - 1] ?? LAYOUTS[2];
  const rows = Math.ceil(years.length / parts);
  return (
    <>
      {lines.some(({ latest }) => latest.length > 0) && (
        <div className="mt-4">
          <YearTable caption="Skatteverket" isCaptionShown years={LATEST_YEARS} lines={lines} />
          <p aria-hidden className="mt-1 text-sm text-ink-soft">
            –: inte bland årets vanligaste.
          </p>
          <p className="mt-6 text-left font-semibold">SCB</p>
        </div>
      )}
      <div className={`mt-4 mb-6 grid items-start gap-x-12 ${columns}`}>
        {Array.from({ length: parts }, (_, i) => years.slice(i * rows, (i + 1) * rows)).map(
          (part, i) => (
            <YearTable
              key={part[0]}
              caption={`${caption}, ${part.at(-1)}–${part[0]}`}
              isContinued={i > 0}
              years={part}
              lines={lines}
            />
          ),
        )}
      </div>
    </>
  );
}

const LATEST_YEARS = listYears({ first: FIRST_LATEST_YEAR, last: LAST_LATEST_YEAR }).reverse();

interface YearTableProps extends NewbornTableProps {
  /** Latest first. */
  readonly years: readonly number[];
  readonly isCaptionShown?: boolean;
  /** Whether the rows continue another table when the window is narrow. */
  readonly isContinued?: boolean;
}

function YearTable({ caption, years, lines, isCaptionShown, isContinued }: YearTableProps) {
  return (
    <table className="w-full table-fixed border-collapse text-right tabular-nums max-sm:text-sm">
      <caption className={isCaptionShown ? "text-left font-semibold" : "sr-only"}>
        {caption}
      </caption>
      <colgroup>
        <col className="w-12" />
      </colgroup>
      <thead className={`text-sm ${isContinued ? "max-md:sr-only" : ""}`}>
        <tr className="border-b-[1.5px] border-edge align-bottom">
          <th scope="col" className="py-2 text-left font-semibold">
            År
          </th>
          {lines.map((line) => (
            <th key={line.label} scope="col" className="py-2 pl-2 font-semibold">
              <HeadOf line={line} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {years.map((year) => (
          <tr key={year} className="border-b border-line align-baseline">
            <th scope="row" className="py-1.5 text-left font-normal">
              {year}
            </th>
            {lines.map((line) => (
              <Cell key={line.label} line={line} year={year} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function HeadOf({ line }: { line: NewbornLine }) {
  if (isOfSex(line)) return <span className="capitalize">{line.sex}</span>;
  return (
    <>
      <span className="wrap-anywhere hyphens-auto">{line.name}</span>{" "}
      <span className="block font-normal text-ink-soft">{line.sex}</span>
    </>
  );
}

function Cell({ line, year }: { line: NewbornLine; year: number }) {
  const entry = entryOf(line, year);
  if (entry.children === null && year >= FIRST_LATEST_YEAR) {
    return (
      <td className="py-1.5 pl-2 text-sm text-ink-soft">
        <span aria-hidden>–</span>
        <span className="sr-only">{countText(entry)}</span>
      </td>
    );
  }
  if (entry.children === null) {
    return <td className="py-1.5 pl-2 text-sm text-ink-soft">{countText(entry)}</td>;
  }
  return (
    <td className="py-1.5 pl-2">
      {countText(entry)}
      {entry.rank !== undefined && (
        <>
          {" "}
          <span className="inline-block text-sm text-ink-soft sm:min-w-16">
            nr&nbsp;{formatCount(entry.rank)}
          </span>
        </>
      )}
    </td>
  );
}
