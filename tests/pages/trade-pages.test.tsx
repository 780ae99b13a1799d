/** The company names of each trade, from the files that the build makes. */
import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { companyFields } from "@/generators/companies/company-fields.ts";
import { findFields } from "@/generators/companies/find-fields.ts";
import { TRADES_FILE, tradePath, tradeSlug } from "@/generators/companies/trades.ts";
import { queryClient } from "@/lib/query-client.ts";
import TradePage, { head } from "@/pages/trade-page.tsx";
import TradesPage from "@/pages/trades-page.tsx";
import { savedFavoritesOf } from "@/saved/favorites/saved-favorites.ts";
import { tradeFiles } from "../../scripts/build/name-search/trade-files.ts";

const files = new Map(tradeFiles());
const slugs = companyFields.map(({ trade }) => tradeSlug(trade));

beforeEach(() => {
  queryClient.clear();
  vi.stubGlobal("fetch", async (address: string) => {
    const text = files.get(address.split("/").at(-1) ?? "");
    return text === undefined ? new Response(null, { status: 404 }) : new Response(text);
  });
});

async function open(address: string) {
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/foretagsnamn/branscher" element={<TradesPage />} />
          <Route path="/foretagsnamn/:trade" element={<TradePage />} />
        </Routes>
      </MemoryRouter>,
    );
  });
}

test("every trade has an address of its own in ASCII, and twenty names", () => {
  expect(new Set(slugs).size).toBe(companyFields.length);
  expect(slugs.filter((slug) => !/^[a-z\d]+(?:-[a-z\d]+)*$/.test(slug))).toEqual([]);
  expect(companyFields.filter(({ names }) => names.length < 20)).toEqual([]);
});

test("every head is its own, and as long as search engines show", async () => {
  const heads = await Promise.all(slugs.map((trade) => head({ trade })));
  for (const { title, description } of heads) {
    expect(title.length, title).toBeGreaterThanOrEqual(40);
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(description.length, description).toBeGreaterThanOrEqual(115);
    expect(description.length, description).toBeLessThanOrEqual(155);
  }
  expect(new Set(heads.flatMap(({ title, description }) => [title, description])).size).toBe(
    2 * slugs.length,
  );
});

test("the page of all trades leads to each, in Swedish order", async () => {
  await open("/foretagsnamn/branscher");
  const main = screen.getByText("Åkeri").closest("ul") ?? document.body;
  const links = within(main).getAllByRole<HTMLAnchorElement>("link");
  expect(links.map((link) => link.getAttribute("href")).sort()).toEqual(
    slugs.map(tradePath).sort(),
  );
  const labels = links.map(({ textContent }) => textContent);
  expect(labels.indexOf("Åkeri")).toBeGreaterThan(labels.indexOf("Yoga"));
});

describe("the page of a trade", () => {
  const bakery = companyFields.find(({ trade }) => trade === "bageri");

  test("has each of its names once, with what it plays on, and a heart", async () => {
    await open("/foretagsnamn/bageri");
    const hearts = screen.getAllByRole("button", { name: /^Spara .* som favorit$/ });
    expect(hearts).toHaveLength(bakery?.names.length ?? 0);
    const glossed = bakery?.names.find(({ gloss }) => gloss !== "");
    expect(screen.getByText(glossed?.name ?? "").closest("li")).toHaveTextContent(
      glossed?.gloss ?? "",
    );
    await userEvent.click(hearts[0] ?? document.body);
    expect(savedFavoritesOf("foretagsnamn").read()).toHaveLength(1);
  });

  test("leads to the generator with a word that it knows, and to trades beside it", async () => {
    await open("/foretagsnamn/cafe");
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Företagsnamn: café");
    const link = screen.getByRole<HTMLAnchorElement>("link", { name: /^Få fler förslag/ });
    expect(new URL(link.href).searchParams.get("nyckelord")).toBe("café");
    const others = within(screen.getByRole("region", { name: "Andra branscher" }));
    expect(others.getAllByRole("link")).toHaveLength(8);
  });

  test("that does not exist is a missing one", async () => {
    await open("/foretagsnamn/trollkonst");
    expect(screen.getByRole("heading", { level: 1, name: /Sidan finns inte/ })).toBeVisible();
    expect((await head({ trade: "trollkonst" })).title).toBe("Sidan finns inte – Namnfynd");
    expect(files.get(TRADES_FILE)).not.toContain("trollkonst");
  });
});

test("the generator knows each trade by the word that its page asks with", () => {
  const unknown = companyFields.filter((field) => {
    const { fields } = findFields([field.typed[0] ?? field.trade]);
    return !fields.includes(field);
  });
  expect(unknown.map(({ trade }) => trade)).toEqual([]);
});
