import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, test, vi } from "vitest";
import UsernamesPage from "@/pages/usernames-page.tsx";

/** Stands in no word of the generator's own. */
const BASE = "zqxa";

async function wait(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

/** Lets the field come to rest, and then the names come. */
async function settle() {
  await wait(500);
  await wait(500);
}

async function open() {
  render(
    <StrictMode>
      <MemoryRouter initialEntries={["/anvandarnamn"]}>
        <UsernamesPage />
      </MemoryRouter>
    </StrictMode>,
  );
  await wait(500);
  await act(() => vi.dynamicImportSettled());
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

function baseName() {
  return screen.getByRole("textbox", { name: "Basnamn" });
}

function suggestions() {
  return screen.getByRole("list", { name: "Namnförslag" });
}

function shownNames(): string[] {
  return within(suggestions())
    .getAllByRole("button", { name: /^Kopiera / })
    .map((button) => button.getAttribute("aria-label")?.replace("Kopiera ", "") ?? "");
}

function guesses(): (string | null)[] {
  return within(suggestions())
    .getAllByText(/^Gissning: /)
    .map(({ textContent }) => textContent);
}

function around(base: string): string[] {
  return shownNames().filter((name) => name.toLowerCase().includes(base));
}

function isGenerating(): boolean {
  return suggestions().getAttribute("aria-busy") === "true";
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe("without a base name", () => {
  test("twelve random names come", async () => {
    await open();
    expect(new Set(shownNames()).size).toBe(12);
    expect(around(BASE)).toEqual([]);
  });

  test("a field of mere blanks changes nothing", async () => {
    const user = await open();
    const names = shownNames();
    await user.type(baseName(), "   ");
    await settle();
    expect(shownNames()).toEqual(names);
  });
});

describe("a base name", () => {
  test("gives names around it once the field has stood still for half a second", async () => {
    const user = await open();
    const random = shownNames();
    await user.type(baseName(), BASE);
    await wait(499);
    expect(isGenerating()).toBe(false);
    expect(shownNames()).toEqual(random);
    await wait(1);
    expect(isGenerating()).toBe(true);
    await wait(500);
    expect(isGenerating()).toBe(false);
    expect(new Set(around(BASE)).size).toBe(12);
  });

  test("that is still being written starts nothing", async () => {
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
    await wait(500);
    expect(around(BASE)).toHaveLength(12);
  });

  test("stays the base at the next press of the button", async () => {
    const user = await open();
    await user.type(baseName(), BASE);
    await settle();
    const first = shownNames();
    await user.click(screen.getByRole("button", { name: "Generera nya namn" }));
    await wait(500);
    expect(around(BASE)).toHaveLength(12);
    expect(shownNames()).not.toEqual(first);
  });

  test("that is taken away gives random names again", async () => {
    const user = await open();
    await user.type(baseName(), BASE);
    await settle();
    await user.clear(baseName());
    await settle();
    expect(shownNames()).toHaveLength(12);
    expect(around(BASE)).toEqual([]);
  });

  test("may have å, ä and ö, which usernames cannot", async () => {
    const user = await open();
    await user.type(baseName(), "Zqåäö");
    await settle();
    expect(around("zqaao")).toHaveLength(12);
    expect(baseName()).toHaveValue("Zqåäö");
  });
});

describe("the guesses", () => {
  test("stand on every card, and stay while the rest of the page changes", async () => {
    const user = await open();
    const before = guesses();
    expect(before).toHaveLength(12);
    for (const heart of within(suggestions()).getAllByRole("button", { name: /^Spara / })) {
      await user.click(heart);
      expect(guesses()).toEqual(before);
    }
    await user.type(baseName(), BASE);
    expect(guesses()).toEqual(before);
  });

  test("of the other names stay when one is hidden", async () => {
    const user = await open();
    const [, ...others] = guesses();
    const [first] = within(suggestions()).getAllByRole("button", { name: /^Visa inte / });
    if (first) await user.click(first);
    expect(guesses()).toEqual(others);
  });
});
