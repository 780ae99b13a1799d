import { fantasyMeaningOf } from "@/generators/fantasy/fantasy-meaning.ts";

export interface NameMeaningProps {
  readonly name: string;
}

/** What a fantasy name is made of; nothing for a shared name that is not on the list. */
export default function NameMeaning({ name }: NameMeaningProps) {
  return fantasyMeaningOf(name);
}
