/**
 * CONTRIBUTING.md, "A generator": its four files are added to a copy of the site, where the compiler and the
 * tests of every generator must accept them without any other change.
 */
import { execFile } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { promisify } from "node:util";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

const run = promisify(execFile);

// Two tools are started, on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000 });

/** The part of Vitest's report that is read here. */
const reportSchema = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(v.object({ status: v.string() })),
    }),
  ),
});

/** The tests that every generator must pass. */
const SHARED_TESTS = [
  "tests/app/page-heads.node.test.ts",
  "tests/generators/advanced-filters.test.ts",
  "tests/generators/every-definition.test.ts",
  "tests/generators/option-meanings.test.ts",
  "tests/generators/registry.test.ts",
  "tests/generators/share-pictures.test.ts",
  "tests/pages/generator-pages.test.tsx",
];

const WORDS = `/** Names of stars. Source: the working group on star names of the IAU. */
export const starNames =
  "Adhara Aldebaran Algol Alnilam Alnitak Altair Antares Arcturus Atria Bellatrix Betelgeuse Canopus Capella Castor Deneb Electra Fomalhaut Hadar Maia Mimosa Mintaka Mira Mirfak Mizar Nashira Pollux Procyon Regulus Rigel Saiph Schedar Shaula Sirius Spica Thuban Vega".split(
    " ",
  );
`;

const DEFINITION = `import { starNames } from "../words/star-names.ts";
import type { GeneratorHead, PageDefinition } from "./definition.ts";
import { ALL, choiceOf, openFilter } from "./filters.ts";

export const head: GeneratorHead = {
  title: "Stjärnnamn: namn på stjärnor som syns här",
  description:
    "Namn på stjärnor till husdjur, båtar och påhittade världar: ljusa och svaga, kända och okända, med filter efter hur de slutar i uttalet.",
  tagline: "Namn på himlens stjärnor",
};

/** /stjarnnamn: names of stars. */
export const generator: PageDefinition = {
  lead: "Namn på stjärnor som syns för blotta ögat.",
  source: "Namnen: Internationella astronomiska unionen.",
  filters: [
    openFilter("andelse", "Slutar på", [
      { value: "vokal", label: "Vokal" },
      { value: "konsonant", label: "Konsonant" },
    ]),
  ],
  candidates(choices) {
    const ending = choiceOf(choices, "andelse");
    return starNames
      .filter((name) => ending === ALL || /[aeiouy]$/.test(name) === (ending === "vokal"))
      .map((name) => ({ name, weight: 1 }));
  },
};
`;

const GUIDE = `import { Guide, type GuideContent } from "@/content/guide.tsx";

const content: GuideContent = {
  question: "Hur väljer du stjärnnamn?",
  tips: [
    { heading: "Titta upp", text: "De ljusaste stjärnorna har kända namn." },
    { heading: "Säg det högt", text: "Många namn är arabiska, och uttalas som de skrivs." },
  ],
  faq: [
    { question: "Varifrån kommer namnen?", answer: ["Från astronomernas lista."] },
    { question: "Syns alla i Sverige?", answer: ["Nej, några syns bara söderut."] },
    { question: "Får en stjärna heta vad som helst?", answer: ["Nej, unionen avgör."] },
    { question: "Kan man köpa ett namn?", answer: ["Nej, det gäller inte hos unionen."] },
  ],
  related: [
    { id: "fantasy-namn", text: "Till krigare, magiker, alver, dvärgar och drakar." },
    { id: "husdjursnamn", text: "Till hund, katt, kanin, fågel och fisk." },
    { id: "foretagsnamn", text: "Efter bransch, ton och stil." },
  ],
  sources: [{ href: "https://www.iau.org/", label: "IAU", text: "Listan över namn." }],
};

export default function StarNamesGuide() {
  return <Guide content={content} />;
}
`;

const ROW = `  {
    id: "stjarnnamn",
    label: "Stjärnnamn",
    group: "Kreativt",
    blurb: "Namn på stjärnor, efter hur de slutar.",
    examples: ["Vega", "Rigel", "Capella"],
    motif: "dragon",
    load: () => import("./stars.ts"),
  },
`;

const END_OF_ROWS = "] as const satisfies readonly";

let site: string;

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), "generator-"));
  // No generator needs the surnames of everyone in Sweden, which are most of the sources.
  const filter = (path: string) =>
    !/words[\\/]all-names[\\/]surnames|[\\/]tests[\\/](built|database|dev|functions|postgres|tools)/.test(
      path,
    );
  for (const part of ["src", "tests", "tsconfig.json", "vitest.config.ts"]) {
    cpSync(part, join(site, part), { recursive: true, filter });
  }
  for (const part of ["dev", "node_modules", "package.json", "scripts", "supabase"]) {
    symlinkSync(resolve(part), join(site, part));
  }
  write("src/words/star-names.ts", WORDS);
  write("src/generators/stars.ts", DEFINITION);
  write("src/content/guides/stjarnnamn.tsx", GUIDE);
  const registry = readFileSync("src/generators/registry.ts", "utf8");
  expect(registry.split(END_OF_ROWS)).toHaveLength(2);
  write("src/generators/registry.ts", registry.replace(END_OF_ROWS, ROW + END_OF_ROWS));
});

afterAll(() => {
  rmSync(site, { recursive: true });
});

function write(path: string, text: string): void {
  writeFileSync(join(site, path), text);
}

/** Runs a tool of the copy; fails with what it prints. */
async function runTool(path: string, ...options: string[]): Promise<void> {
  const { VITEST: _own, ...env } = process.env;
  await run("node", [`node_modules/${path}`, ...options], { cwd: site, env }).catch(
    (error: unknown) => {
      if (error instanceof Error && "stdout" in error) throw new Error(String(error.stdout));
      throw error;
    },
  );
}

test("the compiler accepts the four files", async () => {
  const config = {
    extends: "./tsconfig.json",
    include: ["src/*.d.ts"],
    files: ["src/app/page-heads.ts", "src/content/guides/stjarnnamn.tsx"],
  };
  write("tsconfig.new.json", JSON.stringify(config));
  await runTool("typescript/bin/tsc", "-p", "tsconfig.new.json");
});

test("the tests of every generator accept it", async () => {
  const report = join(site, "report.json");
  await runTool(
    "vitest/vitest.mjs",
    "run",
    ...SHARED_TESTS,
    ...["--project", "logic", "--project", "components", "--testNamePattern", "stjarnnamn"],
    // Starting workers costs more than the tests.
    ...["--maxWorkers", "1"],
    ...["--reporter", "default", "--reporter", "json", "--outputFile.json", report],
  );
  // A file without a test of it would prove nothing.
  const { testResults } = v.parse(reportSchema, JSON.parse(readFileSync(report, "utf8")));
  const proving = testResults
    .filter(({ assertionResults }) => assertionResults.some(({ status }) => status === "passed"))
    .map(({ name }) => relative(realpathSync(site), name));
  expect(proving.toSorted()).toEqual(SHARED_TESTS);
});
