/**
 * Redirects the address of a name that is not in normal form, such as /namn/Astrid, on Netlify. Other hosts answer it
 * with the document of missing addresses, which leads to the same page (docs/deployment.md).
 */
import { cleanNamePath } from "../../src/names/search/name-addresses.ts";

/** Not called for most addresses of names, which are in normal form. */
export const config = {
  pattern: "^/([Ee][Ff][Tt][Ee][Rr])?[Nn][Aa][Mm][Nn]/.+$",
  excludedPattern: "^/(efter)?namn/[a-z/_'-]+$",
  onError: "bypass",
};

/** Nothing for an address that the site answers as it is. */
export default function redirectToName({ url }: Request): Response | undefined {
  const { pathname, search } = new URL(url);
  const clean = cleanNamePath(pathname);
  if (clean === null) return undefined;
  return new Response(null, { status: 308, headers: { Location: clean + search } });
}
