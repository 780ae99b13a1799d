/** The pages in dist/, parsed as a browser without scripts would. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pageHead } from "@/app/page-heads.ts";
import { type AppRoute, routes } from "@/app/routes.ts";

const FOLDER = "dist";

export interface BuiltPage {
  /** Path pattern of the route. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly kind: AppRoute["kind"];
  /** Whether search engines may index it. */
  readonly isListed: boolean;
  readonly document: Document;
}

/** Every page of the site but those with many documents: of names and their lists, trades and articles. */
export const pages: readonly BuiltPage[] = await Promise.all(
  routes
    .filter(({ path }) => !/^\/(?:(?:efter|foretags)?namn|blogg)\/.*:/.test(path))
    .map(async ({ path, kind }) => ({
      ...(await pageHead(path)),
      path,
      kind,
      isListed: kind === "generator" || kind === "content",
      document: new DOMParser().parseFromString(readBuilt(fileOf(path)), "text/html"),
    })),
);

export const listedPages = pages.filter(({ isListed }) => isListed);

export function pageAt(path: string): BuiltPage {
  const found = pages.find((page) => page.path === path);
  if (!found) throw new Error(`No route ${path}`);
  return found;
}

/** Path of the file that answers a path of the site, which hosts find without its ending. */
function fileOf(path: string): string {
  if (path === "/") return "/index.html";
  if (path === "*") return "/404.html";
  return `${path.replace(/\/:\w+$/, "")}.html`;
}

/** Folders with a document for each of many names. */
const NAME_FOLDERS = ["/namn", "/efternamn"];

/** Folders with a document for each of some trades and articles. */
const OTHER_FOLDERS = ["/foretagsnamn", "/blogg"];

/** Every document of the build by its file, without the charts for other sites. */
export function* allDocuments(): Generator<readonly [file: string, html: string]> {
  for (const file of readdirSync(FOLDER, { recursive: true, encoding: "utf8" })) {
    if (file.endsWith(".html") && !file.startsWith("inbaddat")) yield [file, readBuilt(file)];
  }
}

/** What a pattern finds in the HTML of an attribute or of an element without others, as text. */
export function contentOf(html: string, pattern: RegExp): string {
  const [, content = ""] = pattern.exec(html) ?? [];
  return content.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
}

/** Title and description of a document, of which there are too many to parse. */
export function headOf(html: string): { title: string; description: string } {
  return {
    title: contentOf(html, /<title[^>]*>([^<]*)<\/title>/),
    description: contentOf(html, /name="description" content="([^"]*)"/),
  };
}

/** Addresses of the documents of names, their lists included, by their HTML; not encoded. */
export function nameDocuments(): Generator<readonly [path: string, html: string]> {
  return documentsIn(NAME_FOLDERS);
}

/** The same of trades and articles. */
export function tradesAndArticles(): Generator<readonly [path: string, html: string]> {
  return documentsIn(OTHER_FOLDERS);
}

/** Pages that are in a folder but have no parameter. */
const SINGLE_PAGES = ["ovriga.html", "listor.html", "branscher.html", "kortlista.html"];

function* documentsIn(
  folders: readonly string[],
): Generator<readonly [path: string, html: string]> {
  for (const folder of folders) {
    for (const file of readdirSync(join(FOLDER, folder), { recursive: true, encoding: "utf8" })) {
      if (!file.endsWith(".html") || SINGLE_PAGES.includes(file)) continue;
      const path = `${folder}/${file.replaceAll("\\", "/")}`;
      yield [path.replace(/\.html$/, ""), readBuilt(path)];
    }
  }
}

/**
 * Whether a host finds something at a path of the site.
 *
 * @param pathname percent-encoded
 */
export function isBuilt(pathname: string): boolean {
  const path = decodeURI(pathname);
  if (/^\/(?:efter)?namn\/ovriga\/[^/]+$/.test(path)) return true;
  return existsSync(join(FOLDER, path)) || existsSync(join(FOLDER, fileOf(path)));
}

export function readBuilt(path: string): string {
  return readBuiltFile(path).toString("utf8");
}

export function readBuiltFile(path: string): Buffer {
  try {
    return readFileSync(join(FOLDER, path));
  } catch (cause) {
    throw new Error(`${FOLDER} has no ${path}: run \`npm run test:built\``, { cause });
  }
}

/** The section with this heading. */
export function sectionOf(document: Document, heading: string): Element | undefined {
  return [...document.querySelectorAll("section")].find((section) => {
    const label = document.getElementById(section.getAttribute("aria-labelledby") ?? "");
    return label?.textContent === heading;
  });
}

/** The questions of a page and their answers. */
export function questionsOf(document: Document): { question: string; answer: string }[] {
  const buttons = sectionOf(document, "Vanliga frågor")?.querySelectorAll("button") ?? [];
  return [...buttons].map((button) => ({
    question: button.textContent,
    answer: document.querySelector(`[aria-labelledby="${button.id}"]`)?.textContent ?? "",
  }));
}

/** Addresses of the scripts that a page loads or preloads. */
export function scriptsOf(document: Document): string[] {
  return [...document.querySelectorAll<HTMLScriptElement>("script[src]")].flatMap((script) => [
    script.getAttribute("src") ?? "",
    ...(script.dataset.preloads?.split(" ") ?? []).map((name) => `/assets/${name}.js`),
  ]);
}

/** Width and height in the header of a PNG file. */
export function sizeOfPng(file: Buffer): string {
  if (file.subarray(1, 4).toString("latin1") !== "PNG") throw new Error("Not a PNG file");
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

/** The address that the site is built for, without a trailing slash. */
export const siteUrl = new URL(
  pageAt("/").document.querySelector("link[rel=canonical]")?.getAttribute("href") ?? "",
).origin;
