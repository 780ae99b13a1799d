import type { Plugin } from "vite";
import {
  type ManifestOptions,
  type VitePluginPWAAPI,
  VitePWA,
  type VitePWAOptions,
} from "vite-plugin-pwa";

/** What an installed Namnfynd is called, looks like and opens with. */
export const webManifest: Partial<ManifestOptions> = {
  id: "/",
  name: "Namnfynd",
  short_name: "Namnfynd",
  description: "Namn till barn, husdjur, företag och fantasivärldar, med riktig svensk statistik.",
  lang: "sv",
  dir: "ltr",
  start_url: "/",
  scope: "/",
  display: "standalone",
  // --surface, which the header stands on, and --ground, both light.
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

/** Pages that always come from the server: an unknown address, and what others have shared. */
const SERVER_PAGES = ["404.html", "lista.html"];

/** Much code, and of no use without a network. */
const ERROR_REPORTS = "assets/sentry-*";

/**
 * The manifest of the installable app, and the worker that keeps every page for when there is no
 * network (decision 11). The worker lists the files of the finished build: this plugin comes after
 * any that writes pages.
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

const OPTIONS: Partial<VitePWAOptions> = {
  registerType: "prompt",
  // The site registers it itself, when the page has come to rest.
  injectRegister: false,
  manifest: webManifest,
  includeManifestIcons: false,
  workbox: {
    mode: "production",
    inlineWorkboxRuntime: true,
    globPatterns: ["**/*.{html,js,css,woff2}", "icon.svg"],
    globIgnores: [...SERVER_PAGES, ERROR_REPORTS],
    maximumFileSizeToCacheInBytes: 500_000,
    // Each page under the address it is visited at: some hosts redirect from fornamn.html.
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => ({ ...entry, url: toAddress(entry.url) })),
      }),
    ],
    // The filters stand in the address, and a page is the same whatever they say.
    ignoreURLParametersMatching: [/^/],
    // Whatever has no file here is the server's to answer: no page stands in for another.
    navigateFallback: null,
    // The page of a first visit, too, gets the code of further pages from here.
    clientsClaim: true,
    cleanupOutdatedCaches: true,
  },
};

function toAddress(file: string): string {
  return file.endsWith(".html") ? `/${file.replace(/(^|\/)index\.html$|\.html$/, "")}` : file;
}

/** Without the step that writes the worker as soon as the code is bundled, before there are pages. */
function withoutCloseBundle({ closeBundle: _, ...plugin }: Plugin): Plugin {
  return plugin;
}

function pwaApi(plugins: readonly Plugin[]): VitePluginPWAAPI {
  const api: VitePluginPWAAPI | undefined = plugins.find(
    ({ name }) => name === "vite-plugin-pwa",
  )?.api;
  if (!api) throw new Error("vite-plugin-pwa has no plugin of its own name");
  return api;
}
