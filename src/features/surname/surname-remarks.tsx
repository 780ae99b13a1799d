import { EqualApproximately } from "lucide";
import { initialsOf } from "@/names/form/written-name.ts";
import { findRemarks, type Remark } from "@/names/likeness/surname-match.ts";
import { Icon } from "@/ui/icon.tsx";

export interface SurnameRemarksProps {
  readonly given: string;
  readonly surname: string;
}

/** The initials of a name with its surname, unless a remark says them, and quiet remarks on where the two meet. */
export default function SurnameRemarks({ given, surname }: SurnameRemarksProps) {
  const remarks = findRemarks(given, surname);
  const isNote = ({ kind }: Remark) => kind === "note";
  const notes = remarks.filter(isNote).map(({ words }) => words);
  const clashes = remarks.filter((remark) => !isNote(remark)).map(({ words }) => words);
  const initials = initialsOf(given, surname);
  const letters = initials.replace(/[.-]/g, "");
  return (
    <span>
      {!remarks.some(({ words }) => words.endsWith(` ${letters}`)) && (
        <>
          <span className="sr-only">, </span>
          <span className="text-ink-soft">{initials}</span>
        </>
      )}
      {clashes.length > 0 && (
        <>
          <span className="sr-only">, att tänka på:</span>{" "}
          <span className="surname-mark">
            <Icon icon={EqualApproximately} /> {clashes.join(", ")}
          </span>
        </>
      )}
      {notes.length > 0 && (
        <>
          <span className="sr-only">, värt att veta:</span> {notes.join(", ")}
        </>
      )}
    </span>
  );
}
