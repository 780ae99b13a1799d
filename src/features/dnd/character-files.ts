import { backgroundOf, type Character, calledOf } from "@/generators/fantasy/dnd-characters.ts";
import { formatCsv } from "@/lib/csv.ts";
import { rollTable } from "./roll-table.ts";

/** Characters to export. */
export interface Cast {
  readonly title: string;
  /** Why they travel together, or which characters these are. */
  readonly intro: string;
  /** Whether the intro is a part of what is exported as data. */
  readonly isParty: boolean;
  readonly characters: readonly Character[];
}

/** A character in one line: who it is, and its background. */
export function describeCharacter(character: Character): string {
  const { name, people, className } = character;
  return `${name} (${people.toLowerCase()}, ${className.toLowerCase()}). ${storyOf(character)}`;
}

function storyOf(character: Character): string {
  return `Kallad ${calledOf(character)}. ${backgroundOf(character)}`;
}

/** The characters as plain text, one a line. */
export function makeText({ title, intro, characters }: Cast): string {
  return `${[`${title}. ${intro}`, ...characters.map(describeCharacter)].join("\n")}\n`;
}

/** A row for each character, in a party with the bond. */
export function makeCharacterCsv({ characters, intro, isParty }: Cast): string {
  const bond = (text: string) => (isParty ? [text] : []);
  return formatCsv([
    ["Namn", "Tillnamn", "Folk", "Klass", "Namnet betyder", "Bakgrund", ...bond("Sällskapet")],
    ...characters.map((character) => [
      character.name,
      character.byname,
      character.people,
      character.className,
      character.meaning,
      backgroundOf(character),
      ...bond(intro),
    ]),
  ]);
}

/** The characters as a roll table for Foundry Virtual Tabletop. */
export function makeCharacterTable({ title, intro, isParty, characters }: Cast): string {
  return rollTable(
    title,
    isParty ? intro : "",
    characters.map((character) => ({
      name: character.name,
      text: `${character.people}, ${character.className.toLowerCase()}. ${storyOf(character)}`,
    })),
  );
}
