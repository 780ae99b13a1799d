import type { Choices } from "@/generators/filters.ts";
import { emptyCombinations } from "./empty-combinations.ts";

const rows = emptyCombinations
  .trim()
  .split("\n")
  .map((row) => {
    const [page = "", ...conditions] = row.trim().split(" ");
    return {
      page,
      conditions: conditions.map((condition) => {
        const [id = "", values = ""] = condition.split("=");
        return { id, values: values.split(",") };
      }),
    };
  });

/**
 * Whether the table of empty combinations says that no name of a page passes the choices.
 * @param page the id of the page's generator
 */
export function isListedAsEmpty(page: string, choices: Choices): boolean {
  return rows.some(
    (row) =>
      row.page === page &&
      row.conditions.every(({ id, values }) => values.includes(choices[id] ?? "")),
  );
}
