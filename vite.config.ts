import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { localBackend } from "./dev/vite-plugin.ts";
import { adConsent } from "./scripts/build/ad-consent.ts";
import { chunkGroups } from "./scripts/build/chunks.ts";
import { hosting } from "./scripts/build/hosting/plugin.ts";
import { inlineScripts } from "./scripts/build/inline-scripts.ts";
import { nameSearch } from "./scripts/build/name-search/plugin.ts";
import { offlineWorker } from "./scripts/build/offline-worker.ts";
import { operatorDetails } from "./scripts/build/operator-details.ts";
import { pictures } from "./scripts/build/pictures/plugin.ts";
import { prerenderPages } from "./scripts/build/prerender/plugin.ts";
import { pureRouterAnnotations } from "./scripts/build/pure-annotations.ts";

/**
 * One worker per core that runs many files: a new process and a new jsdom per file cost more than
 * the tests. A worker stays within a project, so each project has a turn of its own (groupOrder).
 */
const sharedWorkers = {
  isolate: false,
  maxWorkers: "100%",
  // A machine may be busy with something else.
  testTimeout: 20_000,
  hookTimeout: 60_000,
};

const productionRouter = join(import.meta.dirname, "node_modules/react-router/dist/production");

export default defineConfig(({ command }) => ({
  plugins: [
    operatorDetails(),
    adConsent(),
    react(),
    tailwindcss(),
    pureRouterAnnotations(),
    inlineScripts(),
    pictures(),
    nameSearch(),
    prerenderPages(),
    // After the plugins that write pages, and before hosting(), which reads what it writes.
    offlineWorker(),
    // Component tests start no server.
    !process.env.VITEST && localBackend(),
    hosting(),
  ],
  resolve: {
    tsconfigPaths: true,
    alias: {
      "react-style-singleton": join(import.meta.dirname, "src/ui/style-singleton.ts"),
      // Making the files of the name search takes seconds.
      ...(process.env.VITEST && {
        "virtual:name-index": join(import.meta.dirname, "tests/name-index.ts"),
        "virtual:name-documents": join(import.meta.dirname, "tests/name-documents.ts"),
      }),
      // The router's package offers bundlers its development build only.
      ...(command === "build" && {
        "react-router/dom": join(productionRouter, "dom-export.mjs"),
        "react-router": join(productionRouter, "index.mjs"),
      }),
    },
  },
  // Includes lazy pages: a dependency discovered later would load a second copy of React.
  optimizeDeps: { entries: ["index.html", "src/**/*.{ts,tsx}"] },
  server: { port: 5173, strictPort: true },
  preview: { port: 4173, strictPort: true },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    // One style sheet, which the prerendered documents have inline.
    cssCodeSplit: false,
    modulePreload: {
      // Every browser of the target supports module preloading.
      polyfill: false,
      // The imports of every lazy chunk would be listed in the entry chunk, almost 2 kB with gzip.
      // The prerendered documents preload theirs, and the service worker stores all of them.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === "html" ? dependencies : [],
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Only the modules that are listed: what they import may be loaded later.
          includeDependenciesRecursively: false,
          groups: chunkGroups,
        },
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "logic",
          environment: "node",
          include: [
            "tests/{config,dev,generators,lib,scripts,words}/**/*.test.ts",
            "tests/features/**/*.node.test.ts",
          ],
          exclude: ["**/*.isolated.test.ts"],
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
          include: ["tests/{app,content,features,pages,ui}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.{isolated,node}.test.*"],
          setupFiles: ["tests/setup.ts", "tests/setup-components.ts"],
          ...sharedWorkers,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          // Tests that mock modules: a shared worker would show the mocks to other files.
          name: "isolated",
          environment: "jsdom",
          include: ["tests/**/*.isolated.test.{ts,tsx}"],
          setupFiles: ["tests/setup-components.ts"],
          pool: "threads",
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 2 },
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
}));
