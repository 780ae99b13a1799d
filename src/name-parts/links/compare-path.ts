/** The parameter of the address of /jamfor with the names, between commas. */
export const SIDE_BY_SIDE_PARAM = "namn";

/** The address of given names side by side, of which the page shows the first ones if they are too many. */
export function comparePath(names: readonly string[]): string {
  if (names.length === 0) return "/jamfor";
  // A comma needs no encoding, and the link is read by people.
  return `/jamfor?${SIDE_BY_SIDE_PARAM}=${names.map(encodeURIComponent).join(",")}`;
}
