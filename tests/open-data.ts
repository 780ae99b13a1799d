/** Takes the place of virtual:open-data in tests of components, for which no file is made. */
import type { DataSizes } from "@/names/open-data.ts";

export const sizes: DataSizes = {
  klasser: { rows: 6, bytes: 1000 },
  stavningar: { rows: 5, bytes: 1000 },
  ljud: { rows: 4, bytes: 1000 },
  nyfodda: { rows: 3, bytes: 1000 },
  efternamn: { rows: 2, bytes: 1000 },
  ursprung: { rows: 7, bytes: 1000 },
};
