import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { HomeGenerator } from "@/features/generator/home-generator.tsx";
import { Toasts } from "@/ui/toasts.tsx";
import { shownNames } from "../../suggestions.ts";

const network = vi.hoisted(() => {
  const answer: { release: () => void } = { release: () => {} };
  const isAnswered = new Promise<void>((resolve) => {
    answer.release = resolve;
  });
  return { answer, isAnswered };
});

vi.mock("@/generators/pets/dogs.ts", async (importOriginal) => {
  await network.isAnswered;
  return importOriginal();
});
vi.mock("@/generators/pets/cats.ts", () => {
  throw new Error("Failed to fetch dynamically imported module");
});

async function setUp() {
  render(
    <MemoryRouter>
      <HomeGenerator
        loadFacts={async () => () => ({})}
        canShowMore={false}
        slots={{ actions: () => null }}
      />
      <Toasts />
    </MemoryRouter>,
  );
  return {
    user: userEvent.setup(),
    list: await screen.findByRole("list", { name: "Namnförslag" }),
  };
}

test("the names stay, marked as busy, while those of another category load", async () => {
  const { user, list } = await setUp();
  const children = shownNames();
  await user.click(screen.getByRole("button", { name: "Hund" }));
  expect(list).toHaveAttribute("aria-busy", "true");
  expect(shownNames()).toEqual(children);
  network.answer.release();
  await waitFor(() => expect(list).toHaveAttribute("aria-busy", "false"));
  expect(shownNames()).not.toEqual(children);
});

test("a category whose names cannot be loaded leads back to children, with a message", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { user, list } = await setUp();
  await user.click(screen.getByRole("button", { name: "Katt" }));
  expect(await screen.findByText(/Namnen kunde inte hämtas/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Barn" })).toHaveAttribute("aria-pressed", "true");
  await waitFor(() => expect(list).toHaveAttribute("aria-busy", "false"));
  expect(warn).toHaveBeenCalled();
  await act(() => vi.dynamicImportSettled());
});
