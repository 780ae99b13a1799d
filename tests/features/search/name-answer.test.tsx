import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { NameAnswer } from "@/features/search/name-answer.tsx";
import type { NameRecord } from "@/names/search/name-files.ts";
import { savedFavoritesOf } from "@/saved/favorites/saved-favorites.ts";

const NO_BEARERS = {
  women: 0,
  men: 0,
  surnameBearers: 0,
  surnameRank: null,
  hasGivenNameDocument: false,
  hasSurnameDocument: false,
  meanAge: { women: null, men: null },
  girls: [],
  boys: [],
  spellings: [],
};

const KIM = {
  ...NO_BEARERS,
  women: 2560,
  men: 8356,
  surnameBearers: 801,
  surnameRank: 1158,
  hasGivenNameDocument: true,
};
const LINDQVIST = {
  ...NO_BEARERS,
  surnameBearers: 15_395,
  surnameRank: 56,
  hasSurnameDocument: true,
};
const NEWBORN = { ...NO_BEARERS, girls: [{ year: 2022, children: 2 }] };

test.each<[what: string, facts: Omit<NameRecord, "name"> | null, addresses: readonly string[]]>([
  ["a given name and a rare surname", KIM, ["/namn/namn", "/efternamn/ovriga/namn"]],
  ["a common surname", LINDQVIST, ["/efternamn/namn"]],
  ["a given name of newborns only", NEWBORN, ["/namn/ovriga/namn"]],
  ["a name that nobody has", null, []],
])("the answer for %s leads to its pages", (_what, facts, addresses) => {
  const record = facts && { name: "Namn", ...facts };
  render(
    <MemoryRouter>
      <NameAnswer name="namn" record={record} caseVariants={[]} parts={null} />
    </MemoryRouter>,
  );
  const links = screen.queryAllByRole("link", { name: /^Allt om (för|efter)namnet Namn$/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(addresses);
});

test("a name has a heart of each kind that people bear", async () => {
  render(
    <MemoryRouter>
      <NameAnswer name="kim" record={{ name: "Kim", ...KIM }} caseVariants={[]} parts={null} />
    </MemoryRouter>,
  );
  for (const [kind, page] of [
    ["förnamn", "fornamn"],
    ["efternamn", "efternamn"],
  ] as const) {
    const panel = within(screen.getByRole("region", { name: `Kim som ${kind}` }));
    await userEvent.click(panel.getByRole("button", { name: "Spara Kim som favorit" }));
    expect(savedFavoritesOf(page).read()).toEqual(["Kim"]);
  }
});

test("a name that nobody has, has no heart", () => {
  render(
    <MemoryRouter>
      <NameAnswer name="Namn" record={null} caseVariants={[]} parts={null} />
    </MemoryRouter>,
  );
  expect(screen.queryByRole("button")).toBeNull();
});
