import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { loadEnv, type Plugin } from "vite";
import { siteAddress } from "../../../src/config/site-address.ts";
import { minifyInlineScripts } from "../inline-scripts.ts";
import { headerRules, REWRITES } from "./header-rules.ts";
import { inlineScriptHashes, inlineStyleHashes } from "./inline-code.ts";
import type { Environment } from "./outside-services.ts";
import { hostMiddleware } from "./preview.ts";
import { formatHeaders, formatRewrites } from "./rule-files.ts";

/**
 * Writes the files that a host needs (`_headers`, `_redirects`, robots.txt), and makes
 * `vite preview` follow them. Must be the last plugin: it reads the files that the others write, and handles the
 * requests that the local backend does not.
 */
export function hosting(): Plugin[] {
  return [writeHostingFiles(), previewAsHost()];
}

function writeHostingFiles(): Plugin {
  return {
    name: "hosting-files",
    apply: "build",
    buildApp: {
      // After the plugins that write pages and the service worker.
      order: "post",
      async handler({ config }) {
        const folder = resolve(config.root, config.build.outDir);
        const template = await readFile(join(config.root, "index.html"), "utf8");
        await writeRules(
          folder,
          minifyInlineScripts(template),
          loadEnv(config.mode, process.cwd()),
        );
      },
    },
  };
}

/**
 * @param folder the built site
 * @param template the page that all pages were built from
 */
async function writeRules(folder: string, template: string, environment: Environment) {
  const siteUrl = siteAddress(environment.VITE_SITE_URL);
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
  await writeFile(join(folder, "robots.txt"), robots);

  const files = await listFiles(folder);
  const pages = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith(".html"))) {
    pages.set(file, await readFile(join(folder, file), "utf8"));
  }
  const scriptHashes = inlineScriptHashes(template, pages);
  const styleHashes = inlineStyleHashes(pages);
  const rules = headerRules({ environment, siteUrl, scriptHashes, styleHashes, pages, files });
  await writeFile(join(folder, "_headers"), formatHeaders(rules));
  await writeFile(join(folder, "_redirects"), formatRewrites(REWRITES));
}

/** Paths relative to the folder, with slashes, sorted. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !["_headers", "_redirects"].includes(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .sort();
}

function previewAsHost(): Plugin {
  return {
    name: "hosting-preview",
    apply: (_config, { isPreview }) => isPreview === true,
    // By default, Vite serves the home page for an unknown address.
    config: () => ({ appType: "mpa" }),
    configurePreviewServer(server) {
      const { root, build } = server.config;
      server.middlewares.use(hostMiddleware(resolve(root, build.outDir)));
    },
  };
}
