/** Files beside the pages: for search engines, for hosts, and for an installed site. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { formatCount } from "@/lib/format.ts";
import { dataFile, dataSets } from "@/names/open-data.ts";
import {
  isBuilt,
  listedPages,
  nameDocuments,
  pageAt,
  pages,
  readBuilt,
  readBuiltFile,
  siteUrl,
  sizeOfPng,
  tradesAndArticles,
} from "./site.ts";

test("the sitemap has every page for search engines, and no other", () => {
  const xml = readBuilt("/sitemap.xml");
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  const others = [...nameDocuments(), ...tradesAndArticles()].map(([path]) => encodeURI(path));
  const expected = [...listedPages.map(({ path }) => path), ...others];
  expect(addresses.sort()).toEqual(expected.map((path) => siteUrl + path).sort());
});

test("the site is no larger than its budget, nor than the hosts allow", () => {
  const sizes = readdirSync("dist", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => statSync(join(parentPath, name)).size);
  expect(sizes.length).toBeLessThanOrEqual(20_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(250_000_000);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(25 * 1024 ** 2);
});

test("robots.txt allows everything and points to the sitemap", () => {
  const lines = readBuilt("/robots.txt").split("\n").filter(Boolean);
  expect(lines).toEqual(["User-agent: *", "Allow: /", `Sitemap: ${siteUrl}/sitemap.xml`]);
});

describe("_headers", () => {
  const rules = new Map(
    readBuilt("/_headers")
      .split(/\n(?=\/)/)
      .map((rule): [string, string[]] => {
        const [path = "", ...headers] = rule.trim().split(/\n\s*/);
        return [path, headers];
      }),
  );

  test("has the security headers for every address", () => {
    expect(rules.get("/*")).toEqual([
      expect.stringMatching(
        /^Content-Security-Policy: default-src 'none'; script-src 'self' 'sha256-/,
      ),
      "Strict-Transport-Security: max-age=63072000; includeSubDomains",
      "X-Content-Type-Options: nosniff",
      "X-Frame-Options: DENY",
      "Referrer-Policy: strict-origin-when-cross-origin",
      expect.stringMatching(/^Permissions-Policy: .*camera=\(\)/),
      "Cross-Origin-Opener-Policy: same-origin",
    ]);
  });

  test.each(pages.filter(({ path }) => path !== "*"))(
    "$path is revalidated",
    ({ path, isListed }) => {
      // The pages of a folder share a rule, beside which a page may have its own.
      const folder = path.replace(/[^/]+$/, "*");
      const headers = [path, folder].flatMap((each) => rules.get(each) ?? []);
      expect(headers).toContain("Cache-Control: public, max-age=0, must-revalidate");
      expect(headers.includes("X-Robots-Tag: noindex")).toBe(!isListed);
    },
  );

  test("keep a shared list's address out of referrers", () => {
    expect(rules.get("/lista/*")).toContain("Referrer-Policy: no-referrer");
    expect(readBuilt("/_redirects")).toMatch(/^\/lista\/\*\s+\/lista\s+200$/m);
  });

  test.each([
    ["/assets/*", "public, max-age=31536000, immutable"],
    ["/icon.svg", "public, max-age=86400"],
    ["/sw.js", "public, max-age=0, must-revalidate"],
    ["/manifest.webmanifest", "public, max-age=0, must-revalidate"],
  ])("%s may be cached: %s", (path, rule) => {
    expect(rules.get(path)).toContain(`Cache-Control: ${rule}`);
  });
});

test("namnsdagar.ics has the name days of two years, as a calendar", () => {
  const events = readBuilt("/namnsdagar.ics").match(/^DTSTART;VALUE=DATE:\d{4}1127\r$/gm);
  expect(new Set(events).size).toBe(2);
  expect(readBuilt("/_headers")).toContain(
    "/namnsdagar.ics\n  Cache-Control: public, max-age=0, must-revalidate\n  Content-Type: text/calendar; charset=utf-8",
  );
});

test.each(dataSets)(
  "the file $id of /data has its columns, and as many rows as the page says",
  (set) => {
    const text = readBuilt(dataFile(set.id));
    const [header = "", ...rows] = text.trimEnd().split("\r\n");
    expect(header).toBe(`\ufeff${set.columns.flatMap(({ names }) => names).join(";")}`);
    const stated = pageAt("/data").document.getElementById(set.id)?.textContent;
    expect(stated).toContain(`(${formatCount(rows.length)}\u00a0rader, `);
    expect(Buffer.byteLength(text)).toBeLessThan(600_000);
  },
);

describe("the manifest", () => {
  const manifest = v.parse(
    v.looseObject({
      icons: v.array(v.object({ src: v.string(), sizes: v.string(), type: v.string() })),
      shortcuts: v.array(v.object({ name: v.string(), url: v.string() })),
    }),
    JSON.parse(readBuilt("/manifest.webmanifest")),
  );

  test("describes an app that can be installed", () => {
    expect(manifest).toMatchObject({
      id: "/",
      name: "Namnfynd",
      lang: "sv",
      start_url: "/",
      scope: "/",
      display: "standalone",
    });
  });

  test("has icons of the sizes that it states", () => {
    expect(manifest.icons.length).toBeGreaterThan(2);
    for (const { src, sizes, type } of manifest.icons) {
      if (type === "image/png") expect(sizeOfPng(readBuiltFile(src)), src).toBe(sizes);
      else expect(readBuilt(src), src).toContain("<svg");
    }
  });

  test("has shortcuts that lead to generators of the same name", () => {
    expect(manifest.shortcuts.length).toBeGreaterThanOrEqual(3);
    for (const { name, url } of manifest.shortcuts) {
      expect(pageAt(url).document.querySelector("h1")?.textContent).toContain(name);
    }
  });
});

test("the touch icon has the size that phones ask for", () => {
  const icon = pageAt("/").document.querySelector("link[rel=apple-touch-icon]");
  expect(sizeOfPng(readBuiltFile(icon?.getAttribute("href") ?? ""))).toBe("180x180");
});

test("the service worker keeps one page in advance, which answers for the others", () => {
  const worker = readBuilt("/sw.js");
  const kept = pages.filter(({ path }) => worker.includes(`url:"${path}",revision`));
  expect(kept.map(({ path }) => path)).toEqual(["/utan-nat"]);
  for (const [, file = ""] of worker.matchAll(/url:"((?:assets\/|icon)[^"]*)"/g)) {
    expect(isBuilt(`/${file}`), file).toBe(true);
  }
});
