import { childNames } from "../../words/child-names.ts";
import { LAST_NEWBORN_YEAR } from "../../words/statistics.ts";
import { readNumbers } from "../word-list.ts";
import { type ChildName, type ChildSex, childNameWeight, readRanked } from "./first-child-names.ts";

/** All bearers of a new name were born in the last ten years, which is what "moderna" means. */
const NEW_NAME_MARKS = "2";

/** Every name of a sex, ordered by the newborns of the last year, with the new names last. */
function readList(sex: ChildSex, list: (typeof childNames)["girls" | "boys"]): ChildName[] {
  const newCounts = readNumbers(list.newNewborns);
  const unranked = list.newNames.split(",").map((name, i) => {
    const newborns = newCounts[i] ?? 0;
    return {
      name,
      sex,
      isPopular: false,
      rank: null,
      newborns,
      year: LAST_NEWBORN_YEAR - Number(list.newYears.charAt(i)),
      marks: NEW_NAME_MARKS,
      years: "0",
      weight: childNameWeight(newborns),
    };
  });
  return [...readRanked(sex, list), ...unranked];
}

/** All child names, first the girls'. */
export const childNameList: readonly ChildName[] = [
  ...readList("flickor", childNames.girls),
  ...readList("pojkar", childNames.boys),
];
