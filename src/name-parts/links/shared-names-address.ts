import { SHARED_NAMES_LIMIT } from "@/config/limits.ts";

/** The parameter of a generator's address with the names to show first. */
export const SHARED_NAMES_PARAM = "namn";

/** An address of a generator with its filters and these names. */
export function addressWithNames(address: string, names: readonly string[]): string {
  const url = new URL(address);
  url.searchParams.set(SHARED_NAMES_PARAM, names.slice(0, SHARED_NAMES_LIMIT).join(","));
  // A comma needs no encoding, and the link is read by people.
  url.search = url.search.replaceAll("%2C", ",");
  return url.href;
}
