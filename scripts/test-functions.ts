/**
 * Tests the edge functions in Deno, against a local backend in memory. Further arguments are passed
 * on to `deno test`: options, and the files to run instead of all.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { DENO_ENVIRONMENT, denoProgram, PROJECT_MODULES } from "../dev/deno.ts";
import { TEST_HOST } from "../dev/free-port.ts";
import { serveLocalBackend } from "../dev/serve-backend.ts";

const { backend, close } = await serveLocalBackend();

const environment = {
  ...backend.functionsEnvironment,
  // Not the backend's own address, so that a test can distinguish the two; a test key sells nothing
  // on a site with https.
  SITE_URL: "http://namnfynd.example",
};
const passedOn = process.argv.slice(2);
const namesFiles = passedOn.some((argument) => argument.startsWith("tests/functions/"));
const deno = spawn(
  denoProgram(),
  [
    "test",
    PROJECT_MODULES,
    "--no-prompt",
    // `npm run check` has checked them.
    "--no-check",
    "--allow-env",
    `--allow-net=${TEST_HOST}`,
    ...passedOn,
    ...(namesFiles ? [] : ["tests/functions"]),
  ],
  { env: { ...environment, ...DENO_ENVIRONMENT }, stdio: "inherit" },
);
const [code] = await once(deno, "exit");
await close();

// Last, since the embedded Postgres sets it to 0 when it ends.
process.exitCode = typeof code === "number" ? code : 1;
