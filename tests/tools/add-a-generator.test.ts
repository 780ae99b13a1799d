/**
 * CONTRIBUTING.md, "A generator": its four files are added to a copy of the site, where the compiler and the
 * tests of every generator must accept them without any other change.
 */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { SiteCopy } from "../recipes/site-copy.ts";

// Two tools are started, on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000 });

/** The tests that every generator must pass. */
const SHARED_TESTS = [
  "tests/app/page-heads.node.test.ts",
  "tests/generators/engine/advanced-filters.test.ts",
  "tests/generators/engine/option-meanings.test.ts",
  "tests/generators/every-definition.test.ts",
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

const DEFINITION = `import { starNames } from "../../words/star-names.ts";
import type { GeneratorHead, PageDefinition } from "../engine/definition.ts";
import { ALL, choiceOf, openFilter } from "../engine/filters.ts";

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
    load: () => import("./stars/stars.ts"),
  },
`;

let site: SiteCopy;

beforeAll(() => {
  site = new SiteCopy();
  site.write("src/words/star-names.ts", WORDS);
  site.write("src/generators/stars/stars.ts", DEFINITION);
  site.write("src/content/guides/stjarnnamn.tsx", GUIDE);
  site.insertBefore("src/generators/registry.ts", "] as const satisfies readonly", ROW);
});

afterAll(() => {
  site.remove();
});

test("the compiler accepts the four files", async () => {
  const config = {
    extends: "./tsconfig.json",
    include: ["src/*.d.ts"],
    files: ["src/app/page-heads.ts", "src/content/guides/stjarnnamn.tsx"],
  };
  site.write("tsconfig.new.json", JSON.stringify(config));
  await site.runTool("typescript/bin/tsc", "-p", "tsconfig.new.json");
});

test("the tests of every generator accept it", async () => {
  const { proving, failed } = await site.runTests(
    SHARED_TESTS,
    ...["--project", "logic", "--project", "components", "--testNamePattern", "stjarnnamn"],
    // Starting workers costs more than the tests.
    ...["--maxWorkers", "1"],
  );
  expect(failed).toEqual([]);
  // A file without a test of it would prove nothing.
  expect(proving).toEqual(SHARED_TESTS);
});
