import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, test, vi } from "vitest";
import CompaniesPage from "@/pages/companies-page.tsx";
import { Address, address } from "../address.tsx";
import { eventually, waitAndLoad } from "../clock.ts";
import { shownNames } from "../suggestions.ts";

async function open(query = "") {
  const view = render(
    <StrictMode>
      <MemoryRouter initialEntries={[`/foretagsnamn${query}`]}>
        <CompaniesPage />
        <Address />
      </MemoryRouter>
    </StrictMode>,
  );
  await waitAndLoad(500);
  return { user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }), ...view };
}

function checks() {
  const checklist = screen.getByRole("region", { name: /^Checklista/ });
  return within(checklist).getAllByRole<HTMLInputElement>("checkbox");
}

function checkOf(question: string) {
  return screen.getByRole("checkbox", { name: new RegExp(question) });
}

beforeEach(() => {
  vi.useFakeTimers();
});

test("each suggestion has a link to its domain, and the page one to each register", async () => {
  await open();
  const list = within(screen.getByRole("list", { name: "Namnförslag" }));
  const names = list
    .getAllByRole("button", { name: /^Kopiera / })
    .map((copy) => copy.getAttribute("aria-label")?.replace("Kopiera ", ""));
  expect(names).toHaveLength(12);
  const links = list.getAllByRole("link", { name: /^Kolla domän/ });
  expect(links.map((link) => link.textContent?.match(/för (.+) \(/)?.[1])).toEqual(names);
  for (const link of links) {
    expect(link).toHaveAttribute("href", expect.stringMatching(/\?domain=[a-z0-9-]+\.se$/));
  }
  for (const [register, address] of [
    ["Bolagsverket", "https://foretagsinfo.bolagsverket.se/"],
    ["PRV", "https://search.prv.se/"],
  ] as const) {
    const [link, ...others] = screen.getAllByRole("link", { name: new RegExp(`hos ${register}`) });
    expect(others).toEqual([]);
    expect(link).toHaveAttribute("href", expect.stringContaining(address));
    expect(link).toHaveAttribute("target", "_blank");
    expect(link && list.queryByRole("link", { name: link.textContent })).toBeNull();
  }
});

test("the questions of the checklist are checked and unchecked separately", async () => {
  const { user } = await open();
  expect(checks().filter(({ checked }) => checked)).toEqual([]);
  await user.click(checkOf("Är domänen ledig"));
  await user.click(checkOf("PRV"));
  expect(checks().filter(({ checked }) => checked)).toHaveLength(2);
  await user.click(checkOf("Är domänen ledig"));
  expect(checkOf("Är domänen ledig")).not.toBeChecked();
  expect(checkOf("PRV")).toBeChecked();
});

test("the checklist works with the keyboard", async () => {
  const { user } = await open();
  act(() => checkOf("Bolagsverket").focus());
  await user.keyboard(" ");
  expect(checkOf("Bolagsverket")).toBeChecked();
});

test("the checklist is not stored and is empty at the next visit", async () => {
  const { user, unmount } = await open();
  for (const check of checks()) await user.click(check);
  expect(window.localStorage).toHaveLength(0);
  expect(window.sessionStorage).toHaveLength(0);
  unmount();
  await open();
  expect(checks().filter(({ checked }) => checked)).toEqual([]);
});

describe("a word of the visitor's own", () => {
  const keyword = () => screen.getByRole("textbox", { name: "Nyckelord" });
  // A word that no name of the list has.
  const withWord = () => shownNames().filter((name) => /paddel/i.test(name));

  test("is in three of the names and in the address, until it is cleared", async () => {
    const { user } = await open("?ton=kreativ");
    expect(withWord()).toEqual([]);
    await user.type(keyword(), " paddel ");
    await eventually(() => expect(withWord()).toHaveLength(1));
    expect(shownNames()).toHaveLength(12);
    expect(new URLSearchParams(address()).get("nyckelord")).toBe("paddel");
    expect(new URLSearchParams(address()).get("ton")).toBe("kreativ");
    await user.clear(keyword());
    await eventually(() => expect(withWord()).toEqual([]));
    expect(new URLSearchParams(address()).has("nyckelord")).toBe(false);
    expect(shownNames()).toHaveLength(12);
  });

  test("is read from the address", async () => {
    await open("?nyckelord=paddel");
    await eventually(() => expect(withWord()).toHaveLength(1));
    expect(keyword()).toHaveValue("paddel");
  });

  test("is used again by the button", async () => {
    const { user } = await open("?nyckelord=paddel");
    await eventually(() => expect(withWord()).toHaveLength(1));
    const before = withWord();
    await user.click(screen.getByRole("button", { name: "Generera nya namn" }));
    await eventually(() => expect(withWord()).not.toEqual(before));
    expect(withWord().filter((name) => before.includes(name))).toEqual([]);
  });

  test("takes the place of the names of a shared link", async () => {
    const { user } = await open("?namn=Oktant,Florin");
    await eventually(() => expect(shownNames()).toEqual(["Oktant", "Florin"]));
    await user.type(keyword(), "paddel");
    await eventually(() => expect(withWord()).toHaveLength(1));
    expect(address()).toBe("?nyckelord=paddel");
  });

  test("is sent when the field is left, and empty after a reset in the sheet", async () => {
    const { user } = await open();
    await user.type(keyword(), "paddel");
    await user.tab();
    expect(address()).toBe("?nyckelord=paddel");
    await user.click(screen.getByRole("button", { name: "Filter: 1\u00a0valt" }));
    await eventually(() => expect(screen.getByRole("dialog")).toBeVisible());
    const sheet = within(screen.getByRole("dialog"));
    await eventually(() =>
      expect(sheet.getByRole("textbox", { name: "Nyckelord" })).toHaveValue("paddel"),
    );
    await user.click(sheet.getByRole("button", { name: "Rensa" }));
    await user.click(sheet.getByRole("button", { name: "Visa namn" }));
    expect(address()).toBe("");
    expect(keyword()).toHaveValue("");
  });

  test("that is replaced keeps its reasons until there are names with the other", async () => {
    const { user } = await open("?nyckelord=paddel");
    await eventually(() => expect(screen.getAllByText(/ditt ord/)).toHaveLength(1));
    await user.clear(keyword());
    await user.type(keyword(), "keramik");
    await user.tab();
    expect(address()).toBe("?nyckelord=keramik");
    expect(withWord()).toHaveLength(1);
    expect(screen.getAllByText(/ditt ord/)).toHaveLength(1);
    await eventually(() => expect(withWord()).toEqual([]));
    await eventually(() => expect(screen.getAllByText(/ditt ord/)).toHaveLength(1));
  });

  test("that no names are built on is refused in words, beside names of the lists", async () => {
    const { user } = await open();
    await user.type(keyword(), "IKEA");
    await eventually(() => expect(screen.getByText(/^”IKEA” är ett känt märke/)).toBeVisible());
    await eventually(() =>
      expect(screen.getByText(/^12 förslag\. ”IKEA” är/)).toHaveAttribute("aria-live", "polite"),
    );
    expect(shownNames()).toHaveLength(12);
    expect(shownNames().filter((name) => /ikea/i.test(name))).toEqual([]);
    await user.clear(keyword());
    await eventually(() => expect(screen.queryByText(/känt märke/)).not.toBeInTheDocument());
  });
});

test("the menu of a suggestion copies the name and leads to the registers", async () => {
  const { user } = await open();
  const writeText = vi.spyOn(navigator.clipboard, "writeText");
  const [name = ""] = shownNames();
  await user.click(screen.getByRole("button", { name: `Fler val för ${name}` }));
  for (const [register, address] of [
    ["Bolagsverket", /^https:\/\/foretagsinfo\.bolagsverket\.se\//],
    ["PRV", /^https:\/\/search\.prv\.se\//],
  ] as const) {
    const link = () => screen.getByRole("link", { name: new RegExp(`sök hos ${register}`) });
    await eventually(() => expect(link()).toHaveAttribute("href", expect.stringMatching(address)));
    expect(link()).toHaveAttribute("target", "_blank");
    writeText.mockClear();
    await user.click(link());
    expect(writeText).toHaveBeenCalledWith(name);
  }
});

test("each name says in a line what it plays on, and what may speak against it", async () => {
  await open("?namn=Oktant,Ostkällaren,Florin,Baka+Mer");
  const cardOf = (name: string) => {
    const copy = screen.getByRole("button", { name: `Kopiera ${name}` });
    return within(copy.closest("li") ?? document.body);
  };
  await eventually(() =>
    expect(cardOf("Oktant").getByText("mätte vinklar till sjöss")).toBeVisible(),
  );
  const remark = cardOf("Ostkällaren").getByRole("link", {
    name: /^Att tänka på: beskriver varan/,
  });
  expect(remark).toHaveAttribute("href", "/kallor/foretagsnamn#registrering");
  const florin = cardOf("Florin").getByRole("link", { name: /efternamn med få bärare/ });
  // Shortened beside what the name plays on.
  expect(florin).toHaveTextContent(/få bärare$/);
  expect(florin).not.toHaveTextContent(/med få bärare$/);
  for (const name of ["Oktant", "Baka Mer"]) {
    expect(cardOf(name).queryByRole("link", { name: /Att tänka på/ })).not.toBeInTheDocument();
  }
});

test("a name of an industry's trades says what it plays on, also beside the visitor's word", async () => {
  for (const query of ["?bransch=bygg", "?bransch=bygg&nyckelord=lavendel"]) {
    const { unmount } = await open(`${query}&namn=Hammarband`);
    await eventually(() =>
      expect(screen.getByText("bjälken som knyter ihop väggen upptill")).toBeVisible(),
    );
    unmount();
  }
});
