import type { Rolldown } from "vite";
import { MISSING_PAGE, STAND_INS } from "../../../src/config/stand-ins.ts";
import type { RenderedPage } from "./render-pages.tsx";

/** The properties of a chunk that are used here. */
type Chunk = Pick<Rolldown.OutputChunk, "fileName" | "isEntry" | "moduleIds" | "imports">;

/** The style sheets that documents have inline. */
export interface InlineStyles {
  /** By address of the style sheet. */
  readonly byAddress: ReadonlyMap<string, string>;
  /** Whether they are whole; otherwise a browser applies all of them after the first paint. */
  readonly isWhole: boolean;
}

/** The placeholders in index.html. */
const HEAD_PLACEHOLDER = "<!-- head of the page -->";
const BODY_PLACEHOLDER = "<!-- body of the page -->";
const VARIANTS_PLACEHOLDER = "<!-- variants of the page -->";

/**
 * Holds the first paint back until everything above the footer is parsed: painted in pieces, on a slow
 * machine, what is centred or to the right would move.
 */
const WHOLE_PAINT = '<link rel="expect" href="#sidfot" blocking="render">';

/** The script of index.html that reads the address and storage before the first paint. */
const VISIT_SCRIPT = /<script data-reads="visit">.*?<\/script>\s*/s;

/** The script of index.html that reads a name in a missing address. */
const NAME_SCRIPT = /<script data-reads="name">.*?<\/script>\s*/s;

/** The script of index.html that requests the files of compared names. */
const COMPARED_SCRIPT = /<script data-reads="compared" .*?<\/script>\s*/s;

/** The root element, and what marks it for src/app/app-routes.tsx. */
const ROOT = '<div id="root">';
const standInRoot = (path: string) => `<div id="root" data-stand-in="${path}">`;

/**
 * The file of a page, as static hosts look for it: `/fornamn` is `fornamn.html`. A pattern with a
 * parameter stands for the one document of all its addresses: `/lista/:shareToken` is `lista.html`.
 *
 * @param path a path of the site, not encoded
 */
export function fileOf(path: string): string {
  if (path === "/") return "index.html";
  if (path === "*") return "404.html";
  return `${path.slice(1).replace(/\/:\w+$/, "")}.html`;
}

/**
 * The HTML document of a page, with its variants as templates. No style sheet and no module holds back
 * the first paint: a script of index.html applies what the document does not have inline.
 *
 * @param template the built index.html
 * @param preloads scripts to preload, besides those of every page
 */
export function documentOf(
  template: string,
  { path, head, body, variants }: Pick<RenderedPage, "path" | "head" | "body" | "variants">,
  preloads: readonly string[],
  styles: InlineStyles,
): string {
  const links = preloads.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const withHead = fill(template, HEAD_PLACEHOLDER, [WHOLE_PAINT, head, ...links].join("\n"));
  const styled = postponeModules(inlineStyles(withHead, styles));
  const named = path === MISSING_PAGE ? styled : styled.replace(NAME_SCRIPT, "");
  const compared = body.includes("data-without-names") ? named : named.replace(COMPARED_SCRIPT, "");
  const document = differsByVisit(variants, body) ? compared : compared.replace(VISIT_SCRIPT, "");
  const templates = [...variants].map(
    ([query, content]) => `<template data-query="${query}">${content}</template>`,
  );
  const withVariants = fill(document, VARIANTS_PLACEHOLDER, templates.join(""));
  const marked = STAND_INS.includes(path)
    ? withVariants.replace(ROOT, standInRoot(path))
    : withVariants;
  return fill(marked, BODY_PLACEHOLDER, body);
}

/** Whether the first paint depends on more of the address than its path, or on storage. */
function differsByVisit(variants: ReadonlyMap<string, string>, body: string): boolean {
  return (
    variants.size > 0 ||
    /data-needs-session|data-no-favorites|data-no-room|data-without-names|class="suggestions /.test(
      body,
    )
  );
}

function inlineStyles(document: string, { byAddress, isWhole }: InlineStyles): string {
  return document.replace(
    /<link rel="stylesheet" crossorigin href="([^"]+)">/g,
    (link, address: string) => {
      const style = byAddress.get(address);
      if (style === undefined) throw new Error(`The build has no style sheet ${address}`);
      const element = `<style>${style}</style>`;
      if (isWhole) return element;
      // Requested early, and applied by a script of index.html.
      const preload = link.replace('"stylesheet"', '"preload" as="style"');
      return `${element}${preload}<noscript>${link}</noscript>`;
    },
  );
}

/**
 * Keeps a browser from requesting the module, and gives the module the names of the scripts that it
 * preloads, from which a script of index.html makes their addresses.
 */
function postponeModules(document: string): string {
  const preloads: string[] = [];
  const rest = document.replace(
    /\s*<link rel="modulepreload"[^>]* href="\/assets\/([^"]+)\.js">/g,
    (_link, name: string) => {
      preloads.push(name);
      return "";
    },
  );
  return rest.replace(
    '<script type="module"',
    `<script type="postponed-module" data-preloads="${preloads.join(" ")}"`,
  );
}

function fill(document: string, placeholder: string, content: string): string {
  const parts = document.split(placeholder);
  if (parts.length !== 2) throw new Error(`index.html must contain "${placeholder}" once`);
  return parts.join(content);
}

/** The scripts of a page's modules and their imports, without those that every page loads. */
export function preloadsOf(
  { modules }: Pick<RenderedPage, "modules">,
  chunks: readonly Chunk[],
): string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const own = modules.map((module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
    if (!chunk) throw new Error(`${module} is in no chunk`);
    return chunk;
  });
  const common = withImports(chunks.filter(({ isEntry }) => isEntry));
  return [...withImports(own)].filter((file) => !common.has(file));

  function withImports(starts: readonly Chunk[]): Set<string> {
    const files = new Set<string>();
    const waiting = [...starts];
    for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
      if (files.has(chunk.fileName)) continue;
      files.add(chunk.fileName);
      for (const file of chunk.imports) {
        const imported = byFile.get(file);
        if (imported) waiting.push(imported);
      }
    }
    return files;
  }
}
