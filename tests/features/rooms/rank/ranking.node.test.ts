import fc from "fast-check";
import { expect, test } from "vitest";
import { commonOrder } from "@/features/rooms/rank/common-order.ts";
import {
  answersFrom,
  mostQuestions,
  type Ranked,
  type RankingAnswer,
  rankingAfter,
} from "@/features/rooms/rank/ranking-questions.ts";

const NAMES = ["Astrid", "Ester", "Idun", "Ingrid", "Sigrid", "Signe", "Alma", "Ebba"];

const someNames = fc.shuffledSubarray(NAMES);

/** How good each name is to someone; equal numbers are equally good. */
const taste = fc
  .array(fc.nat({ max: 6 }), { minLength: NAMES.length, maxLength: NAMES.length })
  .map((marks) => new Map(NAMES.map((name, i) => [name, marks[i] ?? 0])));

type Taste = ReadonlyMap<string, number>;

function answerOf(marks: Taste, [one, other]: readonly [string, string]): RankingAnswer {
  const difference = (marks.get(one) ?? 0) - (marks.get(other) ?? 0);
  return difference === 0 ? null : difference < 0 ? one : other;
}

/** Answers every question after the first answers by a taste, and returns all answers and the result. */
function answerBy(marks: Taste, names: readonly string[], first: readonly RankingAnswer[] = []) {
  const answers = [...first];
  for (;;) {
    const { ranked, question } = rankingAfter(names, answers);
    if (!question) return { ranked, answers };
    answers.push(answerOf(marks, question));
  }
}

const sorted = (order: Ranked) => order.map((place) => place.toSorted());

/** The order that a taste says, without questions. */
function orderBy(marks: Taste, names: readonly string[]): Ranked {
  const marksOfNames = [...new Set(names.map((name) => marks.get(name) ?? 0))];
  return marksOfNames
    .toSorted((a, b) => a - b)
    .map((mark) => names.filter((name) => marks.get(name) === mark).toSorted());
}

test("the ranking agrees with any taste, names that are equally good included", () => {
  fc.assert(
    fc.property(someNames, taste, (names, marks) => {
      expect(sorted(answerBy(marks, names).ranked)).toEqual(orderBy(marks, names));
    }),
  );
});

test("no taste takes more questions than promised, and some taste takes them all", () => {
  const asked = new Map<number, number>();
  fc.assert(
    fc.property(someNames, taste, (names, marks) => {
      const count = answerBy(marks, names).answers.length;
      expect(count).toBeLessThanOrEqual(mostQuestions(names.length));
      asked.set(names.length, Math.max(count, asked.get(names.length) ?? 0));
    }),
    { numRuns: 2000 },
  );
  expect(asked.get(5)).toBe(8);
  expect(mostQuestions(5)).toBe(8);
  expect(mostQuestions(12)).toBe(33);
});

test("a ranking that was stopped ends as one that was not", () => {
  fc.assert(
    fc.property(someNames, taste, fc.nat(), (names, marks, stop) => {
      const whole = answerBy(marks, names);
      const kept: RankingAnswer[] = JSON.parse(
        JSON.stringify(whole.answers.slice(0, stop % (whole.answers.length + 1))),
      );
      expect(answerBy(marks, names, kept)).toEqual(whole);
    }),
  );
});

test("what an earlier order says is not asked again, and stays as it was", () => {
  fc.assert(
    fc.property(someNames, taste, fc.nat(), (names, marks, count) => {
      const known = names.slice(0, count % (names.length + 1));
      const earlier = answerBy(marks, known).ranked;
      const answers = answersFrom(earlier, names);
      expect(sorted(rankingAfter(known, answers).ranked)).toEqual(sorted(earlier));
      expect(sorted(answerBy(marks, names, answers).ranked)).toEqual(orderBy(marks, names));
    }),
  );
});

test("no question is about a name and itself, and none is asked twice", () => {
  fc.assert(
    fc.property(
      someNames,
      fc.infiniteStream(fc.constantFrom(true, false, null)),
      (names, choices) => {
        const answers: RankingAnswer[] = [];
        const questions = new Set<string>();
        for (;;) {
          const { question } = rankingAfter(names, answers);
          if (!question) return;
          const key = question.toSorted().join();
          expect(question[0]).not.toBe(question[1]);
          expect(questions).not.toContain(key);
          questions.add(key);
          const [first, second] = question;
          const { value: isFirst } = choices.next();
          answers.push(isFirst === null ? null : isFirst ? first : second);
        }
      },
    ),
  );
});

/** "A BC" → A, then B and C equally good. */
const order = (text: string): Ranked => text.split(" ").map((place) => [...place]);

test.each([
  ["the sum of places", "A B C", "B A C", "AB C"],
  ["the better of the worse places", "A B C", "C B A", "B AC"],
  ["places among the shared names alone", "X A B", "B Y Z A", "AB"],
  ["the mean of the places of equally good names", "AB C", "C A B", "A C B"],
  ["equals of both as equals", "AB C", "AB C", "AB C"],
  ["the one who has a preference, where the other has none", "ABC", "C A B", "C A B"],
  ["the alphabet within a place, with å after z", "Å Z", "Z Å", "ZÅ"],
])("the common order goes by %s", (_, mine, theirs, expected) => {
  expect(commonOrder(order(mine), order(theirs))).toEqual(order(expected));
});

test("there is no common order without a shared name", () => {
  expect(commonOrder([["A"]], [["B"]])).toEqual([]);
});

test("the common order has each shared name once, is the same for both, and never against what both prefer", () => {
  fc.assert(
    fc.property(someNames, someNames, taste, taste, (names, others, marks, otherMarks) => {
      const common = commonOrder(orderBy(marks, names), orderBy(otherMarks, others));
      expect(commonOrder(orderBy(otherMarks, others), orderBy(marks, names))).toEqual(common);
      const shared = names.filter((name) => others.includes(name));
      expect(common.flat().toSorted()).toEqual(shared.toSorted());
      const place = (name: string) => common.findIndex((names) => names.includes(name));
      for (const one of shared) {
        for (const other of shared) {
          const answers = [marks, otherMarks].map((it) => answerOf(it, [one, other]));
          if (answers.every((it) => it === one)) expect(place(one)).toBeLessThan(place(other));
          if (one !== other && answers.every((it) => it === null)) {
            expect(place(one)).toBe(place(other));
          }
        }
      }
    }),
  );
});
