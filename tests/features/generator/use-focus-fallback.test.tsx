import { render, screen } from "@testing-library/react";
import { useCallback, useRef } from "react";
import { expect, test } from "vitest";
import { useFocusFallback } from "@/features/generator/use-focus-fallback.ts";

function Names({ hidden }: { hidden: readonly string[] }) {
  const region = useRef<HTMLElement>(null);
  useFocusFallback(
    useCallback(() => region.current?.focus(), []),
    [hidden],
  );
  return (
    <section ref={region} tabIndex={-1} aria-label="Namn">
      {["Alma", "Tyra"]
        .filter((name) => !hidden.includes(name))
        .map((name) => (
          <button key={name} type="button">
            {name}
          </button>
        ))}
    </section>
  );
}

test("a new list moves no focus where nothing had focus", () => {
  const { rerender } = render(<Names hidden={[]} />);
  rerender(<Names hidden={[]} />);
  rerender(<Names hidden={["Alma"]} />);
  expect(document.body).toHaveFocus();
});

test("focus moves when the focused element is removed", () => {
  const { rerender } = render(<Names hidden={[]} />);
  screen.getByRole("button", { name: "Alma" }).focus();
  rerender(<Names hidden={["Alma"]} />);
  expect(screen.getByRole("region", { name: "Namn" })).toHaveFocus();
});

test("focus stays on an element that remains", () => {
  const { rerender } = render(<Names hidden={[]} />);
  const tyra = screen.getByRole("button", { name: "Tyra" });
  tyra.focus();
  rerender(<Names hidden={["Alma"]} />);
  expect(tyra).toHaveFocus();
});
