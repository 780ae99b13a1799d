import { characterOf } from "@/generators/dnd-characters.ts";

export interface CharacterLinesProps {
  readonly name: string;
  /** The chosen class. */
  readonly klass: string;
}

/** Who a character is; nothing for a shared name that is not of the generator. */
export default function CharacterLines({ name, klass }: CharacterLinesProps) {
  const character = characterOf(name, klass);
  if (!character) return null;
  const { people, className, byname, meaning, background } = character;
  return (
    <>
      {people}, {className.toLowerCase()}. Kallad {byname}. Namnet: {meaning}. {background}
    </>
  );
}
