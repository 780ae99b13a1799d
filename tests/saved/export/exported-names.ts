import type { ExportedGroup, ExportedName } from "@/saved/export/export-content.ts";

/** A name of which nothing else is known. */
export function bareName(name: string): ExportedName {
  return { name, whole: null, facts: {}, series: null };
}

/** A name with facts of most kinds and a curve with a gap. */
export const ASTRID: ExportedName = {
  name: "Astrid",
  whole: null,
  facts: {
    bearers: { women: 15840, men: 11 },
    meanAge: 37,
    nameDay: { month: 11, day: 27, listedAs: "Astrid" },
  },
  series: {
    sex: "flickor",
    isShared: false,
    firstYear: 2013,
    counts: [439, 450, null, 480, 500, 520, 560, 570, 600, 603],
  },
};

export function group(label: string, ...names: readonly ExportedName[]): ExportedGroup {
  return { label, names };
}
