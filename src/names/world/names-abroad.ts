/** The names that the generators suggest in other countries, for their filter and their cards. */
import { namesAbroad } from "../../words/names-abroad.ts";
import type { FactAbroad } from "../facts/facts.ts";
import { decodeLines } from "../search/all-names.ts";
import { COUNTRIES, type Country, type CountryId } from "./countries.ts";

const listed = new Map<
  string,
  { readonly cells: readonly string[]; readonly isSwedish: boolean }
>();
for (const [name, cells = "", mark = ""] of decodeLines(namesAbroad)) {
  listed.set(name, { cells: cells.split(","), isSwedish: mark !== "" });
}

/** The figure of a name in a country where it is used; null elsewhere. */
export function figureIn(name: string, id: CountryId): FactAbroad | null {
  const country = COUNTRIES.find((each) => each.id === id);
  const cell = cellOf(name, id);
  return country && cell ? factOf(country, cell) : null;
}

export function isUsedIn(name: string, id: CountryId): boolean {
  return Boolean(cellOf(name, id));
}

const places = new Map(COUNTRIES.map(({ id }, i) => [id, i]));

function cellOf(name: string, id: CountryId): string | undefined {
  return listed.get(name)?.cells[places.get(id) ?? 0];
}

/** Whether a name is hardly used in the other countries. */
export function isAlmostOnlySwedish(name: string): boolean {
  return listed.get(name)?.isSwedish ?? false;
}

function factOf({ place, counts, date }: Country, cell: string): FactAbroad {
  const [figure = "", spelling = null] = cell.split("=");
  const isMen = figure.endsWith("M");
  const [women, men] = counts === "births" ? ["flickor", "pojkar"] : ["kvinnor", "män"];
  return {
    count: Number.parseInt(figure.replace("M", ""), 36),
    people: (isMen ? men : women) ?? "",
    place,
    year: date.slice(-4),
    spelling,
  };
}
