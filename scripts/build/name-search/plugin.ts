import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { encodeNames, type NameFiles } from "./encode-names.ts";
import { listFiles } from "./list-files.ts";
import { topListFiles } from "./name-lists.ts";
import { fewestPictured } from "./pictured-names.ts";
import { readNames } from "./read-names.ts";
import { tradeFiles } from "./trade-files.ts";
import { worldFiles } from "./world-files.ts";

/** Modules that the plugin makes: see src/name-index.d.ts. */
const INDEX = "virtual:name-index";
const DOCUMENTS = "virtual:name-documents";

const ROOT = "namndata";

/** What an attribute in index.html has in place of the folder of the files, and the first keys of those by spelling. */
const FILES_PLACEHOLDER = "files of the names";

/** The script that reads it. */
const FILES_SCRIPT = /<script data-reads="compared" .*?<\/script>/s;

/**
 * Makes the files of the name search from src/words/all-names: a build writes them, and the
 * development server answers with them (docs/decisions/0023-name-search.md).
 */
export function nameSearch(): Plugin {
  let encoded: ReturnType<typeof allFiles> | null = null;

  function nameFiles() {
    encoded ??= allFiles();
    return encoded;
  }

  return {
    name: "name-search",
    resolveId: (id) => (id === INDEX || id === DOCUMENTS ? `\0${id}` : null),
    load(id) {
      if (id === `\0${INDEX}`) {
        const { folder, firstKeys, fewestPictured } = nameFiles();
        return constants({ folder: `/${folder}`, firstKeys, fewestPictured });
      }
      return id === `\0${DOCUMENTS}` ? constants(nameFiles().documents) : null;
    },
    transformIndexHtml(html, { server }) {
      // Every page of a development server would wait until the files are made.
      if (server) return html.replace(FILES_SCRIPT, "");
      const { folder, firstKeys } = nameFiles();
      return html.replace(FILES_PLACEHOLDER, [`/${folder}`, ...firstKeys.names].join(" "));
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      const { folder, files } = nameFiles();
      for (const [name, source] of files) {
        this.emitFile({ type: "asset", fileName: `${folder}/${name}`, source });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, root, , name = ""] = request.url?.split("/") ?? [];
        const text = root === ROOT ? nameFiles().files.get(name) : undefined;
        if (text === undefined) return next();
        response.setHeader("Content-Type", "text/plain; charset=utf-8");
        response.end(text);
      });
    },
  };
}

/** The source of a module that exports constants. */
function constants(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");
}

function allFiles() {
  const rows = readNames();
  const { files: ofNames, firstKeys, documents } = encodeNames(rows);
  const files = new Map([
    ...ofNames,
    ...topListFiles(rows),
    ...listFiles(rows),
    ...tradeFiles(),
    ...worldFiles(),
  ]);
  return {
    files,
    firstKeys,
    documents,
    fewestPictured: fewestPictured(rows),
    folder: folderOf(files),
  };
}

/** Named for the content, so that its files never change and may be cached for ever. */
function folderOf(files: NameFiles["files"]): string {
  const hash = createHash("sha256");
  for (const [name, text] of files) hash.update(name).update(text);
  return `${ROOT}/${hash.digest("hex").slice(0, 8)}`;
}
