import { describe, expect, test } from "vitest";
import { documentOf, fileOf, preloadsOf } from "../../../scripts/build/prerender/documents.ts";
import { sitemapOf } from "../../../scripts/build/prerender/sitemap.ts";

const TEMPLATE = `<head><!-- head of the page --></head><body><div id="root"><!-- body of the page --></div></body>`;

describe("the file of a page", () => {
  test.each([
    ["/", "index.html"],
    ["/fornamn", "fornamn.html"],
    ["/lista/:shareToken", "lista.html"],
    ["*", "404.html"],
  ])("%s is %s", (path, file) => {
    expect(fileOf(path)).toBe(file);
  });
});

describe("the document of a page", () => {
  test("has its head, its text and its scripts in their places", () => {
    const page = { head: "<title>Förnamn</title>", body: "<h1>Förnamn</h1>" };
    expect(documentOf(TEMPLATE, page, ["assets/a.js"]).replace(/\n */g, "")).toBe(
      '<head><title>Förnamn</title><link rel="modulepreload" crossorigin href="/assets/a.js"></head>' +
        '<body><div id="root"><h1>Förnamn</h1></div></body>',
    );
  });

  test("takes signs that are special to a replacement as they are", () => {
    expect(documentOf(TEMPLATE, { head: "", body: "29 $& kr" }, [])).toContain(">29 $& kr<");
  });

  test("cannot be made of a template without a place for it", () => {
    expect(() => documentOf("<head></head>", { head: "", body: "" }, [])).toThrow("once");
  });
});

describe("the scripts of a page", () => {
  const chunks = [
    chunk("main.js", { isEntry: true, imports: ["framework.js"] }),
    chunk("framework.js", {}),
    chunk("page.js", { module: "/src/pages/a-page.tsx", imports: ["part.js", "framework.js"] }),
    chunk("part.js", { imports: ["deep.js"] }),
    chunk("deep.js", { imports: ["part.js"] }),
    chunk("later.js", {}),
  ];

  test("are all that its module imports and not every page has", () => {
    expect(preloadsOf({ modules: ["/src/pages/a-page.tsx"] }, chunks).sort()).toEqual([
      "deep.js",
      "page.js",
      "part.js",
    ]);
  });

  test("are none where the build draws no page", () => {
    expect(preloadsOf({ modules: [] }, chunks)).toEqual([]);
  });

  test("must exist", () => {
    expect(() => preloadsOf({ modules: ["/src/pages/b-page.tsx"] }, chunks)).toThrow("b-page");
  });
});

test("the sitemap has the listed pages alone, in valid XML", () => {
  const xml = sitemapOf([
    { listedAs: "https://namnfynd.se/" },
    { listedAs: null },
    { listedAs: "https://namnfynd.se/a?b&c" },
  ]);
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    "https://namnfynd.se/",
    "https://namnfynd.se/a?b&amp;c",
  ]);
});

function chunk(
  fileName: string,
  options: { isEntry?: boolean; module?: string; imports?: readonly string[] },
) {
  const { isEntry = false, module = null, imports = [] } = options;
  return { fileName, isEntry, moduleIds: module === null ? [] : [module], imports: [...imports] };
}
