/** The documents of names: thousands, so they are read as text and not parsed. */
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { slugOf } from "@/names/search/name-addresses.ts";
import { readNames } from "../../scripts/build/name-search/read-names.ts";
import {
  contentOf,
  headOf,
  isBuilt,
  nameDocuments,
  readBuilt,
  readBuiltFile,
  sizeOfPng,
} from "./site.ts";

const documents = new Map(nameDocuments());

function allStyles(html: string): string[] {
  return [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = ""]) => style);
}

function withFaults(find: (html: string, path: string) => string | null): string[] {
  return [...documents].flatMap(([path, html]) => {
    const fault = find(html, path);
    return fault === null ? [] : [`${path}: ${fault}`];
  });
}

describe("the document of every name", () => {
  test("exists for every name that is common or that there is more to tell of", () => {
    const paths = [...documents.keys()];
    const surnames = paths.filter((path) => path.startsWith("/efternamn/"));
    const common = readNames().filter(({ surnameBearers }) => surnameBearers >= 500);
    expect(new Set(surnames)).toEqual(
      new Set(common.map(({ name }) => `/efternamn/${slugOf(name)}`)),
    );
    expect(paths).toEqual(expect.arrayContaining(["/namn/åsa", "/namn/andré", "/namn/anna-karin"]));
    // Of the almanac.
    expect(paths).toEqual(expect.arrayContaining(["/namn/agda", "/namn/gustav_adolf"]));
    expect(paths).not.toContain("/namn/abbygail");
  });

  test("has a title of 30 characters, and a description of 80, or more", () => {
    const faults = withFaults((html) => {
      const { title, description } = headOf(html);
      if (title.length < 30) return `title of ${title.length}: ${title}`;
      return description.length < 80 ? `description of ${description.length}` : null;
    });
    expect(faults).toEqual([]);
  });

  test("is for search engines", () => {
    expect(withFaults((html) => (/name="robots"/.test(html) ? "is not listed" : null))).toEqual([]);
  });

  test("points at a picture that exists, for the most common names their own", () => {
    const own = new Set<string>();
    const faults = withFaults((html, path) => {
      const address = contentOf(html, /property="og:image" content="([^"]*)"/);
      const picture = decodeURI(new URL(address).pathname);
      if (picture === `/delning${path}.png`) own.add(picture);
      else if (!/^\/delning\/(?:namn|listor|topplista)\.png$/.test(picture)) return picture;
      return isBuilt(encodeURI(picture)) ? null : `${picture} does not exist`;
    });
    expect(faults).toEqual([]);
    const heavy = [...own].filter((picture) => readBuiltFile(picture).length > 15_000);
    expect(heavy).toEqual([]);
    expect(own.size).toBeGreaterThanOrEqual(1300);
    expect(sizeOfPng(readBuiltFile("/delning/namn/åsa.png"))).toBe("760x399");
  });

  test("requests no style sheet before its first paint, and has the rules for what it shows then", () => {
    const policy = readBuilt("/_headers");
    const faults = withFaults((html) => {
      const [style = "", ...others] = allStyles(html);
      const hash = createHash("sha256").update(style).digest("base64");
      if (others.length > 0 || !policy.includes(`'sha256-${hash}'`)) return "style element";
      if (style.length < 3000 || style.length > 15_000) return `${style.length} bytes of rules`;
      const atOnce = html.replace(/<noscript>.*?<\/noscript>/gs, "");
      return /<link rel="(?:stylesheet(?![^>]* media="print")|modulepreload)/.test(atOnce)
        ? "early request"
        : null;
    });
    expect(faults).toEqual([]);
  });

  test("has one heading of the first level, and its content without scripts", () => {
    const faults = withFaults((html) => {
      const headings = html.match(/<h1\b/g)?.length ?? 0;
      if (headings !== 1) return `${headings} headings`;
      return html.includes('data-page-loading=""') ? "is a placeholder" : null;
    });
    expect(faults).toEqual([]);
  });

  test("links to the documents of other common names without a detour", () => {
    const faults = withFaults((html) => {
      const detours = html.matchAll(/<a\b[^>]*? href="(\/(?:efter)?namn\/)ovriga\/([^"]*)"/g);
      for (const [, folder = "", slug = ""] of detours) {
        const common = folder + decodeURI(slug);
        if (documents.has(common)) return `links to ${common} with a detour`;
      }
      return null;
    });
    expect(faults).toEqual([]);
  });
});

test("lists link to no page of a name that is not for search engines", () => {
  const faults = withFaults((html, path) =>
    path.startsWith("/namn/lista/") && /href="\/(?:efter)?namn\/ovriga\//.test(html)
      ? "links to a name without a document"
      : null,
  );
  expect(faults).toEqual([]);
});

test("the document of a common name has its facts, its curve and the pages of other names", () => {
  const html = documents.get("/namn/astrid") ?? "";
  const main = new DOMParser().parseFromString(html, "text/html").querySelector("main");
  const text = main?.textContent.replaceAll("\u00a0", " ");
  expect(text).toContain("16 195 personer");
  expect(text).toContain("Från 439 till 603 flickor, 2013–2022");
  expect(text).toContain("Flest 2019: 625");
  expect(text).toContain("AS-trid");
  expect(main?.querySelector('a[href="/namn/signe"]')?.textContent).toMatch(/^Signe/);
});

test.each([
  ["/namn/ovriga.html", "Hur många heter så i Sverige? – Namnfynd"],
  ["/efternamn/ovriga.html", "Hur många heter så i efternamn i Sverige? – Namnfynd"],
])(
  "%s answers for all other names with a head that is true of each, and is not for search engines",
  (file, title) => {
    const html = readBuilt(file);
    expect(contentOf(html, /<title[^>]*>([^<]*)</)).toBe(title);
    expect(contentOf(html, /property="og:title" content="([^"]*)"/)).toBe(title);
    expect(html).not.toContain(":slug");
    expect(html).toMatch(/<meta [^>]*name="robots" content="noindex"/);
    expect(contentOf(html, /<title[^>]*>([^<]*)<\/title>/)).toMatch(/^Hur många heter så i /);
    const head = html.slice(0, html.indexOf("</head>"));
    expect(head.replaceAll(/ (?:href|content)="https?:[^"]*"/g, "")).not.toContain(":slug");
    const path = file.replace(".html", "");
    expect(readBuilt("/_redirects")).toContain(`${path}/*  ${path}  200\n`);
    expect(readBuilt("/_headers")).toContain(`${path}/*\n  X-Robots-Tag: noindex\n`);
  },
);
