import { expect, it } from "vitest";
import { newbornSeriesFile } from "../../../scripts/statistics/newborn-series-file.ts";

it("keeps the last ten years, and an empty entry for a year that is not counted", () => {
  const { files } = newbornSeriesFile(
    {
      years: { first: 1998, last: 2022 },
      bySex: {
        F: new Map([
          [
            "Ebba",
            new Map([
              [2012, 99],
              [2013, 36],
              [2022, 10],
            ]),
          ],
          ["Alma", new Map([[2022, 11]])],
        ]),
        M: new Map([["Ulf", new Map([[1998, 12]])]]),
      },
      lastRank: { F: new Map(), M: new Map() },
    },
    {
      newborns: {
        source: "SCB",
        date: "",
        licence: "CC0",
        processing: "Bearbetning av SCB:s öppna data.",
      },
    },
  );
  const text = files.get("newborn-series.ts") ?? "";
  expect(text).toContain('"firstYear": 2013');
  expect(text).toContain('"names": "0Alma0Ebba"');
  // 11 more in the last year; 36 in the first, 36 fewer in the second, 10 more in the last.
  expect(text).toContain('"differences": "aaaaaaaaawBkCtaaaaaaau"');
  expect(text).not.toContain("Ulf");
});
