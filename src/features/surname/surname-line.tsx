import { EqualApproximately } from "lucide";
import { findRemarks, type Remark } from "@/generators/surname-match.ts";
import { cleanName, initialsOf } from "@/generators/typed-name.ts";
import { Icon } from "@/ui/icon.tsx";

export interface SurnameLineProps {
  readonly given: string;
  /** As it is in the address. */
  readonly surname: string;
}

/**
 * A name with its surname and initials, and quiet remarks on where they meet. The name gives way to them, and where
 * the words of all do not fit, those of the first ones are shown.
 */
export default function SurnameLine({ given, surname }: SurnameLineProps) {
  const family = cleanName(surname);
  if (family === "") return null;
  const remarks = findRemarks(given, family);
  const isParty = ({ kind }: Remark) => kind === "party";
  const [party] = remarks.filter(isParty);
  const clashes = remarks.filter((remark) => !isParty(remark));
  return (
    <p className="surname-line" title={remarks.map(({ words }) => words).join(", ")}>
      <span className="surname-whole">
        {given} {family}
      </span>
      <span>
        {" · "}
        {initialsOf(given, family)}
      </span>
      {clashes.length > 0 && (
        <span className="surname-mark">
          <Icon icon={EqualApproximately} />
          {clashes.map(({ kind, words }, i) => (
            <span key={kind}>
              {i === 0 ? <span className="sr-only">, att tänka på: </span> : ", "}
              {words}
            </span>
          ))}
        </span>
      )}
      {party && (
        <span>
          <span className="sr-only">, värt att veta: </span>
          {party.words}
        </span>
      )}
    </p>
  );
}
