import { createHash } from "node:crypto";

/** What stands in `<script type="…">` when a browser is to read it as data. */
const DATA_TYPE = /\stype\s*=\s*["']?application\/(?:[\w.-]+\+)?json["'\s]/i;

/** The scripts that a page runs and that stand in the page itself; data and files are none. */
function inlineScripts(html: string): readonly string[] {
  return [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script\s*>/gis)].flatMap(
    ([, attributes = "", text = ""]) => {
      const isExecuted = !/\ssrc\s*=/i.test(attributes) && !DATA_TYPE.test(`${attributes} `);
      // As a browser reads it: it never sees a carriage return.
      return isExecuted ? [text.replace(/\r\n?/g, "\n")] : [];
    },
  );
}

/** What a Content-Security-Policy calls a script by. */
function scriptHash(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

/**
 * Hashes of the scripts in the built pages.
 *
 * @param template the page that all were built from; its scripts are the known ones
 * @param pages the built pages by file name
 * @throws when a page has a script that the template has not: something wrote it there unasked
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
        throw new Error(`${file} has an inline script that index.html does not know: ${start}`);
      }
      hashes.add(scriptHash(script));
    }
  }
  return [...hashes];
}
