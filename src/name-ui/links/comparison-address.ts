import { COMPARED_NAMES } from "@/config/limits.ts";
import { COMPARED_NAMES_PARAM, slugOf } from "@/generators/name-search/name-addresses.ts";
import { namePageAddress } from "./name-page-address.ts";

/** The address of the page of the first given name, compared with the others. */
export function comparisonAddress(names: readonly string[]): string {
  const [first = "", ...others] = names.slice(0, COMPARED_NAMES);
  // A comma needs no encoding, and the link is read by people.
  const slugs = others.map((name) => encodeURIComponent(slugOf(name))).join(",");
  return `${namePageAddress(first, "given name")}?${COMPARED_NAMES_PARAM}=${slugs}`;
}
