import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { localBackend } from "./dev/vite-plugin.ts";
import { hosting } from "./scripts/build/hosting/plugin.ts";
import { offlineWorker } from "./scripts/build/offline-worker.ts";
import { pictures } from "./scripts/build/pictures/plugin.ts";
import { prerenderPages } from "./scripts/build/prerender/plugin.ts";
import { unusedRouterParts } from "./scripts/unused-router-parts.ts";

export default defineConfig({
  // Component tests have no server that the local backend could run in.
  plugins: [
    react(),
    tailwindcss(),
    unusedRouterParts(),
    pictures(),
    prerenderPages(),
    // After the plugins that write pages, since it lists them; before hosting, which lists its file.
    offlineWorker(),
    !process.env.VITEST && localBackend(),
    hosting(),
  ],
  resolve: {
    tsconfigPaths: true,
    alias: { "react-style-singleton": join(import.meta.dirname, "src/ui/style-singleton.ts") },
  },
  // Scans lazily loaded pages too: a dependency found later would bring in a second React.
  optimizeDeps: { entries: ["index.html", "src/**/*.{ts,tsx}"] },
  server: { port: 5173, strictPort: true },
  preview: { port: 4173, strictPort: true },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    // Every targeted browser supports modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Compresses better as one chunk, and stays in the browser cache across most releases.
          groups: [
            {
              name: "framework",
              test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//,
            },
            {
              // A few lines each, needed by nearly every page: a request each would cost more.
              name: "basics",
              test: /\/src\/(config\/limits|lib\/(clipboard|format)|ui\/(panel|structured-data))\.tsx?$/,
            },
          ],
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
          include: ["tests/{config,dev,generators,lib,scripts,words}/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "components",
          environment: "jsdom",
          include: ["tests/{app,content,features,pages,ui}/**/*.test.{ts,tsx}"],
          setupFiles: ["tests/setup-components.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "database",
          environment: "node",
          include: ["tests/database/**/*.test.ts"],
          setupFiles: ["tests/database/setup.ts"],
          // One worker that keeps its modules: all files share the backend that one of them starts.
          isolate: false,
          maxWorkers: 1,
          // Ten megabytes take their time on a busy machine.
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
