/** What holds for every document of the build. There are thousands, so they are read as text and not parsed. */
import { expect, test } from "vitest";
import { findingsOf, parseStructuredData } from "../structured-data.ts";
import { allDocuments, contentOf, isBuilt, siteUrl } from "./site.ts";
import { UNFILLED } from "./unfilled.ts";

/** A visitor and a search engine find every page within so many links from the home page. */
const MOST_PRESSES = 3;

const CODE = /<(script|style|code|pre)\b.*?<\/\1>/gs;

interface Link {
  /** Path of the page that it leads to, not encoded. */
  readonly path: string;
  /** Id in that page; empty for the page itself. */
  readonly id: string;
}

const documents = new Map([...allDocuments()].map(([file, html]) => [pathOf(file), html]));

function pathOf(file: string): string {
  const path = `/${file.replaceAll("\\", "/").replace(/(?:^index)?\.html$/, "")}`;
  return path.normalize("NFC");
}

function isListed(html: string): boolean {
  return !/<meta [^>]*name="robots"/.test(html);
}

/** The links of a document to pages of the site. */
function linksOf(path: string, html: string): Link[] {
  const found = html.matchAll(/<a\b[^>]*? href="([/#][^"]*)"/g);
  return [...new Set([...found].map(([, href = ""]) => href))].map((href) => {
    const { pathname, hash } = new URL(href.replaceAll("&amp;", "&"), siteUrl + encodeURI(path));
    return { path: decodeURI(pathname), id: decodeURIComponent(hash.slice(1)) };
  });
}

function faultsOf(find: (path: string, html: string) => readonly string[]): string[] {
  return [...documents].flatMap(([path, html]) => find(path, html).map((it) => `${path}: ${it}`));
}

test("every document has structured data with what search engines require", () => {
  let blocks = 0;
  const faults = faultsOf((_, html) => {
    const found = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
    const data = found.map(([, text = ""]) => parseStructuredData(text));
    blocks += data.length;
    return data.flatMap((block) => findingsOf(block, siteUrl));
  });
  expect(blocks).toBeGreaterThan(documents.size);
  expect(faults).toEqual([]);
});

test("every document links to pages that exist, and to parts that those have", () => {
  const known = new Map<string, boolean>();
  const exists = (path: string) => {
    const answer = known.get(path) ?? isBuilt(encodeURI(path));
    known.set(path, answer);
    return answer;
  };
  const faults = faultsOf((from, html) =>
    linksOf(from, html)
      .filter(({ path, id }) => {
        if (!exists(path)) return true;
        return id !== "" && documents.get(path)?.includes(`id="${id}"`) !== true;
      })
      .map(({ path, id }) => `links to ${path}${id && "#"}${id}`),
  );
  expect(faults).toEqual([]);
});

test(`every listed document is at most ${MOST_PRESSES} presses from the home page`, () => {
  const reached = new Set(["/"]);
  let latest: readonly string[] = ["/"];
  for (let presses = 1; presses <= MOST_PRESSES; presses += 1) {
    latest = latest
      .flatMap((path) => linksOf(path, documents.get(path) ?? ""))
      .map(({ path }) => path)
      .filter((path) => documents.has(path) && !reached.has(path) && reached.add(path));
  }
  const listed = [...documents].filter(([, html]) => isListed(html)).map(([path]) => path);
  expect(listed.length).toBeGreaterThan(3000);
  expect(listed.filter((path) => !reached.has(path))).toEqual([]);
});

test("every listed document has its own address as the one to list, and a picture that exists", () => {
  const faults = faultsOf((path, html) => {
    if (!isListed(html)) return [];
    const canonical = contentOf(html, /rel="canonical" href="([^"]*)"/);
    const picture = contentOf(html, /property="og:image" content="([^"]*)"/);
    const faultsOfHead: string[] = [];
    if (canonical !== siteUrl + encodeURI(path)) faultsOfHead.push(`canonical ${canonical}`);
    if (!picture.startsWith(`${siteUrl}/`) || !isBuilt(picture.slice(siteUrl.length))) {
      faultsOfHead.push(`picture ${picture}`);
    }
    return faultsOfHead;
  });
  expect(faults).toEqual([]);
});

test("every document has its values filled in", () => {
  const faults = faultsOf((_, html) => {
    const [unfilled] = UNFILLED.exec(html.replace(CODE, "").replace(/<[^>]*>/g, " ")) ?? [];
    return unfilled === undefined ? [] : [unfilled];
  });
  expect(faults).toEqual([]);
});
