import type { Rolldown } from "vite";
import type { DrawnPage } from "./render-pages.tsx";

/** What is asked of a built script. */
type Chunk = Pick<Rolldown.OutputChunk, "fileName" | "isEntry" | "moduleIds" | "imports">;

/** Where index.html takes what is drawn. */
const HEAD_PLACE = "<!-- head of the page -->";
const BODY_PLACE = "<!-- body of the page -->";

/** The file of a page, as static hosts look for it: `/fornamn` is `fornamn.html`. */
export function fileOf(path: string): string {
  if (path === "/") return "index.html";
  if (path === "*") return "404.html";
  const [, first] = path.split("/");
  return `${first}.html`;
}

/**
 * The document of a page.
 *
 * @param template the built index.html
 * @param preloads scripts that the page needs besides those of every page
 */
export function documentOf(
  template: string,
  { head, body }: Pick<DrawnPage, "head" | "body">,
  preloads: readonly string[],
): string {
  const links = preloads.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const withHead = put(template, HEAD_PLACE, [head, ...links].join("\n    "));
  return put(withHead, BODY_PLACE, body);
}

function put(document: string, place: string, content: string): string {
  const parts = document.split(place);
  if (parts.length !== 2) throw new Error(`index.html is to have "${place}" once`);
  return parts.join(content);
}

/** The scripts of a page's own modules and all that they import, unless every page has them. */
export function preloadsOf(
  { modules }: Pick<DrawnPage, "modules">,
  chunks: readonly Chunk[],
): string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const own = modules.map((module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
    if (!chunk) throw new Error(`${module} is in no script`);
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
