import { NAME_PAGES_CACHE } from "@/config/stand-ins.ts";
import { nameOfSlug } from "@/generators/name-search/name-addresses.ts";

export interface VisitedName {
  readonly path: string;
  readonly name: string;
}

const NAME_PAGE = /^\/(?:efter)?namn\/(?:ovriga\/)?(?<slug>[^/]+)$/;

/** The names whose pages the worker has kept, the last one opened first. */
export async function visitedNames(): Promise<readonly VisitedName[]> {
  // Missing where the connection is not secure.
  if (!("caches" in window)) return [];
  const pages = await (await caches.open(NAME_PAGES_CACHE)).keys();
  return [...pages].reverse().flatMap(({ url }) => {
    const path = decodeURI(new URL(url).pathname);
    const slug = NAME_PAGE.exec(path)?.groups?.slug;
    return slug ? [{ path, name: nameOfSlug(slug) }] : [];
  });
}
