import { ChevronDown } from "lucide";
import { useState } from "react";
import { characterOf } from "@/generators/fantasy/dnd-characters.ts";
import { Icon } from "@/ui/icon.tsx";

export interface CharacterLinesProps {
  readonly name: string;
  /** The chosen class. */
  readonly klass: string;
}

/**
 * Who a character is; nothing for a shared name that is not of the generator. In a narrow window the
 * first two lines, until they are pressed.
 */
export default function CharacterLines({ name, klass }: CharacterLinesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const character = characterOf(name, klass);
  if (!character) return null;
  const { people, className, byname, meaning, background } = character;
  return (
    <>
      <p className={isOpen ? "" : "line-clamp-2 pr-5 sm:line-clamp-none"}>
        {people}, {className.toLowerCase()}. Kallad {byname}. Namnet: {meaning}. {background}
      </p>
      <button
        type="button"
        aria-label={`Mer om ${name}`}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="absolute inset-0 flex items-end justify-end sm:hidden"
      >
        <Icon icon={ChevronDown} className={`size-5 ${isOpen ? "rotate-180" : ""}`} />
      </button>
    </>
  );
}
