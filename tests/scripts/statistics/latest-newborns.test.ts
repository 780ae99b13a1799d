import { describe, expect, it } from "vitest";
import { readLatestYears } from "../../../scripts/statistics/latest-newborns.ts";
import type { RawFolder } from "../../../scripts/statistics/sources.ts";

const TOP = `year,sex,rank,name,n
2023,F,1,Vera,608
2023,F,2,Elsa,603
2023,M,1,Noah,687
2024,F,1,Alma,568
2024,M,1,Adam,538
2024,M,1,August,538
2024,M,3,Leo,515
`;

const HEADER = "RANGORDNING;KÖN;FODELSEAR;UPPDATERINGSDATUM;NAMN;GRUPPERING;GRUPPERINGSVÄRDE;ANTAL";

/** Å, ö and the like are single bytes of the same number in Windows-1252. */
function openData(rows: readonly string[], header = HEADER): Uint8Array {
  return Uint8Array.from([header, ...rows, ""].join("\r\n"), (letter) => letter.charCodeAt(0));
}

const FULL_2024 = openData([
  "1;Kvinna;2024;2025-01-20;Åsa;Total;Riket;568",
  "1;Kvinna;2024;2025-01-20;Alma;Kommun;Umeå;9",
  "1;Kvinna;2024;2025-01-20;Alma;Län;Västerbottens län;19",
  "2;Kvinna;2024;2025-01-20;Alma;Total;Riket;560",
  "1;Man;2024;2025-01-20;Björn;Total;Riket;600",
  "101;Man;2024;2025-01-20;Sten;Total;Riket;60",
]);

function folder(files: Readonly<Record<string, string | Uint8Array>>): RawFolder {
  return {
    files: Object.keys(files),
    read(name, encoding) {
      const file = files[name] ?? "";
      return typeof file === "string" ? file : new TextDecoder(encoding).decode(file);
    },
  };
}

describe("readLatestYears", () => {
  it("reads the names of each year, the most given first", () => {
    const years = readLatestYears(folder({ "se_newborns_2023_2024_top12.csv": TOP }));
    expect(years.map(({ year }) => year)).toEqual([2023, 2024]);
    expect(years[0]?.bySex.F).toEqual([
      { name: "Vera", children: 608 },
      { name: "Elsa", children: 603 },
    ]);
    expect(years[1]?.bySex.M.map(({ name }) => name)).toEqual(["Adam", "August", "Leo"]);
  });

  it("puts a file of the open data in the place of its year, without municipalities and counties", () => {
    const years = readLatestYears(
      folder({ "se_newborns_2023_2024_top12.csv": TOP, "namn-2024.csv": FULL_2024 }),
    );
    expect(years.map(({ bySex }) => bySex)).toEqual([
      {
        F: [
          { name: "Vera", children: 608 },
          { name: "Elsa", children: 603 },
        ],
        M: [{ name: "Noah", children: 687 }],
      },
      {
        F: [
          { name: "Åsa", children: 568 },
          { name: "Alma", children: 560 },
        ],
        M: [{ name: "Björn", children: 600 }],
      },
    ]);
  });

  it("is content with the open data alone", () => {
    expect(readLatestYears(folder({ "namn.csv": FULL_2024 }))).toHaveLength(1);
  });

  it.each([
    ["a rank that is not that of the counts", "2;K;2024;d;Eva;Total;Riket;9", '"Eva" of 2024 is 1'],
    ["a sex that it does not know", "1;X;2024;d;Bo;Total;Riket;9", "KÖN"],
    ["only municipalities", "1;Man;2024;d;Bo;Kommun;Umeå;9", "no rows"],
    ["a year without girls", "1;Man;2024;d;Bo;Total;Riket;9", "lack a sex"],
  ])("refuses %s", (_, row, message) => {
    expect(() => readLatestYears(folder({ "namn.csv": openData([row]) }))).toThrow(message);
  });

  it("refuses a folder without any of the files", () => {
    expect(() => readLatestYears(folder({}))).toThrow("No newborns of Skatteverket");
  });
});
