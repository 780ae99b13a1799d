import { describe, expect, test } from "vitest";
import { seededRandom } from "@/generators/engine/sample.ts";
import { neighbourList, neighboursOf } from "@/generators/given-names/neighbours.ts";

const girls = neighbourList("girls");
const all = neighbourList("both");

function named(...names: string[]) {
  return all.filter(({ name }) => names.includes(name));
}

function draw(
  liked: readonly string[],
  {
    candidates = all,
    count = 10,
    exclude = [],
    seed = 1,
  }: { candidates?: typeof all; count?: number; exclude?: string[]; seed?: number } = {},
) {
  return neighboursOf([named(...liked)], candidates, {
    count,
    exclude,
    random: seededRandom(seed),
  });
}

describe("the names near to a taste", () => {
  test.each([
    ["boys", "Sture Tage Folke", "Ture Sune Helge", "Bengt Kjell Kevin"],
    ["both", "Amira Yasmin Omar", "Amina Amir Salma", "Anton Hampus Margrethe"],
    ["girls", "Agnieszka Katarzyna", "Malgorzata Alicja", "Astrid Birgitta"],
    ["boys", "Eero Matti Juhani", "Jaakko Risto", "Erik Johan"],
    ["girls", "Nova Luna Stella", "Livia Flora", "Birgitta Gun"],
    // Ayaan and Rayan, whose origin has not been looked up, are taken to be Arabic with Zayn.
    ["boys", "Ayaan Rayan Zayn", "Yasir Yasin", "Tyler Bryan Logan Owen"],
    // Anwar is unisex, and mostly men's.
    ["girls", "Hodan Fadumo Sahra", "Jamila Maryan", "Anwar Salam"],
    ["both", "Goran Milica Dragan", "Jelena Vladimir", "Wojciech Agnieszka"],
  ] as const)("of %s who are like %s include %s and not %s", (sex, liked, near, far) => {
    const seeds = [1, 2, 3, 4, 5];
    const candidates = neighbourList(sex);
    const names = new Set(seeds.flatMap((seed) => draw(liked.split(" "), { candidates, seed })));
    expect([...names]).toEqual(expect.arrayContaining(near.split(" ")));
    for (const name of far.split(" ")) expect(names).not.toContain(name);
  });

  test("are never names with little in common with each liked name", () => {
    expect(draw(["Sigrid"], { candidates: named("Signe", "Kevin", "Mohamed") })).toEqual(["Signe"]);
  });

  test("are neither liked nor of the room, whatever their capitals, nor other spellings of these", () => {
    const candidates = named("Sofia", "Sofie", "Sophia", "Alexandra");
    expect(draw(["Sofia"], { candidates, exclude: ["sofie"] })).toEqual(["Alexandra"]);
  });

  test("have one spelling of each", () => {
    const candidates = named("Thérese", "Therése", "Terese");
    expect(draw(["Jessica"], { candidates })).toHaveLength(1);
  });

  test("come from each of two unlike names", () => {
    const names = draw(["Sigrid", "Novalie"], { candidates: girls, count: 40 });
    const alone = (liked: string) => new Set(draw([liked], { candidates: girls, count: 150 }));
    for (const liked of ["Sigrid", "Novalie"]) {
      expect(names.filter((name) => alone(liked).has(name)).length, liked).toBeGreaterThan(5);
    }
  });

  test("have something in common with what either of two people likes", () => {
    const options = { count: 10, exclude: [], random: seededRandom(1) };
    const candidates = named("Sigrid", "Wilma", "Ebba");
    const tastes = [named("Astrid"), named("Vilma")];
    expect(neighboursOf(tastes, candidates, options)).toContain("Ebba");
    expect(neighboursOf(tastes, named("Gun", "Kevin"), options)).toEqual([]);
    expect(neighboursOf([named("Astrid"), []], candidates, options)).toEqual([]);
    expect(neighboursOf([], candidates, options)).toEqual([]);
  });
});

test("the list of boys' names has theirs and those of both, and no girls'", () => {
  const names = new Set(neighbourList("boys").map(({ name }) => name));
  expect(names.has("Sigge")).toBe(true);
  expect(names.has("Kim")).toBe(true);
  expect(names.has("Sigrid")).toBe(false);
});
