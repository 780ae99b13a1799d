/**
 * Tests the edge functions in Deno, against a local backend in memory. Further arguments are passed
 * on to `deno test`: options, and the files to run instead of all. All files run in two halves at the
 * same time, each with a backend of its own, and a report of each: x-1.xml and x-2.xml for x.xml.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { DENO_ENVIRONMENT, denoProgram, PROJECT_MODULES } from "../dev/deno.ts";
import { TEST_HOST } from "../dev/free-port.ts";
import { serveLocalBackend } from "../dev/serve-backend.ts";

const FOLDER = "tests/functions/";

async function testFiles(passedOn: readonly string[]): Promise<number> {
  const { backend, close } = await serveLocalBackend();
  const environment = {
    ...backend.functionsEnvironment,
    // Not the backend's own address, so that a test can distinguish the two; a test key sells nothing
    // on a site with https.
    SITE_URL: "http://namnfynd.example",
  };
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
    ],
    { env: { ...environment, ...DENO_ENVIRONMENT }, stdio: "inherit" },
  );
  const [code] = await once(deno, "exit");
  await close();
  return typeof code === "number" ? code : 1;
}

/** Runs this program for every second file. Its output is written when it has ended. */
async function testHalf(half: 1 | 2, options: readonly string[]): Promise<number> {
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith(".test.ts"))
    // Files whose names begin alike are as slow as each other.
    .filter((_, index) => index % 2 === half - 1)
    .map((file) => `${FOLDER}${file}`);
  const ofHalf = options.map((option) =>
    option.startsWith("--junit-path=") ? option.replace(/\.xml$/, `-${half}.xml`) : option,
  );
  const output: string[] = [];
  const child = spawn("npx", ["tsx", "scripts/test-functions.ts", ...ofHalf, ...files], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => output.push(text));
  }
  const [code] = await once(child, "close");
  console.log(output.join(""));
  return typeof code === "number" ? code : 1;
}

const passedOn = process.argv.slice(2);
const namesFiles = passedOn.some((argument) => argument.startsWith(FOLDER));
const codes = namesFiles
  ? [await testFiles(passedOn)]
  : await Promise.all([testHalf(1, passedOn), testHalf(2, passedOn)]);

// Last, since the embedded Postgres sets it to 0 when it ends.
process.exitCode = Math.max(...codes);
