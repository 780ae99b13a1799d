import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import type { BuildEnvironment, Plugin, Rolldown, ViteBuilder } from "vite";
import { siteAddress } from "../../../src/config/site-address.ts";
import { documentOf, fileOf, type InlineStyles, preloadsOf } from "./documents.ts";
import { firstStyles } from "./first-styles.ts";
import type * as RenderEmbeds from "./render-embeds.tsx";
import type { Embed } from "./render-embeds.tsx";
import type * as RenderPages from "./render-pages.tsx";
import type { RenderedPage } from "./render-pages.tsx";
import { sitemapsOf } from "./sitemap.ts";

/** Name of the build environment that renders the pages. */
const ENVIRONMENT = "prerender";

/** Folder of the built site with the files of the names. */
const NAME_FILES = "namndata";

/**
 * Prerenders all pages in a build: each gets an HTML file with its head and body, and the sitemap
 * lists the ones for search engines (docs/decisions/0012-prerendering.md). NAME_DOCUMENTS=none leaves out
 * those of single names, most of the work, for tests of a build with other settings.
 */
export function prerenderPages(): Plugin {
  // Where packages can be resolved, and separate from the folder of a simultaneous build.
  const codeDir = resolve(`node_modules/.prerender-${process.pid}`);
  return {
    name: "prerender-pages",
    apply: "build",
    config: () => ({
      // Both builds use the plugins of one configuration, and the names that they have prepared.
      builder: { sharedConfigBuild: true, sharedPlugins: true },
      environments: {
        [ENVIRONMENT]: {
          consumer: "server",
          build: {
            outDir: codeDir,
            copyPublicDir: false,
            minify: false,
            rolldownOptions: {
              input: {
                "render-pages": "scripts/build/prerender/render-pages.tsx",
                "render-embeds": "scripts/build/prerender/render-embeds.tsx",
              },
              // Code splitting is of no use here.
              checks: { ineffectiveDynamicImport: false },
            },
          },
        },
      },
    }),
    // Exports the id of each page module, to find the chunks that its document should preload.
    transform: {
      filter: { id: /\/src\/(pages\/[\w-]+-page\.tsx|generators\/[\w-]+\/[\w-]+\.ts)$/ },
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
        const load = (name: string) => import(pathToFileURL(join(codeDir, name)).href);
        const { renderPages }: typeof RenderPages = await load("render-pages.js");
        const outDir = resolve(client.config.build.outDir);
        const template = readFileSync(join(outDir, "index.html"), "utf8");
        const styles = readStyles(outDir);
        const listed: string[] = [];
        const hasNames = process.env.NAME_DOCUMENTS !== "none";
        const nameFiles = readNameFiles(outDir);
        for await (const pages of renderPages(nameFiles, hasNames)) {
          const inlined = stylesOf(pages, template, styles);
          for (const page of pages) {
            const document = documentOf(template, page, preloadsOf(page, chunks), inlined);
            writeTo(join(outDir, fileOf(page.path)), document);
            if (page.sitemapUrl) listed.push(page.sitemapUrl);
          }
        }
        for (const [file, xml] of sitemapsOf(listed, siteUrl(client)))
          writeFileSync(join(outDir, file), xml);
        const { renderEmbeds }: typeof RenderEmbeds = await load("render-embeds.js");
        writeEmbeds(
          outDir,
          hasNames ? renderEmbeds(nameFiles) : [],
          styles.get(styleOf(template)) ?? "",
        );
      } finally {
        rmSync(codeDir, { recursive: true, force: true });
      }
    },
  };
}

/** Writes the charts for other sites, and the rules of the style sheet that they need, which load no font. */
function writeEmbeds(outDir: string, embeds: readonly Embed[], siteStyle: string): void {
  for (const { path, document } of embeds) writeTo(join(outDir, fileOf(path)), document);
  const ownStyle = readFileSync(join(import.meta.dirname, "embed.css"), "utf8");
  const withoutFonts = siteStyle.replace(/@font-face\s*\{[^}]*\}/g, "");
  const rules = firstStyles(
    withoutFonts + ownStyle,
    embeds.map(({ document }) => document),
  );
  writeTo(join(outDir, "inbaddat", "stil.css"), rules);
}

function writeTo(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * What the pages of a route have inline: the style sheet, or where a route has many pages the rules for their
 * first paint. In thousands of documents, the style sheet would be most of the site.
 */
function stylesOf(
  pages: readonly RenderedPage[],
  template: string,
  styles: ReadonlyMap<string, string>,
): InlineStyles {
  if (pages.length === 1) return { byAddress: styles, isWhole: true };
  const html = [template, ...pages.map(({ body }) => body)];
  const first = [...styles].map(([address, css]) => [address, firstStyles(css, html)] as const);
  return { byAddress: new Map(first), isWhole: false };
}

/** The address of the style sheet of every page. */
function styleOf(template: string): string {
  const [, address] = /<link rel="stylesheet" crossorigin href="([^"]+)">/.exec(template) ?? [];
  if (address === undefined) throw new Error("index.html has no style sheet");
  return address;
}

/** The style sheets of the build by address. */
function readStyles(outDir: string): ReadonlyMap<string, string> {
  return readFiles(outDir, "assets", (file) => file.endsWith(".css"));
}

/** The files of the names by address. */
function readNameFiles(outDir: string): ReadonlyMap<string, string> {
  return readFiles(outDir, NAME_FILES, (file) => /\.(?:txt|json)$/.test(file));
}

function readFiles(
  outDir: string,
  folder: string,
  isWanted: (file: string) => boolean,
): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(join(outDir, folder), { recursive: true, encoding: "utf8" })
      .filter(isWanted)
      .map((file) => [
        `/${folder}/${file.replaceAll(sep, "/")}`,
        readFileSync(join(outDir, folder, file), "utf8").trim(),
      ]),
  );
}

function siteUrl({ config }: BuildEnvironment): string {
  return siteAddress(config.env.VITE_SITE_URL);
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
