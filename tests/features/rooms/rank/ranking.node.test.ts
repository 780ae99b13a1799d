import fc from "fast-check";
import { expect, test } from "vitest";
import { commonOrder } from "@/features/rooms/rank/common-order.ts";
import { MOST_RANKED, namesToRank } from "@/features/rooms/rank/names-to-rank.ts";
import { mostQuestions, rankingAfter } from "@/features/rooms/rank/ranking-questions.ts";

const NAMES = ["Astrid", "Ester", "Idun", "Ingrid", "Sigrid", "Signe", "Alma", "Ebba"];

const someNames = fc.shuffledSubarray(NAMES);

/** Answers every question by an order, and returns the answers and the result. */
function answerBy(order: readonly string[], names: readonly string[]) {
  const winners: string[] = [];
  for (;;) {
    const { ranked, question } = rankingAfter(names, winners);
    if (!question) return { ranked, winners };
    const [one, other] = question;
    winners.push(order.indexOf(one) < order.indexOf(other) ? one : other);
  }
}

test("the ranking agrees with any consistent preference", () => {
  fc.assert(
    fc.property(
      someNames,
      fc.shuffledSubarray(NAMES, { minLength: NAMES.length }),
      (names, order) => {
        expect(answerBy(order, names).ranked).toEqual(order.filter((name) => names.includes(name)));
      },
    ),
  );
});

test("no preference takes more questions than promised, and some preference takes them all", () => {
  const asked = new Map<number, number>();
  fc.assert(
    fc.property(
      someNames,
      fc.shuffledSubarray(NAMES, { minLength: NAMES.length }),
      (names, order) => {
        const count = answerBy(order, names).winners.length;
        expect(count).toBeLessThanOrEqual(mostQuestions(names.length));
        asked.set(names.length, Math.max(count, asked.get(names.length) ?? 0));
      },
    ),
    { numRuns: 2000 },
  );
  expect(asked.get(5)).toBe(8);
  expect(mostQuestions(5)).toBe(8);
});

test("as many names are ranked as twelve questions have room for", () => {
  expect(mostQuestions(MOST_RANKED)).toBeLessThanOrEqual(12);
  expect(mostQuestions(MOST_RANKED + 1)).toBeGreaterThan(12);
});

test("no question is about a name and itself, and none is asked twice", () => {
  fc.assert(
    fc.property(someNames, fc.infiniteStream(fc.boolean()), (names, choices) => {
      const winners: string[] = [];
      const questions = new Set<string>();
      for (;;) {
        const { question } = rankingAfter(names, winners);
        if (!question) return;
        const key = question.toSorted().join();
        expect(question[0]).not.toBe(question[1]);
        expect(questions).not.toContain(key);
        questions.add(key);
        winners.push(question[choices.next().value ? 0 : 1]);
      }
    }),
  );
});

const matched = (match: "yes-yes" | "yes-maybe" | null, ...names: string[]) =>
  names.map((name) => ({ name, match }));

test("fewer than five names that both like are not ranked", () => {
  expect(
    namesToRank([...matched("yes-yes", "A", "B", "C", "D"), ...matched(null, "E")], "r"),
  ).toEqual([]);
});

test("two yes come before a yes and a maybe", () => {
  const names = [...matched("yes-maybe", "A", "B", "C"), ...matched("yes-yes", "D", "E", "F", "G")];
  expect(namesToRank(names, "r").slice(0, 4).toSorted()).toEqual(["D", "E", "F", "G"]);
  expect(namesToRank(names, "r")).toHaveLength(MOST_RANKED);
});

test("both rank the same names, in whatever order their own deck has them", () => {
  const names = matched("yes-yes", ...NAMES);
  fc.assert(
    fc.property(
      fc.uuid(),
      fc.shuffledSubarray(names, { minLength: names.length }),
      (room, other) => {
        expect(namesToRank(other, room)).toEqual(namesToRank(names, room));
      },
    ),
  );
});

test("rooms draw different lots", () => {
  const names = matched("yes-yes", ...NAMES);
  const lots = new Set(["a", "b", "c", "d", "e"].map((room) => namesToRank(names, room).join()));
  expect(lots.size).toBeGreaterThan(1);
});

test.each([
  ["the sum of places", ["A", "B", "C"], ["B", "A", "C"], ["A", "B", "C"]],
  ["the better of the worse places", ["A", "B", "C"], ["C", "B", "A"], ["B", "A", "C"]],
  ["the alphabet, with å after z", ["Åsa", "Zelda"], ["Zelda", "Åsa"], ["Zelda", "Åsa"]],
  ["places among the shared names alone", ["X", "A", "B"], ["B", "Y", "Z", "A"], ["A", "B"]],
  ["nothing without a shared name", ["A"], ["B"], []],
])("the common order goes by %s", (_, mine, theirs, order) => {
  expect(commonOrder(mine, theirs)).toEqual(order);
});

test("the common order is the same for both, and never against what both prefer", () => {
  fc.assert(
    fc.property(someNames, someNames, (mine, theirs) => {
      const order = commonOrder(mine, theirs);
      expect(commonOrder(theirs, mine)).toEqual(order);
      for (const [place, name] of order.entries()) {
        for (const later of order.slice(place + 1)) {
          const isWorseForBoth =
            mine.indexOf(later) < mine.indexOf(name) &&
            theirs.indexOf(later) < theirs.indexOf(name);
          expect(isWorseForBoth).toBe(false);
        }
      }
    }),
  );
});
