import { givenNameAges } from "../../words/given-name-ages.ts";
import { givenNameList } from "./given-name-list.ts";

const encoded = givenNameAges.split(",");
const ages = new Map(
  givenNameList.flatMap(({ name }, i): [string, number][] => {
    const years = encoded[i] ?? "";
    return years === "" ? [] : [[name, Number.parseInt(years, 36)]];
  }),
);

/** Mean age of all who bear a given name, in whole years; undefined where it is not published. */
export function meanAgeOfName(name: string): number | undefined {
  return ages.get(name);
}
