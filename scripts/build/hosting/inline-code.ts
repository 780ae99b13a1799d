import { createHash } from "node:crypto";

/** The type attribute of a script element that contains data. */
const DATA_TYPE = /\stype\s*=\s*["']?application\/(?:[\w.-]+\+)?json["'\s]/i;

/** The inline scripts that a page executes: not data blocks or external files. */
function inlineScripts(html: string): readonly string[] {
  return [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script\s*>/gis)].flatMap(
    ([, attributes = "", text = ""]) => {
      const isExecuted = !/\ssrc\s*=/i.test(attributes) && !DATA_TYPE.test(`${attributes} `);
      return isExecuted ? [normalizeLineBreaks(text)] : [];
    },
  );
}

/** Browsers normalise line breaks before they compute the hash. */
function normalizeLineBreaks(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

/** The source expression of an inline script or style in a Content-Security-Policy. */
function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/**
 * The source expressions of all inline scripts in the built pages.
 *
 * @param template the page that all pages are built from
 * @param pages the HTML of the built pages by file name
 * @throws Error when a page has a script that is not in the template, which nobody has reviewed
 */
export function inlineScriptHashes(
  template: string,
  pages: ReadonlyMap<string, string>,
): readonly string[] {
  const known = new Set(inlineScripts(template));
  const hashes = new Set<string>();
  for (const [file, html] of pages) {
    for (const script of inlineScripts(html)) {
      if (!known.has(script)) {
        const start = script.trim().slice(0, 80);
        throw new Error(`${file} has an inline script that is not in index.html: ${start}`);
      }
      hashes.add(hashOf(script));
    }
  }
  return [...hashes];
}

/**
 * The source expressions of the style elements: the style sheet in most pages, and in documents of names
 * the rules that they use.
 *
 * @param pages the HTML of the built pages by file name
 * @throws Error when a single page has a style element, which the build has not put there
 */
export function inlineStyleHashes(pages: ReadonlyMap<string, string>): readonly string[] {
  const filesWith = new Map<string, string[]>();
  for (const [file, html] of pages) {
    for (const [, text = ""] of html.matchAll(/<style\b[^>]*>(.*?)<\/style\s*>/gis)) {
      const style = normalizeLineBreaks(text);
      filesWith.set(style, [...(filesWith.get(style) ?? []), file]);
    }
  }
  for (const [file, ...others] of filesWith.values()) {
    if (others.length === 0) throw new Error(`${file} has a style element of its own`);
  }
  return [...filesWith.keys()].map(hashOf);
}
