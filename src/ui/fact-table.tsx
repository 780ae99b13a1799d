import type { ReactNode } from "react";

interface FactTableProps {
  readonly caption: string;
  readonly columns: readonly [subject: string, facts: string];
  readonly rows: readonly {
    readonly id: string;
    readonly subject: ReactNode;
    readonly facts: ReactNode;
  }[];
}

/**
 * Facts about several subjects: a table of two columns, so that it fits the narrowest phone. The first
 * one is as wide as its longest word.
 */
export function FactTable({ caption, columns, rows }: FactTableProps) {
  return (
    <div className="@container">
      <table className="w-full border-collapse text-left text-sm @max-[15rem]:[&_:is(tr,th,td)]:block">
        <caption className="sr-only">{caption}</caption>
        <colgroup>
          <col className="w-[38%] sm:w-[32%]" />
          <col />
        </colgroup>
        <thead>
          <tr className="border-b-[1.5px] border-edge">
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pr-4 align-bottom font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, subject, facts }) => (
            <tr key={id} className="border-b border-line">
              <th
                scope="row"
                className="py-3 pr-4 align-top font-semibold hyphens-auto wrap-break-word"
              >
                {subject}
              </th>
              <td className="py-3 align-top wrap-anywhere hyphens-auto text-ink-soft">{facts}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
