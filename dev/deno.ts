/** The Deno that came with its npm package: it runs the edge functions. */
import { createRequire } from "node:module";

/** What Deno reads from its environment: its cache is the project's own. */
export const DENO_ENVIRONMENT = {
  DENO_DIR: "node_modules/.cache/deno",
  DENO_NO_UPDATE_CHECK: "1",
};

/** Takes packages from node_modules, and fetches none. */
export const PROJECT_MODULES = "--node-modules-dir=manual";

/** Path of the program. */
export function denoProgram(): string {
  const { runInstall }: { runInstall: () => string } = createRequire(import.meta.url)(
    "deno/install_api.cjs",
  );
  return runInstall();
}
