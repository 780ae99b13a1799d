import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";
import {
  type ManifestOptions,
  type VitePluginPWAAPI,
  VitePWA,
  type VitePWAOptions,
} from "vite-plugin-pwa";
import { SLOW_LOADING_MS } from "../../src/config/limits.ts";
import { OFFLINE_PAGE } from "../../src/config/stand-ins.ts";
import {
  ASSETS_CACHE,
  DOWNLOAD_LIST,
  NAME_FILES_CACHE,
  NAME_PAGES_CACHE,
} from "../../src/config/worker-caches.ts";
import { COMMON_NAMES_FILE } from "../../src/names/search/name-files.ts";
import { listedBrowsers } from "./browsers.ts";

export const webManifest: Partial<ManifestOptions> = {
  id: "/",
  name: "Namnfynd",
  short_name: "Namnfynd",
  description:
    "Namn till barn, husdjur, företag och fantasivärldar. Se hur många som heter så i Sverige.",
  lang: "sv",
  dir: "ltr",
  start_url: "/",
  scope: "/",
  display: "standalone",
  // The light values of --surface, the background of the header, and of --ground.
  theme_color: "#fffdf9",
  background_color: "#faf6ef",
  categories: ["lifestyle", "utilities", "reference"],
  icons: [
    { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
  ],
  shortcuts: [
    { name: "Förnamn", url: "/fornamn" },
    { name: "Barnnamn", url: "/barnnamn" },
    { name: "Husdjursnamn", url: "/husdjursnamn" },
    { name: "Företagsnamn", url: "/foretagsnamn" },
  ],
};

/** The document that answers for pages without a network. */
const OFFLINE_DOCUMENT = `${OFFLINE_PAGE.slice(1)}.html`;

/** Large, and useless without a network: error reports, and PDF files, whose fonts are not stored. */
const ONLINE_ONLY = /^(?:sentry|export-pdf)-/;

/** Files of the name search kept at most: those of some fifty names. */
const KEPT_NAME_FILES = 250;

/** Scripts, styles and fonts kept at most: more than a release has, so that those of the last one leave first. */
const KEPT_ASSETS = 400;

/** Pages of names kept at most. */
const KEPT_NAME_PAGES = 50;

/**
 * The web app manifest, and the service worker that keeps a small shell of the site and what is visited
 * (docs/decisions/0011-offline.md), with the list of what the whole site consists of. Both are made of the files of the
 * finished build, so this plugin must follow those that write pages.
 */
export function offlineWorker(): Plugin[] {
  let shell: ReadonlySet<string> = new Set();
  const plugins = VitePWA({
    ...OPTIONS,
    workbox: {
      ...OPTIONS.workbox,
      manifestTransforms: [
        (entries) => ({
          manifest: entries
            .filter(({ url }) => shell.has(url))
            // The address instead of the file name: some hosts redirect from it.
            .map((entry) =>
              entry.url === OFFLINE_DOCUMENT ? { ...entry, url: OFFLINE_PAGE } : entry,
            ),
        }),
      ],
    },
  });
  return [
    ...plugins.map(withoutCloseBundle),
    {
      name: "offline-worker",
      apply: "build",
      buildApp: {
        order: "post",
        async handler({ config }) {
          const folder = resolve(config.root, config.build.outDir);
          shell = new Set(shellOf(readFileSync(join(folder, OFFLINE_DOCUMENT), "utf8")));
          writeFileSync(join(folder, DOWNLOAD_LIST), JSON.stringify(downloadOf(folder, shell)));
          await pwaApi(plugins).generateSW();
        },
      },
    },
  ];
}

/**
 * The files without which nothing can be shown offline: the document of the offline page, and all that it names.
 *
 * @param html the document
 * @returns file names, relative to the folder of the site
 */
export function shellOf(html: string): readonly string[] {
  const [, preloads = ""] = /data-preloads="([^"]*)"/.exec(html) ?? [];
  const named = html.matchAll(/(?:href|src)="\/(assets\/[^"]+|icon\.svg)"/g);
  return [
    OFFLINE_DOCUMENT,
    ...preloads.split(" ").map((name) => `assets/${name}.js`),
    ...[...named].flatMap(([, file]) => file ?? []),
  ];
}

/**
 * What is downloaded of the site for use without a network: all code that works there, and the data of the most common
 * names. Documents are not needed, since the offline page draws every other page.
 *
 * @param folder the built site
 * @param shell what the worker has in any case
 */
export function downloadOf(folder: string, shell: ReadonlySet<string>) {
  const assets = readdirSync(join(folder, "assets"))
    .filter((name) => /\.(?:js|css|woff2)$/.test(name) && !ONLINE_ONLY.test(name))
    .map((name) => `assets/${name}`);
  const commonNames = readdirSync(join(folder, "namndata")).map(
    (release) => `namndata/${release}/${COMMON_NAMES_FILE}`,
  );
  const files = [...assets, ...commonNames].filter((file) => !shell.has(file));
  const sizes = files.map((file) => compressedSize(readFileSync(join(folder, file))));
  return {
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    files: files.map((file) => `/${file}`),
  };
}

/** In Brotli as hosts send it, in bytes. */
function compressedSize(content: Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

/**
 * Some hosts say that a file varies by the origin that asks. A script is asked for with one, and was kept without: none
 * would be found.
 */
const SAME_FOR_ALL = { ignoreVary: true } as const;

/** What the worker does. */
export const OPTIONS: Partial<VitePWAOptions> = {
  registerType: "prompt",
  // The site registers the worker itself, when the page is idle.
  injectRegister: false,
  manifest: webManifest,
  includeManifestIcons: false,
  workbox: {
    mode: "production",
    inlineWorkboxRuntime: true,
    babelPresetEnvTargets: listedBrowsers(),
    globPatterns: [OFFLINE_DOCUMENT, "assets/*.{js,css,woff2}", "icon.svg"],
    // The query contains filters, and the document is the same for all of them.
    ignoreURLParametersMatching: [/^/],
    runtimeCaching: [
      {
        // The address of a name in capitals or decomposed is another one for the cache, and for some hosts. Both
        // functions are copied into the worker: arrow functions, which can use nothing around them.
        urlPattern: ({ request, url, sameOrigin }) => {
          if (!sameOrigin || request.mode !== "navigate") return false;
          if (!/^\/(?:efter)?namn\/./i.test(url.pathname)) return false;
          try {
            const path = decodeURI(url.pathname);
            return path !== path.normalize("NFC").toLowerCase() && !path.includes("%");
          } catch {
            // A path that cannot be decoded is no name's.
            return false;
          }
        },
        handler: async ({ url }) => {
          const path = decodeURI(url.pathname).normalize("NFC").toLowerCase();
          return Response.redirect(encodeURI(path) + url.search, 302);
        },
      },
      {
        // An older document may ask for scripts that are gone: it is better than none, but not than a slow one.
        urlPattern: ({ request, url, sameOrigin }) =>
          sameOrigin && request.mode === "navigate" && /^\/(?:namn|efternamn)\//.test(url.pathname),
        handler: "NetworkFirst",
        options: {
          cacheName: NAME_PAGES_CACHE,
          networkTimeoutSeconds: SLOW_LOADING_MS / 1000,
          precacheFallback: { fallbackURL: OFFLINE_PAGE },
          expiration: { maxEntries: KEPT_NAME_PAGES },
          // A missing name is answered with another document.
          cacheableResponse: { statuses: [200] },
        },
      },
      {
        // What a page loads, but not what it fetches to download the site, which is kept apart from it.
        urlPattern: ({ request, url, sameOrigin }) =>
          sameOrigin && request.destination !== "" && url.pathname.startsWith("/assets/"),
        handler: "CacheFirst",
        options: {
          cacheName: ASSETS_CACHE,
          matchOptions: SAME_FOR_ALL,
          plugins: [
            {
              // DOWNLOAD_CACHE: the function is copied into the worker.
              cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
                cachedResponse ??
                caches.match(request, { cacheName: "downloaded-site", ignoreVary: true }),
            },
          ],
          expiration: { maxEntries: KEPT_ASSETS },
        },
      },
      {
        // The most common names are read from the download alone.
        urlPattern: ({ url, sameOrigin }) =>
          sameOrigin &&
          url.pathname.startsWith("/namndata/") &&
          !url.pathname.endsWith("/common.json"),
        handler: "CacheFirst",
        options: {
          cacheName: NAME_FILES_CACHE,
          matchOptions: SAME_FOR_ALL,
          expiration: { maxEntries: KEPT_NAME_FILES },
        },
      },
      {
        // Any other page is requested from the server. Without it the offline page answers, and draws the one that is
        // asked for if its code is kept. Firefox removes a worker, and what it keeps, after three navigations that
        // failed in it.
        urlPattern: ({ request, sameOrigin }) => sameOrigin && request.destination === "document",
        // For its timeout; an answer with any status is not kept.
        handler: "NetworkFirst",
        options: {
          networkTimeoutSeconds: SLOW_LOADING_MS / 1000,
          precacheFallback: { fallbackURL: OFFLINE_PAGE },
          cacheableResponse: { statuses: [] },
          plugins: [
            {
              // After the timeout, where the whole site is kept (DOWNLOAD_CACHE). Otherwise a late page is better.
              cachedResponseWillBeUsed: async () =>
                (await caches.has("downloaded-site"))
                  ? caches.match("/utan-nat", { ignoreSearch: true })
                  : undefined,
            },
          ],
        },
      },
    ],
    // Would be the same page for every address without a file, also with a network.
    navigateFallback: null,
    // What the first page of a first visit loads later is kept, too.
    clientsClaim: true,
    cleanupOutdatedCaches: true,
  },
};

/** Without the step that writes the worker after bundling, before there are pages. */
function withoutCloseBundle({ closeBundle: _, ...plugin }: Plugin): Plugin {
  return plugin;
}

function pwaApi(plugins: readonly Plugin[]): VitePluginPWAAPI {
  const api: VitePluginPWAAPI | undefined = plugins.find(
    ({ name }) => name === "vite-plugin-pwa",
  )?.api;
  if (!api) throw new Error("vite-plugin-pwa has no plugin with its name");
  return api;
}
