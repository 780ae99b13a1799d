import { useMemo } from "react";
import type { GeneratorDefinition } from "@/generators/engine/definition.ts";
import type { Choices } from "@/generators/engine/filters.ts";
import { findRelaxations } from "@/generators/engine/relaxations.ts";
import { formatCount } from "@/lib/format.ts";
import { Button } from "@/ui/button.tsx";
import { Panel } from "@/ui/panel.tsx";

export interface NoMatchesProps {
  definition: GeneratorDefinition;
  /** The choices that no name matches. */
  choices: Choices;
  /** Names that the visitor has hidden. */
  hidden: readonly string[];
  onChoose: (filterId: string, value: string) => void;
  onReset: () => void;
}

/** Shown when no name matches: offers the single changes that would help, and a reset. */
export default function NoMatches({
  definition,
  choices,
  hidden,
  onChoose,
  onReset,
}: NoMatchesProps) {
  const relaxations = useMemo(
    () => findRelaxations(definition, choices, { random: Math.random, exclude: hidden }),
    [definition, choices, hidden],
  );
  return (
    <Panel aria-labelledby="no-matches-heading" className="grid justify-items-start gap-4">
      <h2 id="no-matches-heading" className="text-lg">
        Inga namn passar alla filtren
      </h2>
      <p className="max-w-[52ch]">
        {relaxations.length > 0
          ? "Ändra ett av filtren, så finns det namn att välja bland:"
          : "Det räcker inte att ändra ett enda filter. Återställ och börja om."}
        {hidden.length > 0 && " Namn du har dolt räknas inte."}
      </p>
      {relaxations.length > 0 && (
        <ul className="grid justify-items-start gap-2">
          {relaxations.map(({ filter, option, matching }) => (
            <li key={filter.id}>
              <Button variant="quiet" onClick={() => onChoose(filter.id, option.value)}>
                {filter.label}: {option.label}
                {!definition.isComposed && ` – ${formatCount(matching)}\u00a0namn`}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button onClick={onReset}>Återställ filtren</Button>
    </Panel>
  );
}
