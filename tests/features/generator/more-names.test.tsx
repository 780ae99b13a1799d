import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { MemoryRouter, useNavigate } from "react-router-dom";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Access } from "@/features/generator/advanced-filters.tsx";
import { EntryMemory } from "@/features/generator/entry-memory.tsx";
import { FilterGenerator } from "@/features/generator/filter-generator.tsx";
import { startDeferredSections } from "@/ui/lazy.tsx";
import { wait, waitAndLoad } from "../../clock.ts";
import { flowerGenerator } from "./flower-generator.ts";

// Loaded after the first suggestions.
await import("@/features/generator/more-names.tsx");
startDeferredSections();

const nothing = () => null;

function BackButton() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Tillbaka
    </button>
  );
}

function page(address: string, access: Access, hidden: readonly string[] = []) {
  return (
    <StrictMode>
      <MemoryRouter initialEntries={[`/blommor${address}`]}>
        <EntryMemory>
          <FilterGenerator
            id="blommor"
            definition={flowerGenerator}
            access={false}
            canShowMore={access}
            loadFacts={async () => () => ({})}
            source="Källa: floran."
            menu={nothing}
            hasFacts={false}
            hasCurves={false}
            favoritesLink={null}
            hidden={hidden}
            actions={nothing}
            aside={null}
            onFirstSuggestions={nothing}
          />
        </EntryMemory>
        <BackButton />
      </MemoryRouter>
    </StrictMode>
  );
}

async function setUp({ address = "", access = true }: { address?: string; access?: Access } = {}) {
  const { rerender } = render(page(address, access));
  await waitAndLoad(500);
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  return {
    user,
    setAccess: (changed: Access) => rerender(page(address, changed)),
    hide: (names: readonly string[]) => rerender(page(address, access, names)),
  };
}

function moreButton() {
  return screen.queryByRole("button", { name: "Visa fler" });
}

function items() {
  return within(screen.getByRole("list", { name: "Namnförslag" })).getAllByRole("listitem");
}

function shownNames(): string[] {
  return items().map(
    (item) => item.querySelector("[aria-label^='Kopiera ']")?.getAttribute("aria-label") ?? "",
  );
}

async function showMore(user: ReturnType<typeof userEvent.setup>) {
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
    const hidden = shownNames()
      .slice(0, 3)
      .map((label) => label.replace("Kopiera ", ""));
    hide(hidden);
    await showMore(user);
    await showMore(user);
    expect(shownNames()).toHaveLength(31);
    expect(new Set(shownNames()).size).toBe(31);
    for (const name of hidden) expect(shownNames()).not.toContain(`Kopiera ${name}`);
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
  test("one line says what it does and leads to /premium, and names are generated anew", async () => {
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
