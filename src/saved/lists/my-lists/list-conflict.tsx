import { useId, useLayoutEffect, useRef } from "react";
import { NAME_LIST_CHIPS } from "@/config/limits.ts";
import { formatCount } from "@/lib/format.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { Button } from "@/ui/button.tsx";
import type { ListContent, NameList } from "../name-lists-api.ts";
import { NameChips } from "./name-chips.tsx";

interface ListConflictProps {
  /** What the user wants to save. */
  readonly own: ListContent;
  /** What someone else has saved since; null when the list has been deleted. */
  readonly current: NameList | null;
  readonly isBusy: boolean;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Lets the user choose between two versions of a list, or to save a deleted one again. */
export function ListConflict({ own, current, isBusy, onKeep, onDiscard }: ListConflictProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone. Before the paint, so that focus is never seen to be lost.
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <div>
        <h3 ref={heading} tabIndex={-1} className="outline-none">
          {current ? "Listan har ändrats någon annanstans" : "Listan har raderats någon annanstans"}
        </h3>
        <p className="mt-1">
          {current
            ? "En annan flik eller enhet har sparat en ny version sedan du öppnade listan. Vilken ska gälla?"
            : "En annan flik eller enhet har raderat den sedan du öppnade den. Din version finns kvar här."}
        </p>
      </div>
      <div className={`grid gap-4 ${current ? "sm:grid-cols-2" : ""}`}>
        <Version label="Din version" version={own} other={current} />
        {current && <Version label="Sparad version" version={current} other={own} />}
      </div>
      <div className="flex flex-wrap gap-3">
        <BusyButton isBusy={isBusy} onClick={onKeep}>
          {current ? "Spara min version" : "Spara som ny lista"}
        </BusyButton>
        <Button variant="quiet" onClick={onDiscard}>
          {current ? "Behåll den sparade versionen" : "Släng min version"}
        </Button>
      </div>
    </div>
  );
}

interface VersionProps {
  readonly label: string;
  readonly version: ListContent;
  readonly other: ListContent | null;
}

/** Title and names of a version, and the names that only it has. */
function Version({ label, version, other }: VersionProps) {
  const labelId = useId();
  const { title, names } = version;
  const onlyHere = other ? names.filter((name) => !other.names.includes(name)) : [];
  const more = onlyHere.length - NAME_LIST_CHIPS;
  return (
    <section aria-labelledby={labelId} className="min-w-0 rounded-card border border-line p-4">
      <h4 id={labelId} className="text-sm font-semibold text-ink-soft">
        {label}
      </h4>
      <p className="font-display text-lg leading-snug wrap-anywhere">{title}</p>
      <p className="text-sm text-ink-soft">{formatCount(names.length)}&nbsp;namn</p>
      <NameChips listTitle={`${title}, ${label.toLowerCase()}`} names={names} />
      {onlyHere.length > 0 && (
        <p className="mt-3 text-sm wrap-anywhere">
          Bara här: {onlyHere.slice(0, NAME_LIST_CHIPS).join(", ")}
          {more > 0 && ` och ${formatCount(more)} till`}
        </p>
      )}
    </section>
  );
}
