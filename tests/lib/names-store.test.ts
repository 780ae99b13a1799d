import { expect, test, vi } from "vitest";
import { memoryNames } from "@/lib/names-store.ts";

test("names in memory are the same for the same key, and others for another", () => {
  memoryNames("samma").update((names) => [...names, "Astrid"]);
  expect(memoryNames("samma").getState()).toEqual({ names: ["Astrid"], problem: null });
  expect(memoryNames("annan").getState()).toEqual({ names: [], problem: null });
});

test("a change builds on the newest names", () => {
  const store = memoryNames("byggd");
  store.update((names) => [...names, "Astrid"]);
  store.update((names) => [...names, "Bo"]);
  store.update((names) => names.slice(1));
  expect(store.getState().names).toEqual(["Bo"]);
});

test("those who follow are told, until they stop", () => {
  const store = memoryNames("följd");
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.update(() => ["Astrid"]);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  store.update(() => ["Bo"]);
  expect(listener).toHaveBeenCalledTimes(1);
});
