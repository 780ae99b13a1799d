/** What a visit requests, and in how many steps. */
import { brotliCompressSync, constants } from "node:zlib";
import { describe, expect, test } from "vitest";
import { parseSiteFiles } from "@/features/offline/site-files-api.ts";
import { decodeRecords } from "@/names/search/name-files.ts";
import { worldFile } from "@/names/world/files.ts";
import { pageAt, pages, readBuilt, readBuiltFile } from "./site.ts";

/** The scripts that a document requests by itself: its module, and what it preloads. */
function requestedScripts(document: Document): readonly string[] {
  const module = document.querySelector<HTMLElement>("[type=postponed-module]");
  const preloads = module?.dataset.preloads?.split(" ") ?? [];
  return [module?.getAttribute("src") ?? "", ...preloads.map((name) => `/assets/${name}.js`)];
}

/** What a script imports before it runs. */
function importsOf(script: string): readonly string[] {
  const imports = readBuilt(script).matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g);
  return [...imports].map(([, name]) => `/assets/${name}`);
}

/** Everything that scripts need before they run, themselves included. */
function withImports(scripts: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...scripts];
  for (let script = waiting.pop(); script; script = waiting.pop()) {
    if (found.has(script)) continue;
    found.add(script);
    waiting.push(...importsOf(script));
  }
  return found;
}

function compressedSize(file: string): number {
  const content = readBuiltFile(file);
  if (file.endsWith(".woff2")) return content.length;
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

describe("the code of a page is requested in one step after its document", () => {
  test.each(pages.map(({ path, document }) => [path, document] as const))(
    "%s",
    (_path, document) => {
      const requested = requestedScripts(document);
      expect(requested.length).toBeGreaterThan(1);
      const later = [...withImports(requested)].filter((script) => !requested.includes(script));
      expect(later).toEqual([]);
    },
  );
});

// Data is the second step: what draws it must not be a third one, nor its style sheet a fourth.
test.each([
  ["/jamfor", "ur jämförelsen"],
  ["/sok", "Hur många heter"],
])("what shows the data of %s is among the code that its document requests", (path, text) => {
  const scripts = requestedScripts(pageAt(path).document).map(readBuilt);
  expect(scripts.some((script) => script.includes(text))).toBe(true);
});

describe("the document of names side by side requests their data itself", () => {
  const script = pageAt("/jamfor").document.querySelector<HTMLElement>("[data-reads=compared]");

  /** The files that the script requests for the names of an address. */
  function requestedFiles(names: string): readonly string[] {
    const links: { readonly href?: string }[] = [];
    new Function("document", "location", script?.textContent ?? "")(
      {
        currentScript: script,
        createElement: () => ({}),
        head: { append: (link: object) => links.push(link) },
      },
      { search: `?namn=${encodeURIComponent(names)}` },
    );
    return links.map(({ href = "" }) => href);
  }

  test.each(["Astrid", "alma", "Ö", "Åke", "Zorica", "Aaliyah", "Jean-Luc", "Renée", "Wilhelm"])(
    "%s",
    (name) => {
      const [records = "", world = "", ...others] = requestedFiles(name);
      const spelt = decodeRecords(readBuilt(records)).map((record) => record.name.toLowerCase());
      // One letter is no name, but has a file where it would be.
      if (name.length > 1) expect(spelt).toContain(name.toLowerCase());
      expect(world).toMatch(new RegExp(`/${worldFile(name)}$`));
      expect(readBuilt(world)).not.toBe("");
      expect(others).toEqual([]);
    },
  );

  test("each file once, and none without names", () => {
    const files = requestedFiles("Astrid, Alma,Astrid,");
    expect(files).toHaveLength(4);
    expect(requestedFiles("Alma")).toEqual(files.slice(2));
    expect(requestedFiles("")).toEqual([]);
  });
});

test("no page but a room awaits a style sheet besides that of the site", () => {
  const awaiting = parseSiteFiles(readBuilt("/utan-nat.json"))
    .files.filter((file) => file.endsWith(".js"))
    .flatMap((script) => [...readBuilt(script).matchAll(/assets\/([\w-]+)\.css/g)])
    .map(([, sheet = ""]) => sheet.replace(/-[\w-]{8}$/, ""));
  expect([...new Set(awaiting)]).toEqual(["rooms"]);
});

/** What the worker fetches when it is installed. */
function precached(): readonly string[] {
  const entries = readBuilt("/sw.js").matchAll(/url:"([^"]+)",revision:/g);
  return [...entries].map(([, url = ""]) => (url === "/utan-nat" ? "/utan-nat.html" : `/${url}`));
}

test("the worker's shell is all that the offline page needs, in at most 250 kB", () => {
  const files = precached();
  const scripts = requestedScripts(pageAt("/utan-nat").document);
  expect(files).toEqual(expect.arrayContaining(["/utan-nat.html", ...scripts]));
  expect(files.filter((file) => file.endsWith(".html"))).toEqual(["/utan-nat.html"]);
  expect(files.filter((file) => file.endsWith(".woff2"))).toHaveLength(1);
  const bytes = files.reduce((sum, file) => sum + compressedSize(file), 0);
  expect(bytes).toBeLessThanOrEqual(250_000);
});

test("the download has all code of every page, and its size is that of its files", () => {
  const { files, bytes } = parseSiteFiles(readBuilt("/utan-nat.json"));
  const kept = new Set([...files, ...precached()]);
  const needed = pages.flatMap(({ document }) => requestedScripts(document));
  expect(needed.filter((script) => !kept.has(script))).toEqual([]);
  expect(files.filter((file) => file.endsWith("/common.json"))).toHaveLength(1);
  const sizes = files.map((file) => compressedSize(file));
  const sum = sizes.reduce((total, size) => total + size, 0);
  expect(Math.abs(bytes - sum)).toBeLessThan(1000);
});
