import { SHARED_NAMES_LIMIT } from "@/config/limits.ts";

/** The parameter of a generator's address with the names to show first. */
export const SHARED_NAMES_PARAM = "namn";

/** The parameter with what else a page shows of the shared names. */
export const SHARED_DETAILS_PARAM = "detaljer";

/** The parameter of the address of /dnd-namn with a party. */
export const PARTY_PARAM = "sallskap";

/** What a page shows of names besides what follows from them, as text for an address; undefined for nothing. */
export type SharedDetails = (names: readonly string[]) => string | undefined;

/** An address of a generator with its filters and these names, without a party: the page would open at it. */
export function addressWithNames(
  address: string,
  names: readonly string[],
  detailsOf: SharedDetails = () => undefined,
): string {
  const url = new URL(address);
  const shared = names.slice(0, SHARED_NAMES_LIMIT);
  const details = detailsOf(shared);
  url.searchParams.set(SHARED_NAMES_PARAM, shared.join(","));
  if (details === undefined) url.searchParams.delete(SHARED_DETAILS_PARAM);
  else url.searchParams.set(SHARED_DETAILS_PARAM, details);
  url.searchParams.delete(PARTY_PARAM);
  // A comma needs no encoding, and the link is read by people.
  url.search = url.search.replaceAll("%2C", ",");
  return url.href;
}
