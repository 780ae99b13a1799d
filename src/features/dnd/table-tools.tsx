import { useId, useState } from "react";
import type { Choices } from "@/generators/engine/filters.ts";
import { type Character, rollCharacters, rollParty } from "@/generators/fantasy/dnd-characters.ts";
import { downloadFile } from "@/lib/download.ts";
import { Button } from "@/ui/button.tsx";
import { BulletList } from "@/ui/lists.tsx";
import { describeCharacter, makeCharacterCsv, makeRollTable, makeText } from "./character-files.ts";

/** Sides of the die of a table. */
const TABLE_SIZE = 20;

interface Rolled {
  readonly title: string;
  readonly intro: string;
  readonly characters: readonly Character[];
}

export interface TableToolsProps {
  /** The chosen filters, for a table of characters. */
  readonly chosen: Choices;
}

/** Rolls a party or a table of characters, and exports it. */
export default function TableTools({ chosen }: TableToolsProps) {
  const [rolled, setRolled] = useState<Rolled | null>(null);
  const headingId = useId();

  function rollFour() {
    const { bond, characters } = rollParty(Math.random);
    setRolled({ title: "Sällskap", intro: bond, characters });
  }

  function rollTable() {
    const characters = rollCharacters(chosen, TABLE_SIZE, Math.random);
    const intro = `${characters.length}\u00a0figurer efter filtren, en för varje sida på tärningen.`;
    setRolled({ title: "Figurer", intro, characters });
  }

  return (
    <section aria-labelledby={headingId} className={rolled ? undefined : "print:hidden"}>
      <h2 id={headingId}>Till spelbordet</h2>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="quiet" onClick={rollFour}>
          Slå ett sällskap
        </Button>
        <Button variant="quiet" onClick={rollTable}>
          Slå en tabell
        </Button>
      </div>
      {/* The list itself would be read aloud from beginning to end. */}
      <p role="status" className="sr-only">
        {rolled && `${rolled.title}. ${rolled.intro}`}
      </p>
      {rolled && <RolledList {...rolled} />}
    </section>
  );
}

function RolledList({ title, intro, characters }: Rolled) {
  function save(extension: string, type: string, content: string) {
    const name = `namnfynd-${title === "Figurer" ? "figurer" : "sallskap"}.${extension}`;
    downloadFile(name, new Blob([content], { type: `${type};charset=utf-8` }));
  }

  return (
    <>
      <h3 className="mt-6">{title}</h3>
      <p className="mt-3">{intro}</p>
      <div className="mt-3">
        <BulletList>
          {characters.map((character) => (
            <li key={character.name}>{describeCharacter(character)}</li>
          ))}
        </BulletList>
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          variant="quiet"
          onClick={() => save("txt", "text/plain", makeText(`${title}. ${intro}`, characters))}
        >
          Ladda ner text
        </Button>
        <Button
          variant="quiet"
          onClick={() => save("csv", "text/csv", makeCharacterCsv(characters))}
        >
          Ladda ner CSV
        </Button>
        <Button
          variant="quiet"
          onClick={() => save("json", "application/json", makeRollTable(title, characters))}
        >
          Ladda ner slumptabell (JSON)
        </Button>
        <Button variant="quiet" onClick={() => window.print()}>
          Skriv ut
        </Button>
      </div>
    </>
  );
}
