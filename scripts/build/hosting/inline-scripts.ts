import { createHash } from "node:crypto";

/** The type attribute of a script element that contains data. */
const DATA_TYPE = /\stype\s*=\s*["']?application\/(?:[\w.-]+\+)?json["'\s]/i;

/** The inline scripts that a page executes: not data blocks or external files. */
function inlineScripts(html: string): readonly string[] {
  return [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script\s*>/gis)].flatMap(
    ([, attributes = "", text = ""]) => {
      const isExecuted = !/\ssrc\s*=/i.test(attributes) && !DATA_TYPE.test(`${attributes} `);
      // Browsers normalise line breaks before they compute the hash.
      return isExecuted ? [text.replace(/\r\n?/g, "\n")] : [];
    },
  );
}

/** The source expression of a script in a Content-Security-Policy. */
function scriptHash(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
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
      hashes.add(scriptHash(script));
    }
  }
  return [...hashes];
}
