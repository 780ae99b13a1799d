import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import {
  downloadOf,
  OPTIONS,
  shellOf,
  webManifest,
} from "../../../scripts/build/offline-worker.ts";
import { OFFLINE_PAGE } from "../../../src/config/stand-ins.ts";
import { DOWNLOAD_CACHE, NAME_FILES_CACHE } from "../../../src/config/worker-caches.ts";

const tokens = readFileSync("src/ui/tokens.css", "utf8");

/** The colours of a design token, light and dark. */
function token(name: string): {
  readonly light: string | undefined;
  readonly dark: string | undefined;
} {
  const [, light, dark] =
    new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(tokens) ?? [];
  return { light, dark };
}

test("the manifest and index.html have the colours of the design tokens", () => {
  expect(webManifest.background_color).toBe(token("ground").light);
  expect(webManifest.theme_color).toBe(token("surface").light);

  const page = readFileSync("index.html", "utf8");
  const themeColors = [
    ...page.matchAll(/name="theme-color" content="(#\w+)" media="\(.*: (\w+)\)"/g),
  ];
  expect(themeColors.map(([, color, theme]) => [theme, color])).toEqual([
    ["light", token("surface").light],
    ["dark", token("surface").dark],
  ]);
});

describe("the worker, for a name whose address is not in normal form", () => {
  const [rule] = OPTIONS.workbox?.runtimeCaching ?? [];

  /** What the code of the rule answers, as the worker has it: without anything around it. */
  async function answerTo(address: string): Promise<Response | null> {
    const url = new URL(address, "https://namnfynd.se");
    const context = { url, sameOrigin: true, request: { mode: "navigate" } };
    const run = (code: unknown) => new Function("context", `return (${code})(context)`)(context);
    return run(rule?.urlPattern) ? await run(rule?.handler) : null;
  }

  test.each([
    ["/namn/Astrid?med=elsa", "/namn/astrid?med=elsa"],
    ["/NAMN/ASTRID", "/namn/astrid"],
    ["/efternamn/BJO%CC%88RK", "/efternamn/bj%C3%B6rk"],
  ])("leads from %s to %s", async (address, location) => {
    // Response.redirect of Node takes whole addresses only.
    const redirect = vi.spyOn(Response, "redirect").mockReturnValue(new Response());
    await answerTo(address);
    expect(redirect).toHaveBeenCalledWith(location, 302);
    redirect.mockRestore();
  });

  test.each(["/namn/astrid", "/namn/bj%C3%B6rn", "/namn/%FF", "/fornamn?Kon=A", "/namn/A%3Fb"])(
    "leaves %s to the other rules",
    async (address) => {
      expect(await answerTo(address)).toBeNull();
    },
  );
});

test("the shell is the offline page and what its document names", () => {
  const html = `<link rel="icon" href="/favicon.ico"><link rel="icon" href="/icon.svg">
    <link rel="preload" href="/assets/font.woff2" as="font"><link rel="stylesheet" href="/assets/print.css">
    <script type="postponed-module" data-preloads="framework offline-page" src="/assets/index.js"></script>
    <a href="/fornamn">Förnamn</a>`;
  expect([...shellOf(html)].sort()).toEqual([
    "assets/font.woff2",
    "assets/framework.js",
    "assets/index.js",
    "assets/offline-page.js",
    "assets/print.css",
    "icon.svg",
    "utan-nat.html",
  ]);
});

test("the download is all code that works offline and the common names, but not the shell, with its size", () => {
  const folder = mkdtempSync(join(tmpdir(), "namnfynd-download-"));
  const text = "namn ".repeat(10_000);
  for (const file of [
    "fornamn.html",
    "assets/index.js",
    "assets/fornamn.js",
    "assets/rooms.css",
    "assets/export-pdf-1.js",
    "assets/sentry-1.js",
    "assets/index.js.map",
    "namndata/1a2b/common.json",
    "namndata/1a2b/names-0.txt",
  ]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const { files, bytes } = downloadOf(folder, new Set(["assets/index.js"]));
  expect([...files].sort()).toEqual([
    "/assets/fornamn.js",
    "/assets/rooms.css",
    "/namndata/1a2b/common.json",
  ]);
  expect(bytes).toBeGreaterThan(0);
  // As it is sent: the text repeats itself.
  expect(bytes).toBeLessThan(text.length / 10);
});

describe("the worker keeps", () => {
  /** The name of the cache, or of the strategy, of the first rule that takes a request. */
  function ruleOf(request: { path: string; destination: string; mode?: string }) {
    const { path, destination, mode = "cors" } = request;
    const url = new URL(path, "https://namnfynd.se");
    const context = { url, sameOrigin: true, request: { mode, destination } };
    const run = (code: unknown) => new Function("context", `return (${code})(context)`)(context);
    return OPTIONS.workbox?.runtimeCaching?.find(({ urlPattern }) => run(urlPattern));
  }

  test.each([
    ["/assets/a.js", "script", "assets"],
    ["/assets/a.css", "style", "assets"],
    ["/assets/a.woff2", "font", "assets"],
    ["/namndata/1a2b/names-0.txt", "", "name-files"],
  ])("%s, loaded as %j, in its cache %s", (path, destination, cache) => {
    expect(ruleOf({ path, destination })?.options?.cacheName).toBe(cache);
  });

  test.each([
    ["/assets/a.js", ""],
    ["/namndata/1a2b/common.json", ""],
    ["/rest/v1/plan_features", ""],
    ["/utan-nat.json", ""],
  ])("not %s, fetched as %j", (path, destination) => {
    expect(ruleOf({ path, destination })).toBeUndefined();
  });

  test("pages of names, and no other page", () => {
    const page = (path: string) => ruleOf({ path, destination: "document", mode: "navigate" });
    expect(page("/namn/astrid")?.options?.cacheName).toBe("name-pages");
    for (const path of ["/", "/fornamn", "/konto", "/lista/hemlig"]) {
      expect(page(path)?.options?.cacheableResponse, path).toEqual({ statuses: [] });
    }
  });

  test("nothing under other names than the pages know", () => {
    const names = OPTIONS.workbox?.runtimeCaching?.map(({ options }) => options?.cacheName);
    expect(names).toContain(NAME_FILES_CACHE);
    const code = JSON.stringify(OPTIONS.workbox, (_key, value) =>
      typeof value === "function" ? String(value) : value,
    );
    // Functions are copied into the worker, where there are no constants.
    expect(code.match(/downloaded-site/g)).toHaveLength(2);
    expect(DOWNLOAD_CACHE).toBe("downloaded-site");
    expect(code).toContain(`caches.match("${OFFLINE_PAGE}"`.replaceAll('"', '\\"'));
  });
});
