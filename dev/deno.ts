/** The Deno of the npm package, which runs the edge functions. */
import { createRequire } from "node:module";

/** Environment of Deno itself, with a cache inside the project. */
export const DENO_ENVIRONMENT = {
  DENO_DIR: "node_modules/.cache/deno",
  DENO_NO_UPDATE_CHECK: "1",
};

/** Resolves packages from node_modules and downloads none. */
export const PROJECT_MODULES = "--node-modules-dir=manual";

/** Path of the executable. */
export function denoProgram(): string {
  const { runInstall }: { runInstall: () => string } = createRequire(import.meta.url)(
    "deno/install_api.cjs",
  );
  return runInstall();
}
