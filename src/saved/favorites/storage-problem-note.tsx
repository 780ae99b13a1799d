import type { StorageProblem } from "@/lib/stored-list.ts";

const PROBLEM_TEXTS: Record<StorageProblem, string> = {
  damaged:
    "Några sparade favoriter gick inte att läsa. De ligger kvar i webbläsaren och skrivs inte över.",
  unavailable:
    "Webbläsaren låter oss inte spara. Favoriterna finns kvar tills du stänger eller laddar om sidan.",
};

export interface StorageProblemNoteProps {
  readonly problem: StorageProblem;
}

/** Says that favourites cannot be read or kept. */
export default function StorageProblemNote({ problem }: StorageProblemNoteProps) {
  return (
    <p role="alert" className="mt-2 border-l-3 border-falu pl-3 text-sm">
      {PROBLEM_TEXTS[problem]}
    </p>
  );
}
