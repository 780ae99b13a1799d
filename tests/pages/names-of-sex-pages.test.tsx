/** /flicknamn and /pojknamn. */
import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ComponentType } from "react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { queryClient } from "@/lib/query-client.ts";
import { listPath } from "@/names/lists/definition.ts";
import { listPages } from "@/names/lists/registry.ts";
import BoysNamesPage from "@/pages/boys-names-page.tsx";
import GirlsNamesPage from "@/pages/girls-names-page.tsx";
import { savedFavoritesOf } from "@/saved/favorites/saved-favorites.ts";
import { newestList } from "../words/latest-lists.ts";

const named = (name: string, rank: number) => ({ name, children: 700 - rank, rank, rankBefore: 1 });

beforeEach(() => {
  queryClient.clear();
  vi.stubGlobal("fetch", async () =>
    Response.json({
      girls: [named("Astrid", 1), named("Kerstin", 30), named("Gerda", 30), named("Berit", 31)],
      boys: [named("Liam", 1), named("Arne", 30), named("Sune", 31)],
    }),
  );
});

async function open(Page: ComponentType) {
  await act(async () => {
    render(
      <MemoryRouter>
        <Page />
      </MemoryRouter>,
    );
  });
}

describe.each([
  ["girls", "Flicknamn", GirlsNamesPage, "Kerstin", "Berit", "/barnnamn?kon=flickor", "/pojknamn"],
  ["boys", "Pojknamn", BoysNamesPage, "Arne", "Sune", "/barnnamn?kon=pojkar", "/flicknamn"],
] as const)("the page of %s", (sex, group, Page, last, tooFar, generator, other) => {
  test("begins with the newest list of the sex alone, each name with a heart", async () => {
    await open(Page);
    const heading = new RegExp(`^De \\S+ vanligaste ${newestList().year}$`);
    const newest = screen.getByRole("table", { name: heading });
    const names = within(newest)
      .getAllByRole("rowheader")
      .map(({ textContent }) => textContent);
    expect(names).toEqual(newestList()[sex].map(({ name }) => name));
    await userEvent.click(within(newest).getAllByRole("button")[0] ?? newest);
    expect(savedFavoritesOf("fornamn").read()).toEqual([names[0]]);
  });

  test("has SCB's list as far as the rank that its heading says", async () => {
    await open(Page);
    const table = await screen.findByRole("table", { name: "De 30 vanligaste 2022" });
    expect(table).toHaveTextContent(last);
    expect(table).not.toHaveTextContent(tooFar);
  });

  test("leads to the generator, to choosing together, to the other sex", async () => {
    await open(Page);
    const addresses = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(addresses).toEqual(expect.arrayContaining([generator, "/tillsammans", other]));
  });

  test("leads to every list of the sex and no list of the other one", async () => {
    await open(Page);
    const addresses = new Set(
      screen.getAllByRole("link").map((link) => link.getAttribute("href") ?? ""),
    );
    const own = listPages.filter((list) => list.group === group);
    const others = listPages.filter(
      (list) => /^(?:Flick|Pojk)/.test(list.group) && list.group !== group,
    );
    for (const { id } of own) expect(addresses).toContain(listPath(id));
    expect(others.filter(({ id }) => addresses.has(listPath(id)))).toEqual([]);
  });
});
