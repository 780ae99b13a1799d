import type { Plugin } from "vite";

/**
 * Replaces Vite's code around every `import()`, which preloads style sheets and other chunks, by nothing: chunks
 * have no style sheets of their own, and `modulePreload` in vite.config.ts preloads nothing at run time. It would
 * be 1 kB (gzip) of what every visit begins with.
 */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => "export const __vitePreload = (load) => load();",
    },
  };
}
