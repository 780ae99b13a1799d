import { expect, test } from "vitest";
import { decodeAbroad } from "@/names/world/abroad.ts";
import { COUNTRIES } from "@/names/world/countries.ts";
import { readWorld } from "../../../scripts/statistics/world.ts";
import { worldFiles } from "../../../scripts/statistics/world-files.ts";

const NONE = "name,sex,y2031,rank_2031\n";

/** A folder with these files, and the others empty. */
function folderWith(files: Readonly<Record<string, string>>) {
  const all: Readonly<Record<string, string>> = {
    "no_bearers.csv": NONE,
    "dk_bearers.csv": NONE,
    "fi_bearers_2031.csv": "name,sex,bearers,rank\n",
    "es_bearers_2030.csv": "name,sex,bearers,rank\n",
    "ew_births.csv": NONE,
    "ie_births.csv": NONE,
    "us_births.csv": NONE,
    "fr_births.csv": NONE,
    "be_births.csv": NONE,
    "de_berlin_births.csv": NONE,
    "names_abroad.csv": "name,sex\n",
    ...files,
  };
  return { files: Object.keys(all), read: (name: string) => all[name] ?? "" };
}

/** What the compact source says of a name, by country. */
function imported(files: Readonly<Record<string, string>>, name: string) {
  const { files: written } = worldFiles(new Set([name]), readWorld(folderWith(files)));
  const source = written.get("all-names/world.ts") ?? "";
  const line = source.split("\n").find((each) => each.startsWith(`0${name}\t`));
  const abroad = decodeAbroad(line?.split("\t").slice(1) ?? []);
  return (country: string, sex: "women" | "men") =>
    abroad[sex][COUNTRIES.findIndex(({ id }) => id === country)];
}

test("takes the figure of the newest year, with its rank among births", () => {
  const figureOf = imported(
    {
      "no_bearers.csv": "name,sex,b2031,rank_2031,b2030\nNan,F,300,9,250\nNan,M,210,80,\n",
      "ew_births.csv": "name,sex,rank_2031,y2031,y2030\nNan,F,7,41,99\n",
    },
    "Nan",
  );
  expect(figureOf("norge", "women")?.exact).toEqual({ count: 300, rank: null, total: null });
  expect(figureOf("norge", "men")?.exact).toEqual({ count: 210, rank: null, total: null });
  expect(figureOf("england", "women")?.exact).toEqual({ count: 41, rank: 7, total: null });
  expect(figureOf("england", "men")?.exact).toBeNull();
});

test("an empty newest year is no zero, and leaves the total since a first year", () => {
  const figureOf = imported(
    {
      "us_births.csv": "name,sex,rank_2031,total_1880_2031,y2031\nNan,F,,2257,\n",
      "dk_bearers.csv": "name,sex,b2031,rank_2031,b2030\nNan,F,,,5\n",
    },
    "Nan",
  );
  expect(figureOf("usa", "women")?.exact).toEqual({ count: null, rank: null, total: 2257 });
  expect(figureOf("danmark", "women")?.exact).toBeNull();
});

test("a country's own spelling keeps its own figure beside that of the name", () => {
  const figureOf = imported(
    {
      "dk_bearers.csv": "name,sex,b2031,rank_2031\nBjörn,M,202,1\nBjørn,M,6201,2\n",
      "us_births.csv": "name,sex,rank_2031,y2031\nBjorn,M,767,330\n",
      "names_abroad.csv":
        "name,sex,dk,dk_as,dk_as_n,us,us_rank,us_as\nBjörn,M,202,Bjørn,6201,330,767,Bjorn\n",
    },
    "Björn",
  );
  expect(figureOf("danmark", "men")).toMatchObject({
    exact: { count: 202 },
    own: { spelling: "Bjørn", count: 6201 },
  });
  expect(figureOf("usa", "men")).toMatchObject({
    exact: null,
    own: { spelling: "Bjorn", count: 330, rank: 767 },
  });
});

test("a name that is too rare for a country's file has the figure of the joined one", () => {
  const figureOf = imported(
    { "names_abroad.csv": "name,sex,us,us_rank,us_as\nMiléa,F,5,15000,Milea\nAlrik,M,5,15001,\n" },
    "Alrik",
  );
  expect(figureOf("usa", "men")?.exact).toMatchObject({ count: 5, rank: 15_001 });
});

test("refuses files that have two figures of a name", () => {
  const files = {
    "no_bearers.csv": "name,sex,b2031,rank_2031\nNan,F,300,9\n",
    "names_abroad.csv": "name,sex,no\nNan,F,301\n",
  };
  expect(() => readWorld(folderWith(files))).toThrow('names_abroad.csv:2: 301 for "Nan", but 300');
});

test("records the years, and the letters that an office writes in five names or more", () => {
  const names = ["Åke", "Åsa", "Åse", "Ågot", "Åge"].map((name) => `${name},F,200,1\n`).join("");
  const countries = readWorld(
    folderWith({ "no_bearers.csv": `name,sex,b2031,rank_2031\n${names}Ömer,M,200,1\n` }),
  );
  expect(countries[0]).toMatchObject({ id: "norge", year: 2031, since: null, letters: "å" });
  expect(countries.at(-1)).toMatchObject({ id: "spanien", year: 2030 });
});
