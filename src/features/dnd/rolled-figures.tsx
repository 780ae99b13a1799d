import { characterOf, type Field, type Figure } from "@/generators/fantasy/dnd-characters.ts";
import { Button } from "@/ui/button.tsx";
import { BulletList } from "@/ui/lists.tsx";
import { shareAddress } from "@/ui/share-address.ts";
import { CharacterFields } from "./character-fields.tsx";
import { makeCharacterCsv, makeCharacterTable, makeText } from "./character-files.ts";
import { ExportButtons } from "./export-buttons.tsx";

interface RolledFiguresProps {
  readonly title: string;
  readonly intro: string;
  /** Whether they travel together; the address then has them. */
  readonly isParty: boolean;
  readonly figures: readonly Figure[];
  readonly onDrawAgain: (figure: Figure, field: Field) => void;
}

/** A party or a table of characters, and what can be done with it. */
export function RolledFigures(props: RolledFiguresProps) {
  const { title, intro, isParty, figures, onDrawAgain } = props;
  const rows = figures.flatMap((figure) => {
    const character = characterOf(figure);
    return character ? [{ figure, character }] : [];
  });
  const cast = { title, intro, isParty, characters: rows.map(({ character }) => character) };

  return (
    <>
      <h3 className="mt-6">{title}</h3>
      <p className="mt-3">{intro}</p>
      <div className="mt-3">
        <BulletList>
          {rows.map(({ figure, character }) => (
            <li key={character.name}>
              {character.name} ({character.people.toLowerCase()},{" "}
              {character.className.toLowerCase()}).{" "}
              <CharacterFields
                character={character}
                onDrawAgain={(field) => onDrawAgain(figure, field)}
              />
            </li>
          ))}
        </BulletList>
      </div>
      <ExportButtons
        file={`namnfynd-${isParty ? "sallskap" : "figurer"}`}
        makeText={() => makeText(cast)}
        makeCsv={() => makeCharacterCsv(cast)}
        makeRollTable={() => makeCharacterTable(cast)}
      >
        {isParty && (
          <Button variant="quiet" onClick={() => shareAddress(window.location.href)}>
            Dela sällskapet
          </Button>
        )}
      </ExportButtons>
    </>
  );
}
