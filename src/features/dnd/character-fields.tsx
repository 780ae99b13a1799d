import { useState } from "react";
import { type Character, calledOf, type Field } from "@/generators/fantasy/dnd-characters.ts";
import { DrawAgainButton } from "./draw-again-button.tsx";

/** What a button draws again. */
const LABELS: Readonly<Record<Field, string>> = {
  byname: "Nytt tillnamn",
  childhood: "Ny uppväxt",
  training: "Ny lärdom",
  quest: "Nytt mål",
};

interface CharacterFieldsProps {
  readonly character: Character;
  /** Draws one field again and keeps the others. */
  readonly onDrawAgain: (field: Field) => void;
  /** Classes of the buttons. */
  readonly buttons?: string;
}

/** Byname and background of a character in sentences, each field with a button that draws another. */
export function CharacterFields({ character, onDrawAgain, buttons = "" }: CharacterFieldsProps) {
  const [drawn, setDrawn] = useState<Field | null>(null);
  const { name, childhood, pronoun, training, quest } = character;

  const button = (field: Field) => (
    <DrawAgainButton
      label={`${LABELS[field]} för ${name}`}
      onPress={() => {
        setDrawn(field);
        onDrawAgain(field);
      }}
      className={buttons}
    />
  );

  return (
    <>
      Kallad {calledOf(character)}.{button("byname")} Växte upp {childhood}.{button("childhood")}{" "}
      {pronoun} {training}
      {button("training")} och söker {quest}.{button("quest")}
      <span aria-live="polite" className="sr-only">
        {drawn && character[drawn]}
      </span>
    </>
  );
}
