import { act, renderHook } from "@testing-library/react";
import { type ReactNode, StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { useGeneration } from "@/features/generator/use-generation.ts";
import type { GeneratorDefinition } from "@/generators/definition.ts";
import type { Choices } from "@/generators/filters.ts";
import { seededRandom } from "@/generators/sample.ts";
import { currentToasts } from "@/ui/toast-store.ts";
import { wait } from "../../clock.ts";
import { deferred } from "../../deferred.ts";

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];

/** Twenty-six names for each choice. */
const definition: GeneratorDefinition = {
  filters: [],
  candidates: ({ sort = "" }) => LETTERS.map((letter) => ({ name: sort + letter, weight: 1 })),
};

const PETS: Choices = { sort: "djur " };
const CHILDREN: Choices = { sort: "barn " };

const NONE: readonly string[] = [];

function Site({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <MemoryRouter>{children}</MemoryRouter>
    </StrictMode>
  );
}

function setUp(hidden = NONE, count = 4) {
  const random = seededRandom(5);
  return renderHook(
    (props: { choices: Choices; hidden: readonly string[] }) =>
      useGeneration(definition, props.choices, { count, hidden: props.hidden, random }),
    { wrapper: Site, initialProps: { choices: CHILDREN, hidden } },
  );
}

type Hook = ReturnType<typeof setUp>;

function shown({ result }: Hook): readonly string[] {
  return result.current.generation?.names ?? [];
}

async function generateAgain(hook: Hook): Promise<readonly string[]> {
  act(() => hook.result.current.generateAgain());
  await wait(500);
  return shown(hook);
}

function goBack(hook: Hook): readonly string[] {
  act(() => hook.result.current.goBack());
  return shown(hook);
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe("going back", () => {
  test("is not possible until there are earlier suggestions", async () => {
    const hook = setUp();
    expect(hook.result.current.hasEarlier).toBe(false);
    await wait(500);
    expect(shown(hook)).toHaveLength(4);
    expect(hook.result.current.hasEarlier).toBe(false);
  });

  test("restores all earlier suggestions for the choices, the latest first", async () => {
    const hook = setUp();
    await wait(500);
    const first = shown(hook);
    const second = await generateAgain(hook);
    const third = await generateAgain(hook);
    expect(third).not.toEqual(second);
    expect(goBack(hook)).toEqual(second);
    expect(hook.result.current.hasEarlier).toBe(true);
    expect(goBack(hook)).toEqual(first);
    expect(hook.result.current.hasEarlier).toBe(false);
  });

  test("takes effect at once, without a new draw", async () => {
    const hook = setUp();
    await wait(500);
    const first = shown(hook);
    await generateAgain(hook);
    expect(goBack(hook)).toEqual(first);
    expect(hook.result.current.isGenerating).toBe(false);
    await wait(5000);
    expect(shown(hook)).toEqual(first);
  });

  test("is possible again after new suggestions, which do not repeat those shown", async () => {
    const hook = setUp();
    await wait(500);
    const first = shown(hook);
    await generateAgain(hook);
    goBack(hook);
    const other = await generateAgain(hook);
    expect(other.filter((name) => first.includes(name))).toEqual([]);
    expect(goBack(hook)).toEqual(first);
  });

  test("is not possible after a change of the choices", async () => {
    const hook = setUp();
    await wait(500);
    await generateAgain(hook);
    hook.rerender({ choices: PETS, hidden: NONE });
    await wait(500);
    const pets = shown(hook);
    expect(pets.every((name) => name.startsWith("djur "))).toBe(true);
    expect(hook.result.current.hasEarlier).toBe(false);
    await generateAgain(hook);
    expect(hook.result.current.hasEarlier).toBe(true);
    expect(goBack(hook)).toEqual(pets);
    expect(hook.result.current.hasEarlier).toBe(false);
  });
});

test("new suggestions do not repeat those shown while enough others remain", async () => {
  const hook = setUp(NONE, 12);
  await wait(500);
  for (let round = 0; round < 5; round++) {
    const before = shown(hook);
    const after = await generateAgain(hook);
    expect(after.filter((name) => before.includes(name))).toEqual([]);
  }
});

describe("hidden names", () => {
  const HIDDEN = LETTERS.slice(0, 20).map((letter) => `barn ${letter}`);

  test("are neither drawn nor counted", async () => {
    const hook = setUp(HIDDEN);
    await wait(500);
    for (let round = 0; round < 10; round++) {
      expect(shown(hook).filter((name) => HIDDEN.includes(name))).toEqual([]);
      expect(hook.result.current.generation?.matching).toBe(6);
      await generateAgain(hook);
    }
  });

  test("are not drawn if they are hidden during the delay", async () => {
    const hook = setUp();
    await wait(499);
    hook.rerender({ choices: CHILDREN, hidden: HIDDEN });
    await wait(1);
    expect(shown(hook)).toHaveLength(4);
    expect(shown(hook).filter((name) => HIDDEN.includes(name))).toEqual([]);
  });

  test("do not trigger new suggestions", async () => {
    const hook = setUp();
    await wait(500);
    const first = shown(hook);
    hook.rerender({ choices: CHILDREN, hidden: first.slice(0, 1) });
    expect(hook.result.current.isGenerating).toBe(false);
    await wait(5000);
    expect(shown(hook)).toEqual(first);
  });
});

test("a change of definition discards the earlier suggestions", async () => {
  const other: GeneratorDefinition = { ...definition };
  const hook = renderHook(
    (props: { definition: GeneratorDefinition }) =>
      useGeneration(props.definition, CHILDREN, { count: 4, random: seededRandom(5) }),
    { wrapper: Site, initialProps: { definition } },
  );
  await wait(500);
  hook.rerender({ definition: other });
  await wait(500);
  expect(hook.result.current.hasEarlier).toBe(false);
});

describe("names that are loaded for a choice", () => {
  /** A definition that has pets once they are loaded. */
  function setUpLate(loading: Promise<void>) {
    let isLoaded = false;
    const late: GeneratorDefinition = {
      ...definition,
      late: {
        isChosen: ({ sort }) => sort === PETS.sort,
        async load() {
          await loading;
          isLoaded = true;
        },
      },
      candidates: (choices, random) =>
        choices.sort !== PETS.sort || isLoaded ? definition.candidates(choices, random) : [],
    };
    return renderHook(
      (props: { choices: Choices }) => useGeneration(late, props.choices, { count: 4 }),
      { wrapper: Site, initialProps: { choices: PETS } },
    );
  }

  test("are waited for beyond the delay", async () => {
    const { promise, resolve } = deferred<void>();
    const hook = setUpLate(promise);
    await wait(5000);
    expect(hook.result.current.isGenerating).toBe(true);
    resolve();
    await wait(0);
    expect(hook.result.current.isGenerating).toBe(false);
    expect(hook.result.current.generation?.names).toHaveLength(4);
  });

  test("are forgotten when another choice is made meanwhile", async () => {
    const { promise, resolve } = deferred<void>();
    const hook = setUpLate(promise);
    await wait(500);
    hook.rerender({ choices: CHILDREN });
    await wait(500);
    const children = hook.result.current.generation?.names;
    resolve();
    await wait(0);
    expect(hook.result.current.generation?.names).toEqual(children);
    expect(children?.[0]).toMatch(/^barn/);
  });

  test("that cannot be loaded are reported, and generating again is possible", async () => {
    const hook = setUpLate(Promise.reject(new Error("offline")));
    await wait(500);
    expect(currentToasts().at(-1)?.text).toBe("Namnen kunde inte laddas. Försök igen.");
    expect(hook.result.current.isGenerating).toBe(false);
  });
});
