import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Rolldown } from "vite";
import { localBackend } from "./dev/vite-plugin.ts";
import { adConsent } from "./scripts/build/ad-consent.ts";
import { buildTargets } from "./scripts/build/browsers.ts";
import { hosting } from "./scripts/build/hosting/plugin.ts";
import { inlineScripts } from "./scripts/build/inline-scripts.ts";
import { nameDayFile } from "./scripts/build/name-days/plugin.ts";
import { nameSearch } from "./scripts/build/name-search/plugin.ts";
import { nameYear } from "./scripts/build/name-year/plugin.ts";
import { thirdPartyNotices } from "./scripts/build/notices/plugin.ts";
import { offlineWorker } from "./scripts/build/offline-worker.ts";
import { openData } from "./scripts/build/open-data/plugin.ts";
import { operatorDetails } from "./scripts/build/operator-details.ts";
import { pictures } from "./scripts/build/pictures/plugin.ts";
import { plainImports } from "./scripts/build/plain-imports.ts";
import { prerenderPages } from "./scripts/build/prerender/plugin.ts";
import { shakableRouter } from "./scripts/build/shakable-router.ts";

const ROUTER = join(import.meta.dirname, "node_modules/react-router/dist/production");
const SCROLL_BAR = join(import.meta.dirname, "node_modules/react-remove-scroll-bar/dist/es2015");
const NO_SCROLL_BAR_STYLES = join(import.meta.dirname, "src/ui/no-scroll-bar-styles.ts");

export default defineConfig({
  plugins: [
    operatorDetails(),
    adConsent(),
    react(),
    tailwindcss(),
    plainImports(),
    shakableRouter(),
    inlineScripts(),
    pictures(),
    nameSearch(),
    nameDayFile(),
    openData(),
    nameYear(),
    prerenderPages(),
    // After the plugins that write pages, and before hosting(), which reads what it writes.
    offlineWorker(),
    // Reads the service worker, and hosting() its file.
    thirdPartyNotices(),
    localBackend(),
    hosting(),
  ],
  resolve: {
    tsconfigPaths: true,
    alias: {
      // The package offers bundlers only its development build, with warnings that nobody would read.
      "react-router/dom": join(ROUTER, "dom-export.mjs"),
      "react-router": join(ROUTER, "index.mjs"),
      "react-remove-scroll-bar/constants": join(SCROLL_BAR, "constants.js"),
      "react-remove-scroll-bar": NO_SCROLL_BAR_STYLES,
      "react-style-singleton": NO_SCROLL_BAR_STYLES,
    },
  },
  // Includes lazy pages: a dependency discovered later would load a second copy of React.
  optimizeDeps: { entries: ["index.html", "src/**/*.{ts,tsx}"] },
  server: { port: 5173, strictPort: true },
  preview: { port: 4173, strictPort: true },
  build: {
    // Of packages, too, and of the style sheet.
    target: buildTargets(),
    // `npm run budget` says what is worth knowing; compressing every file takes seconds.
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    // One style sheet, which the prerendered documents have inline.
    cssCodeSplit: false,
    modulePreload: {
      // Browsers without module preloading find out later what to load.
      polyfill: false,
      // The imports of every lazy chunk would be listed in the entry chunk, almost 2 kB with gzip.
      // The prerendered documents preload theirs, and the service worker stores all of them.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === "html" ? dependencies : [],
    },
    rolldownOptions: {
      output: {
        // Only what a page or a feature loads by itself has a name. Some fifty shared chunks are preloaded by each of
        // 3,300 documents and imported by other chunks, where their names would weigh more than they say.
        chunkFileNames: (chunk) =>
          chunk.isDynamicEntry ? "assets/[name]-[hash].js" : "assets/[hash].js",
        postBanner: compiledWhole,
        codeSplitting: {
          groups: [
            {
              // Browsers can cache it across most releases.
              name: "framework",
              test: /\/node_modules\/(react|react-dom|react-router|scheduler|nanostores|@nanostores)\/|rolldown\/runtime/,
              includeDependenciesRecursively: false,
            },
            {
              // What every page with suggestions needs: in one file it compresses better.
              name: "suggestions",
              test: /\/src\/(pages\/filter-generator-page|generators\/length-filter|ui\/external-link)\.tsx?$/,
            },
            // The rest are small files that are loaded together, of which each would be a request.
            {
              name: "guide",
              includeDependenciesRecursively: false,
              test: /\/src\/(content\/guide(-sources)?|ui\/(link-tile|lists|section))\.tsx?$/,
            },
            {
              name: "surname-field",
              includeDependenciesRecursively: false,
              test: /\/src\/(features\/surname\/surname-field|generators\/typed-surname)\.tsx?$/,
            },
            {
              name: "fields",
              includeDependenciesRecursively: false,
              test: /\/src\/ui\/(labelled-field|text-field|typed-text-field|use-debounced)\.tsx?$/,
            },
            {
              name: "years",
              includeDependenciesRecursively: false,
              test: /\/src\/(generators\/(curve-note|statistics-years|years)|words\/statistics)\.ts$/,
            },
            {
              name: "typed-names",
              includeDependenciesRecursively: false,
              test: /\/src\/(features\/surname\/surname-line|generators\/second-name-params|names\/(name-form|other-scripts|written-name))\.tsx?$/,
            },
            {
              name: "days",
              includeDependenciesRecursively: false,
              test: /\/src\/(config\/months|generators\/name-days|lib\/format)\.ts$/,
            },
            {
              name: "curves",
              includeDependenciesRecursively: false,
              test: /\/src\/(name-ui\/facts\/describe-(facts|series)|generators\/unisex|ui\/curve(-paths)?)\.tsx?$/,
            },
            {
              name: "name-files",
              includeDependenciesRecursively: false,
              test: /\/src\/features\/names\/(name-file|name-files-api|or-kept|relations)\.ts$/,
            },
            {
              name: "name-addresses",
              includeDependenciesRecursively: false,
              test: /\/src\/generators\/name-search\/name-(addresses|files)\.ts$/,
            },
            {
              name: "actions",
              includeDependenciesRecursively: false,
              test: /\/(src\/(name-ui\/links\/compare-path|lib\/download|ui\/menu-item)|lucide\/dist\/esm\/icons\/(arrow-right|circle-alert|columns-3|download|share-2))\.(tsx?|mjs)$/,
            },
            {
              // What several of its components need.
              name: "radix",
              includeDependenciesRecursively: false,
              test: /\/node_modules\/@radix-ui\/(primitive|react-(collection|compose-refs|context|direction|id|presence|primitive|slot|use-[a-z-]+))\//,
            },
          ],
        },
      },
    },
  },
});

/**
 * Lets V8 compile what a press or a link opens when it is loaded, not function by function while the visitor waits:
 * a first dialog takes a phone a frame less (https://v8.dev/blog/explicit-compile-hints).
 */
function compiledWhole({ isDynamicEntry, moduleIds }: Rolldown.RenderedChunk): string {
  const isDialog = moduleIds.some((id) => id.includes("/node_modules/@radix-ui/"));
  return isDynamicEntry || isDialog ? "//# allFunctionsCalledOnLoad" : "";
}
