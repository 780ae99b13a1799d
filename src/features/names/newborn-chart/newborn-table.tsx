import { formatCount } from "@/lib/format.ts";
import { countText, entryOf, isOfSex, type NewbornLine } from "./newborn-lines.ts";

interface NewbornTableProps {
  readonly caption: string;
  readonly lines: readonly NewbornLine[];
}

/** Every number of a chart, latest year first: a column for each of its lines. */
export function NewbornTable({ caption, lines }: NewbornTableProps) {
  const years = lines[0]?.years.map(({ year }) => year).reverse() ?? [];
  return (
    <table className="mt-4 mb-6 w-full border-collapse text-right tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-sm">
        <tr className="border-b-[1.5px] border-edge align-bottom">
          <th scope="col" className="py-2 text-left font-semibold">
            År
          </th>
          {lines.map((line) => (
            <th
              key={line.label}
              scope="col"
              className="py-2 pl-3 font-semibold wrap-anywhere hyphens-auto"
            >
              {isOfSex(line) ? (
                <span className="capitalize">{line.sex}</span>
              ) : (
                <>
                  {line.name} <span className="block font-normal text-ink-soft">{line.sex}</span>
                </>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {years.map((year) => (
          <tr key={year} className="border-b border-line">
            <th scope="row" className="py-1.5 text-left align-top font-normal">
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

function Cell({ line, year }: { line: NewbornLine; year: number }) {
  const entry = entryOf(line, year);
  const isListed = entry.children !== null;
  return (
    <td className={`py-1.5 pl-3 align-top ${isListed ? "" : "text-sm text-ink-soft"}`}>
      {countText(entry)}
      {entry.rank !== undefined && (
        <span className="inline-block min-w-18 text-sm text-ink-soft">
          {" "}
          plats&nbsp;{formatCount(entry.rank)}
        </span>
      )}
    </td>
  );
}
