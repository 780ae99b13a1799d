import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Access } from "@/features/generator/advanced-filters.tsx";
import { startDeferredSections } from "@/ui/lazy.tsx";
import { wait, waitAndLoad } from "../../clock.ts";
import { shownNames } from "../../suggestions.ts";
import { openFlowers } from "./flower-page.tsx";

// Loaded after the first suggestions.
await import("@/features/generator/more-names.tsx");
startDeferredSections();

async function setUp({ address = "", access = true }: { address?: string; access?: Access } = {}) {
  const { user, change } = openFlowers(address, { canShowMore: access });
  await waitAndLoad(500);
  return {
    user,
    setAccess: (changed: Access) => change({ canShowMore: changed }),
    hide: (names: readonly string[]) => change({ hidden: names }),
  };
}

function moreButton() {
  return screen.queryByRole("button", { name: "Visa fler" });
}

function items() {
  return within(screen.getByRole("list", { name: "Namnförslag" })).getAllByRole("listitem");
}

async function showMore(user: UserEvent) {
  await user.click(screen.getByRole("button", { name: "Visa fler" }));
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe("with the feature", () => {
  test("each press adds twelve others below those of the page, until none is left", async () => {
    const { user } = await setUp();
    const first = shownNames();
    await showMore(user);
    const second = shownNames();
    expect(second.slice(0, 12)).toEqual(first);
    expect(new Set(second).size).toBe(24);
    expect(screen.getAllByText(/24 av 34 namn/)).not.toHaveLength(0);
    await showMore(user);
    expect(new Set(shownNames()).size).toBe(34);
    expect(moreButton()).not.toBeInTheDocument();
    expect(screen.getByText("Det finns inga fler namn som passar filtren.")).toBeVisible();
    expect(screen.getAllByText(/Alla 34 namn som passar filtren visas/)).not.toHaveLength(0);
  });

  test("screen readers are told how many came, and focus moves to the first of them", async () => {
    const { user } = await setUp();
    moreButton()?.focus();
    await user.keyboard("{Enter}");
    expect(items()[12]).toHaveFocus();
    expect(screen.getByText(/^12 namn till\. 24 av 34/)).toHaveAttribute("aria-live", "polite");
    await showMore(user);
    expect(items()[24]).toHaveFocus();
    expect(screen.getByText(/^10 namn till\. Alla 34/)).toHaveAttribute("aria-live", "polite");
  });

  test("nothing is offered where all names are shown", async () => {
    await setUp({ address: "?storlek=sma" });
    expect(moreButton()).not.toBeInTheDocument();
    expect(screen.getByText("Det finns inga fler namn som passar filtren.")).toBeVisible();
  });

  test("a hidden name does not come back", async () => {
    const { user, hide } = await setUp();
    const hidden = shownNames().slice(0, 3);
    hide(hidden);
    await showMore(user);
    await showMore(user);
    expect(shownNames()).toHaveLength(31);
    expect(new Set(shownNames()).size).toBe(31);
    for (const name of hidden) expect(shownNames()).not.toContain(name);
  });

  test("a name that is hidden and shown again keeps none from the list", async () => {
    const { user, hide } = await setUp();
    hide(shownNames().slice(0, 1));
    hide([]);
    await showMore(user);
    await showMore(user);
    expect(new Set(shownNames()).size).toBe(34);
    expect(moreButton()).not.toBeInTheDocument();
    expect(screen.getAllByText(/Alla 34 namn som passar filtren visas/)).not.toHaveLength(0);
  });

  test("added names are there again after going back, and gone with a new draw", async () => {
    const { user } = await setUp();
    await showMore(user);
    const all = shownNames();
    await user.selectOptions(screen.getByRole("combobox", { name: "Storlek" }), "sma");
    await wait(500);
    expect(shownNames()).toHaveLength(4);
    await user.click(screen.getByRole("button", { name: "Tillbaka" }));
    await wait(1000);
    expect(shownNames()).toEqual(all);
    await user.click(screen.getByRole("button", { name: "Generera nya namn" }));
    expect(moreButton()).toHaveAttribute("aria-disabled", "true");
    await wait(500);
    expect(shownNames()).toHaveLength(12);
  });
});

describe("without the feature", () => {
  test("one line says what it does and leads to /premium, and other names are generated", async () => {
    const { user } = await setUp({ access: false });
    expect(moreButton()).not.toBeInTheDocument();
    expect(screen.getByText(/12 namn till i taget/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Se Premium" })).toHaveAttribute("href", "/premium");
    const first = shownNames();
    await user.click(screen.getByRole("button", { name: "Generera nya namn" }));
    await wait(500);
    expect(shownNames()).toHaveLength(12);
    expect(shownNames()).not.toEqual(first);
  });

  test("nothing is said until the plan is known, and a switch acts at once", async () => {
    const { user, setAccess } = await setUp({ access: null });
    expect(moreButton()).not.toBeInTheDocument();
    expect(screen.queryByText(/Premium/)).not.toBeInTheDocument();
    setAccess(true);
    await showMore(user);
    expect(shownNames()).toHaveLength(24);
    setAccess(false);
    expect(moreButton()).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Se Premium" })).toBeVisible();
    expect(shownNames()).toHaveLength(24);
  });
});
