import type { LinkedTextContent } from "@/ui/linked-text.tsx";

/** One rule of a page below /kallor. */
export interface Rule {
  /** Id of its section, used as the fragment of its address. */
  readonly id: string;
  readonly heading: string;
  readonly text: LinkedTextContent;
}

/** Holds for every composed name. */
export const BLOCK_LIST: Rule = {
  id: "sparrlista",
  heading: "Spärrlista",
  text: "Varje namn prövas mot en lista över stötande ord, också tvärs över fogarna i en sammansättning. Kända varumärken och figurer sorteras bort så långt vi känner dem.",
};
