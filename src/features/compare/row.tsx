import type { ReactNode } from "react";

interface RowProps {
  readonly label: string;
  readonly names: readonly string[];
  /** One for each of the names, in their order. */
  readonly cells: readonly ReactNode[];
}

/** One fact about each of the names. */
export function Row({ label, names, cells }: RowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {names.map((name, i) => (
        <td key={name}>{cells[i]}</td>
      ))}
    </tr>
  );
}

/** A number or a word, and what belongs to it. */
export function Figure({ figure, text }: { readonly figure: string; readonly text?: string }) {
  return (
    <>
      <b>{figure}</b>
      {text && <span> {text}</span>}
    </>
  );
}
