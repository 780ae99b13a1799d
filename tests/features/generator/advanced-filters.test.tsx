import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Access } from "@/features/generator/advanced-filters.tsx";
import { address } from "../../address.tsx";
import { wait } from "../../clock.ts";
import { shownNames, suggestions } from "../../suggestions.ts";
import { SMALL_FLOWERS } from "./flower-generator.ts";
import { openFlowers } from "./flower-page.tsx";

// Loaded when they are asked for.
await import("@/features/generator/advanced-filters.tsx");
await import("@/features/generator/no-matches.tsx");

async function setUp({ address = "", access = true }: { address?: string; access?: Access } = {}) {
  const { user, change } = openFlowers(address, { advancedFilters: access });
  // The filters of the address load first.
  await wait(100);
  await wait(600);
  return { user, setAccess: (changed: Access) => change({ advancedFilters: changed }) };
}

function moreButton() {
  return screen.getByRole("button", { name: "Fler filter" });
}

function field(label: string) {
  return screen.getByRole("textbox", { name: label });
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe("with the feature", () => {
  test("the filters open with the keyboard, and opening draws no other names", async () => {
    const { user } = await setUp();
    const before = shownNames();
    expect(moreButton()).toHaveAttribute("aria-expanded", "false");
    moreButton().focus();
    await user.keyboard("{Enter}");
    await wait(1000);
    expect(moreButton()).toHaveAttribute("aria-expanded", "true");
    expect(shownNames()).toEqual(before);
    await user.tab();
    expect(field("Innehåller")).toHaveFocus();
    await user.tab();
    await user.tab();
    await user.tab();
    expect(screen.getByRole("combobox", { name: "Stavelser" })).toHaveFocus();
  });

  test("typed letters apply after a pause, and are in the address", async () => {
    const { user } = await setUp();
    await user.click(moreButton());
    await wait(0);
    await user.type(field("Innehåller"), "EJ");
    await wait(299);
    expect(address()).toBe("");
    await wait(1);
    expect(address()).toBe("?innehaller=ej");
    expect(screen.getByText("1 valt")).toBeVisible();
    await wait(500);
    expect(shownNames().sort()).toEqual(["Förgätmigej", "Nejlika"]);
    expect(field("Innehåller")).toHaveValue("EJ");
  });

  test("letters typed while the first ones are applied are kept", async () => {
    const { user } = await setUp();
    await user.click(moreButton());
    await wait(0);
    await user.type(field("Slutar på"), "g");
    await wait(290);
    await user.type(field("Slutar på"), "ej");
    await wait(300);
    await user.type(field("Slutar på"), "{Backspace}{Backspace}{Backspace}ol");
    await wait(300);
    await wait(500);
    expect(field("Slutar på")).toHaveValue("ol");
    expect(shownNames()).toEqual(["Viol"]);
  });

  test("the options of a select say how many names they leave", async () => {
    const { user } = await setUp({ address: "?storlek=sma" });
    await user.click(moreButton());
    await wait(100);
    const syllables = screen.getByRole("combobox", { name: "Stavelser" });
    const option = (name: string) => within(syllables).getByRole("option", { name });
    expect(option("2")).toHaveAttribute("label", "2 – 2\u00a0namn");
    expect(option("1")).toHaveAttribute("label", "1 – inga namn");
    expect(option("1")).toBeDisabled();
    await user.selectOptions(syllables, "3");
    await wait(600);
    expect(shownNames()).toEqual(["Nejlika"]);
    expect(address()).toBe("?storlek=sma&stavelser=3");
  });

  test("the other filters count with the typed letters", async () => {
    await setUp({ address: "?innehaller=l" });
    await wait(100);
    const color = screen.getByRole("combobox", { name: "Färg" });
    const blue = within(color).getByRole("option", { name: "Blå" });
    expect(blue).toHaveAttribute("label", "Blå – 2\u00a0namn");
  });

  test("an address applies from the first draw, and fills the fields", async () => {
    const { user } = await setUp({ address: "?slutar=A&utan=%C3%B6" });
    expect(shownNames()).not.toContain("Förgätmigej");
    expect(shownNames().sort()).toEqual(["Nejlika", "Ra"]);
    await user.click(moreButton());
    await wait(0);
    expect(field("Slutar på")).toHaveValue("a");
    expect(field("Utan bokstäverna")).toHaveValue("ö");
  });

  test("without a match, the letters can be given up", async () => {
    const { user } = await setUp({ address: "?storlek=sma&innehaller=qq" });
    expect(suggestions()).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Inga namn passar alla filtren" })).toBeVisible();
    await user.click(moreButton());
    await wait(0);
    await user.click(screen.getByRole("button", { name: "Innehåller: Alla – 4\u00a0namn" }));
    await wait(600);
    expect(shownNames().sort()).toEqual(SMALL_FLOWERS);
    expect(field("Innehåller")).toHaveValue("");
  });

  test("going back restores the letters", async () => {
    const { user } = await setUp();
    await user.click(moreButton());
    await wait(0);
    await user.type(field("Innehåller"), "viol");
    await wait(2000);
    await user.clear(field("Innehåller"));
    await wait(2000);
    expect(address()).toBe("");
    await user.click(screen.getByRole("button", { name: "Tillbaka" }));
    await wait(600);
    expect(field("Innehåller")).toHaveValue("viol");
    expect(shownNames()).toEqual(["Viol"]);
  });
});

describe("without the feature", () => {
  test("the button opens what the filters do, and a link to Premium", async () => {
    const { user } = await setUp({ access: false });
    await user.click(moreButton());
    await wait(0);
    expect(screen.getByText(/som li i Alice/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Se Premium" })).toHaveAttribute("href", "/premium");
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  });

  test("an address with filters is drawn without them, and the page says so", async () => {
    const { user } = await setUp({ address: "?storlek=sma&innehaller=viol", access: false });
    expect(shownNames().sort()).toEqual(SMALL_FLOWERS);
    expect(screen.getByText("Filtren i länken ingår i Premium")).toBeVisible();
    await user.click(moreButton());
    expect(screen.getByText(/innehåller viol/)).toHaveTextContent(/valda utan dem/);
  });
});

describe("a plan that is not known yet", () => {
  const asked = { address: "?innehaller=viol", access: null };

  test("draws nothing, and then with the filters", async () => {
    const { setAccess } = await setUp(asked);
    await wait(2000);
    expect(suggestions()).not.toBeInTheDocument();
    setAccess(true);
    await wait(600);
    expect(shownNames()).toEqual(["Viol"]);
  });

  test("is awaited for five seconds, and the filters still apply when it comes later", async () => {
    const { setAccess } = await setUp(asked);
    await wait(5000);
    await wait(500);
    expect(shownNames()).toHaveLength(12);
    setAccess(true);
    await wait(600);
    expect(shownNames()).toEqual(["Viol"]);
  });

  test("delays no page without such filters", async () => {
    await setUp({ access: null });
    expect(shownNames()).toHaveLength(12);
  });
});

test("a switch of the feature acts at once", async () => {
  const { user, setAccess } = await setUp({ address: "?innehaller=viol" });
  await user.click(moreButton());
  await wait(0);
  expect(shownNames()).toEqual(["Viol"]);
  setAccess(false);
  await wait(600);
  expect(shownNames()).toHaveLength(12);
  expect(screen.getByRole("link", { name: "Se Premium" })).toBeVisible();
  setAccess(true);
  await wait(600);
  expect(shownNames()).toEqual(["Viol"]);
  expect(field("Innehåller")).toHaveValue("viol");
});
