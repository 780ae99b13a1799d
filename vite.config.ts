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
import { prerenderPages } from "./scripts/build/prerender/plugin.ts";

const SCROLL_BAR = join(import.meta.dirname, "node_modules/react-remove-scroll-bar/dist/es2015");
const NO_SCROLL_BAR_STYLES = join(import.meta.dirname, "src/ui/no-scroll-bar-styles.ts");

const FRAMEWORK =
  /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|nanostores|@nanostores)\/|rolldown\/runtime/;

/** What every page asks about the plan of its visitor. */
const PLAN =
  /\/node_modules\/valibot\/|\/src\/(access\/entitlement\/(visitor-plan|public-matrix-api)|config\/plans|lib\/(call-public-function|plan-matrix|when-reachable))\.ts$/;

/** What pages with fetched data have in common, most of them about names. */
const FETCHED_DATA =
  /\/node_modules\/@tanstack\/|virtual:name-index|\/src\/(lib\/(query-client|describe-error)|ui\/fetched-part|name-parts\/files\/(name-file|name-files-api|kept-offline)|names\/search\/(name-files|pick-record))\.tsx?$/;

/** What a page with suggestions shows after the first names. */
const LATER_SUGGESTIONS =
  /\/src\/(features\/generator\/(name-facts|more-names|counted-filters|no-matches|option-meanings)|ui\/use-preload-in-view|name-parts\/facts\/describe-facts|generators\/engine\/relaxations)\.tsx?$/;

/** Dialogs, menus and what they are made of. */
const DIALOGS =
  /\/node_modules\/(@radix-ui|react-remove-scroll|react-remove-scroll-bar|use-callback-ref|use-sidecar|aria-hidden|tslib)\/|\/src\/ui\/(dialog|no-scroll-bar-styles)\.tsx?$/;

/** What every page loads first. */
const FRAME = join(import.meta.dirname, "index.html");

/** Most characters of source code, for each page or part that loads it, of a module of the shared chunk. */
const SHARED_SOURCE_PER_LOADER = 165;

export default defineConfig({
  plugins: [
    operatorDetails(),
    adConsent(),
    react(),
    tailwindcss(),
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
      "react-remove-scroll-bar/constants": join(SCROLL_BAR, "constants.js"),
      "react-remove-scroll-bar": NO_SCROLL_BAR_STYLES,
      "react-style-singleton": NO_SCROLL_BAR_STYLES,
    },
  },
  // Includes lazy pages: a dependency discovered later would load a second copy of React.
  optimizeDeps: { entries: ["index.html", "src/**/*.{ts,tsx}"] },
  server: { port: 5173, strictPort: true },
  // Hosts do not say that a file depends on the origin: the worker would ask again for what is in the cache.
  preview: { port: 4173, strictPort: true, cors: false },
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
    },
    rolldownOptions: {
      output: {
        // Only what a page or a feature loads by itself has a name: a shared chunk would have that of one of its modules.
        chunkFileNames: (chunk) =>
          chunk.isDynamicEntry ? "assets/[name]-[hash].js" : "assets/[hash].js",
        postBanner: compiledWhole,
        codeSplitting: {
          groups: [
            {
              // Browsers can cache it across most releases.
              name: "framework",
              test: FRAMEWORK,
              includeDependenciesRecursively: false,
            },
            { name: "plan", test: PLAN, includeDependenciesRecursively: false },
            { name: "dialogs", test: DIALOGS, includeDependenciesRecursively: false },
            { name: "data", test: FETCHED_DATA, includeDependenciesRecursively: false },
            {
              // What several pages share is small pieces, in a file for each set of pages otherwise: a hundred requests.
              name: (id, graph) => (isWorthSharing(id, graph) ? "shared" : null),
              debugName: "shared",
              test: /\/(src|_shared|lucide)\/|@oxc-project|vite\/preload-helper/,
              includeDependenciesRecursively: false,
            },
            {
              // What a page with suggestions needs before the first one, in one file: it would be some forty otherwise.
              name: "suggestions",
              test: /\/src\/pages\/filter-generator-page\.tsx$/,
            },
            { name: "later", test: LATER_SUGGESTIONS, includeDependenciesRecursively: false },
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

type ModuleGraph = Pick<Rolldown.PluginContext, "getModuleInfo">;

/**
 * Whether several pages or parts load a module, and each that it imports, beside the framework, and whether it is small
 * for their number or the frame of every page needs it anyway. What such a module imports is so, too: the chunk imports no
 * other one, so that chunks never import each other in a circle. That holds as long as the `test` of the group matches all
 * that such a module imports; tests/built/scripts.test.ts finds a circle.
 */
function isWorthSharing(id: string, graph: ModuleGraph): boolean {
  return reached(id, graph, (info) => info.importedIds).every(({ id: imported, code }) => {
    if ([PLAN, FETCHED_DATA, DIALOGS].some((group) => group.test(imported))) return false;
    // Pages, and parts that are loaded later.
    const loaders = reached(imported, graph, (info) => info.importers).filter(
      (info) => info.isEntry || info.dynamicImporters.length > 0,
    );
    if (loaders.length < 2) return false;
    return (
      loaders.some((info) => info.id === FRAME) ||
      (code?.length ?? 0) <= loaders.length * SHARED_SOURCE_PER_LOADER
    );
  });
}

/** A module and every module beside the framework that is reached from it. */
function reached(
  id: string,
  graph: ModuleGraph,
  next: (info: Rolldown.ModuleInfo) => readonly string[],
): readonly Rolldown.ModuleInfo[] {
  const found = new Map<string, Rolldown.ModuleInfo>();
  const open = [id];
  for (const module of open) {
    const info = found.has(module) || FRAMEWORK.test(module) ? null : graph.getModuleInfo(module);
    if (info === null) continue;
    found.set(module, info);
    open.push(...next(info));
  }
  return [...found.values()];
}
