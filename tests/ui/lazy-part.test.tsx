import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ComponentType, Suspense } from "react";
import { expect, test, vi } from "vitest";
import { lazyPart } from "@/ui/lazy-part.tsx";

/** Within act, React shows what has come at once instead of after its usual third of a second. */
function show(Part: ComponentType) {
  return act(async () => {
    render(<Part />, { wrapper: Suspense });
  });
}

test("a part of a page is drawn when its code has come", async () => {
  const Part = lazyPart(async () => ({ default: () => <p>Tips</p> }));
  await show(Part);
  expect(screen.getByText("Tips")).toBeVisible();
});

test("a part that cannot be loaded says so in its place and offers a reload", async () => {
  const reload = vi.fn();
  vi.stubGlobal("location", { href: window.location.href, reload });
  const Part = lazyPart(() => Promise.reject(new Error("The chunk is gone")));
  await show(Part);
  expect(screen.getByText(/kunde inte laddas/)).toBeVisible();
  await userEvent.setup().click(screen.getByRole("button", { name: "ladda om sidan" }));
  expect(reload).toHaveBeenCalledTimes(1);
});
