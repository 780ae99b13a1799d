import { describe, expect, test } from "vitest";
import { isClean } from "@/generators/engine/block-list.ts";
import { allCombinations, defaultChoices } from "@/generators/engine/filters.ts";
import { seededRandom } from "@/generators/engine/sample.ts";
import { generator } from "@/generators/fantasy/dnd.ts";
import {
  type Character,
  calledOf,
  characterOf,
  classesFor,
  FIELDS,
  type Figure,
  givenNameOf,
  textsOf,
} from "@/generators/fantasy/dnd-characters.ts";
import {
  bondTexts,
  dealFigures,
  drawAgain,
  rollFigures,
  rollParty,
} from "@/generators/fantasy/dnd-figures.ts";
import { readFigures, readParty, writeParty } from "@/generators/fantasy/dnd-links.ts";
import { givenNames, surnamesOf } from "@/generators/fantasy/dnd-names.ts";
import { classes, peoples } from "@/generators/fantasy/peoples.ts";
import { Rounds } from "@/generators/fantasy/rounds.ts";
import { writePlaces } from "@/generators/fantasy/written-places.ts";
import { childhoods, quests, trainings } from "@/words/backgrounds.ts";
import { familyNames } from "@/words/family-names.ts";

await generator.late?.load();

const defaults = defaultChoices(generator.filters);
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

function namesFor(chosen: Readonly<Record<string, string>>, seed = 1): string[] {
  return generator
    .candidates({ ...defaults, ...chosen }, seededRandom(seed))
    .map(({ name }) => name);
}

test("every combination of filters has names", () => {
  const empty = allCombinations(generator.filters).filter(
    (choices) => namesFor(choices).length < 2,
  );
  expect(empty).toEqual([]);
});

test("a given name belongs to one people", () => {
  const words = givenNames.map(({ word }) => word);
  expect(new Set(words).size).toBe(words.length);
  expect(new Set(givenNames.map(({ people }) => people)).size).toBe(9);
  const surnames = givenNames.flatMap((name) => (name.people === "orch" ? surnamesOf(name) : []));
  expect(new Set(surnames).size).toBe(64);
});

test("no two classes have names of the same styles", () => {
  const styles = Object.values(classes).map((each) => each.styles.toSorted().join());
  expect(new Set(styles).size).toBe(12);
});

test("every name is clean, also across the joint of the family name", () => {
  const all = givenNames.flatMap((name) =>
    surnamesOf(name).map((surname) => `${name.word} ${surname}`),
  );
  expect(all.length).toBeGreaterThan(4_500);
  expect(all.filter((name) => !isClean(name))).toEqual([]);
  expect(all.filter((name) => !/^[A-ZÅÄÖ][a-zåäö]+ [A-ZÅÄÖ][a-zåäö]+$/.test(name))).toEqual([]);
});

test("no name, heading or option has a mark of someone else", () => {
  const labels = generator.filters.flatMap(({ label, options }) => [
    label,
    ...options.map((option) => option.label),
  ]);
  const parts = [labels, Object.values(familyNames), givenNames.map(({ word }) => word)].flat();
  expect(
    parts.filter((text) => /dungeons|dragons|d&d|tiefling|dragonborn|hobbit/i.test(text)),
  ).toEqual([]);
});

/** The characters of some pages of twelve, which a visitor sees one after the other. */
function pagesOf(chosen: Readonly<Record<string, string>>, pages: number): Character[][] {
  const rounds = new Rounds();
  return Array.from({ length: pages }, (_, seed) =>
    charactersOf(dealFigures(namesFor(chosen, seed).slice(0, 12), chosen.klass ?? "", rounds)),
  );
}

function charactersOf(figures: readonly Figure[]): Character[] {
  return figures.flatMap((figure) => characterOf(figure) ?? []);
}

function given(name: string) {
  const known = givenNameOf(name);
  if (!known) throw new Error(`"${name}" is not of the generator`);
  return known;
}

describe("a character", () => {
  test("is the same for the same name and class in a fresh round", () => {
    const name = namesFor({ folk: "dvarg", klass: "tjuv" })[0] ?? "";
    const [figure] = dealFigures([name], "tjuv", new Rounds());
    expect(figure).toMatchObject({ name, klass: "tjuv" });
    expect(dealFigures([name], "tjuv", new Rounds())).toEqual([figure]);
    expect(charactersOf(figure ? [figure] : [])).toMatchObject([
      { name, people: "Dvärg", className: "Tjuv" },
    ]);
  });

  test("has a class that suits its name when none is chosen, or another's", () => {
    for (const { word, style } of givenNames) {
      for (const klass of ["alla", "paladin"]) {
        const [figure] = dealFigures([`${word} Askbo`], klass, new Rounds());
        expect(classes[figure?.klass ?? ""]?.styles, word).toContain(style);
      }
    }
  });

  test("has fields of its people, class, style and sex, over many draws", () => {
    const rounds = new Rounds();
    const figures = SEEDS.flatMap((seed) => dealFigures(namesFor({}, seed), "alla", rounds));
    expect(figures.length).toBeGreaterThan(900);
    const wrong = figures.filter((figure) => {
      const { people, style, sex } = given(figure.name);
      const [character] = charactersOf([figure]);
      const isIn = (list = "", text = "") => text !== "" && list.split("\n").includes(text);
      return !(
        isIn(childhoods[people], character?.childhood) &&
        isIn(trainings[figure.klass], character?.training) &&
        isIn(quests[style], character?.quest) &&
        character?.pronoun === (sex === "manlig" ? "Han" : "Hon") &&
        !(sex === "kvinnlig" && /skägg$|(?:rytt|väkt|härsk|väv|sång)aren$/.test(character.byname))
      );
    });
    expect(wrong).toEqual([]);
  });

  test("has a byname that suits its class", () => {
    const unfit: Readonly<Record<string, RegExp>> = {
      paladin: /stav$|kåpa$|steg$|slukar|väv|tyd|tämj/,
      krigare: /stav$|kåpa$|röst$|sång|väv|tyd|tämj/,
      barbar: /stav$|kåpa$|röst$|sång|väv|tyd/,
      trollkarl: /klinga$|spjut$|sköld$|yxa$|hammare$|båge$|pil$|näve$|rytt/,
      prast: /klinga$|spjut$|yxa$|båge$|pil$|näve$|rytt/,
      druid: /klinga$|spjut$|yxa$|hammare$|båge$|pil$|smidd|rytt/,
      tjuv: /spjut$|sköld$|yxa$|hammare$|stav$|rytt|härsk|smed/,
    };
    for (const [klass, pattern] of Object.entries(unfit)) {
      const bynames = pagesOf({ klass }, 20)
        .flat()
        .map(({ byname }) => byname);
      expect(
        bynames.filter((byname) => pattern.test(byname)),
        klass,
      ).toEqual([]);
    }
  });

  test("is called by its name and byname, since 'kallad av' says by whom", () => {
    expect(calledOf({ name: "Ylva Askbo", byname: "av Nattskogen" })).toBe("Ylva av Nattskogen");
  });

  test("is nobody for a name of another generator", () => {
    expect(dealFigures(["Astrid Askbo"], "alla", new Rounds())).toEqual([]);
  });

  test("keeps everything but the field that is drawn again", () => {
    const rounds = new Rounds();
    const random = seededRandom(2);
    const figures = dealFigures(namesFor({}).slice(0, 12), "alla", rounds);
    for (const figure of figures) {
      for (const field of FIELDS) {
        const drawn = drawAgain(figure, field, figures, rounds, random);
        expect(drawn.places[field]).not.toBe(figure.places[field]);
        expect({ ...drawn, places: { ...drawn.places, [field]: figure.places[field] } }).toEqual(
          figure,
        );
      }
    }
  });
});

test("a page of twelve has no byname and no part of a background twice, whatever is chosen", {
  timeout: 120_000,
}, () => {
  const repeated = allCombinations(generator.filters).flatMap((chosen) =>
    pagesOf(chosen, 2).filter((page) =>
      FIELDS.some((field) => new Set(page.map((each) => each[field])).size < page.length),
    ),
  );
  expect(repeated).toEqual([]);
});

test("what was seen comes again only when nearly all of its kind have", () => {
  const childhoodsSeen = pagesOf({ folk: "alv" }, 12)
    .flat()
    .map(({ childhood }) => childhood);
  const again = childhoodsSeen.flatMap((text, i) => {
    const next = childhoodsSeen.indexOf(text, i + 1);
    return next === -1 ? [] : [new Set(childhoodsSeen.slice(i + 1, next)).size];
  });
  expect(again.length).toBeGreaterThan(50);
  expect(Math.min(...again)).toBeGreaterThan(20);
});

test("there are enough of every kind for a table of twenty", () => {
  const few = givenNames.flatMap((name) =>
    classesFor(name).flatMap((klass) =>
      FIELDS.filter((field) => new Set(textsOf(field, name, klass)).size < 22).map(
        (field) => `${field} ${name.people} ${name.style} ${klass}`,
      ),
    ),
  );
  expect([...new Set(few)]).toEqual([]);
});

test("a background has parts for every people, class and style", () => {
  expect(Object.keys(childhoods).sort()).toEqual(Object.keys(peoples).sort());
  expect(Object.keys(familyNames).sort()).toEqual(Object.keys(peoples).sort());
  expect(Object.keys(trainings).sort()).toEqual(Object.keys(classes).sort());
  expect(Object.keys(quests).sort()).toEqual(["maktig", "mork", "mystisk", "nobel"]);
});

describe("a party", () => {
  const parties = SEEDS.map((seed) => rollParty(seededRandom(seed), new Rounds()));

  test("has four of different peoples and classes, with one bond", () => {
    for (const { bond, figures } of parties) {
      expect(bondTexts[bond]).toMatch(/\.$/);
      expect(new Set(figures.map(({ name }) => given(name).people)).size).toBe(4);
      expect(new Set(figures.map(({ klass }) => klass)).size).toBe(4);
    }
  });

  test("has four different initials, so that a letter says who is meant", () => {
    for (const { figures } of parties) {
      expect(new Set(figures.map(({ name }) => name.charAt(0))).size).toBe(4);
    }
  });

  test("has a fighter and a magician", () => {
    for (const { figures } of parties) {
      const roles = figures.map(({ klass }) => klass).join();
      expect(roles).toMatch(/barbar|krigare|paladin/);
      expect(roles).toMatch(/besvarjare|haxmastare|trollkarl/);
    }
  });

  test("has no part twice, and its bond comes again only after nearly all others", () => {
    const rounds = new Rounds();
    const random = seededRandom(8);
    const rolled = Array.from({ length: 55 }, () => rollParty(random, rounds));
    expect(new Set(rolled.map(({ bond }) => bond)).size).toBe(55);
    for (const { figures } of rolled) {
      const characters = charactersOf(figures);
      for (const field of FIELDS) {
        expect(new Set(characters.map((each) => each[field])).size).toBe(4);
      }
    }
  });

  test("is the same for the same seed, and at the address that it is sent with", () => {
    for (const [seed, party] of parties.entries()) {
      expect(rollParty(seededRandom(seed), new Rounds())).toEqual(party);
      expect(readParty(writeParty(party))).toEqual(party);
    }
  });

  test("is none for an address that no party has", () => {
    const sent = writeParty(rollParty(seededRandom(1), new Rounds()));
    const [bond, member = ""] = sent.split("_");
    const [name, klass, ...places] = member.split(".");
    const [, stranger = ""] = writeParty(rollParty(seededRandom(2), new Rounds())).split("_");
    expect(readParty(`${bond}_${stranger}`)).not.toBeNull();
    expect(sent).not.toContain(stranger.split(".")[0]);
    const wrong = [
      "",
      "7",
      `99_${member}`,
      `x_${member}`,
      `${bond}_Astrid Askbo.${klass}.${places.join(".")}`,
      `${bond}_${name} Kul.${klass}.${places.join(".")}`,
      `${bond}_${name}.riddare.${places.join(".")}`,
      `${bond}_${name}.${klass}.1.2.3`,
      `${bond}_${name}.${klass}.1.2.3.200`,
      `${bond}_${name}.${klass}.1.2.3.-1`,
      `${sent}_`,
      `${sent}_${stranger}`,
      `${bond}_${member}_${member}`,
    ];
    expect(wrong.filter((text) => readParty(text) !== null)).toEqual([]);
  });
});

test("the figures of shared names are those that were sent", () => {
  const rounds = new Rounds();
  const names = namesFor({ klass: "bard" }).slice(0, 12);
  dealFigures(namesFor({ klass: "bard" }, 9), "bard", rounds);
  const figures = dealFigures(names, "bard", rounds);
  expect(readFigures(names, "bard", writePlaces(figures))).toEqual(figures);
  expect(readFigures(names.slice(1), "bard", writePlaces(figures))).toEqual([]);
});

test("a table has different characters that fit the choices", () => {
  const figures = rollFigures({ folk: "orch", klass: "druid" }, 20, seededRandom(3), new Rounds());
  expect(new Set(figures.map(({ name }) => name)).size).toBe(20);
  expect(figures.every(({ name }) => given(name).people === "orch")).toBe(true);
  expect(figures.every(({ klass }) => klass === "druid")).toBe(true);
});
