/** Draws every page as it stands before the browser takes it over. Built for Node by the plugin. */
import { StrictMode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { App } from "@/app/app.tsx";
import { isListed, prerenderedHeadElements } from "@/app/document-head.tsx";
import { type AppRoute, routes } from "@/app/routes.ts";
import { site } from "@/config/site.ts";

export interface DrawnPage {
  readonly path: string;
  /** Its address, if search engines may list it. */
  readonly listedAs: string | null;
  /** Elements of the head, as HTML. */
  readonly head: string;
  /** Content of the root element, as HTML. */
  readonly body: string;
  /** The modules whose chunks the page needs at once; none for a page rendered in the browser only. */
  readonly modules: readonly string[];
}

export async function drawPages(): Promise<DrawnPage[]> {
  const pages: DrawnPage[] = [];
  // One at a time: what they share is remembered between them.
  for (const route of routes) pages.push(await drawPage(route));
  return pages;
}

async function drawPage(route: AppRoute): Promise<DrawnPage> {
  return {
    path: route.path,
    listedAs: isListed(route) ? site.url + route.path : null,
    head: drawHead(route),
    body: await drawBody(route),
    modules: route.kind === "personal" ? [] : await modulesOf(route),
  };
}

function drawHead(route: AppRoute): string {
  return prerenderedHeadElements(route)
    .map((element) => renderToStaticMarkup(element))
    .join("\n    ");
}

async function drawBody({ path }: AppRoute): Promise<string> {
  // Any address that the pattern matches.
  const address = path.replace(/:\w+/, "_").replace("*", "/404");
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={address}>
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      // Else larger parts would be put in place by inline scripts, which the site's policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failures.push(error);
      },
    },
  );
  const body = await new Response(prelude).text();
  if (failures.length > 0) throw new AggregateError(failures, `${path} could not be drawn`);
  return body;
}

async function modulesOf(route: AppRoute): Promise<string[]> {
  const page = await route.page();
  return (page.chunks ?? [page]).map((chunk) => {
    if ("moduleId" in chunk && typeof chunk.moduleId === "string") return chunk.moduleId;
    throw new Error(`A module of ${route.path} is neither in src/pages nor in src/generators`);
  });
}
