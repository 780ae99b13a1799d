/** Renders every page as it is before hydration. The plugin builds this module for Node. */
import { StrictMode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { matchPath, StaticRouter } from "react-router-dom";
import { App } from "@/app/app.tsx";
import { headOf, isListed, prerenderedHeadElements } from "@/app/document-head.tsx";
import { pageHead } from "@/app/page-heads.ts";
import { type AppRoute, routes } from "@/app/routes.ts";
import { site } from "@/config/site.ts";
import { addressesByPattern } from "./addresses.ts";

export interface RenderedPage {
  /** Its path, or the pattern of all paths that its document answers; not encoded. */
  readonly path: string;
  /** Its address in the sitemap; null if it is not for search engines. */
  readonly sitemapUrl: string | null;
  /** The elements of the head, as HTML. */
  readonly head: string;
  /** The content of the root element, as HTML. */
  readonly body: string;
  /** The same with other queries, by query. */
  readonly variants: ReadonlyMap<string, string>;
  /** Ids of the modules that the page needs at once; none if the page is not prerendered. */
  readonly modules: readonly string[];
}

/**
 * Renders every document of the site, those of a route together. Pages fetch their data as in a browser.
 *
 * @param nameFiles the files of the names, by address
 * @param hasNames whether each name gets a document; otherwise one serves for all
 */
export async function* renderPages(
  nameFiles: ReadonlyMap<string, string>,
  hasNames: boolean,
): AsyncGenerator<readonly RenderedPage[]> {
  const { fetch } = globalThis;
  globalThis.fetch = async (address) =>
    new Response(nameFiles.get(String(address)), {
      status: nameFiles.has(String(address)) ? 200 : 404,
    });
  try {
    const addresses = hasNames ? addressesByPattern() : new Map<string, string[]>();
    // One at a time, since they share module state.
    for (const route of routes) {
      const pages: RenderedPage[] = [];
      for (const path of addresses.get(route.path) ?? [route.path]) {
        pages.push(await renderPage(route, path));
      }
      yield pages;
    }
  } finally {
    globalThis.fetch = fetch;
  }
}

async function renderPage(route: AppRoute, path: string): Promise<RenderedPage> {
  // Any address that matches the pattern.
  const pathname = encodeURI(path.replace(/:\w+/, "_").replace("*", "/404"));
  const variants = new Map<string, string>();
  for (const query of route.queries ?? []) {
    variants.set(query, await renderBody(`${pathname}?${query}`));
  }
  const { params = {} } = matchPath(route.path, path) ?? {};
  // The one document of a shell's addresses has a head that is true of all of them.
  const described = await (route.isShell ? pageHead(route.path) : headOf(route, params));
  const head = { isListed: isListed(route), pathname, ...described };
  return {
    path,
    sitemapUrl: isListed(route) ? site.url + pathname : null,
    head: prerenderedHeadElements(head)
      .map((element) => renderToStaticMarkup(element))
      .join("\n"),
    body: await renderBody(pathname),
    variants,
    modules: await modulesOf(route),
  };
}

async function renderBody(address: string): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={address}>
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      // React would insert larger chunks with inline scripts, which the security policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failures.push(error);
      },
    },
  );
  const body = await new Response(prelude).text();
  if (failures.length > 0) throw new AggregateError(failures, `${address} could not be rendered`);
  return body;
}

async function modulesOf(route: AppRoute): Promise<string[]> {
  const page = await route.page();
  return (page.chunks ?? [page]).map((chunk) => {
    if ("moduleId" in chunk && typeof chunk.moduleId === "string") return chunk.moduleId;
    throw new Error(`A module of ${route.path} is neither in src/pages nor in src/generators`);
  });
}
