/** Imports statistics of other years, and builds the pages of the site and the API from them. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { createServer, type Plugin, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type * as RenderPages from "../../scripts/build/prerender/render-pages.tsx";
import { importStatistics } from "../../scripts/statistics/import-folder.ts";
import { EXPECTED_RECORD, TOTALS, writeRawFolder } from "../scripts/statistics/raw-folder.ts";

/** Years that no statistics have: options of /barnnamn and of usernames, the site's start, laws, a study. */
const OWN_YEARS = [
  /Trend 202[34]/g,
  /(?:Topp|Vanligast|lista för) 202[34]/g,
  /lag 2022:818/g,
  /"2024"|"2023"|2024, 2023, tidlosa/g,
  /01–09, 2024 eller 2025/g,
  /ett av tio 2024/g,
  /© 2024–20\d\d|Namnfynd började 2024/g,
  /\(20\d\d:\d+\)|lag-2016\d+-om-personnamn_sfs-2016/g,
  /1 januari 2023 ska katter|katter som är födda före 2008/g,
  /studie från 2019 fick katter|Scientific Reports 2019/g,
  /1\sjuli 2017|rattsligvagledning\/edition\/2024/g,
  // Those who were 15 to 34, 35 to 60 and older on the day of the bearers.
  /Född (?:2030–2049|2004–2029|före 2004)/g,
];

/** Pages of prose about years: dated articles, and texts of law with the dates of their editions. */
const PROSE = [
  "/blogg",
  "/villkor",
  "/angra",
  "/integritetspolicy",
  "/cookiepolicy",
  "/tillganglighet",
];

/** The article on trends on the home page. */
const ARTICLE = /<article aria-labelledby="namntrender">.*?<\/article>/s;

let folder: string;
let server: ViteDevServer;

/** HTML of each page by its path. */
const pages = new Map<string, string>();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "other-years-"));
  writeRawFolder(join(folder, "raw"));
  const { files } = importStatistics(join(folder, "raw"), join(folder, "words"), TOTALS);
  // The figures of a dated article, which needs more countries than the folder has.
  const imported = [...files.keys()].filter((file) => file !== "travelling-names.ts");
  server = await createServer({
    configFile: false,
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [react(), importedWords(join(folder, "words"), imported), moduleIds()],
    resolve: {
      tsconfigPaths: true,
      alias: [
        { find: "virtual:name-index", replacement: resolve("tests/name-index.ts") },
        { find: "virtual:name-documents", replacement: resolve("tests/name-documents.ts") },
        { find: "virtual:name-year", replacement: resolve("tests/name-year.ts") },
        { find: "virtual:open-data", replacement: resolve("tests/open-data.ts") },
        // As Deno resolves the packages of the edge functions.
        { find: /^npm:(.+)@[\d.]+$/, replacement: "$1" },
      ],
    },
  });
  const { renderPages } = await load<typeof RenderPages>(
    "scripts/build/prerender/render-pages.tsx",
  );
  for await (const rendered of renderPages(await nameFiles(), true)) {
    for (const { path, head, body } of rendered) pages.set(path, head + body);
  }
}, 120_000);

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test("the import records what its files cover", async () => {
  expect(await load("src/words/statistics.ts")).toMatchObject(EXPECTED_RECORD);
});

test("there is a top list of every year", () => {
  expect([...pages.keys()].filter((path) => path.startsWith("/namn/topplista/"))).toHaveLength(28);
  expect(pages.get("/")).toContain("Topplistan 2068");
});

test("the pages state the years and days of the imported files", () => {
  const stated = textOf([...pages.values()].join(" "));
  for (const text of [
    "2041–2066",
    "2057–2066",
    "31 december 2064",
    "31 december 2063",
    "31 december 2060",
    "30 juni 2062",
    "2059–2061",
    "ökade fram till 2066",
    "vanligaste namnen 2068",
    "Ringarna 2067–2068",
    "ändringarna från 2069",
    "från 2071",
    "1 januari 2072",
    "77 flickor sedan 2042",
  ]) {
    expect(stated).toContain(text);
  }
});

test("no page states another year", () => {
  const other = [...pages].flatMap(([path, html]) =>
    PROSE.some((prose) => path === prose || path.startsWith(`${prose}/`))
      ? []
      : otherYears(html).map((text) => `${path}: ${text}`),
  );
  expect(other).toEqual([]);
});

test("no page states a count of the names of other years", () => {
  const stated = textOf([...pages.values()].join(" "));
  expect(stated).not.toMatch(/382 492|99 658|knappt 700/);
  expect(textOf(pages.get("/sok") ?? "")).toMatch(/Sök bland [\d ]+ efternamn och [\d ]+ förnamn/);
});

test("the article on trends is on the home page, and its data ends with the last year", () => {
  const [article = ""] = ARTICLE.exec(pages.get("/") ?? "") ?? [];
  expect(textOf(article)).toContain("har fått heta 2041–2066");
  expect(textOf(article)).toContain("SCB:s statistik slutar med 2066.");
});

test("neither the API nor its description states another year", async () => {
  vi.stubGlobal("Deno", { env: { get: () => "https://namnfynd.example" } });
  const { openApiDocument } = await load<{ openApiDocument: () => Promise<object> }>(
    "supabase/functions/names/openapi.ts",
  );
  const { SOURCES } = await load<{ SOURCES: readonly object[] }>(
    "supabase/functions/names/facts.ts",
  );
  const answers = JSON.stringify([await openApiDocument(), SOURCES]);
  vi.unstubAllGlobals();
  expect(answers).toContain("2041–2066");
  expect(otherYears(answers)).toEqual([]);
});

test("no text that comes with a visitor's choice states another year", async () => {
  const lines = await load<typeof import("@/name-parts/chart/newborn-lines.ts")>(
    "src/name-parts/chart/newborn-lines.ts",
  );
  const { factSources } = await load<typeof import("@/saved/export/fact-sources.ts")>(
    "src/saved/export/fact-sources.ts",
  );
  const { makeCsv } = await load<typeof import("@/saved/export/export-csv.ts")>(
    "src/saved/export/export-csv.ts",
  );
  const { describeFacts } = await load<typeof import("@/name-parts/facts/describe-facts.ts")>(
    "src/name-parts/facts/describe-facts.ts",
  );
  const facts = { bearers: { women: 1, men: 2 }, surnameBearers: 3 };
  const record = {
    name: "Kim",
    women: 1,
    men: 2,
    surnameBearers: 3,
    surnameRank: null,
    hasGivenNameDocument: false,
    hasSurnameDocument: false,
    meanAge: { women: null, men: null },
    girls: [{ year: 2050, children: 10 }],
    boys: [],
    spellings: [],
  };
  const drawn = lines.linesBySex({ record, spellings: ["Kim"] }, lines.ALL_YEARS);
  const texts = [
    ...drawn.map(lines.summaryOf),
    lines.gapNote(drawn),
    ...factSources([facts]),
    makeCsv([{ label: "Namn", names: [{ name: "Kim", whole: null, facts, series: null }] }]),
    ...describeFacts("Kim", facts).flatMap(({ text, source = "" }) => [text, source]),
    ...describeFacts("Kim", { surnameBearers: 0 }).map(({ text }) => text),
  ].join("\n");
  expect(texts).toContain("2041");
  expect(otherYears(texts)).toEqual([]);
});

/** Takes the imported files in place of those of src/words. */
function importedWords(words: string, files: readonly string[]): Plugin {
  return {
    name: "imported-words",
    enforce: "pre",
    resolveId(source) {
      const [, file = ""] = /[@.]\/words\/(.+)$/.exec(source) ?? [];
      return files.includes(file) ? join(words, file) : null;
    },
    // For an entry, which is loaded by its path.
    load(id) {
      const file = id.split("/src/words/")[1] ?? "";
      return files.includes(file) ? `export * from "@/words/${file}";` : null;
    },
  };
}

/** Exports the id of each page module, as the build does; no test needs to know which. */
function moduleIds(): Plugin {
  return {
    name: "module-ids",
    transform: {
      filter: { id: /\/src\/(?:pages|generators)\// },
      handler: (code) => `${code}\nexport const moduleId = "";`,
    },
  };
}

/** A module of the project, made with the imported files. */
async function load<Module>(file: string): Promise<Module>;
async function load(file: string) {
  return server.ssrLoadModule(resolve(file));
}

/** The files of the name search by address. */
async function nameFiles(): Promise<ReadonlyMap<string, string>> {
  const { readNames } = await load<typeof import("../../scripts/build/name-search/read-names.ts")>(
    "scripts/build/name-search/read-names.ts",
  );
  const { encodeNames } = await load<
    typeof import("../../scripts/build/name-search/encode-names.ts")
  >("scripts/build/name-search/encode-names.ts");
  const { topListFiles } = await load<
    typeof import("../../scripts/build/name-search/name-lists.ts")
  >("scripts/build/name-search/name-lists.ts");
  const { listFiles } = await load<typeof import("../../scripts/build/name-search/list-files.ts")>(
    "scripts/build/name-search/list-files.ts",
  );
  const { worldFiles } = await load<
    typeof import("../../scripts/build/name-search/world-files.ts")
  >("scripts/build/name-search/world-files.ts");
  const { tradeFiles } = await load<
    typeof import("../../scripts/build/name-search/trade-files.ts")
  >("scripts/build/name-search/trade-files.ts");
  const rows = readNames();
  const files = [
    ...encodeNames(rows).files,
    ...topListFiles(rows),
    ...listFiles(rows),
    ...tradeFiles(),
    ...worldFiles(),
  ];
  return new Map(files.map(([name, text]) => [`/namndata/test/${name}`, text]));
}

/** The text and the attributes of a page, without its code. */
function textOf(html: string): string {
  return html
    .replace(/<(script|style)\b(?! type="application\/ld\+json").*?<\/\1>/gs, "")
    .replaceAll("<!-- -->", "")
    .replace(/&nbsp;|\u00a0/g, " ");
}

/** Years from 1990 until those of the imported files, each with the text around it. */
function otherYears(html: string): string[] {
  const text = OWN_YEARS.reduce(
    (rest, own) => rest.replace(own, ""),
    textOf(html.replace(ARTICLE, "")),
  );
  // Not of a law, which has a number after its year.
  return (text.match(/.{0,40}\b(?:199\d|20[0-3]\d)\b(?!:\d).{0,20}/g) ?? []).map(String);
}
