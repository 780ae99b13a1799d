import type { MotifName } from "@/ui/motif.tsx";

/** The motif of a generator's tile, by the generator's id. */
export const GENERATOR_MOTIFS: Readonly<Record<string, MotifName>> = {
  fornamn: "cake",
  efternamn: "tree",
  barnnamn: "cradle",
  foretagsnamn: "sign",
  anvandarnamn: "at",
  husdjursnamn: "paw",
  "fantasy-namn": "dragon",
};
