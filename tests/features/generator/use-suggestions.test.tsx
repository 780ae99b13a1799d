/** When names are drawn; what is drawn is in suggestions.node.test.ts. */
import { act, renderHook } from "@testing-library/react";
import { type ReactNode, StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { useSuggestions } from "@/features/generator/use-suggestions.ts";
import type { GeneratorDefinition } from "@/generators/engine/definition.ts";
import type { Choices } from "@/generators/engine/filters.ts";
import { seededRandom } from "@/generators/engine/sample.ts";
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

interface Props {
  readonly choices?: Choices;
  readonly hidden?: readonly string[];
  readonly definition?: GeneratorDefinition;
  readonly onMissingNames?: () => void;
  readonly shared?: readonly string[];
}

function Site({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <MemoryRouter>{children}</MemoryRouter>
    </StrictMode>
  );
}

const random = seededRandom(5);

function setUp(start: "load" | "button", initialProps: Props = {}) {
  return renderHook(
    ({ choices = CHILDREN, hidden = NONE, ...props }: Props) =>
      useSuggestions({
        page: "fornamn",
        definition,
        start,
        count: 4,
        random,
        choices,
        hidden,
        ...props,
      }),
    { wrapper: Site, initialProps },
  );
}

type Hook = ReturnType<typeof setUp>;

function shown({ result }: Hook): readonly string[] {
  return result.current.shown?.names ?? [];
}

async function generate(hook: Hook): Promise<readonly string[]> {
  act(() => hook.result.current.generate());
  await wait(500);
  return shown(hook);
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe("names that are drawn on load", () => {
  test("come after the delay, and others after a change of the choices", async () => {
    const hook = setUp("load");
    await wait(499);
    expect(hook.result.current.shown).toBeNull();
    expect(hook.result.current.isGenerating).toBe(true);
    await wait(1);
    expect(shown(hook)).toHaveLength(4);
    expect(hook.result.current.isGenerating).toBe(false);
    hook.rerender({ choices: PETS });
    expect(hook.result.current.isGenerating).toBe(true);
    expect(shown(hook)[0]).toMatch(/^barn/);
    await wait(500);
    expect(shown(hook)[0]).toMatch(/^djur/);
    expect(hook.result.current.hasEarlier).toBe(false);
  });

  test("come after a change of the definition too, without the earlier ones", async () => {
    const hook = setUp("load");
    await wait(500);
    hook.rerender({ definition: { ...definition } });
    await wait(500);
    expect(hook.result.current.hasEarlier).toBe(false);
  });
});

describe("names that are drawn by a button", () => {
  test("come after the delay when it is pressed", async () => {
    const hook = setUp("button");
    await wait(5000);
    expect(hook.result.current.shown).toBeNull();
    act(() => hook.result.current.generate());
    expect(hook.result.current.isGenerating).toBe(true);
    await wait(499);
    expect(hook.result.current.shown).toBeNull();
    await wait(1);
    expect(shown(hook)).toHaveLength(4);
    expect(hook.result.current.isGenerating).toBe(false);
  });

  test("are cleared when the choices change, but stay in the history", async () => {
    const hook = setUp("button");
    const names = await generate(hook);
    hook.rerender({ choices: PETS });
    expect(hook.result.current.shown).toBeNull();
    expect(hook.result.current.history).toEqual(names);
  });

  test("are cancelled when the choices change during the delay", async () => {
    const hook = setUp("button");
    act(() => hook.result.current.generate());
    await wait(300);
    hook.rerender({ choices: PETS });
    expect(hook.result.current.isGenerating).toBe(false);
    await wait(5000);
    expect(hook.result.current.shown).toBeNull();
    expect(hook.result.current.history).toEqual([]);
  });
});

test("going back and forward takes effect at once, without a new draw", async () => {
  const hook = setUp("load");
  await wait(500);
  expect(hook.result.current).toMatchObject({ hasEarlier: false, hasLater: false });
  const first = shown(hook);
  const second = await generate(hook);
  act(() => hook.result.current.goBack());
  expect(shown(hook)).toEqual(first);
  expect(hook.result.current).toMatchObject({
    hasEarlier: false,
    hasLater: true,
    isGenerating: false,
  });
  await wait(5000);
  expect(shown(hook)).toEqual(first);
  act(() => hook.result.current.goForward());
  expect(shown(hook)).toEqual(second);
});

describe.each(["load", "button"] as const)("hidden names, with names drawn by %s", (start) => {
  const HIDDEN = LETTERS.slice(0, 23).map((letter) => `barn ${letter}`);

  test("are not drawn if they are hidden during the delay, which does not start again", async () => {
    const hook = setUp(start);
    act(() => hook.result.current.generate());
    await wait(499);
    hook.rerender({ hidden: HIDDEN });
    await wait(1);
    expect([...shown(hook)].sort()).toEqual(["barn x", "barn y", "barn z"]);
  });

  test("give their places to others at once, until they are shown again", async () => {
    const hook = setUp(start);
    const [first = "", ...others] = await generate(hook);
    hook.rerender({ hidden: [first] });
    expect(hook.result.current.isGenerating).toBe(false);
    expect(shown(hook).slice(1)).toEqual(others);
    expect([first, ...others]).not.toContain(shown(hook)[0]);
    hook.rerender({ hidden: NONE });
    expect(shown(hook)).toEqual([first, ...others]);
  });
});

describe("names that are loaded for a choice", () => {
  /** A definition that has pets once they are loaded. */
  function lateDefinition(loading: Promise<void>): GeneratorDefinition {
    let isLoaded = false;
    return {
      ...definition,
      late: {
        isNeeded: ({ sort }) => sort === PETS.sort,
        async load() {
          await loading;
          isLoaded = true;
        },
      },
      candidates: (choices, random) =>
        choices.sort !== PETS.sort || isLoaded ? definition.candidates(choices, random) : [],
    };
  }

  test.each(["load", "button"] as const)("are waited for beyond the delay by %s", async (start) => {
    const { promise, resolve } = deferred<void>();
    const hook = setUp(start, { definition: lateDefinition(promise), choices: PETS });
    act(() => hook.result.current.generate());
    await wait(5000);
    expect(hook.result.current.isGenerating).toBe(true);
    resolve();
    await wait(0);
    expect(hook.result.current.isGenerating).toBe(false);
    expect(shown(hook)).toHaveLength(4);
  });

  test("are not waited for by a first page that can do without them, but by the next", async () => {
    const { promise, resolve } = deferred<void>();
    const hook = setUp("load", { definition: lateDefinition(promise) });
    await wait(500);
    const first = shown(hook);
    expect(first).toHaveLength(4);
    act(() => hook.result.current.generate());
    await wait(5000);
    expect(hook.result.current.isGenerating).toBe(true);
    expect(shown(hook)).toEqual(first);
    resolve();
    await wait(0);
    expect(hook.result.current.isGenerating).toBe(false);
    expect(shown(hook)).not.toEqual(first);
  });

  test("are waited for by a first page when names are hidden, which may be some of them", async () => {
    const { promise, resolve } = deferred<void>();
    const hook = setUp("load", { definition: lateDefinition(promise), hidden: ["djur a"] });
    await wait(5000);
    expect(hook.result.current.isGenerating).toBe(true);
    resolve();
    await wait(0);
    expect(shown(hook)).toHaveLength(4);
  });

  test("take the place of a shared name that was hidden before they came", async () => {
    const { promise, resolve } = deferred<void>();
    const shared = { definition: lateDefinition(promise), choices: PETS, shared: ["Rex", "Bella"] };
    const hook = setUp("button", shared);
    hook.rerender({ ...shared, hidden: ["Rex"] });
    expect(shown(hook)).toEqual(["Bella"]);
    resolve();
    await wait(0);
    expect(shown(hook)).toEqual([expect.stringMatching(/^djur/), "Bella"]);
  });

  test("are forgotten when another choice is made before they come", async () => {
    const { promise, resolve } = deferred<void>();
    const late = lateDefinition(promise);
    const hook = setUp("load", { definition: late, choices: PETS });
    await wait(500);
    hook.rerender({ definition: late });
    await wait(500);
    const children = shown(hook);
    resolve();
    await wait(0);
    expect(shown(hook)).toEqual(children);
    expect(children[0]).toMatch(/^barn/);
  });

  test("that cannot be loaded are reported, and generating again is possible", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const missing = lateDefinition(Promise.reject(new Error("offline")));
    const hook = setUp("load", { definition: missing, choices: PETS });
    await wait(500);
    expect(currentToasts().at(-1)?.text).toBe("Namnen kunde inte laddas. Försök igen.");
    expect(hook.result.current.isGenerating).toBe(false);
    expect(warn).toHaveBeenCalledOnce();
  });

  test("that cannot be loaded lead to another choice as soon as they are chosen, where there is one", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const onMissingNames = vi.fn();
    const missing = lateDefinition(Promise.reject(new Error("offline")));
    setUp("button", { definition: missing, choices: PETS, onMissingNames });
    await wait(0);
    expect(currentToasts().at(-1)?.text).toMatch(/Namnen kunde inte hämtas\. Kontrollera nätet/);
    expect(onMissingNames).toHaveBeenCalled();
    expect(warn).toHaveBeenCalled();
  });
});
