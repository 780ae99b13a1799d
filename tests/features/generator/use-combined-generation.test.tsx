import { act, renderHook } from "@testing-library/react";
import { StrictMode } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { ChildNameSource } from "@/features/generator/child-name-source.ts";
import { useCombinedGeneration } from "@/features/generator/use-combined-generation.ts";
import type { GeneratorDefinition } from "@/generators/definition.ts";
import type { Choices } from "@/generators/filters.ts";

const CHILDREN: Choices = { kategori: "barn", kon: "alla" };
const DOGS: Choices = { kategori: "hund", kon: "alla" };

function generatorOf(...names: string[]): GeneratorDefinition {
  return {
    id: "prov",
    filters: [],
    candidates: () => names.map((name) => ({ name, weight: 1 })),
  };
}

const manyNames = generatorOf(...Array.from({ length: 40 }, (_, i) => `Namn ${i}`));

const noService: ChildNameSource = { namesFor: () => null };

function setUp(definition: GeneratorDefinition, childNames = noService, choices = CHILDREN) {
  return renderHook(
    (props: { choices: Choices }) => useCombinedGeneration(definition, props.choices, childNames),
    { wrapper: StrictMode, initialProps: { choices } },
  );
}

async function wait(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

async function press({ result }: ReturnType<typeof setUp>): Promise<readonly string[]> {
  act(() => result.current.generateNames());
  await wait(500);
  return result.current.names ?? [];
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe("the suggestions", () => {
  test("come only when asked for, four of them, after the wait", async () => {
    const { result } = setUp(manyNames);
    await wait(5000);
    expect(result.current.names).toBeNull();
    act(() => result.current.generateNames());
    expect(result.current.isGenerating).toBe(true);
    await wait(499);
    expect(result.current.names).toBeNull();
    await wait(1);
    expect(result.current.names).toHaveLength(4);
    expect(result.current.isGenerating).toBe(false);
  });

  test("repeat none of the last twenty", async () => {
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

  test("come from the full list when fewer than four others remain", async () => {
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

  test("are as many as there are where there are fewer than four", async () => {
    const hook = setUp(generatorOf("Alva", "Bo"));
    expect([...(await press(hook))].sort()).toEqual(["Alva", "Bo"]);
    expect([...(await press(hook))].sort()).toEqual(["Alva", "Bo"]);
    expect(hook.result.current.history).toHaveLength(4);
  });

  test("go with the choices they were made for, and stay in the history", async () => {
    const hook = setUp(manyNames);
    const names = await press(hook);
    hook.rerender({ choices: DOGS });
    expect(hook.result.current.names).toBeNull();
    expect(hook.result.current.history).toEqual(names);
  });

  test("do not come for choices that changed during the wait", async () => {
    const hook = setUp(manyNames);
    act(() => hook.result.current.generateNames());
    await wait(300);
    hook.rerender({ choices: DOGS });
    expect(hook.result.current.isGenerating).toBe(false);
    await wait(5000);
    expect(hook.result.current.names).toBeNull();
    expect(hook.result.current.history).toEqual([]);
  });
});

describe("the names of the external service", () => {
  const fromService = ["Extern Ett", "Extern Två", "Extern Tre", "Extern Fyra", "Extern Fem"];

  test("are used once they have come; until then the built-in ones are", async () => {
    let answer: readonly string[] | null = null;
    const hook = setUp(generatorOf("Inbyggd"), { namesFor: () => answer });
    expect(await press(hook)).toEqual(["Inbyggd"]);
    answer = fromService;
    const names = await press(hook);
    expect(names).toHaveLength(4);
    expect(fromService).toEqual(expect.arrayContaining([...names]));
  });

  test("are asked for at the press, so that they may come within the wait", async () => {
    let answer: readonly string[] | null = null;
    const namesFor = vi.fn(() => answer);
    const hook = setUp(generatorOf("Inbyggd"), { namesFor });
    expect(namesFor).not.toHaveBeenCalled();
    act(() => hook.result.current.generateNames());
    expect(namesFor).toHaveBeenCalledWith("alla");
    await wait(300);
    answer = fromService;
    await wait(200);
    expect(fromService).toEqual(expect.arrayContaining([...(hook.result.current.names ?? ["-"])]));
  });

  test("are not asked for where the category is not children", async () => {
    const namesFor = vi.fn(() => fromService);
    const hook = setUp(generatorOf("Inbyggd"), { namesFor }, DOGS);
    expect(await press(hook)).toEqual(["Inbyggd"]);
    expect(namesFor).not.toHaveBeenCalled();
  });

  test("may be few: those shown lately come back when no four others remain", async () => {
    const hook = setUp(generatorOf("Inbyggd"), { namesFor: () => fromService });
    for (let round = 0; round < 5; round++) expect(await press(hook)).toHaveLength(4);
  });
});
