import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, test, vi } from "vitest";
import UsernamesPage from "@/pages/usernames-page.tsx";
import { Address, address, BackButton } from "../address.tsx";
import { wait, waitAndLoad } from "../clock.ts";
import { shownNames } from "../suggestions.ts";

/** Letters that no word of the generator contains. */
const BASE = "zqxa";

/** Waits for the debounce of the field and then for the names. */
async function settle() {
  await wait(500);
  await waitAndLoad(500);
}

async function open(query = "") {
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[`/anvandarnamn${query}`]}>
        <Address />
        <UsernamesPage />
        <BackButton />
      </MemoryRouter>
    </StrictMode>,
  );
  await waitAndLoad(500);
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

function baseName() {
  return screen.getByRole("textbox", { name: "Basnamn" });
}

function suggestions() {
  return screen.getByRole("list", { name: "Namnförslag" });
}

function guesses(): (string | null)[] {
  return within(suggestions())
    .getAllByText(/^(troligen|kanske) .+ · ((ganska )?kort|lagom långt|långt)$/)
    .map(({ textContent }) => textContent);
}

function namesWith(base: string): string[] {
  return shownNames().filter((name) => name.toLowerCase().includes(base));
}

function isGenerating(): boolean {
  return suggestions().getAttribute("aria-busy") === "true";
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe("without a base name", () => {
  test("twelve random names appear", async () => {
    await open();
    expect(new Set(shownNames()).size).toBe(12);
    expect(namesWith(BASE)).toEqual([]);
  });

  test("blanks in the field change nothing", async () => {
    const user = await open();
    const names = shownNames();
    await user.type(baseName(), "   ");
    await settle();
    expect(shownNames()).toEqual(names);
  });
});

describe("a base name", () => {
  test("gives names that contain it, half a second after the last change", async () => {
    const user = await open();
    const random = shownNames();
    await user.type(baseName(), BASE);
    await wait(499);
    expect(isGenerating()).toBe(false);
    expect(shownNames()).toEqual(random);
    await wait(1);
    expect(isGenerating()).toBe(true);
    await waitAndLoad(500);
    expect(isGenerating()).toBe(false);
    expect(new Set(namesWith(BASE)).size).toBe(12);
  });

  test("generates nothing while it is being typed", async () => {
    const user = await open();
    const random = shownNames();
    for (const letter of BASE) {
      await user.type(baseName(), letter);
      await wait(400);
      expect(isGenerating()).toBe(false);
    }
    expect(shownNames()).toEqual(random);
    await wait(100);
    expect(isGenerating()).toBe(true);
    await waitAndLoad(500);
    expect(namesWith(BASE)).toHaveLength(12);
  });

  test("is used again by the button", async () => {
    const user = await open();
    await user.type(baseName(), BASE);
    await settle();
    const first = shownNames();
    await user.click(screen.getByRole("button", { name: "Generera nya namn" }));
    await wait(500);
    expect(namesWith(BASE)).toHaveLength(12);
    expect(shownNames()).not.toEqual(first);
  });

  test("gives random names again when it is cleared", async () => {
    const user = await open();
    await user.type(baseName(), BASE);
    await settle();
    await user.clear(baseName());
    await settle();
    expect(shownNames()).toHaveLength(12);
    expect(namesWith(BASE)).toEqual([]);
  });

  test("may contain å, ä and ö, which usernames cannot", async () => {
    const user = await open();
    await user.type(baseName(), "Zqåäö");
    await settle();
    expect(namesWith("zqaao")).toHaveLength(12);
    expect(baseName()).toHaveValue("Zqåäö");
  });
});

describe("the guesses", () => {
  test("are on every card, and stay the same while the rest of the page changes", async () => {
    const user = await open();
    const before = guesses();
    expect(before).toHaveLength(12);
    const [heart] = within(suggestions()).getAllByRole("button", { name: /^Spara / });
    if (heart) await user.click(heart);
    expect(guesses()).toEqual(before);
    await user.type(baseName(), BASE);
    expect(guesses()).toEqual(before);
  });

  test("of the other names stay the same when one is hidden", async () => {
    const user = await open();
    const [, ...others] = guesses();
    const [menu] = within(suggestions()).getAllByRole("button", { name: /^Fler val för / });
    if (menu) await user.click(menu);
    // The menu is loaded, and then its lines.
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.dynamicImportSettled());
    await user.click(within(suggestions()).getByRole("button", { name: /^Visa inte / }));
    // Another name has taken its place.
    expect(guesses().slice(1)).toEqual(others);
  });
});

describe("for work", () => {
  const platform = () => screen.getByRole("combobox", { name: "Plattform/Syfte" });

  test("asks for a name, and composes with it and with a trade, which stay in the address", async () => {
    const user = await open();
    await user.selectOptions(platform(), "Professionellt");
    await wait(500);
    expect(screen.getByText(/^Skriv ditt namn, och gärna yrke eller ort/)).toBeVisible();
    await user.type(baseName(), "Zqåsa Ek");
    await settle();
    expect(screen.queryByText(/^Skriv ditt namn, och gärna/)).not.toBeInTheDocument();
    await user.type(screen.getByRole("textbox", { name: "Yrke eller ort" }), "Umeå");
    await settle();
    const names = shownNames().map((name) => name.replace(/[_.-]/g, ""));
    expect(names).toHaveLength(12);
    expect(names.filter((name) => !/zqasa|ek/i.test(name))).toEqual([]);
    expect(names.some((name) => /umea/.test(name))).toBe(true);
    expect(Object.fromEntries(new URLSearchParams(address()))).toEqual({
      plattform: "professionell",
      basnamn: "Zqåsa Ek",
      yrke: "Umeå",
    });
  });

  test("begins with the name of the address", async () => {
    await open("?basnamn=Zqåsa+Ek&plattform=professionell");
    await waitAndLoad(500);
    expect(baseName()).toHaveValue("Zqåsa Ek");
    const others = shownNames().filter((name) => !/zqasa|ek/i.test(name));
    expect(others).toEqual([]);
  });
});

test.each([
  ["12", /^Skriv minst en bokstav/],
  ["skitunge", /^Det ordet bygger vi inte på/],
])("says why it does not build on %s, and shows other names", async (typed, refusal) => {
  const user = await open();
  await user.type(baseName(), typed);
  await settle();
  expect(screen.getByText(refusal)).toBeVisible();
  expect(shownNames()).toHaveLength(12);
  expect(namesWith(typed)).toEqual([]);
});

test("going back within the page restores the base name with its names", async () => {
  const user = await open();
  const random = shownNames();
  await user.type(baseName(), BASE);
  await settle();
  expect(namesWith(BASE)).toHaveLength(12);
  await user.click(screen.getByRole("button", { name: "Tillbaka" }));
  expect(baseName()).toHaveValue("");
  expect(shownNames()).toEqual(random);
  await wait(5000);
  expect(shownNames()).toEqual(random);
});
