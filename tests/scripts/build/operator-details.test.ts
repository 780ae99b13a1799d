import { resolveConfig } from "vite";
import { expect, test, vi } from "vitest";
import { operatorDetails } from "../../../scripts/build/operator-details.ts";
import type { Operator } from "../../../supabase/functions/_shared/operator.ts";
import { OPERATOR } from "../../operator.ts";

/** Starts a build, or the development server, as far as its configuration. */
function start(command: "build" | "serve", details: Operator) {
  return resolveConfig(
    { configFile: false, logLevel: "silent", plugins: [operatorDetails(details)] },
    command,
  );
}

test("a build with a hosted backend fails while details are missing, and names them", async () => {
  vi.stubEnv("VITE_SUPABASE_URL", "https://abc.supabase.co");
  const incomplete = { ...OPERATOR, vatNumber: "", email: "juridik" };
  await expect(start("build", incomplete)).rejects.toThrow(
    /missing or malformed: vatNumber, email\. .*docs\/deployment\.md/,
  );
});

test("a build with a hosted backend succeeds with all details", async () => {
  vi.stubEnv("VITE_SUPABASE_URL", "https://abc.supabase.co");
  await expect(start("build", OPERATOR)).resolves.toBeDefined();
});

test("a build without a hosted backend needs no details, nor does the development server", async () => {
  const empty = { ...OPERATOR, legalName: "" };
  vi.stubEnv("VITE_SUPABASE_URL", "");
  await expect(start("build", empty)).resolves.toBeDefined();
  vi.stubEnv("VITE_SUPABASE_URL", "http://127.0.0.1:54321");
  await expect(start("serve", empty)).resolves.toBeDefined();
});
