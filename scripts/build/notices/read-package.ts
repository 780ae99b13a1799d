import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

/** A package of others, and the terms that it is used under. */
export interface NoticedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression; null when only the text says it. */
  readonly licence: string | null;
  /** The copyright notice and the terms. */
  readonly text: string;
}

const MANIFEST = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    name: v.string(),
    version: v.string(),
    license: v.optional(v.string(), ""),
    author: v.optional(
      v.union([
        v.string(),
        v.pipe(
          v.object({ name: v.string() }),
          v.transform(({ name }) => name),
        ),
      ]),
    ),
  }),
);

/**
 * Reads the manifest and the licence files of a package.
 *
 * @throws Error when its terms are not known
 */
export function readPackage(folder: string): NoticedPackage {
  const { name, version, license, author } = v.parse(
    MANIFEST,
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  const texts = readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file))
    .sort()
    .map((file) => withoutTools(readFileSync(join(folder, file), "utf8")));
  // A few packages name the MIT licence without its text.
  if (texts.length === 0 && license === "MIT" && author) texts.push(mitLicence(author));
  if (texts.length === 0) throw new Error(`${folder} (${license}) has no licence file`);
  return { name, version, licence: license || null, text: texts.join("\n\n") };
}

/** Without the licences of what the bundler itself contains, none of which is in the site. */
function withoutTools(text: string): string {
  const [own = ""] = text.replaceAll("\r\n", "\n").split("\n# Licenses of bundled dependencies");
  return own.trim();
}

/** https://spdx.org/licenses/MIT.html */
function mitLicence(author: string): string {
  return `MIT License

Copyright (c) ${author}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and
associated documentation files (the "Software"), to deal in the Software without restriction, including
without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the
following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial
portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT
LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO
EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER
IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR
THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
}
