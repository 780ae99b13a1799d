/**
 * Tests the edge functions in Deno, against a local backend in memory. Further arguments are passed
 * on to `deno test`: options, and the files to run instead of all. All files run in four parts at the
 * same time, each with a backend of its own, and a report of each: x-1.xml to x-4.xml for x.xml.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { DENO_ENVIRONMENT, denoProgram, PROJECT_MODULES } from "../dev/deno.ts";
import { TEST_HOST } from "../dev/free-port.ts";
import { serveLocalBackend } from "../dev/serve-backend.ts";

const FOLDER = "tests/functions/";

/** Of all files. A part often waits, for a retry or its database, so that a core bears two. */
const PARTS = 4;

/** What takes longest, dealt out first so that the parts end together; most others take a few seconds. */
const SLOWEST = [
  "faults",
  "reconcile",
  "withdraw-refunds",
  "withdraw",
  "stripe-webhook",
  "lost-events",
  "names-fuzz",
  "renewal-reminders",
  "create-checkout-failures",
  "ledger",
  "check-subscription-outages",
  "delete-account",
].map((name) => `${name}.test.ts`);

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

/** The files of each part. */
function dealFiles(): string[][] {
  const others = readdirSync(FOLDER)
    .filter((file) => file.endsWith(".test.ts") && !SLOWEST.includes(file))
    .sort();
  const parts: string[][] = Array.from({ length: PARTS }, () => []);
  [...SLOWEST, ...others].forEach((file, i) => {
    // Back and forth: the part with the slowest file gets the least slow one of the next round.
    const place = i % (2 * PARTS);
    parts[place < PARTS ? place : 2 * PARTS - 1 - place]?.push(`${FOLDER}${file}`);
  });
  return parts;
}

/** Runs this program for some files. Its output is written when it has ended. */
async function testPart(
  files: readonly string[],
  part: number,
  options: readonly string[],
): Promise<number> {
  const ofPart = options.map((option) =>
    option.startsWith("--junit-path=") ? option.replace(/\.xml$/, `-${part}.xml`) : option,
  );
  const output: string[] = [];
  const child = spawn("npx", ["tsx", "scripts/test-functions.ts", ...ofPart, ...files], {
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
  : await Promise.all(dealFiles().map((files, i) => testPart(files, i + 1, passedOn)));

// Last, since the embedded Postgres sets it to 0 when it ends.
process.exitCode = Math.max(...codes);
