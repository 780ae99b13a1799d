/** The comparison of Gratis and Premium on the home page. */
import { act, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PRODUCTS } from "@/config/commerce.ts";
import HomeContent from "@/content/home/home-content.tsx";
import { DEFAULT_MATRIX, planMatrix } from "@/lib/plan-matrix.ts";

const env = vi.hoisted((): { backendAddress: object | null } & Record<string, unknown> => ({
  backendAddress: null,
  resolverUrl: "/resolver",
  adUnit: null,
}));

vi.mock("@/lib/env.ts", () => env);

beforeEach(() => {
  env.backendAddress = {};
});

afterEach(() => planMatrix.set(DEFAULT_MATRIX));

function open() {
  render(
    <MemoryRouter>
      <HomeContent />
    </MemoryRouter>,
  );
}

function plan(name: string) {
  const section = within(screen.getByRole("region", { name: "Gratis räcker långt" }));
  const article = section
    .getAllByRole("article")
    .find((each) => within(each).queryByRole("heading", { level: 3, name }));
  if (!article) throw new Error(`No plan ${name}`);
  return within(article);
}

function benefits(name: string): (string | null)[] {
  return plan(name)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
}

test("shows what is free, with a link to the generator", () => {
  open();
  expect(plan("Gratis").getByText("0 kr")).toBeVisible();
  expect(benefits("Gratis")).toEqual([
    "Alla generatorer, utan att registrera dig",
    "Grundläggande filter, som kön, stil och längd",
    "Förnamn, efternamn och barnnamn med riktig statistik",
    "Dela dina filter med en länk",
    "5\u00a0favoriter per generator, sparade i din webbläsare",
  ]);
  expect(plan("Gratis").getByRole("link")).toHaveAttribute("href", "/namngenerator");
});

test("shows the price and the benefits of Premium, with a link to it", () => {
  open();
  expect(plan("Premium").getByText(`${PRODUCTS.premium.price} kr/månad`)).toBeVisible();
  expect(plan("Premium").getByText(/moms/)).toBeVisible();
  expect(plan("Premium").getByText("Allt i Gratis, och bland annat")).toBeVisible();
  expect(benefits("Premium")).toEqual([
    "Se om .se, .nu och .com verkar lediga",
    "Filtrera på stavelser, ändelse och hur vanligt namnet är",
    "Se hela SCB:s kurva, med upp till fyra namn i samma diagram",
    "Samla namn i listor och dela dem",
    "Spara hur många favoriter du vill",
    "Ha favoriterna med dig på alla dina enheter",
  ]);
  expect(plan("Premium").getByRole("link")).toHaveAttribute("href", "/premium");
});

test("follows an administrator's switch", () => {
  open();
  act(() =>
    planMatrix.set({ ...DEFAULT_MATRIX, free_plan: new Set(["export", "unlimited_favorites"]) }),
  );
  expect(benefits("Gratis")).toEqual(
    expect.arrayContaining(["Spara namnen som PDF eller CSV", "Spara hur många favoriter du vill"]),
  );
  expect(benefits("Premium")).toEqual([
    "Se om .se, .nu och .com verkar lediga",
    "Filtrera på stavelser, ändelse och hur vanligt namnet är",
    "Se hela SCB:s kurva, med upp till fyra namn i samma diagram",
    "Samla namn i listor och dela dem",
    "Ha favoriterna med dig på alla dina enheter",
  ]);
});

test("lists no benefit of a plan where there are no accounts", () => {
  env.backendAddress = null;
  open();
  expect(plan("Premium").queryAllByRole("listitem")).toEqual([]);
  expect(plan("Premium").getByText("Allt i Gratis")).toBeVisible();
});
