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
  test("contains the head, the body and the preloads", () => {
    const page = { head: "<title>Förnamn</title>", body: "<h1>Förnamn</h1>" };
    expect(documentOf(TEMPLATE, page, ["assets/a.js"]).replace(/\n */g, "")).toBe(
      '<head><title>Förnamn</title><link rel="modulepreload" crossorigin href="/assets/a.js"></head>' +
        '<body><div id="root"><h1>Förnamn</h1></div></body>',
    );
  });

  test("keeps replacement patterns such as $& in the content", () => {
    expect(documentOf(TEMPLATE, { head: "", body: "29 $& kr" }, [])).toContain(">29 $& kr<");
  });

  test("requires a template with both placeholders", () => {
    expect(() => documentOf("<head></head>", { head: "", body: "" }, [])).toThrow("once");
  });
});

describe("the preloads of a page", () => {
  const chunks = [
    chunk("main.js", { isEntry: true, imports: ["framework.js"] }),
    chunk("framework.js", {}),
    chunk("page.js", { module: "/src/pages/a-page.tsx", imports: ["part.js", "framework.js"] }),
    chunk("part.js", { imports: ["deep.js"] }),
    chunk("deep.js", { imports: ["part.js"] }),
    chunk("later.js", {}),
  ];

  test("are its modules and all imports that not every page has", () => {
    expect(preloadsOf({ modules: ["/src/pages/a-page.tsx"] }, chunks).sort()).toEqual([
      "deep.js",
      "page.js",
      "part.js",
    ]);
  });

  test("are empty for a page that is not prerendered", () => {
    expect(preloadsOf({ modules: [] }, chunks)).toEqual([]);
  });

  test("require a chunk for its module", () => {
    expect(() => preloadsOf({ modules: ["/src/pages/b-page.tsx"] }, chunks)).toThrow("b-page");
  });
});

test("the sitemap lists only pages for search engines, in valid XML", () => {
  const xml = sitemapOf([
    { sitemapUrl: "https://namnfynd.se/" },
    { sitemapUrl: null },
    { sitemapUrl: "https://namnfynd.se/a?b&c" },
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
