import { act, renderHook } from "@testing-library/react";
import { type ReactNode, StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { ChildNameCache } from "@/features/generator/child-name-cache.ts";
import { useCombinedGeneration } from "@/features/generator/use-combined-generation.ts";
import type { GeneratorDefinition } from "@/generators/definition.ts";
import type { Choices } from "@/generators/filters.ts";
import { wait } from "../../clock.ts";

const CHILDREN: Choices = { kategori: "barn", kon: "alla" };
const DOGS: Choices = { kategori: "hund", kon: "alla" };

function generatorOf(...names: string[]): GeneratorDefinition {
  return {
    filters: [],
    candidates: () => names.map((name) => ({ name, weight: 1 })),
  };
}

const manyNames = generatorOf(...Array.from({ length: 40 }, (_, i) => `Namn ${i}`));

const noService: ChildNameCache = { prefetch: () => {}, namesFor: () => null };

function Site({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <MemoryRouter>{children}</MemoryRouter>
    </StrictMode>
  );
}

interface Props {
  choices: Choices;
  hidden?: readonly string[];
  areNamesLoaded?: boolean;
}

function setUp(definition: GeneratorDefinition, childNames = noService, choices = CHILDREN) {
  const initialProps: Props = { choices };
  return renderHook(
    ({ choices, ...options }: Props) =>
      useCombinedGeneration(definition, choices, childNames, options),
    { wrapper: Site, initialProps },
  );
}

async function press({ result }: ReturnType<typeof setUp>): Promise<readonly string[]> {
  act(() => result.current.generateNames());
  await wait(500);
  return result.current.shown?.names ?? [];
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe("the suggestions", () => {
  test("are four, and appear after the delay when requested", async () => {
    const { result } = setUp(manyNames);
    await wait(5000);
    expect(result.current.shown).toBeNull();
    act(() => result.current.generateNames());
    expect(result.current.isGenerating).toBe(true);
    await wait(499);
    expect(result.current.shown).toBeNull();
    await wait(1);
    expect(result.current.shown?.names).toHaveLength(4);
    expect(result.current.isGenerating).toBe(false);
  });

  test("wait until the names of their category are loaded", async () => {
    const { result, rerender } = setUp(manyNames);
    rerender({ choices: DOGS, areNamesLoaded: false });
    act(() => result.current.generateNames());
    await wait(5000);
    expect(result.current.isGenerating).toBe(true);
    rerender({ choices: DOGS, areNamesLoaded: true });
    await wait(500);
    expect(result.current.shown?.names).toHaveLength(4);
  });

  test("do not repeat the last twenty", async () => {
    const hook = setUp(manyNames);
    const shown: string[] = [];
    for (let round = 0; round < 30; round++) {
      const names = await press(hook);
      expect(names).toHaveLength(4);
      expect(names.filter((name) => shown.slice(-20).includes(name))).toEqual([]);
      shown.push(...names);
    }
    expect(hook.result.current.history).toEqual(shown);
  });

  test("use the full list when fewer than four others remain", async () => {
    const names = ["Alva", "Bo", "Cleo", "Disa", "Ebbe"];
    const hook = setUp(generatorOf(...names));
    const second = new Set<string>();
    for (let round = 0; round < 40; round++) {
      const drawn = await press(hook);
      expect(drawn).toHaveLength(4);
      for (const name of drawn) second.add(name);
    }
    expect([...second].sort()).toEqual(names);
  });

  test("are all names when there are fewer than four", async () => {
    const hook = setUp(generatorOf("Alva", "Bo"));
    expect([...(await press(hook))].sort()).toEqual(["Alva", "Bo"]);
    expect([...(await press(hook))].sort()).toEqual(["Alva", "Bo"]);
    expect(hook.result.current.history).toHaveLength(4);
  });

  test("are cleared when the choices change, but stay in the history", async () => {
    const hook = setUp(manyNames);
    const names = await press(hook);
    hook.rerender({ choices: DOGS });
    expect(hook.result.current.shown).toBeNull();
    expect(hook.result.current.history).toEqual(names);
  });

  test("are cancelled when the choices change during the delay", async () => {
    const hook = setUp(manyNames);
    act(() => hook.result.current.generateNames());
    await wait(300);
    hook.rerender({ choices: DOGS });
    expect(hook.result.current.isGenerating).toBe(false);
    await wait(5000);
    expect(hook.result.current.shown).toBeNull();
    expect(hook.result.current.history).toEqual([]);
  });
});

test("a name hidden during the delay is left out, without restarting the delay", async () => {
  const hook = setUp(generatorOf("Alva", "Bo", "Cleo"));
  act(() => hook.result.current.generateNames());
  await wait(499);
  hook.rerender({ choices: CHILDREN, hidden: ["Bo"] });
  await wait(1);
  expect([...(hook.result.current.shown?.names ?? [])].sort()).toEqual(["Alva", "Cleo"]);
});

describe("the names of the external service", () => {
  const fromService = ["Extern Ett", "Extern Två", "Extern Tre", "Extern Fyra", "Extern Fem"];

  test("replace the built-in names once they have arrived", async () => {
    let answer: readonly string[] | null = null;
    const hook = setUp(generatorOf("Inbyggd"), { prefetch: () => {}, namesFor: () => answer });
    expect(await press(hook)).toEqual(["Inbyggd"]);
    answer = fromService;
    const names = await press(hook);
    expect(names).toHaveLength(4);
    expect(fromService).toEqual(expect.arrayContaining([...names]));
  });

  test("are requested at once, so that they may arrive within the delay", async () => {
    let answer: readonly string[] | null = null;
    const prefetch = vi.fn();
    const hook = setUp(generatorOf("Inbyggd"), { prefetch, namesFor: () => answer });
    expect(prefetch).not.toHaveBeenCalled();
    act(() => hook.result.current.generateNames());
    expect(prefetch).toHaveBeenCalledWith("alla");
    await wait(300);
    answer = fromService;
    await wait(200);
    expect(fromService).toEqual(
      expect.arrayContaining([...(hook.result.current.shown?.names ?? ["-"])]),
    );
  });

  test("are neither requested nor used for another category", async () => {
    const prefetch = vi.fn();
    const hook = setUp(generatorOf("Inbyggd"), { prefetch, namesFor: () => fromService }, DOGS);
    expect(await press(hook)).toEqual(["Inbyggd"]);
    expect(prefetch).not.toHaveBeenCalled();
  });

  test("are repeated when fewer than four others remain", async () => {
    const hook = setUp(generatorOf("Inbyggd"), { prefetch: () => {}, namesFor: () => fromService });
    for (let round = 0; round < 5; round++) expect(await press(hook)).toHaveLength(4);
  });
});

test("another name takes the place of one that is hidden, and is in the history", async () => {
  const hook = setUp(manyNames);
  const [first = "", ...others] = await press(hook);
  hook.rerender({ choices: CHILDREN, hidden: [first] });
  const [substitute = "", ...kept] = hook.result.current.shown?.names ?? [];
  expect(kept).toEqual(others);
  expect([first, ...others]).not.toContain(substitute);
  expect(hook.result.current.history).toEqual([first, ...others, substitute]);
  hook.rerender({ choices: CHILDREN, hidden: [] });
  expect(hook.result.current.shown?.names).toEqual([first, ...others]);
});
