import { join } from "node:path";
import { defineConfig } from "vitest/config";

/**
 * One worker per core that runs many files: a new process and a new jsdom per file cost more than
 * the tests. Mocks of modules are kept per file. A worker stays within a project, so each project has
 * a turn of its own (groupOrder); it ends before a file with another environment.
 */
const sharedWorkers = {
  isolate: false,
  maxWorkers: "100%",
  // A machine may be busy with something else.
  testTimeout: 20_000,
  hookTimeout: 60_000,
};

/** Not vite.config.ts, whose plugins import most of the site: Vitest loads its settings once per project. */
export default defineConfig({
  resolve: {
    tsconfigPaths: true,
    alias: {
      // Making the files of the name search takes seconds.
      "virtual:name-index": join(import.meta.dirname, "tests/name-index.ts"),
      "virtual:name-year": join(import.meta.dirname, "tests/name-year.ts"),
      "virtual:open-data": join(import.meta.dirname, "tests/open-data.ts"),
      "virtual:name-documents": join(import.meta.dirname, "tests/name-documents.ts"),
    },
  },
  test: {
    // Failures that a test is about are logged, too.
    silent: "passed-only",
    projects: [
      {
        extends: true,
        test: {
          name: "logic",
          environment: "node",
          include: [
            "tests/{config,dev,generators,names,scripts,words}/**/*.test.ts",
            "tests/{app,features,saved,name-parts,access}/**/*.node.test.ts",
          ],
          setupFiles: ["tests/setup.ts"],
          ...sharedWorkers,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: "components",
          environment: "jsdom",
          include: [
            "tests/{access,app,content,features,lib,name-parts,pages,saved,ui}/**/*.test.{ts,tsx}",
          ],
          exclude: ["**/*.node.test.*"],
          setupFiles: ["tests/setup.ts", "tests/setup-components.ts"],
          // Addresses of style sheets, which would be empty.
          css: { include: [/\?url$/] },
          ...sharedWorkers,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          // Starts other tools, or makes files from all names of the statistics: seconds a file.
          name: "tools",
          environment: "node",
          include: ["tests/tools/**/*.test.ts"],
          setupFiles: ["tests/setup.ts"],
          ...sharedWorkers,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          // Follows recipes of CONTRIBUTING.md in copies of the site: minutes each, so not a part of `npm test`.
          name: "recipes",
          environment: "node",
          include: ["tests/recipes/**/*.test.ts"],
          // Each starts workers of its own.
          maxWorkers: 1,
          testTimeout: 1_800_000,
          hookTimeout: 600_000,
          sequence: { groupOrder: 6 },
        },
      },
      {
        extends: true,
        test: {
          // Reads the pages in dist/, which `vite build --mode preview` has made.
          name: "built",
          environment: "jsdom",
          include: ["tests/built/**/*.test.ts"],
          ...sharedWorkers,
          // Some read every page.
          testTimeout: 60_000,
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          name: "database",
          environment: "node",
          include: ["tests/database/**/*.test.ts"],
          setupFiles: ["tests/database/setup.ts"],
          // All files share the backend that the first of them starts.
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 4 },
          // Starting Postgres and loading megabytes of data are slow on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          // The database again, on a server with many connections.
          name: "postgres",
          environment: "node",
          include: ["tests/postgres/**/*.test.ts"],
          globalSetup: ["tests/postgres/global-setup.ts"],
          ...sharedWorkers,
          sequence: { groupOrder: 5 },
        },
      },
    ],
  },
});
