import { NAME_PAGES_CACHE } from "@/config/worker-caches.ts";
import { nameOfSlug } from "@/names/search/name-addresses.ts";

export interface VisitedName {
  /** Percent-encoded. */
  readonly path: string;
  readonly name: string;
}

/** But for /namn/listor, which is not the page of a name. */
const NAME_PAGE = /^\/(?:efter)?namn\/(?:ovriga\/)?(?!listor$)(?<slug>[^/]+)$/;

/**
 * The name whose page has a path, in lower case; null for another page.
 *
 * @param path may be percent-encoded
 */
function nameOfPage(path: string): string | null {
  const { slug } = NAME_PAGE.exec(decoded(path))?.groups ?? {};
  return slug ? nameOfSlug(slug) : null;
}

/** Empty for a path that is not well-formed: anyone may type one. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return "";
  }
}

/** The names whose pages the worker has kept, the last one opened first. */
export async function visitedNames(): Promise<readonly VisitedName[]> {
  // Missing where the connection is not secure.
  if (!("caches" in window)) return [];
  const pages = await (await caches.open(NAME_PAGES_CACHE)).keys();
  return [...pages].reverse().flatMap(({ url }) => {
    const { pathname: path } = new URL(url);
    const name = nameOfPage(path);
    return name ? [{ path, name }] : [];
  });
}
