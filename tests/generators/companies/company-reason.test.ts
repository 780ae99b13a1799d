import { describe, expect, test } from "vitest";
import { recipeBooks } from "@/generators/companies/all-company-recipes.ts";
import { generator, isExcluded } from "@/generators/companies/companies.ts";
import { companyReason, ownWordsOf } from "@/generators/companies/company-reason.ts";
import { compose, listOf, TONES } from "@/generators/companies/company-recipes.ts";
import { companyRemark } from "@/generators/companies/company-remark.ts";
import { defaultChoices } from "@/generators/engine/filters.ts";
import { seededRandom } from "@/generators/engine/sample.ts";
import { surnameList } from "@/names/facts/late-surnames.ts";
import { lookUpSurname } from "@/names/facts/surname-facts.ts";
import { glosses, parts } from "@/words/company-glosses.ts";
import { firstIndustries, people } from "@/words/company-words.ts";
import { lateIndustries } from "@/words/late-company-words.ts";
import { surnameLike } from "@/words/surname-like.ts";

await generator.late?.load();

const industries = Object.values({ ...firstIndustries, ...lateIndustries });

const possible = recipeBooks.flatMap(({ recipes }) =>
  recipes.flatMap((recipe) =>
    recipe.firsts.flatMap((first) =>
      recipe.seconds.flatMap((second) =>
        recipe.ends.flatMap((end) => {
          const composition = compose(recipe, first, second, end);
          return composition && !isExcluded(composition) ? [composition.name] : [];
        }),
      ),
    ),
  ),
);

describe("the reason of a name", () => {
  test.each([
    ["Oktant", "mätte vinklar till sjöss"],
    ["Oktant Teknik", "mätte vinklar till sjöss"],
    ["På Grön Kvist", "det går bra"],
    ["Sockrates", "socker + Sokrates"],
    ["Signes Kakbod", "byt Signe mot ditt eget namn"],
    ["Frans Bageri", "byt Frans mot ditt eget namn"],
    ["Bageriet Kajen", "som på en skylt över dörren"],
    ["Bageriet vid Ån", "byt platsen mot din egen"],
    ["Nord Revision", "väderstreck"],
  ])("%s: %s", (name, reason) => {
    expect(companyReason(name)).toBe(reason);
  });

  test("is left out where there is nothing to say", () => {
    for (const name of [
      "Baka Mer",
      "Smör & Salt",
      "Honungsgården",
      "Omskrivet",
      "Glada Kringlan",
      "Xyzzy Plugh",
      "",
    ]) {
      expect(companyReason(name), name).toBeUndefined();
    }
  });

  test("is there for two thirds of what is drawn, and fits a line of a phone", () => {
    const random = seededRandom(7);
    const choices = defaultChoices(generator.filters);
    const drawn = Array.from({ length: 40 }, () => generator.candidates(choices, random)).flat();
    const reasons = drawn.flatMap(({ name }) => companyReason(name) ?? []);
    expect(reasons.length).toBeGreaterThan(drawn.length * (2 / 3));
    expect(reasons.filter(({ length }) => length > 34)).toEqual([]);
  });

  test("is written for words and phrases that are offered, each once", () => {
    const offered = new Set(
      industries
        .flatMap((industry) =>
          TONES.flatMap((tone) => {
            const { words, coined, compounds, phrases } = industry[tone];
            return [words, coined, compounds, phrases].flatMap(listOf);
          }),
        )
        .concat([people.landmarks, people.farms].flatMap(listOf))
        .map((word) => word.toLowerCase()),
    );
    const explained = glosses
      .trim()
      .split("\n")
      .map((line) => line.slice(0, line.indexOf(": ")));
    const divided = parts
      .trim()
      .split(/\s+/)
      .map((entry) => entry.replace("+", ""));
    for (const written of [explained, divided]) {
      expect(written.filter((word) => !offered.has(word))).toEqual([]);
      expect(written.filter((word, i) => written.indexOf(word) !== i)).toEqual([]);
    }
  });

  test("never only takes the name apart", () => {
    const apart = [...new Set(possible)].filter((name) => {
      const [, first = "", second = ""] = companyReason(name)?.match(/^(\S+) \+ -?(\S+)$/) ?? [];
      return first !== "" && /^\p{Ll}/u.test(second) && name.endsWith(second);
    });
    expect(apart).toEqual([]);
  });
});

describe("the remark on a name", () => {
  test.each([
    ["Ostkällaren", "goods"],
    ["Råg & Säsong", undefined],
    ["Kod & Granit", undefined],
    ["Mjöl på Näsan", undefined],
    ["Smör & Citron", "goods"],
    ["Salt och Peppar", "goods"],
    ["Mellanmål", "goods"],
    ["Krokan", "goods"],
    ["Gabardin", "goods"],
    ["Narvläder", "goods"],
    ["Boktryck", "goods"],
    ["Honungsgården", "goods"],
    ["Florin", "surname"],
    ["Florin Handel", "surname"],
    ["Ateljé Granvik", "surname"],
    ["Sparbanken Norr", "protected"],
    ["Hundförsäkring", "protected"],
    ["Bankettköket", undefined],
    ["Kajutan", undefined],
    ["Oktant Teknik", undefined],
    ["Studio Lind", undefined],
  ])("%s: %s", (name, remark) => {
    expect(companyRemark(name)).toBe(remark);
  });

  test("a surname that few bear is one by the statistics", () => {
    const bearers = new Map(
      surnameList.map(({ name }) => [name.toLowerCase(), lookUpSurname(name).surnameBearers ?? 0]),
    );
    const given = new Set(listOf(people.firstNames).map((name) => name.toLowerCase()));
    // Not read as a name.
    for (const word of ["ny", "ren", "ta"]) given.add(word);
    const words = new Set(
      possible.map(ownWordsOf).flatMap((words) => (words.length === 1 ? words : [])),
    );
    const rare = [...words].filter(
      (word) => (bearers.get(word) ?? 2000) < 2000 && !given.has(word),
    );
    expect(listOf(surnameLike).toSorted()).toEqual(rare.toSorted());
  });
});
