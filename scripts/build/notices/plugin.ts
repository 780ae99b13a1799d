import { join, resolve } from "node:path";
import { type Plugin, type Rolldown, runnerImport } from "vite";
import type * as Registers from "../../../src/content/sources/registers.ts";
import type * as World from "../../../src/content/sources/world.ts";
import { formatNotices } from "./format-notices.ts";
import { readPackage } from "./read-package.ts";

/** The file of the built site, which /kallor links to. */
const FILE = "licenser.txt";

/** In the site without being modules of the bundle. */
const UNLISTED = [
  // The style sheet.
  "tailwindcss",
  // The service worker.
  "workbox-cacheable-response",
  "workbox-core",
  "workbox-expiration",
  "workbox-precaching",
  "workbox-routing",
  "workbox-strategies",
];

/**
 * Writes the licences of everything from others that the site serves: the packages and fonts of the
 * bundle, and the sources of the data. A development server has no bundle and so no such file.
 */
export function thirdPartyNotices(): Plugin {
  return {
    name: "third-party-notices",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle(_options, bundle) {
      const { root } = this.environment.config;
      const names = new Set([...UNLISTED, ...Object.values(bundle).flatMap(packagesOf)]);
      const load = async <Module>(file: string) => {
        const path = resolve(root, "src/content/sources", file);
        return (await runnerImport<Module>(path, { resolve: { tsconfigPaths: true } })).module;
      };
      const { OFFICIAL_REGISTERS, LANGUAGE_SOURCES } = await load<typeof Registers>("registers.ts");
      const { WORLD_REGISTERS } = await load<typeof World>("world.ts");
      this.emitFile({
        type: "asset",
        fileName: FILE,
        source: formatNotices(
          Array.from(names, (name) => readPackage(join(root, "node_modules", name))),
          [...OFFICIAL_REGISTERS, ...WORLD_REGISTERS, ...LANGUAGE_SOURCES],
        ),
      });
    },
  };
}

/** Names of the packages that a chunk or an asset of the bundle is made of. */
function packagesOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): string[] {
  const sources = file.type === "chunk" ? Object.keys(file.modules) : file.originalFileNames;
  return sources.flatMap((id) => {
    // The helpers of the bundler, such as "\0vite/preload-helper.js".
    const [, helper] = /^\0(vite|rolldown)\//.exec(id) ?? [];
    const [, name] =
      /\bnode_modules\/((?:@[^/]+\/)?[^/]+(?:\/node_modules\/(?:@[^/]+\/)?[^/]+)*)/.exec(id) ?? [];
    return helper ?? name ?? [];
  });
}
