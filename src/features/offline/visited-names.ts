import { NAME_PAGES_CACHE } from "@/config/stand-ins.ts";
import { nameOfSlug } from "@/generators/name-search/name-addresses.ts";

/** A name that has a page, in lower case. */
export interface NameWithPage {
  readonly kind: "given" | "surname";
  readonly name: string;
}

export interface VisitedName {
  /** Percent-encoded. */
  readonly path: string;
  readonly name: string;
}

/** But for /namn/listor, which is not the page of a name. */
const NAME_PAGE = /^\/(?<folder>(?:efter)?namn)\/(?:ovriga\/)?(?!listor$)(?<slug>[^/]+)$/;

/**
 * The name whose page has a path; null for another page.
 *
 * @param path may be percent-encoded
 */
export function nameOfPage(path: string): NameWithPage | null {
  const { folder, slug } = NAME_PAGE.exec(decoded(path))?.groups ?? {};
  if (!slug) return null;
  return { kind: folder === "namn" ? "given" : "surname", name: nameOfSlug(slug) };
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
    const page = nameOfPage(path);
    return page ? [{ path, name: page.name }] : [];
  });
}
