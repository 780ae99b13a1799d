/**
 * The filters of the generator pages: what is chosen is generated, and stays in the address. And what
 * /fornamn suggests before anything is chosen.
 */

import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { cats } from "@/names/facts/cat-list.ts";
import { givenNameList } from "@/names/facts/given-name-list.ts";
import { surnameList } from "@/names/facts/late-surnames.ts";
import { LAST_LATEST_YEAR, LAST_NEWBORN_YEAR } from "@/words/statistics.ts";
import { address } from "../address.tsx";
import { eventually, waitAndLoad } from "../clock.ts";
import { shownNames } from "../suggestions.ts";
import { openApp } from "./open-app.tsx";

/** Each with a choice, and what a name looks like that matches it, where names show it. */
const PAGES = [
  { path: "/fornamn", query: "borjar=L", names: /^L/ },
  { path: "/efternamn", query: "andelse=strom", names: /ström$/ },
  { path: "/barnnamn", query: "kon=flickor", names: /\S/ },
  { path: "/foretagsnamn", query: "langd=kort", names: /^.{1,8}$/ },
  { path: "/anvandarnamn", query: "stil=enkel", names: /^[^A-Z]+$/ },
  { path: "/husdjursnamn", query: "langd=kort", names: /^.{1,4}$/ },
  { path: "/hundnamn", query: "kon=tik", names: /\S/ },
  { path: "/kattnamn", query: "langd=kort", names: /^.{1,4}$/ },
  { path: "/fantasy-namn", query: "kategori=drake", names: /\S/ },
];

function suggestions() {
  return screen.getByRole("list", { name: "Namnförslag" });
}

function filters(): HTMLSelectElement[] {
  return within(screen.getByLabelText("Filter")).getAllByRole<HTMLSelectElement>("combobox");
}

function choose(filter: HTMLElement, value: string) {
  fireEvent.change(filter, { target: { value } });
}

beforeEach(() => {
  vi.useFakeTimers();
});

test.each(PAGES)("$path obeys the filter in its address", async (page) => {
  const { path, query, names } = page;
  const [name = "", value = ""] = query.split("=");
  await openApp(`${path}?${query}`);
  await waitAndLoad(500);
  expect(filters().find((filter) => filter.name === name)).toHaveValue(value);
  expect(shownNames()).not.toEqual([]);
  for (const shown of shownNames()) expect(shown).toMatch(names);
});

test("/fornamn says the mean age on the cards of a generation, and not otherwise", async () => {
  await openApp("/fornamn?generation=aldre");
  await eventually(() => expect(suggestions()).toHaveTextContent(/i\ssnitt\s\d+\sår/));
  for (const card of within(suggestions()).getAllByRole("listitem")) {
    const [, years] = /i\ssnitt\s(\d+)\sår/.exec(card.textContent) ?? [];
    expect(Number(years)).toBeGreaterThan(60);
  }
  choose(screen.getByLabelText("Generation"), "alla");
  await eventually(() => expect(suggestions()).toHaveAttribute("aria-busy", "false"));
  await eventually(() => expect(suggestions()).toHaveTextContent(/bär namnet/));
  expect(suggestions()).not.toHaveTextContent(/i\ssnitt/);
});

test("/fornamn shows names by age in the order of the address, from the first, with the age on the cards", async () => {
  const ages = () =>
    within(suggestions())
      .getAllByRole("listitem")
      .map((card) => Number(/i\ssnitt\s(\d+)\sår/.exec(card.textContent)?.[1]));
  await openApp("/fornamn?ordning=aldst");
  await eventually(() => expect(suggestions()).toHaveTextContent(/i\ssnitt\s\d+\sår/));
  const oldest = ages();
  expect(oldest).toEqual(oldest.toSorted((a, b) => b - a));
  expect(screen.getByText("Äldst först", { selector: "p" })).toBeVisible();
  expect(screen.getByText(/I ordning efter bärarnas medelålder/)).toBeVisible();

  fireEvent.click(screen.getByRole("button", { name: "Generera nya namn" }));
  await waitAndLoad(500);
  const next = ages();
  expect(next).toEqual(next.toSorted((a, b) => b - a));
  expect(next[0]).toBeLessThanOrEqual(Number(oldest.at(-1)));

  choose(screen.getByLabelText("Ordning"), "yngst");
  await waitAndLoad(500);
  expect(address()).toBe("?ordning=yngst");
  await eventually(() => expect(Math.max(...ages())).toBeLessThan(6));
});

// A page of listed names, and the one with a text field beside its filters.
test.each(["/barnnamn", "/anvandarnamn"])("%s keeps its filters in the address", async (path) => {
  await openApp(path);
  await waitAndLoad(500);
  for (const filter of filters()) {
    const [usual = "", other = ""] = [...filter.options].map((option) => option.value);
    choose(filter, other);
    expect(suggestions()).toHaveAttribute("aria-busy", "true");
    expect(filter).toHaveValue(other);
    expect(new URLSearchParams(address()).get(filter.name)).toBe(other);
    choose(filter, usual);
    expect(new URLSearchParams(address()).has(filter.name)).toBe(false);
  }
  // Defaults are left out of the address.
  expect(address()).toBe("");
  await waitAndLoad(500);
  expect(suggestions()).toHaveAttribute("aria-busy", "false");
  expect(new Set(shownNames()).size).toBe(12);
});

test("a cat's name has its count in the register, if one is published", async () => {
  const hidden = cats.map(({ name }) => name).filter((name) => name !== "Luna");
  window.localStorage.setItem("hidden-names-kattnamn", JSON.stringify(hidden));
  await openApp("/kattnamn");
  await waitAndLoad(500);
  expect(shownNames()).toEqual(["Luna"]);
  expect(suggestions()).toHaveTextContent(/6\s072 katter \(Jordbruksverket\s2025\)/);
});

describe("newly formed surnames", () => {
  test("are the only suggestions, with what is known of them and who decides", async () => {
    await openApp("/efternamn?ursprung=nybildade&langd=kort");
    await waitAndLoad(500);
    const borne = new Set(surnameList.map(({ name }) => name));
    expect(shownNames()).not.toEqual([]);
    for (const name of shownNames()) {
      expect(name).toMatch(/^.{1,6}$/);
      expect(borne).not.toContain(name);
    }
    await eventually(() => {
      for (const card of within(suggestions()).getAllByRole("listitem")) {
        expect(card).toHaveTextContent(/färre än två bar namnet\s2020 \(SCB\)/);
      }
    });
    expect(screen.getByText(/Skatteverket avgör om du får ta ett/)).toBeVisible();
  });

  test("are counted, and are not among the names of other options", async () => {
    await openApp("/efternamn?andelse=strom");
    const option = () => screen.getByRole("option", { name: /^Nybildade/ });
    await eventually(() =>
      expect(option()).toHaveAttribute("label", expect.stringMatching(/^Nybildade – \d+\snamn$/)),
    );
    choose(screen.getByLabelText("Ändelse"), "son");
    await waitAndLoad(500);
    await eventually(() => expect(option()).toBeDisabled());
  });
});

describe("the opening of /fornamn", () => {
  const rising = givenNameList
    .filter(({ marks }) => Number(`0x${marks}`) >= 8)
    .map(({ name }) => name);

  async function openFirstNames() {
    await openApp("/fornamn");
    await waitAndLoad(500);
  }

  function chooseSex(value: string) {
    choose(screen.getByLabelText("Kön"), value);
  }

  test("suggests rising names, says so, and goes on with them", async () => {
    await openFirstNames();
    expect(screen.getByText(`Ökade fram till ${LAST_NEWBORN_YEAR}`)).toBeVisible();
    const first = shownNames();
    expect(rising).toEqual(expect.arrayContaining(first));
    expect(
      screen.getAllByText(`12 av ${rising.length} namn som ökade fram till ${LAST_NEWBORN_YEAR}.`),
    ).not.toHaveLength(0);
    fireEvent.click(screen.getByRole("button", { name: "Generera nya namn" }));
    await waitAndLoad(500);
    expect(rising).toEqual(expect.arrayContaining(shownNames()));
    expect(shownNames()).not.toEqual(first);
  });

  test("ends with the first filter", async () => {
    await openFirstNames();
    chooseSex("unisex");
    await waitAndLoad(500);
    expect(screen.queryByText(`Ökade fram till ${LAST_NEWBORN_YEAR}`)).not.toBeInTheDocument();
    const unisex = givenNameList.filter(({ sex }) => sex === "u").map(({ name }) => name);
    expect(unisex).toEqual(expect.arrayContaining(shownNames()));
    expect(screen.getAllByText(/^12 av 2\d\d namn som passar filtren\.$/)).not.toHaveLength(0);
  });

  test("gives way to all names at the press of a button, and the address remembers it", async () => {
    await openFirstNames();
    fireEvent.click(screen.getByRole("button", { name: "Visa alla namn" }));
    await waitAndLoad(500);
    expect(address()).toBe("?urval=alla");
    expect(screen.getByText("Alla namn")).toBeVisible();
    expect(screen.getAllByText(/^12 av 5\s\d{3} namn som passar filtren\.$/)).not.toHaveLength(0);
    chooseSex("flickor");
    chooseSex("alla");
    await waitAndLoad(500);
    expect(address()).toBe("?urval=alla");
    fireEvent.click(
      screen.getByRole("button", { name: `Visa namn som ökade fram till ${LAST_NEWBORN_YEAR}` }),
    );
    await waitAndLoad(500);
    expect(address()).toBe("");
    expect(rising).toEqual(expect.arrayContaining(shownNames()));
  });
});

test("/barnnamn says what its years mean", async () => {
  await openApp("/barnnamn");
  await waitAndLoad(500);
  expect(
    screen.getByText(`Topp ${LAST_LATEST_YEAR}, ökade fram till ${LAST_NEWBORN_YEAR}`),
  ).toBeVisible();
  choose(screen.getByLabelText("År"), "tidlosa");
  expect(screen.getByText("Klassiker som getts varje år")).toBeVisible();
  choose(screen.getByLabelText("År"), "alla");
  expect(screen.getByText("Alla år")).toBeVisible();
});

describe("what a chosen option means", () => {
  test("describes its filter", async () => {
    await openApp("/fornamn?kon=unisex");
    const sex = screen.getByLabelText("Kön");
    const style = screen.getByLabelText("Stil");
    await eventually(() =>
      expect(sex).toHaveAccessibleDescription(/^Unisex: minst 15\sprocent av bärarna är kvinnor/),
    );
    expect(style).not.toHaveAccessibleDescription();
    choose(style, "klassiskt");
    await eventually(() => expect(style).toHaveAccessibleDescription(/^Klassiskt: /));
    expect(sex).toHaveAccessibleDescription(/^Unisex: /);
    choose(sex, "alla");
    await eventually(() => expect(sex).not.toHaveAccessibleDescription());
  });

  test("is in sight for the filter that the visitor was at last", async () => {
    await openApp("/fornamn?kon=unisex&stil=modernt");
    await eventually(() => expect(screen.getByText(/^minst 15\sprocent/)).toBeVisible());
    const ofStyle = screen.getByText(/^minst hälften/);
    expect(ofStyle).not.toBeVisible();
    fireEvent.focusIn(screen.getByLabelText("Stil"));
    expect(ofStyle).toBeVisible();
    expect(screen.getByText(/^minst 15\sprocent/)).not.toBeVisible();
  });
});
