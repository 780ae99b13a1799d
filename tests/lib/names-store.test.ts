import { expect, test, vi } from "vitest";
import { memoryNames } from "@/lib/names-store.ts";

test("memory names are shared by key", () => {
  memoryNames("same").write(["Astrid"]);
  expect(memoryNames("same").state.get()).toEqual({ names: ["Astrid"], problem: null });
  expect(memoryNames("same").read()).toEqual(["Astrid"]);
  expect(memoryNames("other").state.get()).toEqual({ names: [], problem: null });
});

test("memory names notify their listeners until these unsubscribe", () => {
  const store = memoryNames("observed");
  const listener = vi.fn();
  const unsubscribe = store.state.listen(listener);
  store.write(["Astrid"]);
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  store.write(["Bo"]);
  expect(listener).toHaveBeenCalledTimes(1);
});
