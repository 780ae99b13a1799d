import type { Relaxation } from "@/generators/definition.ts";
import { formatCount } from "@/lib/format.ts";
import { Button } from "@/ui/button.tsx";
import { Panel } from "@/ui/panel.tsx";

export interface NoMatchesProps {
  relaxations: readonly Relaxation[];
  /** Whether the visitor has hidden names of this generator. */
  hasHidden: boolean;
  onChoose: (filterId: string, value: string) => void;
  onReset: () => void;
}

/** Shown when no name matches: offers the single changes that would help, and a reset. */
export default function NoMatches({ relaxations, hasHidden, onChoose, onReset }: NoMatchesProps) {
  return (
    <Panel aria-labelledby="no-matches-heading" className="grid justify-items-start gap-4">
      <h2 id="no-matches-heading" className="text-lg">
        Inga namn passar alla filtren
      </h2>
      <p className="max-w-[52ch]">
        {relaxations.length > 0
          ? "Ändra ett av filtren så finns det namn att välja bland:"
          : "Inget enskilt filter räcker att ändra. Återställ och börja om."}
        {hasHidden && " Namn du har dolt räknas inte."}
      </p>
      {relaxations.length > 0 && (
        <ul className="grid justify-items-start gap-2">
          {relaxations.map(({ filter, option, matching }) => (
            <li key={filter.id}>
              <Button variant="quiet" onClick={() => onChoose(filter.id, option.value)}>
                {filter.label}: {option.label} – {formatCount(matching)}
                {"\u00a0"}namn
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button onClick={onReset}>Återställ filtren</Button>
    </Panel>
  );
}
