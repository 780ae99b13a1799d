import type { Plugin } from "vite";
import {
  type ManifestOptions,
  type VitePluginPWAAPI,
  VitePWA,
  type VitePWAOptions,
} from "vite-plugin-pwa";
import { SLOW_LOADING_MS } from "../../src/config/limits.ts";
import { NAME_PAGES_CACHE, OFFLINE_PAGE } from "../../src/config/stand-ins.ts";
import { COMMON_NAMES_FILE } from "../../src/generators/name-search/name-files.ts";
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

/** Pages that always come from the server: for unknown addresses and for shared lists. */
const SERVER_PAGES = ["404.html", "lista.html"];

/** Large, and useless without a network: error reports, and PDF files, whose fonts are not stored. */
const ONLINE_ONLY = ["assets/sentry-*", "assets/export-pdf-*"];

/** Files of the name search kept at most: those of some fifty names. */
const KEPT_NAME_FILES = 250;

/** Charts for other sites, which do without a worker. */
const EMBEDS = "inbaddat/**";

/** Folders with a page for each of thousands of names. */
const NAME_PAGES = ["namn", "efternamn"];

/** Pages of names kept at most. */
const KEPT_NAME_PAGES = 50;

/**
 * The web app manifest, and the service worker that makes every page available offline
 * (docs/decisions/0011-offline.md). The worker precaches the files of the finished build, so this
 * plugin must follow those that write pages.
 */
export function offlineWorker(): Plugin[] {
  const plugins = VitePWA(OPTIONS);
  return [
    ...plugins.map(withoutCloseBundle),
    {
      name: "offline-worker",
      apply: "build",
      buildApp: {
        order: "post",
        handler: () => pwaApi(plugins).generateSW(),
      },
    },
  ];
}

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
    globPatterns: ["**/*.{html,js,css,woff2}", "icon.svg"],
    globIgnores: [
      ...SERVER_PAGES,
      ...NAME_PAGES.map((folder) => `${folder}/**`),
      EMBEDS,
      ...ONLINE_ONLY,
    ],
    maximumFileSizeToCacheInBytes: 500_000,
    // The addresses of pages instead of file names: some hosts redirect from fornamn.html.
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => ({ ...entry, url: toAddress(entry.url) })),
      }),
    ],
    // The query contains filters, and the document is the same for all of them.
    ignoreURLParametersMatching: [/^/],
    // Too many to fetch them all: what was looked up can be looked up offline.
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
        // Apart from the others: it is read offline only, so the oldest of them.
        urlPattern: new RegExp(`/namndata/[^/]+/${COMMON_NAMES_FILE}$`),
        handler: "CacheFirst",
        options: { cacheName: "common-names", expiration: { maxEntries: 1 } },
      },
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/namndata/"),
        handler: "CacheFirst",
        options: { cacheName: "name-files", expiration: { maxEntries: KEPT_NAME_FILES } },
      },
      {
        // Any other page is requested from the server. Without it there is an answer all the same: Firefox removes
        // a worker, and what it keeps, after three navigations that failed in it.
        urlPattern: ({ request, sameOrigin }) => sameOrigin && request.destination === "document",
        handler: "NetworkOnly",
        options: { precacheFallback: { fallbackURL: OFFLINE_PAGE } },
      },
    ],
    // Would be the same page for every address without a file, also with a network.
    navigateFallback: null,
    // The first page of a first visit also gets its lazy chunks from the cache.
    clientsClaim: true,
    cleanupOutdatedCaches: true,
  },
};

function toAddress(file: string): string {
  return file.endsWith(".html") ? `/${file.replace(/(^|\/)index\.html$|\.html$/, "")}` : file;
}

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
