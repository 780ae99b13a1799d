/** The woven pictures that src/ui/motif.tsx draws. */
export type MotifName = "cake" | "tree" | "cradle" | "sign" | "at" | "paw" | "dragon";
