import { listYears } from "../../src/names/series/years.ts";
import type { Bearers } from "./bearers.ts";
import { moduleText, type Output } from "./emit.ts";
import type { Sources } from "./provenance.ts";
import type { Newborns } from "./sources.ts";

/** The module of the figures on the home page. @throws Error for a year with fewer than ten girls */
export function homeFiguresFile(newborns: Newborns, bearers: Bearers, sources: Sources): Output {
  const girls = (name: string) =>
    listYears(newborns.years).map((year) => {
      const count = newborns.bySex.F.get(name)?.get(year);
      if (count === undefined) throw new Error(`Too few girls were named ${name} in ${year}`);
      return count;
    });
  return {
    files: new Map([
      [
        "home-figures.ts",
        moduleText(
          sources.givenNames,
          [
            "Figures on the home page: girls per year with a name that has become more common and with one",
            "that has become rarer, from the first year on, and the bearers of a name of both sexes.",
          ],
          {
            homeFigures: {
              girls: { Astrid: girls("Astrid"), Emma: girls("Emma") },
              kim: { women: bearers.women.get("Kim") ?? 0, men: bearers.men.get("Kim") ?? 0 },
            },
          },
        ),
      ],
    ]),
    summary: [],
  };
}
