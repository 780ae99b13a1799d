/** What can be set is written in .env.example and docs/deployment.md; both must name what the code reads. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Set by the hosting platform, the system, or the project's own code. */
const NOT_FOR_PEOPLE = [
  /^(?:DEV|PROD|SSR|VITEST|CI|PATH|DISPLAY|WAYLAND_DISPLAY)$/,
  /^(?:E2E_PORT|LOCAL_BACKEND_IN_MEMORY|LOCAL_BACKEND_AUTH|NAME_DOCUMENTS)$/,
  // The local backend's stand-ins.
  /^(?:VITE_HCAPTCHA_HOST|STRIPE_API_URL|HCAPTCHA_VERIFY_URL)$/,
  /^SUPABASE_/,
];

const sources = ["src", "supabase", "dev", "scripts"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.(?:tsx?|mjs|toml)$/.test(file))
  .filter((file) => !/^src\/(?:words|content\/api\/examples)\//.test(file));

const read = new Set(
  [...sources, "vite.config.ts", "playwright.config.ts"]
    .flatMap((file) => namesIn(readFileSync(file, "utf8")))
    .filter((name) => !NOT_FOR_PEOPLE.some((pattern) => pattern.test(name))),
);

const example = [...readFileSync(".env.example", "utf8").matchAll(/^(\w+)=/gm)].flatMap(
  ([, name]) => name ?? [],
);

/** Variables that a module reads: by name, by destructuring, or through the helpers of the functions. */
function namesIn(source: string): string[] {
  const named = source.matchAll(/\benv(?:\.|\(|\.get\(")([A-Z]\w+)/g);
  const quoted = source.matchAll(/"((?:VITE|SITE|STRIPE|SMTP|HCAPTCHA|JOB)_[A-Z_]+)"/g);
  const destructured = [...source.matchAll(/\{([^{}]*)\} = (?:process|import\.meta)\.env\b/g)];
  return [
    ...[...named, ...quoted].flatMap(([, name]) => name ?? []),
    ...destructured.flatMap(([, names = ""]) => names.match(/\b[A-Z]\w+/g) ?? []),
  ];
}

test(".env.example names the variables that the code reads, each once", () => {
  expect(read.size).toBeGreaterThan(20);
  expect(example.toSorted()).toEqual([...read].sort());
});

test("docs/deployment.md explains each variable of the build and of the functions in a table", () => {
  const rows =
    readFileSync("docs/deployment.md", "utf8")
      .match(/^ *\| `[^|]*\|/gm)
      ?.join() ?? "";
  const unexplained = example.filter((name) => !rows.includes(`\`${name}\``));
  expect(unexplained).toEqual(["GOOGLE_CLIENT_ID", "GOOGLE_SECRET", "CHROMIUM_PATH"]);
});
