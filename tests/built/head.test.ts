import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from "@/lib/page-head.ts";
import {
  allDocuments,
  headOf,
  isBuilt,
  listedPages,
  pages,
  readBuilt,
  readBuiltFile,
  siteUrl,
  sizeOfPng,
} from "./site.ts";

/** The value of an attribute of the one element that the selector finds in the head. */
function onlyValue(document: Document, selector: string, attribute = "content"): string | null {
  const found = document.head.querySelectorAll(selector);
  expect(found, selector).toHaveLength(1);
  return found[0]?.getAttribute(attribute) ?? null;
}

describe.each(pages)("$path", ({ path, title, description, isListed, document }) => {
  test("has one title and one description", () => {
    expect(document.documentElement.lang).toBe("sv");
    expect(document.head.querySelectorAll("title")).toHaveLength(1);
    expect(document.title).toBe(title);
    expect(onlyValue(document, "meta[name=description]")).toBe(description);
    expect(onlyValue(document, "meta[charset]", "charset")).toBe("utf-8");
    expect(onlyValue(document, "meta[name=viewport]")).toBe("width=device-width, initial-scale=1");
  });

  test(`is ${isListed ? "" : "not "}for search engines`, () => {
    if (isListed) {
      expect(onlyValue(document, "link[rel=canonical]", "href")).toBe(siteUrl + path);
      expect(onlyValue(document, 'meta[property="og:url"]')).toBe(siteUrl + path);
      expect(document.querySelector("meta[name=robots]")).toBeNull();
    } else {
      expect(onlyValue(document, "meta[name=robots]")).toBe("noindex");
      expect(document.querySelector('link[rel=canonical], meta[property="og:url"]')).toBeNull();
    }
  });

  test("has a card for shared links, with its picture", () => {
    const property = (name: string) => onlyValue(document, `meta[property="og:${name}"]`);
    expect(property("type")).toBe("website");
    expect(property("site_name")).toBe("Namnfynd");
    expect(property("locale")).toBe("sv_SE");
    expect(onlyValue(document, 'meta[name="twitter:card"]')).toBe("summary_large_image");
    expect(property("title")).toBe(title);
    expect(property("description")).toBe(description);
    expect(property("image:alt")).toMatch(/\S/);
    const image = property("image") ?? "";
    expect(image.startsWith(`${siteUrl}/`)).toBe(true);
    expect(sizeOfPng(readBuiltFile(image.slice(siteUrl.length)))).toBe("1200x630");
    expect(`${property("image:width")}x${property("image:height")}`).toBe("1200x630");
  });

  test("has files that exist: icons, manifest, font and scripts", () => {
    const links = document.head.querySelectorAll("link:not([rel=canonical], [rel=expect])");
    const hrefs = [...links].map((link) => link.getAttribute("href") ?? "");
    const scripts = [...document.scripts].map((script) => script.getAttribute("src") ?? "");
    for (const file of [...hrefs, ...scripts.filter(Boolean)]) {
      expect(file).toMatch(/^\//);
      expect(isBuilt(file), file).toBe(true);
    }
    for (const rel of ["manifest", "apple-touch-icon", "preload"]) {
      onlyValue(document, `link[rel=${rel}]`, "href");
    }
    // The part of the document that the first paint waits for.
    const awaited = onlyValue(document, "link[rel=expect]", "href");
    expect(document.querySelector(`body ${awaited}`), `${awaited}`).not.toBeNull();
    expect(document.head.querySelectorAll("link[rel=icon]").length).toBeGreaterThan(0);
  });

  test("requests neither scripts nor style sheets before its first paint", () => {
    const early =
      "script[type=module], link[rel=modulepreload], link[rel=stylesheet]:not([media=print])";
    expect(document.querySelectorAll(early)).toHaveLength(0);
    expect(document.querySelectorAll("script[type=postponed-module][src]")).toHaveLength(1);
  });

  test("has the inline scripts and the style sheet, which the security policy allows", () => {
    const scripts = document.querySelectorAll("script:not([src], [type='application/ld+json'])");
    expect(scripts.length).toBeGreaterThanOrEqual(2);
    const styles = document.querySelectorAll("style");
    expect(styles).toHaveLength(1);
    for (const { textContent } of [...scripts, ...styles]) {
      const hash = createHash("sha256").update(textContent).digest("base64");
      expect(readBuilt("/_headers")).toContain(`'sha256-${hash}'`);
    }
    // Inline handlers and javascript: addresses would be blocked.
    const attributes = [...document.querySelectorAll("*")].flatMap((it) => [...it.attributes]);
    expect(attributes.filter(({ name }) => name.startsWith("on"))).toEqual([]);
    expect(attributes.filter(({ value }) => value.startsWith("javascript:"))).toEqual([]);
  });
});

test("pages share no share address", () => {
  const addresses = listedPages.map(({ document }) =>
    onlyValue(document, "link[rel=canonical]", "href"),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
});

test("every document has a title and a description that search engines show whole, and no other has", () => {
  const seen = new Map<string, string>();
  const faults: string[] = [];
  for (const [file, html] of allDocuments()) {
    const { title, description } = headOf(html);
    for (const [text, most] of [
      [title, TITLE_LENGTH],
      [description, DESCRIPTION_LENGTH],
    ] as const) {
      if (text === "" || text.length > most) faults.push(`${file}: ${text.length} in "${text}"`);
      const earlier = seen.get(text);
      if (earlier) faults.push(`${file} and ${earlier}: ${text}`);
      seen.set(text, file);
    }
    if (/\B:\w|undefined|NaN/.test(`${title} ${description}`)) faults.push(`${file}: ${title}`);
  }
  expect(seen.size).toBeGreaterThan(6000);
  expect(faults).toEqual([]);
});
