/** Type-checks the code that Deno runs: the edge functions, their server, script and tests. */
import { spawnSync } from "node:child_process";
import { DENO_ENVIRONMENT, denoProgram, PROJECT_MODULES } from "../dev/deno.ts";

const CHECKED = [
  "supabase/functions",
  "dev/serve-functions.ts",
  "scripts/reconcile.ts",
  "scripts/reconcile",
  "scripts/doctor.ts",
  "scripts/doctor",
  "scripts/try-accounts.ts",
  "scripts/try-accounts",
  "tests/functions",
];

const { status, error } = spawnSync(
  denoProgram(),
  ["check", "--quiet", PROJECT_MODULES, ...CHECKED],
  { env: DENO_ENVIRONMENT, stdio: "inherit" },
);
if (error) throw error;
process.exitCode = status ?? 1;
