import type { Character } from "@/generators/fantasy/dnd-characters.ts";
import { formatCsv } from "@/lib/csv.ts";

/** A character in one line: who it is, and its background. */
export function describeCharacter({
  name,
  people,
  className,
  byname,
  background,
}: Character): string {
  return `${name}, kallad ${byname} (${people.toLowerCase()}, ${className.toLowerCase()}). ${background}`;
}

/** The characters as plain text, one a line. */
export function makeText(title: string, characters: readonly Character[]): string {
  return `${[title, ...characters.map(describeCharacter)].join("\n")}\n`;
}

export function makeCharacterCsv(characters: readonly Character[]): string {
  return formatCsv([
    ["Namn", "Tillnamn", "Folk", "Klass", "Namnet betyder", "Bakgrund"],
    ...characters.map(({ name, byname, people, className, meaning, background }) => [
      name,
      byname,
      people,
      className,
      meaning,
      background,
    ]),
  ]);
}

/** The characters as a roll table that Foundry Virtual Tabletop 12 imports: a die with one side for each. */
export function makeRollTable(title: string, characters: readonly Character[]): string {
  return JSON.stringify(
    {
      name: title,
      formula: `1d${characters.length}`,
      replacement: true,
      displayRoll: true,
      results: characters.map((character, index) => ({
        type: "text",
        text: describeCharacter(character),
        weight: 1,
        range: [index + 1, index + 1],
        drawn: false,
      })),
    },
    null,
    2,
  );
}
