import type { LengthClasses } from "../../config/limits.ts";
import { type Filter, openFilter } from "./filters.ts";

/** The filter Längd, with the limits of the length classes in its labels. */
export function lengthFilter(classes: LengthClasses): Filter {
  const meaning = "antalet tecken, med bindestreck och mellanslag";
  return openFilter("langd", "Längd", [
    { value: "kort", label: `Kort (högst ${classes.kort})`, meaning },
    { value: "medel", label: `Medel (${classes.kort + 1}–${classes.medel})`, meaning },
    { value: "lang", label: `Långt (minst ${classes.medel + 1})`, meaning },
  ]);
}

/** Whether a name is in the chosen length class. Hyphens and spaces count as characters. */
export function hasLength(name: string, choice: string, classes: LengthClasses): boolean {
  if (choice === "kort") return name.length <= classes.kort;
  if (choice === "medel") return name.length > classes.kort && name.length <= classes.medel;
  if (choice === "lang") return name.length > classes.medel;
  return true;
}
