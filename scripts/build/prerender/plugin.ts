import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { BuildEnvironment, Plugin, Rolldown, ViteBuilder } from "vite";
import { documentOf, fileOf, preloadsOf } from "./documents.ts";
import type * as RenderPages from "./render-pages.tsx";
import { sitemapOf } from "./sitemap.ts";

/** Name of the build environment that renders the pages. */
const ENVIRONMENT = "prerender";

/**
 * Prerenders all pages in a build: each gets an HTML file with its head and body, and the sitemap
 * lists the ones for search engines (docs/decisions/0012-prerendering.md).
 */
export function prerenderPages(): Plugin {
  // Where packages can be resolved, and separate from the folder of a simultaneous build.
  const codeDir = resolve(`node_modules/.prerender-${process.pid}`);
  return {
    name: "prerender-pages",
    apply: "build",
    config: () => ({
      builder: {},
      environments: {
        [ENVIRONMENT]: {
          consumer: "server",
          build: {
            outDir: codeDir,
            copyPublicDir: false,
            minify: false,
            rolldownOptions: {
              input: { "render-pages": "scripts/build/prerender/render-pages.tsx" },
              // Code splitting is of no use here.
              checks: { ineffectiveDynamicImport: false },
            },
          },
        },
      },
    }),
    // Exports the id of each page module, to find the chunks that its document should preload.
    transform: {
      filter: { id: /\/src\/(pages\/[\w-]+-page\.tsx|generators\/[\w-]+\.ts)$/ },
      handler(code, id) {
        if (this.environment.name !== ENVIRONMENT) return null;
        return `${code}\nexport const moduleId = ${JSON.stringify(id)};`;
      },
    },
    async buildApp(builder) {
      const client = environmentOf(builder, "client");
      const chunks = await build(builder, client);
      await build(builder, environmentOf(builder, ENVIRONMENT));
      try {
        const { renderPages }: typeof RenderPages = await import(
          pathToFileURL(join(codeDir, "render-pages.js")).href
        );
        const pages = await renderPages();
        const outDir = resolve(client.config.build.outDir);
        const template = readFileSync(join(outDir, "index.html"), "utf8");
        const styles = takeStyles(outDir);
        for (const page of pages) {
          const document = documentOf(template, page, preloadsOf(page, chunks), styles);
          writeFileSync(join(outDir, fileOf(page.path)), document);
        }
        writeFileSync(join(outDir, "sitemap.xml"), sitemapOf(pages));
      } finally {
        rmSync(codeDir, { recursive: true, force: true });
      }
    },
  };
}

/**
 * Removes the style sheet from the build, since the documents have it inline.
 *
 * @returns the style sheet by its address
 */
function takeStyles(outDir: string): ReadonlyMap<string, string> {
  const files = readdirSync(join(outDir, "assets")).filter((file) => file.endsWith(".css"));
  return new Map(
    files.map((file) => {
      const path = join(outDir, "assets", file);
      const style = readFileSync(path, "utf8").trim();
      rmSync(path);
      return [`/assets/${file}`, style];
    }),
  );
}

function environmentOf(builder: ViteBuilder, name: string): BuildEnvironment {
  const environment = builder.environments[name];
  if (!environment) throw new Error(`There is no environment "${name}"`);
  return environment;
}

async function build(
  builder: ViteBuilder,
  environment: BuildEnvironment,
): Promise<Rolldown.OutputChunk[]> {
  const built = await builder.build(environment);
  if (!("output" in built)) throw new Error("Expected a build with one output");
  return built.output.filter((file) => file.type === "chunk");
}
