import { describe, expect, test } from "vitest";
import { withServiceNames } from "@/features/generator/child-name-cache.ts";
import {
  type Action,
  currentOf,
  EMPTY,
  type GeneratorState,
  newSeed,
  reduce,
  type Subject,
  withoutHidden,
} from "@/features/generator/suggestions.ts";
import type { GeneratorDefinition } from "@/generators/engine/definition.ts";
import type { DrawOptions } from "@/generators/engine/engine.ts";
import { takeInOrder } from "@/generators/engine/in-order.ts";
import { seededRandom } from "@/generators/engine/sample.ts";
import type { Candidate } from "@/names/word-list.ts";

function definitionOf(count: number): GeneratorDefinition {
  return {
    filters: [],
    candidates: ({ sort = "" }) =>
      Array.from({ length: count }, (_, i) => ({ name: `${sort}${i}`, weight: 1 })),
  };
}

function subjectOf(count: number, page = "fornamn", sort = "Namn "): Subject {
  return { page, definition: definitionOf(count), choices: { sort } };
}

const random = seededRandom(5);

/** The state after actions, each with its own seed where it draws. */
function stateAfter(start: GeneratorState, ...actions: Action[]): GeneratorState {
  return actions.reduce(reduce, start);
}

function draw(subject: Subject, hidden: readonly string[] = [], count = 4): Action {
  return { type: "draw", subject, count, hidden, seed: newSeed(random) };
}

function add(count: number, hidden: readonly string[] = []): Action {
  return { type: "add", count, hidden, seed: newSeed(random) };
}

function refill(hidden: readonly string[]): Action {
  return { type: "refill", hidden, seed: newSeed(random) };
}

const back: Action = { type: "back" };
const forward: Action = { type: "forward" };

function namesOf(state: GeneratorState, hidden: readonly string[] = []): readonly string[] {
  const current = currentOf(state);
  return current ? withoutHidden(current, hidden).names : [];
}

function sorted(names: Iterable<string>): string[] {
  return [...names].sort();
}

test("the same actions give the same state", () => {
  const subject = subjectOf(30);
  const actions = [draw(subject), add(3), draw(subject), back, refill(["Namn 1"])];
  expect(stateAfter(EMPTY, ...actions)).toEqual(stateAfter(EMPTY, ...actions));
});

describe("names in an order", () => {
  const order = Array.from({ length: 10 }, (_, i) => `Namn ${i}`);
  const inOrder = () => (candidates: readonly Candidate[], options: DrawOptions) =>
    takeInOrder(order, candidates, options);

  function orderedSubject(): Subject {
    const subject = subjectOf(10);
    return { ...subject, definition: { ...subject.definition, inOrder } };
  }

  function numbersOf(state: GeneratorState, hidden: readonly string[] = []): number[] {
    return namesOf(state, hidden).map((name) => Number(name.slice("Namn ".length)));
  }

  test("come four at a time, end with those that are left, and begin again, which is said", () => {
    const subject = orderedSubject();
    const second = stateAfter(EMPTY, draw(subject), draw(subject));
    expect(numbersOf(second)).toEqual([4, 5, 6, 7]);
    const third = stateAfter(second, draw(subject));
    expect(numbersOf(third)).toEqual([8, 9]);
    expect(currentOf(third)?.usedUp).toBeUndefined();
    const fourth = stateAfter(third, draw(subject));
    expect(numbersOf(fourth)).toEqual([0, 1, 2, 3]);
    expect(currentOf(fourth)?.usedUp).toBe(10);
  });

  test("begin with the first after another choice", () => {
    const subject = orderedSubject();
    const left = stateAfter(EMPTY, draw(subject), draw(subject), draw(subjectOf(20, "efternamn")));
    const returned = stateAfter(left, draw(subject));
    expect(numbersOf(returned)).toEqual([0, 1, 2, 3]);
    expect(currentOf(returned)?.usedUp).toBeUndefined();
  });

  test("go on from the page that the visitor went back to", () => {
    const subject = orderedSubject();
    const first = stateAfter(EMPTY, draw(subject), draw(subject), draw(subject), back, back);
    expect(numbersOf(first)).toEqual([0, 1, 2, 3]);
    expect(numbersOf(stateAfter(first, forward))).toEqual([4, 5, 6, 7]);
    expect(numbersOf(stateAfter(first, draw(subject)))).toEqual([4, 5, 6, 7]);
  });

  test("close up when one is hidden, and stay in order when more are added", () => {
    const first = stateAfter(EMPTY, draw(orderedSubject()));
    const hidden = ["Namn 1"];
    const closedUp = stateAfter(first, refill(hidden));
    expect(numbersOf(closedUp, hidden)).toEqual([0, 2, 3, 4]);
    const longer = stateAfter(closedUp, add(3, hidden));
    expect(numbersOf(longer, hidden)).toEqual([0, 2, 3, 4, 5, 6, 7]);
    const hiddenToo = [...hidden, "Namn 4"];
    expect(numbersOf(stateAfter(longer, refill(hiddenToo)), hiddenToo)).toEqual([
      0, 2, 3, 5, 6, 7, 8,
    ]);
    // Shown again, it is among those of the page.
    expect(numbersOf(longer)).toContain(1);
  });

  test("go on after a substitute", () => {
    const subject = orderedSubject();
    const hidden = ["Namn 1"];
    const first = stateAfter(EMPTY, draw(subject), refill(hidden));
    expect(numbersOf(stateAfter(first, draw(subject, hidden)), hidden)).toEqual([5, 6, 7, 8]);
  });
});

describe("a draw", () => {
  test("shows names that match, and how many there are", () => {
    const state = stateAfter(EMPTY, draw(subjectOf(30)));
    expect(new Set(namesOf(state)).size).toBe(4);
    expect(currentOf(state)?.matching).toBe(30);
  });

  test("repeats none until all have been shown, and says so once", () => {
    const subject = subjectOf(10);
    const first = stateAfter(EMPTY, draw(subject));
    const second = stateAfter(first, draw(subject));
    const third = stateAfter(second, draw(subject));
    const shown = [...namesOf(first), ...namesOf(second)];
    expect(new Set(shown).size).toBe(8);
    // The two that are left, and the oldest two.
    const [, , ...repeated] = namesOf(third);
    expect(new Set([...shown, ...namesOf(third)]).size).toBe(10);
    expect(namesOf(first)).toEqual(expect.arrayContaining(repeated));
    expect([first, second, third].map((state) => currentOf(state)?.usedUp)).toEqual([
      undefined,
      undefined,
      10,
    ]);
    const rounds = [draw(subject), draw(subject), draw(subject), draw(subject)];
    const later = stateAfter(third, ...rounds);
    const lines = later.generations.map(({ usedUp }) => usedUp);
    expect(lines).toEqual([undefined, undefined, 10, undefined, undefined, undefined, undefined]);
    expect(new Set(namesOf(later)).size).toBe(4);
  });

  test("remembers what each page has shown for each choice", () => {
    const subject = subjectOf(8);
    const other = { ...subject, choices: { sort: "Annat " } };
    let state = stateAfter(EMPTY, draw(subject), draw(other), draw({ ...subject, page: "hem" }));
    expect(currentOf(state)?.usedUp).toBeUndefined();
    const shown = stateAfter(EMPTY, draw(subject));
    // The visitor leaves the page and comes back.
    state = stateAfter(
      { ...EMPTY, memory: shown.memory },
      draw({ ...subject, choices: { sort: "Namn " } }),
    );
    expect(new Set([...namesOf(shown), ...namesOf(state)]).size).toBe(8);
  });

  test("remembers an opening apart from the rest", () => {
    const { page, definition, choices } = subjectOf(4);
    const opening = { page, choices, definition: { ...definition, subject: "namn på väg upp" } };
    const state = stateAfter(EMPTY, draw({ page, definition, choices }), draw(opening));
    expect(currentOf(state)?.usedUp).toBeUndefined();
  });

  test("never shows or counts a hidden name", () => {
    const subject = subjectOf(6);
    const hidden = ["Namn 0", "Namn 1"];
    let state = EMPTY;
    for (let press = 0; press < 5; press++) {
      state = stateAfter(state, draw(subject, hidden));
      expect(sorted(namesOf(state))).toEqual(["Namn 2", "Namn 3", "Namn 4", "Namn 5"]);
      expect(currentOf(state)?.matching).toBe(4);
    }
    expect(state.generations.map(({ usedUp }) => usedUp)).toEqual([
      undefined,
      4,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("for another choice forgets the earlier suggestions, but keeps the history", () => {
    const subject = subjectOf(30);
    const first = stateAfter(EMPTY, draw(subject), draw(subject));
    const other = stateAfter(first, draw({ ...subject, choices: { sort: "Annat " } }));
    expect(other.generations).toHaveLength(1);
    expect(other.history).toEqual([...first.history, ...namesOf(other)]);
  });

  test("takes the names of the service once they have arrived", () => {
    let answer: readonly string[] | null = null;
    const cache = { prefetch: () => {}, namesFor: () => answer };
    const definition = withServiceNames(definitionOf(4), cache);
    const children = {
      page: "p",
      definition,
      choices: { kategori: "barn", kon: "alla", sort: "" },
    };
    const dogs = { ...children, choices: { ...children.choices, kategori: "hund" } };
    const bundled = stateAfter(EMPTY, draw(children));
    expect(sorted(namesOf(bundled))).toEqual(["0", "1", "2", "3"]);
    answer = ["Extern Ett", "Extern Två"];
    expect(sorted(namesOf(stateAfter(bundled, draw(children))))).toEqual(answer);
    expect(sorted(namesOf(stateAfter(bundled, draw(dogs))))).toEqual(["0", "1", "2", "3"]);
    // They take the places of hidden names too.
    const state = stateAfter(bundled, refill(["0", "1"]));
    expect(sorted(namesOf(state, ["0", "1"]))).toEqual(["2", "3", ...answer]);
  });
});

describe("the generation of a document", () => {
  test("is the same for everyone, and the first of the page", () => {
    const subject = subjectOf(8);
    const printed = stateAfter(EMPTY, { type: "print", subject, count: 4 });
    expect(printed).toEqual(stateAfter(EMPTY, { type: "print", subject, count: 4 }));
    expect(printed.isPrinted).toBe(true);
    const state = stateAfter(printed, draw(subject));
    expect(state.isPrinted).toBe(false);
    expect(state.generations).toHaveLength(2);
    expect(new Set([...namesOf(printed), ...namesOf(state)]).size).toBe(8);
    expect(state.history).toEqual([...namesOf(printed), ...namesOf(state)]);
    expect(namesOf(stateAfter(state, { type: "back" }))).toEqual(namesOf(printed));
  });

  test("is forgotten by an address that asks for other names", () => {
    const subject = subjectOf(8);
    const printed = stateAfter(EMPTY, { type: "print", subject, count: 4 });
    expect(stateAfter(printed, { type: "discard" })).toEqual(EMPTY);
  });

  test("gives the place of a hidden name to another", () => {
    const subject = subjectOf(8);
    const printed = stateAfter(EMPTY, { type: "print", subject, count: 4 });
    const [hidden = ""] = namesOf(printed);
    const names = namesOf(stateAfter(printed, refill([hidden])), [hidden]);
    expect(names).toHaveLength(4);
    expect(names.slice(1)).toEqual(namesOf(printed).slice(1));
  });
});

describe("going back and forward", () => {
  const subject = subjectOf(100);
  const three = stateAfter(EMPTY, draw(subject), draw(subject), draw(subject));
  const [first, second, third] = three.generations;

  test("shows the suggestions before and after, and ends at the first and the last", () => {
    const atSecond = stateAfter(three, back);
    expect(currentOf(atSecond)).toBe(second);
    expect(currentOf(stateAfter(atSecond, back))).toBe(first);
    expect(currentOf(stateAfter(atSecond, back, back, back))).toBe(first);
    expect(currentOf(stateAfter(atSecond, back, forward))).toBe(second);
    expect(currentOf(stateAfter(atSecond, forward))).toBe(third);
    expect(currentOf(stateAfter(atSecond, forward, forward))).toBe(third);
  });

  test("shows names once more, so that others come before them when all have been shown", () => {
    const small = subjectOf(8);
    const both = stateAfter(EMPTY, draw(small), draw(small));
    const [one, two] = both.generations;
    const again = stateAfter(both, back, draw(small));
    expect(sorted(namesOf(again))).toEqual(sorted(two?.names ?? []));
    expect(sorted(namesOf(stateAfter(both, draw(small))))).toEqual(sorted(one?.names ?? []));
  });

  test("after a draw leads back to the suggestions that it was made from", () => {
    const state = stateAfter(three, back, back, draw(subject));
    expect(state.generations).toHaveLength(2);
    expect(currentOf(stateAfter(state, back))).toBe(first);
    const left = [first, second, third].flatMap((it) => it?.names ?? []);
    expect(namesOf(state).filter((name) => left.includes(name))).toEqual([]);
  });

  test("restores a history entry where the visitor left it, and its names count as shown", () => {
    const { generations, at } = stateAfter(three, back);
    const restored = stateAfter(EMPTY, { type: "restore", subject, kept: { generations, at } });
    expect(currentOf(restored)).toBe(second);
    expect(currentOf(stateAfter(restored, forward))).toBe(third);
    const small = subjectOf(8);
    const kept = stateAfter(EMPTY, draw(small));
    const state = stateAfter(EMPTY, { type: "restore", subject: small, kept }, draw(small));
    expect(new Set([...namesOf(kept), ...namesOf(state)]).size).toBe(8);
  });
});

describe("a hidden name", () => {
  const subject = subjectOf(9);
  const drawn = stateAfter(EMPTY, draw(subject));
  const [first = "", second = "", ...others] = namesOf(drawn);

  test("gives its place to a name that has not been shown, and gets it back when that is undone", () => {
    const state = stateAfter(drawn, refill([first]));
    const [substitute = "", ...kept] = namesOf(state, [first]);
    expect(kept).toEqual([second, ...others]);
    expect(namesOf(drawn)).not.toContain(substitute);
    expect(state.history).toEqual([...namesOf(drawn), substitute]);
    expect(namesOf(state, [])).toEqual(namesOf(drawn));
    // The substitute may be hidden too.
    const next = stateAfter(state, refill([first, substitute]));
    expect(namesOf(next, [first, substitute])).toHaveLength(4);
    expect(
      new Set([...namesOf(state), substitute, ...namesOf(next, [first, substitute])]).size,
    ).toBe(6);
  });

  test("is not counted", () => {
    const current = currentOf(stateAfter(drawn, refill([first])));
    expect(current && withoutHidden(current, [first]).matching).toBe(8);
  });

  test("gives its place to the name shown longest ago when all have been shown", () => {
    const all = stateAfter(drawn, draw(subject), add(1));
    const [hidden = ""] = namesOf(all);
    const state = stateAfter(all, refill([hidden]));
    const [substitute = ""] = namesOf(state, [hidden]);
    expect(namesOf(drawn)).toContain(substitute);
    expect(currentOf(state)?.usedUp).toBe(8);
  });

  test("leaves its place empty when no other matches", () => {
    const all = stateAfter(EMPTY, draw(subjectOf(3)));
    const hidden = namesOf(all).slice(0, 1);
    const state = stateAfter(all, refill(hidden));
    expect(state).toBe(all);
    expect(namesOf(state, hidden)).toEqual(namesOf(all).slice(1));
  });

  test("that is shown again does not keep its substitute from the names that are added", () => {
    const hiddenOnce = stateAfter(drawn, refill([first]));
    const state = stateAfter(hiddenOnce, add(12));
    const current = currentOf(state);
    expect(current && withoutHidden(current, [])).toMatchObject({ matching: 9, added: 5 });
    expect(new Set(namesOf(state)).size).toBe(9);
    // Hidden again, it takes no place twice.
    const again = stateAfter(hiddenOnce, add(1), refill([first]));
    expect(new Set(namesOf(again, [first])).size).toBe(5);
  });

  test("is counted once among the names that others are added to", () => {
    const current = currentOf(stateAfter(drawn, refill([first]), add(12, [first])));
    const shown = current && withoutHidden(current, [first]);
    expect(shown).toMatchObject({ matching: 8 });
    expect(new Set(shown?.names).size).toBe(8);
  });

  test("elsewhere changes nothing", () => {
    expect(stateAfter(drawn, refill(["Någon annan"]))).toBe(drawn);
  });
});

describe("adding names", () => {
  test("puts others after those shown, until all are on the page", () => {
    const subject = subjectOf(10);
    const most = stateAfter(EMPTY, draw(subject), draw(subject), add(4));
    expect(currentOf(most)).toMatchObject({ added: 4, usedUp: 10 });
    const state = stateAfter(most, add(4));
    const before = state.generations[0]?.names ?? [];
    expect(new Set(namesOf(state)).size).toBe(10);
    // Those of the page before come last.
    expect(sorted(namesOf(state).slice(6))).toEqual(sorted(before));
    expect(currentOf(state)).toMatchObject({ added: 2 });
    expect(currentOf(stateAfter(state, add(4)))).toMatchObject({ added: 0, names: namesOf(state) });
  });

  test("counts as shown", () => {
    const subject = subjectOf(12);
    const state = stateAfter(EMPTY, draw(subject), add(4), draw(subject));
    expect(new Set(state.history).size).toBe(12);
  });
});

describe("the line that names come again", () => {
  const subject = subjectOf(6);
  const usedUp = stateAfter(EMPTY, draw(subject), draw(subject));
  const [hidden = ""] = namesOf(usedUp);

  test.each<[string, readonly Action[]]>([
    ["adding names", [add(1)]],
    ["hiding one", [refill([hidden])]],
    ["hiding more than can be replaced", [refill(namesOf(usedUp)), refill(namesOf(usedUp))]],
    ["going back and forward", [back, forward]],
    ["restoring the entry", [{ type: "restore", subject, kept: usedUp }]],
  ])("is not said again after %s", (_title, actions) => {
    expect(currentOf(usedUp)?.usedUp).toBe(6);
    expect(currentOf(stateAfter(usedUp, ...actions))?.usedUp).toBeUndefined();
  });
});

describe("the names of a shared link", () => {
  test("are shown first and can be gone back to, and are neither repeated nor drawn instead of others", () => {
    const subject = subjectOf(5);
    const shared = stateAfter(EMPTY, { type: "share", subject, names: ["Alma", "Namn 0"] });
    expect(currentOf(shared)).toMatchObject({ names: ["Alma", "Namn 0"], isShared: true });
    const drawn = stateAfter(shared, draw(subject));
    expect(sorted(namesOf(drawn))).toEqual(["Namn 1", "Namn 2", "Namn 3", "Namn 4"]);
    expect(currentOf(stateAfter(drawn, back))).toMatchObject({ isShared: true });
    const again = stateAfter(drawn, draw(subject));
    expect(namesOf(again)).toContain("Namn 0");
    expect(namesOf(again)).not.toContain("Alma");
    expect(currentOf(again)?.usedUp).toBe(5);
    expect(shared.history).toEqual(["Alma", "Namn 0"]);
  });
});

test("nothing is added, hidden or gone back to before the first names", () => {
  for (const action of [add(4), refill(["Alma"]), back, forward]) {
    expect(stateAfter(EMPTY, action)).toBe(EMPTY);
  }
});
