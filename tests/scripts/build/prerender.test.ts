import { describe, expect, test } from "vitest";
import { documentOf, fileOf, preloadsOf } from "../../../scripts/build/prerender/documents.ts";
import { sitemapOf } from "../../../scripts/build/prerender/sitemap.ts";

const TEMPLATE = `<head><!-- head of the page --></head><body><div id="root"><!-- body of the page --></div><!-- variants of the page --></body>`;

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
  const empty = { head: "", body: "", variants: new Map<string, string>() };
  const noStyles: ReadonlyMap<string, string> = new Map();

  test("contains the head, the body and the preloads, to be requested later", () => {
    const page = { ...empty, head: "<title>Förnamn</title>", body: "<h1>Förnamn</h1>" };
    expect(documentOf(TEMPLATE, page, ["assets/a.js"], noStyles).replace(/\n */g, "")).toBe(
      '<head><title>Förnamn</title><link rel="postponed-modulepreload" crossorigin href="/assets/a.js"></head>' +
        '<body><div id="root"><h1>Förnamn</h1></div></body>',
    );
  });

  test("has its variants as templates", () => {
    const page = { ...empty, variants: new Map([["mode=signup", "<h1>Skapa konto</h1>"]]) };
    expect(documentOf(TEMPLATE, page, [], noStyles)).toContain(
      '<template data-query="mode=signup"><h1>Skapa konto</h1></template>',
    );
  });

  test("postpones the modules of the template", () => {
    const template = `${TEMPLATE}<script type="module" crossorigin src="/assets/main.js"></script>`;
    const html = documentOf(template, empty, [], noStyles);
    expect(html).toContain('<script type="postponed-module" crossorigin src="/assets/main.js">');
  });

  test("has the style sheet in place of the link to it", () => {
    const template = `${TEMPLATE}<link rel="stylesheet" crossorigin href="/assets/a.css">`;
    const html = documentOf(template, empty, [], new Map([["/assets/a.css", "p{content:'$&'}"]]));
    expect(html).toBe(
      "<head></head><body><div id=\"root\"></div></body><style>p{content:'$&'}</style>",
    );
  });

  test("requires the style sheet of the link", () => {
    const template = `${TEMPLATE}<link rel="stylesheet" crossorigin href="/assets/a.css">`;
    expect(() => documentOf(template, empty, [], noStyles)).toThrow("/assets/a.css");
  });

  test("keeps replacement patterns such as $& in the content", () => {
    const page = { ...empty, body: "29 $& kr" };
    expect(documentOf(TEMPLATE, page, [], noStyles)).toContain(">29 $& kr<");
  });

  test("requires a template with all placeholders", () => {
    expect(() => documentOf("<head></head>", empty, [], noStyles)).toThrow("once");
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
