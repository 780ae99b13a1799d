/** Renders every page as it is before hydration. The plugin builds this module for Node. */
import { StrictMode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { App } from "@/app/app.tsx";
import { isListed, prerenderedHeadElements } from "@/app/document-head.tsx";
import { type AppRoute, routes } from "@/app/routes.ts";
import { site } from "@/config/site.ts";

export interface RenderedPage {
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

export async function renderPages(): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = [];
  // One at a time, since they share module state.
  for (const route of routes) pages.push(await renderPage(route));
  return pages;
}

async function renderPage(route: AppRoute): Promise<RenderedPage> {
  const variants = new Map<string, string>();
  for (const query of route.queries ?? []) variants.set(query, await renderBody(route, query));
  return {
    path: route.path,
    sitemapUrl: isListed(route) ? site.url + route.path : null,
    head: renderHead(route),
    body: await renderBody(route),
    variants,
    modules: await modulesOf(route),
  };
}

function renderHead(route: AppRoute): string {
  return prerenderedHeadElements(route)
    .map((element) => renderToStaticMarkup(element))
    .join("\n    ");
}

async function renderBody({ path }: AppRoute, query?: string): Promise<string> {
  // Any address that matches the pattern.
  const pathname = path.replace(/:\w+/, "_").replace("*", "/404");
  const address = query ? `${pathname}?${query}` : pathname;
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
  if (failures.length > 0) throw new AggregateError(failures, `${path} could not be rendered`);
  return body;
}

async function modulesOf(route: AppRoute): Promise<string[]> {
  const page = await route.page();
  return (page.chunks ?? [page]).map((chunk) => {
    if ("moduleId" in chunk && typeof chunk.moduleId === "string") return chunk.moduleId;
    throw new Error(`A module of ${route.path} is neither in src/pages nor in src/generators`);
  });
}
