import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { documentOf, fileOf, preloadsOf } from "../../../scripts/build/prerender/documents.ts";
import { sitemapsOf } from "../../../scripts/build/prerender/sitemap.ts";

const TEMPLATE = `<head><!-- head of the page --></head><body><div id="root"><!-- body of the page --></div><!-- variants of the page --></body>`;

describe("the file of a page", () => {
  test.each([
    ["/", "index.html"],
    ["/fornamn", "fornamn.html"],
    ["/lista/:shareToken", "lista.html"],
    ["/namn/ovriga/:slug", "namn/ovriga.html"],
    ["/namn/åsa", "namn/åsa.html"],
    ["*", "404.html"],
  ])("%s is %s", (path, file) => {
    expect(fileOf(path)).toBe(file);
  });
});

describe("the document of a page", () => {
  const empty = { path: "/fornamn", head: "", body: "", variants: new Map<string, string>() };
  const noStyles = { byAddress: new Map<string, string>(), isWhole: true };

  test("waits for its footer, and contains the head and the body", () => {
    const page = { ...empty, head: "<title>Förnamn</title>", body: "<h1>Förnamn</h1>" };
    expect(documentOf(TEMPLATE, page, [], noStyles)).toBe(
      '<head><link rel="expect" href="#sidfot" blocking="render">\n<title>Förnamn</title></head>' +
        '<body><div id="root"><h1>Förnamn</h1></div></body>',
    );
  });

  test("has its variants as templates", () => {
    const page = { ...empty, variants: new Map([["mode=signup", "<h1>Skapa konto</h1>"]]) };
    expect(documentOf(TEMPLATE, page, [], noStyles)).toContain(
      '<template data-query="mode=signup"><h1>Skapa konto</h1></template>',
    );
  });

  test("has the script that reads the address and storage only where it changes the first paint", () => {
    const script = '<script data-reads="visit">location.search</script>';
    const html = (page: object) =>
      documentOf(TEMPLATE + script, { ...empty, ...page }, [], noStyles);
    expect(html({ body: "<h1>Astrid</h1>" })).not.toContain("script");
    expect(html({ body: '<ul class="suggestions "></ul>' })).toContain(script);
    expect(html({ body: '<p data-needs-session=""></p>' })).toContain(script);
    expect(html({ body: '<p data-no-favorites=""></p>' })).toContain(script);
    expect(html({ body: '<p data-no-room=""></p>' })).toContain(script);
    expect(html({ variants: new Map([["mode=signup", ""]]) })).toContain(script);
  });

  test("has the script that reads a name in the address only for missing addresses", () => {
    const script = '<script data-reads="name">location.pathname</script>';
    const html = (path: string) => documentOf(TEMPLATE + script, { ...empty, path }, [], noStyles);
    expect(html("/namn/astrid")).not.toContain("script");
    expect(html("*")).toContain(script);
  });

  test("has the script that requests the files of compared names only where they are compared", () => {
    const script = '<script data-reads="compared" data-files="/namndata/1 a b">location</script>';
    const html = (body: string) => documentOf(TEMPLATE + script, { ...empty, body }, [], noStyles);
    expect(html("<h1>Astrid</h1>")).not.toContain("script");
    expect(html('<div data-without-names=""></div>')).toContain(script);
  });

  test("postpones the module of the template, and the preloads of the page and the template", () => {
    const template = `${TEMPLATE}<script type="module" crossorigin src="/assets/main.js"></script>
      <link rel="modulepreload" crossorigin href="/assets/framework.js">`;
    const html = documentOf(template, empty, ["assets/a.js"], noStyles);
    expect(html).toContain(
      '<script type="postponed-module" data-preloads="a framework" crossorigin src="/assets/main.js">',
    );
    expect(html).not.toContain("modulepreload");
  });

  test("has the style sheet in place of the link to it", () => {
    const template = `${TEMPLATE}<link rel="stylesheet" crossorigin href="/assets/a.css">`;
    const byAddress = new Map([["/assets/a.css", "p{content:'$&'}"]]);
    const html = documentOf(template, empty, [], { byAddress, isWhole: true });
    expect(html).toMatch(/<\/body><style>p\{content:'\$&'\}<\/style>$/);
  });

  test("with a part of the style sheet requests all of it, and applies it at once without scripts", () => {
    const link = `<link rel="stylesheet" crossorigin href="/assets/a.css">`;
    const byAddress = new Map([["/assets/a.css", "p{}"]]);
    const html = documentOf(TEMPLATE + link, empty, [], { byAddress, isWhole: false });
    expect(html).toContain(
      '<style>p{}</style><link rel="preload" as="style" crossorigin href="/assets/a.css">' +
        `<noscript>${link}</noscript>`,
    );
  });

  test("is marked as the answer to missing addresses", () => {
    for (const path of ["*", "/utan-nat"]) {
      const document = documentOf(TEMPLATE, { ...empty, path }, [], noStyles);
      expect(document).toContain(`data-stand-in="${path}"`);
    }
    expect(documentOf(TEMPLATE, empty, [], noStyles)).not.toContain("data-stand-in");
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

describe("the sitemap", () => {
  const site = "https://namnfynd.se";

  function addressesIn(xml: string | undefined): (string | undefined)[] {
    return [...(xml ?? "").matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  }

  test("lists addresses in valid XML", () => {
    const files = sitemapsOf([`${site}/`, `${site}/a?b&c`], site);
    expect([...files.keys()]).toEqual(["sitemap.xml"]);
    expect(addressesIn(files.get("sitemap.xml"))).toEqual([`${site}/`, `${site}/a?b&amp;c`]);
  });

  test("is an index of several files when one would be too long", () => {
    const files = sitemapsOf([`${site}/a`, `${site}/b`, `${site}/c`], site, 2);
    expect(files.get("sitemap.xml")).toContain("<sitemapindex");
    expect(addressesIn(files.get("sitemap.xml"))).toEqual([
      `${site}/sitemap-1.xml`,
      `${site}/sitemap-2.xml`,
    ]);
    expect(addressesIn(files.get("sitemap-1.xml"))).toEqual([`${site}/a`, `${site}/b`]);
    expect(addressesIn(files.get("sitemap-2.xml"))).toEqual([`${site}/c`]);
  });
});

function chunk(
  fileName: string,
  options: { isEntry?: boolean; module?: string; imports?: readonly string[] },
) {
  const { isEntry = false, module = null, imports = [] } = options;
  return { fileName, isEntry, moduleIds: module === null ? [] : [module], imports: [...imports] };
}

describe("the script for the name in a missing address", () => {
  const [, code = ""] =
    /<script data-reads="name">(.*?)<\/script>/s.exec(readFileSync("index.html", "utf8")) ?? [];

  /** Where the script leads from an address; null if it stays. */
  function led(address: string): string | null {
    let target: string | null = null;
    const { pathname, search, hash } = new URL(address, "https://namnfynd.se");
    const replace = (to: string) => {
      target = to;
    };
    new Function("location", code)({ pathname, search, hash, replace });
    return target;
  }

  test.each([
    ["/namn/Astrid", "/namn/astrid"],
    ["/NAMN/ASTRID?med=elsa#kurva", "/namn/astrid?med=elsa#kurva"],
    ["/namn/bjo%CC%88rn", "/namn/bj%C3%B6rn"],
    ["/namn/%EF%BC%ADaja.", "/namn/maja"],
    ["/efternamn/De%20La%20Cruz)", "/efternamn/de_la_cruz"],
    ["/namn/ovriga/Abelone", "/namn/ovriga/abelone"],
  ])("leads from %s to %s, and stays there", (address, clean) => {
    expect(led(address)).toBe(clean);
    expect(led(clean)).toBeNull();
  });

  test.each([
    "/namn/astrid",
    "/namn/12",
    "/namn/%zz",
    "/Fornamn",
    "/namn/Topplista/2022",
    "/finns-inte",
  ])("stays at %s", (address) => {
    expect(led(address)).toBeNull();
  });
});
