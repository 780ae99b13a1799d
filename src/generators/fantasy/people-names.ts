import { peopleElements } from "../../words/people-elements.ts";
import { peoplePairs } from "../../words/people-pairs.ts";
import { composedNames } from "./elements.ts";

/** The given names of the peoples that only /dnd-namn has. */
export const peopleNames = composedNames(peopleElements, peoplePairs);
