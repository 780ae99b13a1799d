import { describe, expect, it } from "vitest";
import { readBearers } from "../../../scripts/statistics/bearers.ts";
import type { RawFolder } from "../../../scripts/statistics/sources.ts";

function folder(files: Readonly<Record<string, string>>): RawFolder {
  return { files: Object.keys(files), read: (name) => files[name] ?? "" };
}

const HEADER = "name,sex,bearers,rank,mean_age\n";
const OLDER = {
  "bearers_women_2020.csv": "name,persons\nAnna,97287\n",
  "bearers_men_2020.csv": "name,persons\nBo,37000\n",
};

describe("readBearers", () => {
  it("reads the newest edition with its mean ages, and not the older files", () => {
    const bearers = readBearers(
      folder({
        ...OLDER,
        "se_bearers_2022.csv": `${HEADER}Anna,F,96428,1,48.4\nAnna,M,7,15745,\nBo,M,35872,21,69.4\n`,
        "se_bearers_2021.csv": `${HEADER}Anna,F,1,1,\n`,
      }),
    );
    expect(bearers.year).toBe(2022);
    expect(bearers.women).toEqual(new Map([["Anna", 96_428]]));
    expect(bearers.men).toEqual(
      new Map([
        ["Anna", 7],
        ["Bo", 35_872],
      ]),
    );
    expect(bearers.meanAges).toEqual({ F: new Map([["Anna", 48.4]]), M: new Map([["Bo", 69.4]]) });
  });

  it("reads the older files, which have no mean ages, where there is no newer one", () => {
    const bearers = readBearers(folder(OLDER));
    expect(bearers.year).toBe(2020);
    expect(bearers.women.get("Anna")).toBe(97_287);
    expect(bearers.meanAges).toEqual({ F: new Map(), M: new Map() });
  });

  it("restores null and the apostrophe in names", () => {
    const rows = "Ama-Ah,M,49,1,35.7\nZej-A,M,2,1,\nAla\u00b4a,F,15,1,20.1\nYlva-Li,F,74,1,9.0\n";
    const { men, women } = readBearers(folder({ "se_bearers_2022.csv": HEADER + rows }));
    expect([...men.keys()]).toEqual(["Amanullah", "Zejnulla"]);
    expect([...women.keys()]).toEqual(["Ala'a", "Ylva-Li"]);
  });

  it("refuses a name that occurs twice, an age without decimal and a folder without files", () => {
    const read = (rows: string) => () =>
      readBearers(folder({ "se_bearers_2022.csv": HEADER + rows }));
    expect(read("Anna,F,3,1,\nAnna,F,4,1,\n")).toThrow("se_bearers_2022.csv:3");
    expect(read("Anna,F,30,1,48\n")).toThrow("mean_age");
    expect(() => readBearers(folder({}))).toThrow("bearers_women_#.csv");
  });
});
