import { EqualApproximately } from "lucide";
import { cleanSurname, findClash, initialsOf } from "@/generators/surname-match.ts";
import { Icon } from "@/ui/icon.tsx";

export interface SurnameLineProps {
  readonly given: string;
  /** As it is in the address. */
  readonly surname: string;
}

/**
 * A name with its surname and initials, and a quiet remark where they meet badly. Where the words of the
 * remark do not fit, only its icon is shown.
 */
export default function SurnameLine({ given, surname }: SurnameLineProps) {
  const family = cleanSurname(surname);
  if (family === "") return null;
  const clash = findClash(given, family);
  return (
    <p className="surname-line">
      <span className="truncate">
        {given} {family} · {initialsOf(given, family)}
      </span>
      {clash && (
        <span className="surname-mark" title={clash.reason}>
          <Icon icon={EqualApproximately} />
          <span>
            <span className="sr-only">, att tänka på: </span>
            {clash.reason}
          </span>
        </span>
      )}
    </p>
  );
}
