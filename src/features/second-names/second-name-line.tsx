import { fitsBeside } from "@/generators/second-names/second-name-match.ts";
import { initialsOf } from "@/names/form/written-name.ts";

export interface SecondNameLineProps {
  readonly second: string;
  readonly given: string;
  /** Empty without one. */
  readonly surname: string;
}

/** How many reasons a card has room for. */
const MOST_REASONS = 3;

/** All names together with their initials, and below them why they go well together or do not. */
export default function SecondNameLine({ second, given, surname }: SecondNameLineProps) {
  const names = `${given} ${second}`;
  const { reasons } = fitsBeside({ given, surname })(second);
  return (
    <>
      <p className="truncate">
        {`${names} ${surname}`.trim()} · {initialsOf(names, surname)}
      </p>
      <p className="line-clamp-2 text-ink-soft">{reasons.slice(0, MOST_REASONS).join(", ")}</p>
    </>
  );
}
