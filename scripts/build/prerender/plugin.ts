import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { BuildEnvironment, Plugin, Rolldown, ViteBuilder } from "vite";
import { documentOf, fileOf, preloadsOf } from "./documents.ts";
import type * as DrawPages from "./render-pages.tsx";
import { sitemapOf } from "./sitemap.ts";

/** The environment that draws the pages. */
const ENVIRONMENT = "prerender";

/**
 * Draws every page at build time: each gets an HTML file of its own, with its head in the head and its
 * text in the body, and the sitemap tells of those that search engines may list.
 */
export function prerenderPages(): Plugin {
  // Beside the packages it needs, and apart from that of a build at the same time.
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
              // What the browser loads when needed may stand with the rest here.
              checks: { ineffectiveDynamicImport: false },
            },
          },
        },
      },
    }),
    // Lets a page say which module it is, so that its document can ask for its scripts at once.
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
        const { drawPages }: typeof DrawPages = await import(
          pathToFileURL(join(codeDir, "render-pages.js")).href
        );
        const pages = await drawPages();
        const outDir = resolve(client.config.build.outDir);
        const template = readFileSync(join(outDir, "index.html"), "utf8");
        for (const page of pages) {
          const document = documentOf(template, page, preloadsOf(page, chunks));
          writeFileSync(join(outDir, fileOf(page.path)), document);
        }
        writeFileSync(join(outDir, "sitemap.xml"), sitemapOf(pages));
      } finally {
        rmSync(codeDir, { recursive: true, force: true });
      }
    },
  };
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
  if (!("output" in built)) throw new Error("One build was to give one output");
  return built.output.filter((file) => file.type === "chunk");
}
