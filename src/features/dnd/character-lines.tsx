import { ChevronDown } from "lucide";
import { useState, useSyncExternalStore } from "react";
import { characterOf } from "@/generators/fantasy/dnd-characters.ts";
import { Icon } from "@/ui/icon.tsx";
import { type Cards, dealCards, drawCardAgain } from "./card-figures.ts";
import { CharacterFields } from "./character-fields.tsx";
import { figureOf, onReplaced } from "./visit-figures.ts";

export interface CharacterLinesProps {
  readonly name: string;
  /** The card's page. */
  readonly cards: Cards;
}

/**
 * Who a character is; nothing for a shared name that is not of the generator. In a narrow window the
 * first two lines, until they are pressed.
 */
export default function CharacterLines({ name, cards }: CharacterLinesProps) {
  const [isOpen, setIsOpen] = useState(false);
  // While rendering, since a page is prerendered with its lines; what has been dealt stays.
  dealCards(cards);
  const current = () => figureOf(name, cards.klass);
  const figure = useSyncExternalStore(onReplaced, current, current);
  const character = figure && characterOf(figure);
  if (!character) return null;
  const { people, className, meaning } = character;
  return (
    <>
      <p className={isOpen ? "pb-1" : "line-clamp-2 pr-5 sm:line-clamp-none"}>
        {people}, {className.toLowerCase()}. Namnet: {meaning}.{" "}
        <CharacterFields
          character={character}
          onDrawAgain={(field) => drawCardAgain(figure, field, cards)}
          // Above the button that covers the lines of a narrow window; none in lines that are cut off.
          buttons={isOpen ? "relative z-2" : "max-sm:hidden"}
        />
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
