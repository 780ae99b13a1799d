import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { SLOW_LOADING_MS } from "@/config/limits.ts";
import type { LoadFacts } from "@/features/generator/use-facts.tsx";
import { address } from "../../address.tsx";
import { wait, waitAndLoad } from "../../clock.ts";
import { deferred } from "../../deferred.ts";
import { shownNames, suggestions } from "../../suggestions.ts";
import { SMALL_FLOWERS } from "./flower-generator.ts";
import { filter, generateButton, openFlowers } from "./flower-page.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});

describe("on load", () => {
  test("twelve suggestions appear after half a second", async () => {
    openFlowers();
    await wait(499);
    expect(suggestions()).not.toBeInTheDocument();
    expect(generateButton()).toHaveAttribute("aria-disabled", "true");
    await wait(1);
    expect(shownNames()).toHaveLength(12);
    expect(new Set(shownNames()).size).toBe(12);
    expect(generateButton()).not.toHaveAttribute("aria-disabled");
  });

  test("the filters are read from the address, with the default for an unknown value", async () => {
    openFlowers("?storlek=sma&farg=lila");
    await wait(500);
    expect(filter("Storlek")).toHaveValue("sma");
    expect(filter("Färg")).toHaveValue("alla");
    expect(shownNames().sort()).toEqual(SMALL_FLOWERS);
  });

  test("each suggestion has the buttons of the page and a copy button", async () => {
    openFlowers("?storlek=sma", {
      slots: {
        actions: (name) => <button type="button">Plocka {name}</button>,
        menu: (name) => <button type="button">Torka {name}</button>,
      },
    });
    await wait(500);
    const items = within(screen.getByRole("list", { name: "Namnförslag" })).getAllByRole(
      "listitem",
    );
    expect(items).toHaveLength(4);
    for (const item of items) expect(within(item).getAllByRole("button")).toHaveLength(3);
    expect(screen.getByRole("button", { name: "Plocka Viol" })).toBeVisible();
  });

  test("names that hang are said to be slow, until they come", async () => {
    const names = deferred<void>();
    openFlowers("", { late: { isNeeded: () => true, load: () => names.promise } });
    await wait(SLOW_LOADING_MS);
    expect(screen.getByRole("alert")).toHaveTextContent("Det här tar längre tid än vanligt.");
    names.resolve();
    await wait(0);
    expect(shownNames()).toHaveLength(12);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("leaving the page during the delay causes no error", async () => {
    const error = vi.spyOn(console, "error");
    const { unmount } = openFlowers();
    unmount();
    await wait(1000);
    expect(error).not.toHaveBeenCalled();
  });
});

describe("the button", () => {
  test("is repeated below the list, where it brings the top of the list into the window", async () => {
    const { user } = openFlowers();
    await wait(500);
    const before = shownNames();
    const list = screen.getByRole("list", { name: "Namnförslag" });
    const lower = screen.getByRole("button", { name: "Nya förslag" });
    expect(list.compareDocumentPosition(lower)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, -900));
    await user.click(lower);
    expect(scroll.mock.contexts[0]).toContainElement(list);
    expect(lower).toHaveFocus();
    expect(lower).toHaveAttribute("aria-disabled", "true");
    await wait(500);
    expect(shownNames()).not.toEqual(before);
  });

  test("replaces the names after the delay, and is busy until then", async () => {
    const { user } = openFlowers();
    await wait(500);
    const first = shownNames();
    await user.click(generateButton());
    expect(generateButton()).toHaveAttribute("aria-disabled", "true");
    expect(suggestions()).toHaveAttribute("aria-busy", "true");
    await wait(499);
    expect(shownNames()).toEqual(first);
    await wait(1);
    expect(shownNames()).toHaveLength(12);
    expect(shownNames().filter((name) => first.includes(name))).toEqual([]);
    expect(suggestions()).toHaveAttribute("aria-busy", "false");
  });

  test("leaves the cards as they are until other names come", async () => {
    const actions = vi.fn(() => null);
    const { user } = openFlowers("", {
      facts: async () => () => ({}),
      factsFor: () => ({}),
      slots: { actions },
    });
    await wait(500);
    await wait(0);
    actions.mockClear();
    await user.click(generateButton());
    expect(suggestions()).toHaveAttribute("aria-busy", "true");
    expect(actions).not.toHaveBeenCalled();
    await wait(500);
    expect(actions).toHaveBeenCalled();
  });

  test("leaves what can be done with all names as it is, with the names of the press", async () => {
    let namesNow: () => readonly string[] = () => [];
    const tools = vi.fn((shownNames: () => readonly string[]) => {
      namesNow = shownNames;
      return null;
    });
    const { user } = openFlowers("", { slots: { tools } });
    await wait(500);
    const first = shownNames();
    expect(namesNow()).toEqual(first);
    tools.mockClear();
    await user.click(generateButton());
    await wait(500);
    expect(tools).not.toHaveBeenCalled();
    expect(shownNames()).not.toEqual(first);
    expect(namesNow()).toEqual(shownNames());
  });

  test("keeps its focus, so that Enter generates again and again", async () => {
    const { user } = openFlowers();
    await wait(500);
    generateButton().focus();
    for (let round = 0; round < 3; round++) {
      const before = shownNames();
      await user.keyboard("{Enter}");
      expect(generateButton()).toHaveFocus();
      await wait(500);
      expect(shownNames().filter((name) => before.includes(name))).toEqual([]);
      expect(generateButton()).toHaveFocus();
    }
  });

  test("does not start over when it is pressed while it is busy", async () => {
    const { user } = openFlowers();
    await wait(500);
    const first = shownNames();
    await user.click(generateButton());
    await wait(400);
    await user.click(generateButton());
    await wait(100);
    const second = shownNames();
    expect(second).not.toEqual(first);
    await wait(5000);
    expect(shownNames()).toEqual(second);
  });
});

describe("a changed filter", () => {
  test("generates new names and is kept in the address", async () => {
    const { user } = openFlowers("?kalla=brev");
    await wait(500);
    await user.selectOptions(filter("Storlek"), "Små");
    expect(generateButton()).toHaveAttribute("aria-disabled", "true");
    await wait(500);
    expect(shownNames().sort()).toEqual(SMALL_FLOWERS);
    expect(address()).toBe("?kalla=brev&storlek=sma");
    await user.selectOptions(filter("Storlek"), "Alla");
    expect(address()).toBe("?kalla=brev");
  });

  test("restarts the delay, and only names for the latest choice are shown", async () => {
    const { user } = openFlowers();
    await wait(400);
    await user.selectOptions(filter("Storlek"), "Stora");
    await wait(400);
    await user.selectOptions(filter("Storlek"), "Små");
    await wait(499);
    expect(suggestions()).not.toBeInTheDocument();
    await wait(1);
    expect(shownNames().sort()).toEqual(SMALL_FLOWERS);
    await wait(2000);
    expect(shownNames().sort()).toEqual(SMALL_FLOWERS);
  });

  test("with fewer than twelve matches shows them all and says so", async () => {
    const { user } = openFlowers("?storlek=sma");
    await wait(500);
    expect(screen.getAllByText(/Alla 4 namn/)).not.toHaveLength(0);
    await user.selectOptions(filter("Färg"), "Röda");
    await wait(500);
    expect(shownNames()).toEqual(["Nejlika"]);
    expect(screen.getAllByText(/Ett enda namn/)).not.toHaveLength(0);
  });

  test("with more matches states their number", async () => {
    openFlowers();
    await wait(500);
    expect(screen.getAllByText(/12 av 34 namn/)).not.toHaveLength(0);
    expect(screen.getByText(/Källa: floran\./)).toBeVisible();
  });
});

describe("earlier suggestions", () => {
  function earlierButton() {
    return screen.queryByRole("button", { name: "Tidigare förslag" });
  }

  test("are restored by the button, which disappears after the first ones", async () => {
    const { user } = openFlowers();
    await wait(500);
    expect(earlierButton()).not.toBeInTheDocument();
    const first = shownNames();
    await user.click(generateButton());
    await wait(500);
    await user.click(screen.getByRole("button", { name: "Tidigare förslag" }));
    expect(shownNames()).toEqual(first);
    expect(earlierButton()).not.toBeInTheDocument();
  });

  test("cannot be restored while new ones are generated, which keeps the button's focus", async () => {
    const { user } = openFlowers();
    await wait(500);
    await user.click(generateButton());
    await wait(500);
    const latest = shownNames();
    const button = screen.getByRole("button", { name: "Tidigare förslag" });
    await user.click(generateButton());
    button.focus();
    expect(button).toHaveAttribute("aria-disabled", "true");
    await user.keyboard("{Enter}{Enter}");
    expect(button).toHaveFocus();
    expect(shownNames()).toEqual(latest);
    await wait(500);
    expect(button).not.toHaveAttribute("aria-disabled");
    expect(button).toHaveFocus();
  });

  test("can be left again for the later ones, until there are new ones", async () => {
    const laterButton = () => screen.queryByRole("button", { name: "Senare förslag" });
    const { user } = openFlowers();
    await wait(500);
    await user.click(generateButton());
    await wait(500);
    const second = shownNames();
    expect(laterButton()).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Tidigare förslag" }));
    await user.click(screen.getByRole("button", { name: "Senare förslag" }));
    expect(shownNames()).toEqual(second);
    expect(laterButton()).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Tidigare förslag" }));
    await user.click(generateButton());
    await wait(500);
    expect(laterButton()).not.toBeInTheDocument();
  });

  test("are forgotten after a change of filter, even when it is changed back", async () => {
    const { user } = openFlowers();
    await wait(500);
    await user.click(generateButton());
    await wait(500);
    for (const storlek of ["Stora", "Alla"]) {
      await user.selectOptions(filter("Storlek"), storlek);
      await wait(500);
      expect(shownNames()).toHaveLength(12);
      expect(earlierButton()).not.toBeInTheDocument();
    }
  });
});

describe("when all names have been shown", () => {
  const line = "Du har sett alla 34. De första kommer igen.";

  test("a line says once that they come again, to screen readers too", async () => {
    const { user } = openFlowers();
    await wait(500);
    const shown = new Set(shownNames());
    await user.click(generateButton());
    await wait(500);
    for (const name of shownNames()) shown.add(name);
    expect(shown.size).toBe(24);
    expect(screen.queryByText(/Du har sett/)).not.toBeInTheDocument();
    await user.click(generateButton());
    await wait(500);
    for (const name of shownNames()) shown.add(name);
    expect(shown.size).toBe(34);
    expect(screen.getByText(line)).toBeVisible();
    expect(screen.getByText(new RegExp(`^12 av 34.*${line}$`))).toHaveAttribute(
      "aria-live",
      "polite",
    );
    await user.click(generateButton());
    await wait(500);
    expect(screen.queryByText(/Du har sett/)).not.toBeInTheDocument();
  });

  test("the filters are remembered while others are chosen, with the only name of some", async () => {
    const { user } = openFlowers("?storlek=sma&farg=roda");
    await wait(500);
    expect(screen.queryByText(/Du har sett/)).not.toBeInTheDocument();
    await user.selectOptions(filter("Färg"), "Alla färger");
    await wait(500);
    expect(screen.queryByText(/Du har sett/)).not.toBeInTheDocument();
    await user.selectOptions(filter("Färg"), "Röda");
    await wait(500);
    expect(shownNames()).toEqual(["Nejlika"]);
    expect(screen.getByText("Du har sett det enda. Det kommer igen.")).toBeVisible();
  });
});

describe("a hidden name", () => {
  test("is neither shown nor counted", async () => {
    openFlowers("?storlek=sma", { hidden: ["Viol", "Nejlika"] });
    await wait(500);
    expect(shownNames().sort()).toEqual(["Blåklint", "Förgätmigej"]);
    expect(screen.getAllByText(/Alla 2 namn/)).not.toHaveLength(0);
  });
});

describe("the facts about the names", () => {
  test("are loaded once names are shown, and then appear on the cards", async () => {
    const loadFacts = vi.fn<LoadFacts>(async () => () => ({ surnameBearers: 1234 }));
    openFlowers("?storlek=sma", { facts: loadFacts });
    await wait(499);
    expect(loadFacts).not.toHaveBeenCalled();
    await waitAndLoad(1);
    expect(screen.getAllByText(/1\s234 bär namnet/)).toHaveLength(4);
  });

  test("are requested again when they are lost once", async () => {
    const loadFacts = vi.fn<LoadFacts>(async () => () => ({ surnameBearers: 1234 }));
    loadFacts.mockRejectedValueOnce(new Error("Offline"));
    openFlowers("?storlek=sma", { facts: loadFacts });
    await waitAndLoad(500);
    expect(screen.getAllByText(/1\s234 bär namnet/)).toHaveLength(4);
  });

  test("that stay lost leave links to the pages of the names", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    openFlowers("?storlek=sma", { facts: () => Promise.reject(new Error("Offline")) });
    await waitAndLoad(500);
    expect(screen.getByRole("link", { name: "Mer om Viol" })).toHaveAttribute(
      "href",
      "/sok?namn=Viol",
    );
    expect(warn).toHaveBeenCalled();
  });
});
