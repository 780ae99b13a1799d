import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isClean } from "@/generators/engine/block-list.ts";
import { generate } from "@/generators/engine/definition.ts";
import { allCombinations, type Choices, defaultChoices } from "@/generators/engine/filters.ts";
import { seededRandom } from "@/generators/engine/sample.ts";
import {
  BASE_NAME_MAX_LENGTH,
  fitBaseName,
  readTyped,
} from "@/generators/usernames/own-usernames.ts";
import { generator } from "@/generators/usernames/usernames.ts";
import {
  countedWords,
  doers,
  numberedWords,
  numberWords,
  usernameSeeds,
} from "@/words/username-seeds.ts";

await generator.late?.load();

/** What the services linked to accept, up to the longest of their limits. */
const USERNAME = /^[A-Za-z][A-Za-z0-9_.-]{2,29}$/;
const SEEDS = [1, 44, 2024];

const { filters } = generator;
const combinations = allCombinations(filters);
const withNumbers = combinations.filter(({ siffror }) => siffror === "ja");
const withoutNumbers = combinations.filter(({ siffror }) => siffror === "nej");

function namesFor(base: string, choices: Choices, seed = 1): string[] {
  return generator
    .candidates({ ...defaultChoices(filters), ...choices, basnamn: base }, seededRandom(seed))
    .map(({ name }) => name);
}

function drawFor(base: string, choices: Choices, seed = 1, avoid: readonly string[] = []) {
  const all = { ...defaultChoices(filters), ...choices, basnamn: base };
  const seen = new Map(avoid.map((name) => [name, "drawn"] as const));
  return generate(generator, all, { count: 12, random: seededRandom(seed), seen }).names;
}

/** The variants of docs/specification.md, "Usernames", without numbers, for a name of women. */
function variantsOf(base: string): string[] {
  const suffixes = "Pro X Official Real Master Expert Boss Queen Star".split(" ");
  return [`The${base}`, ...suffixes.map((suffix) => base + suffix)];
}

/** The groups of first and second words of each platform and style. */
function groupsFor({ plattform, stil }: Choices) {
  return Object.entries(usernameSeeds).flatMap(([platform, byStyle]) =>
    Object.entries(byStyle)
      .filter(([style]) => stil === "alla" || stil === style)
      .filter(() => plattform === "alla" || plattform === platform)
      .flatMap(([style, groups]) =>
        groups.map(({ firsts, seconds, joint }) => ({
          style,
          joint,
          firsts: firsts.split(" "),
          seconds: seconds.split(" "),
        })),
      ),
  );
}

test("the filters of the specification are offered with its options", () => {
  const offered = filters.map(({ label, defaultValue, options }) => [
    label,
    defaultValue,
    options.map(({ value }) => value).join(" "),
  ]);
  const specified = [
    ["Basnamn", "", ""],
    ["Yrke eller ort", "", ""],
    ["Inkludera siffror", "nej", "nej ja"],
    ["Plattform/Syfte", "alla", "alla gaming kreativ professionell socialt fitness"],
    ["Stil", "alla", "alla cool sot mystisk enkel"],
  ];
  expect(offered).toEqual(expect.arrayContaining(specified));
});

describe("a base name", () => {
  test.each([
    ["  Lovisa  ", "Lovisa"],
    ["Åsa Öström", "AsaOstrom"],
    ["Björn-Erik", "Bjorn-Erik"],
    ["Zoë Müller", "ZoeMuller"],
    ["Søren Ægir", "SorenAegir"],
    ["Åke 🐟 & co", "Akeco"],
    ["anna_.b", "anna_.b"],
    ["_.-Anna-._", "Anna"],
    ["Maximilian-Alexander von Hohen", "Maximilian-Alexander"],
    ["Wilhelmina-Katarina.-Ester", "Wilhelmina-Katarina"],
    ["7an", "7an"],
    [" 🐟 ", ""],
    ["...", ""],
    ["Анна", ""],
  ])("%j is reduced to %j", (input, reduced) => {
    expect(fitBaseName(input)).toBe(reduced);
  });

  test("does not depend on how its accents are encoded", () => {
    expect(fitBaseName("Åsa".normalize("NFD"))).toBe(fitBaseName("Åsa".normalize("NFC")));
  });

  test("without usable characters is like none", () => {
    for (const empty of ["   ", "🐟", "-._"]) {
      expect(namesFor(empty, {})).toEqual(namesFor("", {}));
    }
  });
});

describe("with a base name", () => {
  test("all variants of the specification are candidates", () => {
    expect(namesFor("Lovisa", {})).toEqual(expect.arrayContaining(variantsOf("Lovisa")));
  });

  test("the variants fill the first page while platform and style are open", () => {
    for (const seed of SEEDS) {
      expect(drawFor("Lovisa", {}, seed)).toEqual(expect.arrayContaining(variantsOf("Lovisa")));
    }
  });

  test.each([
    ["Lovisa", /^Lovisa(?:[2-9]|[A-Z][a-z]+)$/],
    ["Lovisa9", /^Lovisa9[A-Z][a-z]+$/],
    ["Margareta", /^Margareta[A-Z][a-z]+$/],
  ])("numbers add one digit to a short %s without digits, and number words", (base, allowed) => {
    for (const choices of withNumbers) {
      const without = new Set(namesFor(base, { ...choices, siffror: "nej" }));
      const added = namesFor(base, choices).filter((name) => !without.has(name));
      expect(added.length).toBeGreaterThan(0);
      expect(added.filter((name) => !allowed.test(name))).toEqual([]);
    }
  });

  test.each([
    ["Björn", "BjornKing", "BjornQueen"],
    ["Fanny", "FannyQueen", "FannyKing"],
    ["Malik", "MalikPro", "MalikQueen"],
    ["Per-Olof", "Per-OlofKing", "Per-OlofQueen"],
    ["Ida-Marie", "Ida-MarieQueen", "Ida-MarieKing"],
    ["Wilma123", "Wilma123Queen", "Wilma123King"],
    ["Fru Lund", "LundQueen", "LundKing"],
    ["Prins Oskar", "PrinsOskarPro", "PrinsOskarQueen"],
    ["Queen Lisa", "QueenLisaPro", "QueenLisaBoss"],
  ])("%s is suited by %s, not by %s", (typed, suiting, other) => {
    const names = namesFor(typed, {});
    expect(names).toContain(suiting);
    expect(names).not.toContain(other);
  });

  test.each([
    ["a word that is no given name", "Zqx"],
    ["a name that accents make another's (René, Rene)", "Rene"],
  ])("%s has both King and Queen", (_, base) => {
    expect(namesFor(base, {})).toEqual(expect.arrayContaining([`${base}King`, `${base}Queen`]));
  });

  test.each([
    ["Dr Lund", "Lund"],
    ["Prof. Dr. Åsa Ek", "AsaEk"],
    ["Xx_Slayer_xX", "Slayer"],
    ["xXAnnaXx", "Anna"],
    ["X-Foxx", "X-Foxx"],
    ["x.maxx", "x.maxx"],
    ["xxNova_x", "xxNova_x"],
    ["Maxx", "Maxx"],
    ["Drake", "Drake"],
    ["Łukasz", "Lukasz"],
    ["Weiß Ñuñez Ħ", "WeissNunezH"],
  ])("of %j, %j is used", (typed, base) => {
    expect(readTyped(typed, "").base).toBe(base);
  });

  test("a capital within a word is kept in names with capitals", () => {
    const all = { ...defaultChoices(filters), plattform: "professionell", stil: "cool" };
    const names = generator
      .candidates({ ...all, basnamn: "Åsa McLund" }, seededRandom(1))
      .map(({ name }) => name);
    expect(names).toContain("AsaMcLund");
  });

  test.each(["Anna92", "kalle_87", "Lisa 2001", "1985Johan", "maja 04"])(
    "says that %s shows the age",
    (typed) => {
      const choices = { ...defaultChoices(filters), basnamn: typed };
      expect(generator.caption?.(choices)).toMatch(/födelseår/);
      expect(namesFor(typed, {}).length).toBeGreaterThanOrEqual(12);
    },
  );

  test.each(["Anna7", "Anna", "R2", "Kalle42", "12345Anna", "Nova 3000"])(
    "takes the digits of %s for no year",
    (typed) => {
      expect(readTyped(typed, "").warning).toBeNull();
    },
  );

  test("no part of a name joins letters of the other to a blocked word", () => {
    const seeds = Array.from({ length: 40 }, (_, seed) => seed);
    const names = seeds.flatMap((seed) =>
      ["kaffe", "itsäkerhet"].flatMap((typed) =>
        withNumbers.flatMap((choices) => namesFor(typed, choices, seed)),
      ),
    );
    expect(names.filter((name) => /kaffer|tits/i.test(name))).toEqual([]);
  });

  test("with numbers, a page has names with a number and names without", () => {
    for (const choices of withNumbers) {
      const pages = SEEDS.flatMap((seed) => drawFor("Lovisa", choices, seed));
      const share = pages.filter((name) => /\d/.test(name)).length / pages.length;
      expect(share).toBeGreaterThan(0.1);
      expect(share).toBeLessThan(0.6);
    }
  });

  test("a platform and a style add their own words, before and after", () => {
    const chosen = withoutNumbers.filter(
      (each) => !Object.values(each).includes("alla") && each.plattform !== "professionell",
    );
    for (const choices of chosen) {
      const words = groupsFor(choices)
        .flatMap(({ firsts, seconds }) => [...firsts, ...seconds])
        .filter((word) => !doers.split(" ").includes(word));
      const compounds = namesFor("Lovisa", choices).filter(
        (name) => !variantsOf("Lovisa").includes(name),
      );
      expect(words).toEqual(
        expect.arrayContaining(compounds.map((name) => name.replace("Lovisa", "").toLowerCase())),
      );
      expect(compounds.some((name) => name.startsWith("Lovisa"))).toBe(true);
      expect(compounds.some((name) => name.endsWith("Lovisa"))).toBe(true);
    }
    const gaming = { plattform: "gaming", stil: "cool" };
    const names = SEEDS.flatMap((seed) => namesFor("Lovisa", gaming, seed));
    expect(names).toEqual(expect.arrayContaining(["LovisaNinja", "NeonLovisa", "LovisaPro"]));
    expect(names).not.toContain("LovisaExpert");
    expect(namesFor("Lovisa", { stil: "sot" })).not.toContain("LovisaBoss");
  });

  test("the words added begin differently from each other and from the base name", () => {
    const wrong = ["Lovisa", "neon", "pandan"].flatMap((base) =>
      // Names for work are composed otherwise.
      withoutNumbers.filter((choices) => {
        if (choices.plattform === "professionell") return false;
        const beginnings = namesFor(base, choices)
          .filter((name) => !variantsOf(base).includes(name))
          .map((name) => name.replace(new RegExp(base, "i"), "").slice(0, 4).toLowerCase());
        return (
          new Set(beginnings).size !== beginnings.length ||
          beginnings.includes(base.slice(0, 4).toLowerCase())
        );
      }),
    );
    expect(wrong).toEqual([]);
  });

  test("the base name keeps its case, except for a capital after another word", () => {
    const names = namesFor("lovisa", {});
    expect(names).toEqual(expect.arrayContaining(["lovisaPro", "TheLovisa"]));
    expect(names.filter((name) => !/^lovisa[A-Z]|[a-z]Lovisa$/.test(name))).toEqual([]);
  });

  test("a base name that begins with a digit gets a prefix, with numbers too", () => {
    expect(namesFor("7an", {})).toEqual(expect.arrayContaining(["The7an", "The7anPro"]));
    expect(namesFor("7an", { siffror: "ja" })).toContain("The7anSju");
  });

  test("no addition completes a blocked word", () => {
    // The seed words of each platform in the style "sot" include panda, kanin and koala.
    const seeds = Array.from({ length: 60 }, (_, seed) => seed);
    const names = seeds.flatMap((seed) => namesFor("Ku", { stil: "sot" }, seed));
    expect(names).toContain("KuPanda");
    expect(names.filter((name) => /^Kuk/i.test(name))).toEqual([]);
  });

  test.each(["Fan", "Robert Hell", "Hassan Ali"])("the name %s is not judged", (name) => {
    for (const plattform of ["alla", "gaming", "professionell"]) {
      const { refusal, words } = readTyped(name, "");
      expect(refusal).toBeNull();
      const names = namesFor(name, { plattform });
      expect(names.length).toBeGreaterThanOrEqual(12);
      const others = names.filter((each) => !containsOne(each, words));
      expect(others).toEqual([]);
    }
  });

  test.each([
    ["12", /^Skriv minst en bokstav/],
    ["1990 2024", /^Skriv minst en bokstav/],
    ["🐟", /^Skriv minst en bokstav/],
    ["Анна", /^Skriv minst en bokstav/],
    ["skitunge", /^Det ordet bygger vi inte på/],
    ["Anna Bög", /^Det ordet bygger vi inte på/],
    ["hit.ler hitler", /^Det ordet bygger vi inte på/],
  ])("%j is refused in words, and the names are random", (typed, refusal) => {
    const choices = { ...defaultChoices(filters), basnamn: typed };
    expect(generator.caption?.(choices)).toMatch(refusal);
    expect(namesFor(typed, {})).toEqual(namesFor("", {}));
  });

  test("a refused trade is refused as a name is", () => {
    const choices = { ...defaultChoices(filters), basnamn: "Anna", yrke: "porr" };
    expect(generator.caption?.(choices)).toMatch(/^Det ordet bygger vi inte på/);
  });

  test.each([
    ["<b>Åsa</b>", "b Åsa b"],
    ["Åsa Ek, foto!", "Åsa Ek foto"],
    ["O'Hara", "OHara"],
    ["  ", ""],
    ["Åsa".repeat(200), "Åsa".repeat(14).slice(0, 40)],
  ])("of the text %j, %j is used", (typed, used) => {
    for (const { id, typing } of filters) if (typing) expect(typing.parse(typed), id).toBe(used);
  });

  test.each(["0Å", "_0Å-", "🐟0Å", "Анна0a"])("%j begins with a word in names for work", (text) => {
    const names = namesFor(text, { plattform: "professionell", stil: "cool" });
    expect(names).toContain("the0a.studio");
    expect(new Set(names).size).toBeGreaterThanOrEqual(12);
  });

  test("any text gives at least twelve usernames that contain it, or is refused", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "grapheme" }),
          fc.stringMatching(/^[A-Za-zÅÄÖåäö0-9 _.-]{1,24}$/),
        ),
        fc.constantFrom(...combinations),
        fc.integer(),
        (text, choices, seed) => {
          const { base, words, refusal } = readTyped(text, "");
          fc.pre(refusal === null);
          const names = namesFor(text, choices, seed);
          expect(base.length).toBeLessThanOrEqual(BASE_NAME_MAX_LENGTH);
          expect(new Set(names).size).toBeGreaterThanOrEqual(12);
          expect(names.filter((name) => !USERNAME.test(name))).toEqual([]);
          const parts = [base.replace(/[_.-]/g, ""), ...words].map((part) => part.toLowerCase());
          expect(names.filter((name) => !containsOne(name, parts))).toEqual([]);
        },
      ),
      { numRuns: 200 },
    );
  });

  test("digits are added to no text that has digits, and never two", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Za-zÅÄÖåäö0-9 _.-]{1,24}$/),
        fc.constantFrom(...withNumbers),
        fc.integer(),
        (text, choices, seed) => {
          const { base, refusal } = readTyped(text, "");
          fc.pre(refusal === null);
          const digitsOf = (name: string) => name.replace(/\D/g, "");
          const most = digitsOf(base) === "" ? /^\d?$/ : /^$/;
          const added = namesFor(text, choices, seed).map((name) =>
            digitsOf(name).slice(digitsOf(base).length),
          );
          expect(added.filter((digits) => !most.test(digits))).toEqual([]);
        },
      ),
      { numRuns: 200 },
    );
  });
});

/** Whether a name contains a text, signs between its letters or not. */
function containsOne(name: string, texts: readonly string[]): boolean {
  const letters = name.replace(/[_.-]/g, "").toLowerCase();
  return texts.some((text) => letters.includes(text));
}

describe("for work, with a name", () => {
  const work = { plattform: "professionell" };

  function workNames(basnamn: string, yrke: string, choices: Choices = {}): string[] {
    const all = { ...defaultChoices(filters), ...work, ...choices, basnamn, yrke };
    return generator.candidates(all, seededRandom(1)).map(({ name }) => name);
  }

  /** The first pages of several visits. */
  function firstPages(basnamn: string, yrke: string): string[] {
    const all = { ...defaultChoices(filters), ...work, basnamn, yrke };
    return SEEDS.flatMap(
      (seed) => generate(generator, all, { count: 12, random: seededRandom(seed) }).names,
    );
  }

  test("a first name and a surname stand side by side, in both orders", () => {
    expect(workNames("Åsa Ek", "")).toEqual(
      expect.arrayContaining(["asaek", "asa.ek", "asa-ek", "asa_ek", "ek.asa", "a.ek", "ekfoto"]),
    );
  });

  test("a trade and a town go with the whole name, and with each of its words", () => {
    expect(workNames("Åsa Ek", "foto Umeå")).toEqual(
      expect.arrayContaining([
        "asaekfoto",
        "asaek.foto",
        "ekfoto",
        "asafoto",
        "foto.ek",
        "asaek.umea",
        "ek.umea",
        "ekfoto.umea",
      ]),
    );
  });

  test("who does something is also what is done", () => {
    expect(workNames("Åsa Ek", "fotograf")).toEqual(
      expect.arrayContaining(["asaekfotograf", "fotograf.ek", "ekfoto", "asaekfoto"]),
    );
    expect(workNames("Bo", "Målare")).toEqual(expect.arrayContaining(["bomalare", "bomaleri"]));
  });

  test("every name of a first page has a word of the visitor's, and no two the same letters", () => {
    for (const [name, trade] of [
      ["Åsa Ek", ""],
      ["Åsa Ek", "foto"],
      ["Lovisa", ""],
      ["Anna-Karin Lindström Åberg", "snickare Malmö"],
    ] as const) {
      const { words } = readTyped(name, trade);
      for (const seed of SEEDS) {
        const all = { ...defaultChoices(filters), ...work, basnamn: name, yrke: trade };
        const { names } = generate(generator, all, { count: 12, random: seededRandom(seed) });
        expect(names).toHaveLength(12);
        const letters = names.map((each) => each.toLowerCase().replace(/[_.-]/g, ""));
        expect(new Set(letters).size).toBe(12);
        const others = names.filter(
          (each) => !containsOne(each, [words[0] ?? "", words.at(-1) ?? ""]),
        );
        expect(others).toEqual([]);
      }
    }
  });

  test("a typed trade is in at least a third of the names of first pages", () => {
    const names = firstPages("Åsa Ek", "foto");
    expect(names.filter((name) => name.includes("foto")).length).toBeGreaterThanOrEqual(
      names.length / 3,
    );
  });

  test("without a name, the trade takes its place", () => {
    const names = workNames("", "snickare");
    expect(names.length).toBeGreaterThanOrEqual(12);
    expect(names.filter((name) => !name.toLowerCase().includes("snickare"))).toEqual([]);
  });

  test("a trade is in names of the other platforms too", () => {
    for (const plattform of ["alla", "gaming", "kreativ", "socialt", "fitness"]) {
      expect(workNames("Åsa Ek", "foto", { plattform })).toContain("asaekfoto");
    }
  });

  test("the page asks for a name until one is typed", () => {
    const all = { ...defaultChoices(filters), ...work };
    expect(generator.caption?.(all)).toMatch(/^Skriv ditt namn/);
    expect(generator.caption?.({ ...all, basnamn: "Åsa" })).toBe("");
    expect(generator.caption?.(defaultChoices(filters))).toBe("");
  });
});

/**
 * What the services of each platform take, and the signs that are used on it. Written from the services' rules, not from the
 * code.
 */
const PLATFORMS: Readonly<
  Record<string, { readonly signs: string; readonly services: readonly RegExp[] }>
> = {
  gaming: {
    signs: "_",
    // Twitch, Steam, Discord.
    services: [/^[a-z0-9]\w{3,24}$/i, /^[\w-]{3,32}$/, /^(?!.*\.\.)[\w.]{2,32}$/],
  },
  kreativ: {
    signs: "._",
    // Instagram, TikTok, YouTube.
    services: [/^[\w.]{1,30}$/, /^[\w.]{1,23}\w$/, /^[\w.-]{3,30}$/],
  },
  professionell: {
    signs: "._-",
    // Instagram, GitHub, LinkedIn.
    services: [/^[\w.]{1,30}$/, /^[a-z0-9]+(-[a-z0-9]+)*$/i, /^[a-z0-9-]{3,100}$/i],
  },
  socialt: { signs: "._", services: [/^[\w.]{1,30}$/, /^[\w.]{1,23}\w$/] },
  fitness: { signs: "._", services: [/^[\w.]{1,30}$/, /^[\w.]{1,23}\w$/, /^[\w.-]{3,30}$/] },
};

describe.each(Object.entries(PLATFORMS))("names for %s", (plattform, { signs, services }) => {
  const typed = [
    ["", ""],
    ["Lovisa", ""],
    ["Åsa Ek", "foto Umeå"],
    ["Anna-Karin_x.y Lindström", ""],
    ["Maximilian-Alexander", "trädgårdsmästare"],
  ];
  const names = combinations
    .filter((choices) => choices.plattform === plattform)
    .flatMap((choices) =>
      typed.flatMap(([basnamn = "", yrke = ""]) =>
        SEEDS.flatMap((seed) =>
          generator
            .candidates({ ...choices, basnamn, yrke }, seededRandom(seed))
            .map(({ name }) => name),
        ),
      ),
    );

  test("have only signs that its services take, one at a time and within the name", () => {
    expect(names.length).toBeGreaterThan(1000);
    const shape = new RegExp(`^[a-z0-9]+([${signs}][a-z0-9]+)*$`, "i");
    expect(names.filter((name) => !shape.test(name))).toEqual([]);
    for (const sign of signs) expect(names.some((name) => name.includes(sign))).toBe(true);
  });

  test("are taken by one of its services at least", () => {
    expect(names.filter((name) => !services.some((service) => service.test(name)))).toEqual([]);
  });

  test("have no year, and two digits at most", () => {
    const numbered = names.filter((name) => /\d/.test(name));
    expect(numbered.length).toBeGreaterThan(50);
    expect(numbered.filter((name) => !/^\D+\d{1,2}$/.test(name))).toEqual([]);
  });
});

describe("without a base name", () => {
  test("names are two words of one group of the platform and style, in the case of the style", () => {
    const capital = (word = "") => word.charAt(0).toUpperCase() + word.slice(1);
    for (const choices of withoutNumbers) {
      const allowed = new Set(
        groupsFor(choices).flatMap(({ style, firsts, seconds, joint }) => {
          const write = ["cool", "mystisk"].includes(style) ? capital : (word: string) => word;
          return firsts.flatMap((first) =>
            seconds.map((second) => write(first) + joint + write(second)),
          );
        }),
      );
      const names = SEEDS.flatMap((seed) => namesFor("", choices, seed));
      expect(names.filter((name) => !allowed.has(name))).toEqual([]);
    }
  });

  test("names in lower case show where their second word begins", () => {
    const lowerCase = withoutNumbers.filter(({ stil = "" }) => ["sot", "enkel"].includes(stil));
    const names = new Set(
      lowerCase.flatMap((choices) => SEEDS.flatMap((seed) => namesFor("", choices, seed))),
    );
    const ambiguous = lowerCase
      .flatMap(groupsFor)
      .filter(({ joint }) => joint === "")
      .flatMap(({ firsts, seconds }) =>
        firsts.flatMap((first) =>
          seconds
            .filter((second) => /\+[aeiouy]|[aeiouy]\+s[^aeiouy]/.test(`${first}+${second}`))
            .map((second) => first + second),
        ),
      );
    expect(ambiguous.filter((name) => names.has(name))).toEqual([]);
  });

  test("no two names of a draw begin with the same four letters", () => {
    for (const choices of combinations) {
      for (const seed of SEEDS) {
        const beginnings = namesFor("", choices, seed).map((name) =>
          name.slice(0, 4).toLowerCase(),
        );
        expect(new Set(beginnings).size).toBe(beginnings.length);
        expect(beginnings.length).toBeGreaterThan(16);
      }
    }
  });

  test("a page has no second word more than three times", () => {
    for (const choices of withoutNumbers) {
      const seconds = new Set(groupsFor(choices).flatMap((group) => group.seconds));
      for (const seed of SEEDS) {
        const names = drawFor("", choices, seed).map((name) => name.toLowerCase());
        const worn = [...seconds].filter(
          (second) => names.filter((name) => name.endsWith(second)).length > 3,
        );
        expect(worn, JSON.stringify(choices)).toEqual([]);
      }
    }
  });

  test("no name has two digits, or a digit anywhere but at its end", () => {
    const names = withNumbers.flatMap((choices) =>
      Array.from({ length: 40 }, (_, seed) => namesFor("", choices, seed)).flat(),
    );
    expect(names.filter((name) => /\d/.test(name)).length).toBeGreaterThan(1000);
    expect(names.filter((name) => /\d./.test(name))).toEqual([]);
  });

  test("names are accepted by every service, but for those with a full stop, which are for work", () => {
    const accepted = /^[A-Za-z]{4,15}$|^(?=.{3,15}$)[A-Za-z]+[1-9]\d?$/;
    const names = combinations.flatMap((choices) =>
      SEEDS.flatMap((seed) => namesFor("", choices, seed)),
    );
    const others = names.filter((name) => !accepted.test(name));
    const dotted = groupsFor({ plattform: "professionell", stil: "enkel" })
      .filter(({ joint }) => joint === ".")
      .flatMap(({ firsts, seconds }) =>
        firsts.flatMap((first) => seconds.map((second) => `${first}.${second}`)),
      );
    expect(others.filter((name) => !dotted.includes(name))).toEqual([]);
    expect(others.filter((name) => !/^.{4,15}$/.test(name))).toEqual([]);
  });

  test("about half of the names whose first word has a second one with its first letter use it", () => {
    const groups = groupsFor({ plattform: "alla", stil: "alla" });
    const names = Array.from({ length: 300 }, (_, seed) => namesFor("", {}, seed)).flat();
    const pairs = names.flatMap((name) => {
      const lower = name.toLowerCase();
      return groups.flatMap(({ firsts, seconds, joint }) => {
        const first = firsts.find((word) =>
          seconds.some((second) => word + joint + second === lower),
        );
        const alike = seconds.filter((second) => first && second[0] === first[0]);
        return alike.length > 0 ? [alike.some((second) => lower.endsWith(second))] : [];
      });
    });
    expect(pairs.length).toBeGreaterThan(1000);
    const share = pairs.filter(Boolean).length / pairs.length;
    expect(share).toBeGreaterThan(0.35);
    expect(share).toBeLessThan(0.75);
  });

  test("names have no digit unless numbers are chosen", () => {
    const names = withoutNumbers.flatMap((choices) =>
      SEEDS.flatMap((seed) => namesFor("", choices, seed)),
    );
    expect(names.filter((name) => /\d/.test(name))).toEqual([]);
  });

  test("with numbers, three names of ten have a digit, and three a number word", () => {
    const random = seededRandom(9);
    const words = new Set(Object.values(numberedWords).flatMap((list) => list.split(" ")));
    for (const choices of withNumbers) {
      const names: string[] = [];
      while (names.length < 2000) {
        names.push(...generator.candidates(choices, random).map(({ name }) => name));
      }
      const withDigit = names.filter((name) => /\d/.test(name));
      const withWord = names.filter((name) => isCounted(name.toLowerCase()));
      for (const some of [withDigit, withWord]) {
        expect(Math.abs(some.length / names.length - 0.3)).toBeLessThan(0.06);
      }
      const wrong = withDigit.filter((name) => !words.has(name.slice(0, -1).toLowerCase()));
      expect(wrong).toEqual([]);
    }
  });
});

const numbers = numberWords.split(" ");
const several = new Set(Object.values(countedWords).flatMap((list) => list.split(" ")));

/** Whether a name is a number word and several of something. */
function isCounted(name: string): boolean {
  const number = numbers.find((word) => name.startsWith(word));
  return number !== undefined && several.has(name.slice(number.length));
}

describe.each(["", "Lovisa", "bo", "Q", "Maximilian-Alexander", "7an", "Åsa Ek"])(
  "with the base name %j",
  (base) => {
    test("every combination gives a full page of different names", () => {
      for (const choices of combinations) {
        for (const seed of SEEDS) {
          const names = namesFor(base, choices, seed);
          expect(new Set(names).size).toBe(names.length);
          expect(names.filter((name) => !USERNAME.test(name))).toEqual([]);
          expect(drawFor(base, choices, seed)).toHaveLength(12);
        }
      }
    });

    test("the next page has names that were not on the first", () => {
      for (const choices of combinations) {
        const first = drawFor(base, choices, 5);
        expect(drawFor(base, choices, 5)).toEqual(first);
        expect(drawFor(base, choices, 6, first).some((name) => !first.includes(name))).toBe(true);
      }
    });

    test("each option of a filter gives other names", () => {
      for (const { id, options } of filters) {
        if (options.length === 1) continue;
        const outcomes = options.map(({ value }) =>
          namesFor(base, { [id]: value })
            .sort()
            .join(),
        );
        expect(new Set(outcomes).size, id).toBe(options.length);
      }
    });
  },
);

test("the seed words are clean, and those of a platform and style begin in many ways", () => {
  for (const choices of withoutNumbers.filter((each) => !Object.values(each).includes("alla"))) {
    const groups = groupsFor(choices);
    for (const { firsts, seconds } of groups) {
      for (const words of [firsts, seconds]) {
        expect(words.filter((word) => !/^[a-z]{2,11}$/.test(word) || !isClean(word))).toEqual([]);
        expect(new Set(words).size).toBe(words.length);
      }
    }
    const beginnings = groups.flatMap(({ firsts }) => firsts.map((word) => word.slice(0, 4)));
    expect(new Set(beginnings).size).toBeGreaterThanOrEqual(24);
  }
});
