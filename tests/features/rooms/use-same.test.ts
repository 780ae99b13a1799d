import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useSame } from "@/features/rooms/use-same.ts";

test("an equal value is that of the last render, and of another one the parts that are equal", () => {
  const { result, rerender } = renderHook(({ value }) => useSame(value), {
    initialProps: { value: { names: ["Alma", "Hedda"], other: { name: "Elin" } } },
  });
  const first = result.current;
  rerender({ value: { names: ["Alma", "Hedda"], other: { name: "Elin" } } });
  expect(result.current).toBe(first);
  rerender({ value: { names: ["Alma"], other: { name: "Elin" } } });
  expect(result.current).toEqual({ names: ["Alma"], other: { name: "Elin" } });
  expect(result.current.other).toBe(first.other);
});
