/** The caches of a browser, in memory: jsdom has none. */
import { vi } from "vitest";

/** Contents by cache: texts by path. */
export type Kept = Map<string, Map<string, string>>;

function pathOf(request: RequestInfo | URL): string {
  return new URL(request instanceof Request ? request.url : request, location.origin).pathname;
}

function cacheOf(contents: Map<string, string>) {
  return {
    keys: async () => [...contents.keys()].map((path) => ({ url: location.origin + path })),
    put: async (path: string, response: Response) => {
      contents.set(path, await response.text());
    },
    delete: async (path: string) => contents.delete(path),
    addAll: async (requests: readonly Request[]) => {
      for (const request of requests) contents.set(pathOf(request), request.cache);
    },
  };
}

/** Gives the page caches. Returns what they have, which a test may change. */
export function stubCaches(): Kept {
  const kept: Kept = new Map();
  vi.stubGlobal("caches", {
    has: async (name: string) => kept.has(name),
    open: async (name: string) => {
      const contents = kept.get(name) ?? new Map<string, string>();
      kept.set(name, contents);
      return cacheOf(contents);
    },
    delete: async (name: string) => kept.delete(name),
    match: async (path: string, { cacheName = "" }: { cacheName?: string } = {}) => {
      const text = kept.get(cacheName)?.get(path);
      return text === undefined ? undefined : new Response(text);
    },
  });
  return kept;
}
