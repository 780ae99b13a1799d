import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createBuilder } from "vite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hosting } from "../../../../scripts/build/hosting/plugin.ts";
import { headersFor, parseHeaders } from "../../../../scripts/build/hosting/rule-files.ts";
import { inlineScripts } from "../../../../scripts/build/inline-scripts.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "hosting-"));
  const head = "<script>document.documentElement.dataset.theme = 'dark';</script>";
  await writeFile(join(folder, "index.html"), `<!doctype html><head>${head}</head><body></body>`);
  await mkdir(join(folder, "public"));
  await writeFile(join(folder, "public", "icon.svg"), "<svg/>");
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

/** Builds the site with an additional page, written together with the bundle. */
async function buildWith(page: (home: string) => string): Promise<void> {
  const builder = await createBuilder({
    configFile: false,
    root: folder,
    logLevel: "silent",
    builder: {},
    plugins: [
      inlineScripts(),
      hosting(),
      {
        name: "prerender",
        async buildApp({ build, environments: { client } }) {
          if (client) await build(client);
          await writeFile(join(folder, "dist", "konto.html"), page(await written("index.html")));
        },
      },
    ],
  });
  await builder.buildApp();
}

function written(name: string): Promise<string> {
  return readFile(join(folder, "dist", name), "utf8");
}

test("the rules cover all built files and the environment", async () => {
  vi.stubEnv("VITE_SITE_URL", "https://namn.example/");
  vi.stubEnv("VITE_SUPABASE_URL", "https://abc.supabase.co");
  await buildWith((home) => home.replace("<head>", '<head><meta name="robots" content="noindex">'));

  const rules = parseHeaders(await written("_headers"));
  const policy = headersFor(rules, "/").get("Content-Security-Policy");
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=' /);
  expect(policy).toMatch(/connect-src 'self' https:\/\/abc\.supabase\.co /);
  expect(headersFor(rules, "/konto").get("X-Robots-Tag")).toBe("noindex");
  expect(headersFor(rules, "/icon.svg").get("Cache-Control")).toBe("public, max-age=86400");
  expect(await written("_redirects")).toMatch(/^\/lista\/\* {2}\/lista {2}200$/m);
  expect(await written("robots.txt")).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://namn.example/sitemap.xml\n",
  );
});

test("a page with an unknown inline script fails the build", async () => {
  const building = buildWith((home) => home.replace("</body>", "<script>$RC()</script></body>"));
  await expect(building).rejects.toThrow("konto.html has an inline script");
});
