import type { Plugin } from "vite";
import { dataFile } from "../../../src/names/open-data.ts";
import { readNames } from "../name-search/read-names.ts";
import { dataFiles } from "./data-files.ts";

/** A module that the plugin makes: see src/open-data.d.ts. */
const SIZES = "virtual:open-data";

/**
 * Makes the CSV files of /data from src/words: a build writes them, and the development server answers with them. The
 * page states the number of their rows and bytes.
 */
export function openData(): Plugin {
  let made: ReturnType<typeof dataFiles> | null = null;

  function files() {
    made ??= dataFiles(readNames());
    return made;
  }

  return {
    name: "open-data",
    resolveId: (id) => (id === SIZES ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${SIZES}`) return null;
      const sizes = files().map(({ id: set, rows, text }) => [
        set,
        { rows, bytes: Buffer.byteLength(text) },
      ]);
      return `export const sizes = ${JSON.stringify(Object.fromEntries(sizes))};`;
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const { id, text } of files()) {
        this.emitFile({ type: "asset", fileName: dataFile(id).slice(1), source: text });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = files().find(({ id }) => dataFile(id) === request.url);
        if (!file) return next();
        response.setHeader("Content-Type", "text/csv; charset=utf-8");
        response.end(file.text);
      });
    },
  };
}
