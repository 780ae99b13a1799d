/** Draws every page as it stands before the browser takes it over. Built for Node by the plugin. */
import { createElement, StrictMode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { App } from "@/app/app.tsx";
import { headElements, isListed } from "@/app/document-head.ts";
import { type PageRoute, routes } from "@/app/routes.ts";
import { site } from "@/config/site.ts";

export interface DrawnPage {
  readonly path: string;
  /** Its address, if search engines may list it. */
  readonly listedAs: string | null;
  /** Elements of the head, as HTML. */
  readonly head: string;
  /** Content of the root element, as HTML. */
  readonly body: string;
  /** Where the page's code stands; null where the build draws no page. */
  readonly module: string | null;
}

export async function drawPages(): Promise<DrawnPage[]> {
  const pages: DrawnPage[] = [];
  // One at a time: what they share is remembered between them.
  for (const route of routes) pages.push(await drawPage(route));
  return pages;
}

async function drawPage(route: PageRoute): Promise<DrawnPage> {
  return {
    path: route.path,
    listedAs: isListed(route) ? site.url + route.path : null,
    head: drawHead(route),
    body: await drawBody(route),
    module: route.kind === "personal" ? null : await moduleOf(route),
  };
}

function drawHead(route: PageRoute): string {
  const elements = headElements(route).map(({ tag, attributes }) =>
    renderToStaticMarkup(createElement(tag, attributes)),
  );
  return [renderToStaticMarkup(<title>{route.title}</title>), ...elements].join("\n    ");
}

async function drawBody({ path }: PageRoute): Promise<string> {
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

async function moduleOf(route: PageRoute): Promise<string> {
  const page = await route.page();
  if ("moduleId" in page && typeof page.moduleId === "string") return page.moduleId;
  throw new Error(`The page of ${route.path} is not in src/pages`);
}
