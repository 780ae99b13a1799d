/** A copy of the site in a temporary folder, in which a recipe of CONTRIBUTING.md is followed. */
import { execFile } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { promisify } from "node:util";
import * as v from "valibot";
import { expect } from "vitest";

const run = promisify(execFile);

/** What no recipe needs: what is installed or made. */
const LEFT_OUT = [".git", "coverage", "dist", "node_modules", "playwright-report", "test-results"];

/** The part of Vitest's report that is read here. */
const reportSchema = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      message: v.string(),
      assertionResults: v.array(v.object({ status: v.string(), fullName: v.string() })),
    }),
  ),
});

interface Report {
  /** The files with a test that has passed, by their paths. */
  readonly proving: readonly string[];
  /** The tests that have failed, and the files that could not be loaded. */
  readonly failed: readonly string[];
}

/** A copy of the site. Its methods take paths as they are in the repository. */
export class SiteCopy {
  readonly folder = mkdtempSync(join(tmpdir(), "recipe-"));

  constructor() {
    for (const part of readdirSync(".").filter((name) => !LEFT_OUT.includes(name))) {
      cpSync(part, join(this.folder, part), {
        recursive: true,
        filter: (path) => !/supabase[\\/]\.temp/.test(path),
      });
    }
    const packages = resolve("node_modules");
    symlinkSync(packages, join(this.folder, "node_modules"));
    // Vite serves no file outside the folder, such as a font of a package, unless it is allowed.
    this.insertBefore(
      "vitest.config.ts",
      "  resolve: {\n    tsconfigPaths",
      `  server: { fs: { allow: [".", ${JSON.stringify(packages)}] } },\n`,
    );
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), "utf8");
  }

  write(path: string, text: string): void {
    const file = join(this.folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  /** Writes a line or more before the one place where a file has a text. */
  insertBefore(path: string, text: string, inserted: string): void {
    this.replace(path, text, inserted + text);
  }

  /** Replaces the one place where a file has a text. */
  replace(path: string, text: string, other: string): void {
    expect(this.read(path).split(text), `${path} has "${text}" once`).toHaveLength(2);
    this.write(
      path,
      this.read(path).replace(text, () => other),
    );
  }

  /** Whether a file of the copy is another than that of the repository. */
  isChanged(path: string): boolean {
    return this.read(path) !== readFileSync(path, "utf8");
  }

  /** What a tool of node_modules prints. @throws Error with all that it prints when it fails */
  async runTool(path: string, ...options: string[]): Promise<string> {
    const { VITEST: _own, ...env } = process.env;
    const { stdout } = await run("node", [`node_modules/${path}`, ...options], {
      cwd: this.folder,
      env,
      maxBuffer: 2 ** 26,
    }).catch((error: unknown) => {
      if (!(error instanceof Error && "stdout" in error && "stderr" in error)) throw error;
      throw new Error(`${error.stdout}\n${error.stderr}`);
    });
    return stdout;
  }

  /** Runs tests, by their files or folders; those of the browser, the build and the database need more. */
  async runTests(paths: readonly string[], ...options: string[]): Promise<Report> {
    const report = join(this.folder, "report.json");
    rmSync(report, { force: true });
    const output = await this.runTool(
      "vitest/vitest.mjs",
      "run",
      ...paths,
      ...options,
      ...["--reporter", "default", "--reporter", "json", "--outputFile.json", report],
    ).catch((error: Error) => error.message);
    const { testResults } = v.parse(
      reportSchema,
      readJson(report) ?? { testResults: [{ name: "", message: output, assertionResults: [] }] },
    );
    const pathOf = (name: string) => relative(realpathSync(this.folder), name);
    const isStatus = (status: string) => (test: { status: string }) => test.status === status;
    return {
      proving: testResults
        .filter(({ assertionResults }) => assertionResults.some(isStatus("passed")))
        .map(({ name }) => pathOf(name))
        .toSorted(),
      failed: testResults.flatMap(({ name, message, assertionResults }) =>
        assertionResults.length === 0 && message !== ""
          ? [`${pathOf(name)}: ${message}`]
          : assertionResults
              .filter(isStatus("failed"))
              .map(({ fullName }) => `${pathOf(name)}: ${fullName}`),
      ),
    };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}
