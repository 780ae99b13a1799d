import { act, render, screen, within } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { FilterGenerator } from "@/features/generator/filter-generator.tsx";
import type { LoadFacts } from "@/features/generator/use-facts.ts";
import { wait, waitAndLoad } from "../../clock.ts";
import { flowerGenerator, SMALL_FLOWERS } from "./flower-generator.ts";

function Address() {
  return <output>{useLocation().search}</output>;
}

const noFacts: LoadFacts = async () => () => ({});

function setUp(address = "", loadFacts = noFacts, hidden: readonly string[] = []) {
  const onFirstSuggestions = vi.fn();
  const view = render(
    <StrictMode>
      <MemoryRouter initialEntries={[`/blommor${address}`]}>
        <FilterGenerator
          id="blommor"
          definition={flowerGenerator}
          access={false}
          canShowMore={null}
          loadFacts={loadFacts}
          source="Källa: floran."
          menu={(name) => <button type="button">Torka {name}</button>}
          hasFacts
          hasCurves={false}
          favoritesLink={null}
          hidden={hidden}
          actions={(name) => <button type="button">Plocka {name}</button>}
          aside={<p>Vasen</p>}
          onFirstSuggestions={onFirstSuggestions}
        />
        <Address />
      </MemoryRouter>
    </StrictMode>,
  );
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  return { user, onFirstSuggestions, ...view };
}

function generateButton() {
  return screen.getByRole("button", { name: "Generera nya namn" });
}

function filter(label: string) {
  return screen.getByRole<HTMLSelectElement>("combobox", { name: label });
}

function suggestions() {
  return screen.queryByRole("list", { name: "Namnförslag" });
}

function shownNames(): string[] {
  const list = screen.getByRole("list", { name: "Namnförslag" });
  return within(list)
    .getAllByRole("button", { name: /^Kopiera / })
    .map((button) => button.getAttribute("aria-label")?.replace("Kopiera ", "") ?? "");
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe("on load", () => {
  test("twelve suggestions appear after half a second", async () => {
    const { onFirstSuggestions } = setUp();
    await wait(499);
    expect(suggestions()).not.toBeInTheDocument();
    expect(generateButton()).toHaveAttribute("aria-disabled", "true");
    expect(onFirstSuggestions).not.toHaveBeenCalled();
    await wait(1);
    expect(shownNames()).toHaveLength(12);
    expect(new Set(shownNames()).size).toBe(12);
    expect(generateButton()).not.toHaveAttribute("aria-disabled");
    expect(onFirstSuggestions).toHaveBeenCalled();
  });

  test("the filters are read from the address, with the default for an unknown value", async () => {
    setUp("?storlek=sma&farg=lila");
    await wait(500);
    expect(filter("Storlek")).toHaveValue("sma");
    expect(filter("Färg")).toHaveValue("alla");
    expect(shownNames().sort()).toEqual(SMALL_FLOWERS);
  });

  test("each suggestion has the buttons of the page and a copy button", async () => {
    setUp("?storlek=sma");
    await wait(500);
    const items = within(screen.getByRole("list", { name: "Namnförslag" })).getAllByRole(
      "listitem",
    );
    expect(items).toHaveLength(4);
    for (const item of items) expect(within(item).getAllByRole("button")).toHaveLength(3);
    expect(screen.getByRole("button", { name: "Plocka Viol" })).toBeVisible();
  });

  test("leaving the page during the delay causes no error", async () => {
    const error = vi.spyOn(console, "error");
    const { unmount } = setUp();
    unmount();
    await wait(1000);
    expect(error).not.toHaveBeenCalled();
  });
});

describe("the button", () => {
  test("replaces the names after the delay, and is busy until then", async () => {
    const { user } = setUp();
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

  test("keeps its focus, so that Enter generates again and again", async () => {
    const { user } = setUp();
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
    const { user } = setUp();
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

  test("does not report first suggestions a second time", async () => {
    const { user, onFirstSuggestions } = setUp();
    await wait(500);
    onFirstSuggestions.mockClear();
    await user.click(generateButton());
    await wait(500);
    expect(onFirstSuggestions).not.toHaveBeenCalled();
  });
});

describe("a changed filter", () => {
  test("generates new names and is kept in the address", async () => {
    const { user } = setUp("?kalla=brev");
    await wait(500);
    await user.selectOptions(filter("Storlek"), "Små");
    expect(generateButton()).toHaveAttribute("aria-disabled", "true");
    await wait(500);
    expect(shownNames().sort()).toEqual(SMALL_FLOWERS);
    expect(screen.getByRole("status")).toHaveTextContent("?kalla=brev&storlek=sma");
    await user.selectOptions(filter("Storlek"), "Alla");
    expect(screen.getByRole("status").textContent).toBe("?kalla=brev");
  });

  test("restarts the delay, and only names for the latest choice are shown", async () => {
    const { user } = setUp();
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
    const { user } = setUp("?storlek=sma");
    await wait(500);
    expect(screen.getAllByText(/Alla 4 namn/)).not.toHaveLength(0);
    await user.selectOptions(filter("Färg"), "Röda");
    await wait(500);
    expect(shownNames()).toEqual(["Nejlika"]);
    expect(screen.getAllByText(/Ett enda namn/)).not.toHaveLength(0);
  });

  test("with more matches states their number", async () => {
    setUp();
    await wait(500);
    expect(screen.getAllByText(/12 av 34 namn/)).not.toHaveLength(0);
    expect(screen.getByText(/Källa: floran\./)).toBeVisible();
  });
});

describe("the options of a filter", () => {
  function optionsOf(label: string) {
    return within(filter(label)).getAllByRole<HTMLOptionElement>("option");
  }

  async function setUpCounted(address = "") {
    const view = setUp(address);
    await waitAndLoad(500);
    await wait(100);
    return view;
  }

  async function choose(user: UserEvent, label: string, value: string) {
    await user.selectOptions(filter(label), value);
    await wait(100);
  }

  test("have no counts before the first suggestions", async () => {
    setUp("?farg=bla");
    await waitAndLoad(300);
    await wait(199);
    expect(optionsOf("Storlek").map(({ label }) => label)).toEqual(["Alla", "Stora", "Små"]);
    for (const option of optionsOf("Storlek")) expect(option).toBeEnabled();
  });

  test("say how many names they would match, except the chosen one", async () => {
    const { user } = await setUpCounted();
    const labels = () => optionsOf("Storlek").map(({ label }) => label);
    expect(labels()).toEqual(["Alla", "Stora – 30\u00a0namn", "Små – 4\u00a0namn"]);
    await user.selectOptions(filter("Storlek"), "sma");
    // The closed field never shows a count.
    expect(filter("Storlek").selectedOptions[0]?.label).toBe("Små");
    await wait(100);
    expect(labels()).toEqual(["Alla – 34\u00a0namn", "Stora – 30\u00a0namn", "Små"]);
    await choose(user, "Färg", "roda");
    expect(labels()).toEqual(["Alla – 31\u00a0namn", "Stora – 30\u00a0namn", "Små"]);
  });

  test("cannot be chosen where they would match none", async () => {
    const { user } = await setUpCounted("?farg=bla");
    const [all, big, small] = optionsOf("Storlek");
    expect(big).toBeDisabled();
    expect(big?.label).toBe("Stora – inga namn");
    expect(all).toBeEnabled();
    expect(small).toBeEnabled();
    await choose(user, "Färg", "alla");
    expect(big).toBeEnabled();
  });

  test("remain free to leave where the chosen ones match none", async () => {
    await setUpCounted("?storlek=stora&farg=bla");
    for (const option of [...optionsOf("Storlek"), ...optionsOf("Färg")]) {
      expect(option).toBeEnabled();
    }
    expect(filter("Storlek")).toHaveValue("stora");
    expect(screen.getByRole("heading", { name: "Inga namn passar alla filtren" })).toBeVisible();
  });
});

describe("earlier suggestions", () => {
  function earlierButton() {
    return screen.queryByRole("button", { name: "Tidigare förslag" });
  }

  test("are restored by the button, which disappears after the first ones", async () => {
    const { user } = setUp();
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
    const { user } = setUp();
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

  test("are forgotten after a change of filter, even when it is changed back", async () => {
    const { user } = setUp();
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

describe("a hidden name", () => {
  test("is neither shown nor counted", async () => {
    setUp("?storlek=sma", noFacts, ["Viol", "Nejlika"]);
    await wait(500);
    expect(shownNames().sort()).toEqual(["Blåklint", "Förgätmigej"]);
    expect(screen.getAllByText(/Alla 2 namn/)).not.toHaveLength(0);
  });
});

describe("a link with names", () => {
  async function open(address: string) {
    const view = setUp(address);
    await act(() => vi.dynamicImportSettled());
    await wait(500);
    return view;
  }

  test("shows exactly these first, also such that match no filter", async () => {
    await open("?storlek=stora&namn=Viol,Tyra");
    expect(shownNames()).toEqual(["Viol", "Tyra"]);
    expect(filter("Storlek")).toHaveValue("stora");
    expect(screen.getAllByText(/Namn som har delats med dig\./)).not.toHaveLength(0);
  });

  test("shows no markup", async () => {
    await open("?namn=<img src=x onerror=alert(1)>,Tyra");
    expect(shownNames()).toEqual(["Tyra"]);
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
  });

  test("suggests as usual when the button is pressed, and can go back to the names", async () => {
    const { user } = await open("?storlek=sma&namn=Alma,Tyra");
    await user.click(generateButton());
    expect(screen.getByRole("status").textContent).toBe("?storlek=sma");
    expect(shownNames()).toEqual(["Alma", "Tyra"]);
    await wait(500);
    expect(shownNames().sort()).toEqual(SMALL_FLOWERS);
    await user.click(screen.getByRole("button", { name: "Tidigare förslag" }));
    expect(shownNames()).toEqual(["Alma", "Tyra"]);
  });

  test("loses the names with the first change of filter", async () => {
    const { user } = await open("?namn=Alma,Tyra");
    await user.selectOptions(filter("Storlek"), "Små");
    expect(screen.getByRole("status").textContent).toBe("?storlek=sma");
    await wait(500);
    expect(shownNames().sort()).toEqual(SMALL_FLOWERS);
  });

  test("leaves out names that the visitor has hidden", async () => {
    setUp("?namn=Alma,Tyra", noFacts, ["Alma"]);
    await act(() => vi.dynamicImportSettled());
    await wait(500);
    expect(shownNames()).toEqual(["Tyra"]);
  });

  test("without a usable name suggests as usual", async () => {
    await open("?storlek=sma&namn=,%20,idiot");
    expect(shownNames().sort()).toEqual(SMALL_FLOWERS);
  });
});

describe("when no name matches", () => {
  async function setUpEmpty() {
    const view = setUp("?storlek=stora&farg=bla");
    await waitAndLoad(500);
    return view;
  }

  test("the page says so and offers changes that help, each with its number of names", async () => {
    await setUpEmpty();
    expect(suggestions()).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Inga namn passar alla filtren" })).toBeVisible();
    expect(screen.getByRole("button", { name: /Färg.*Alla färger.*30\snamn/ })).toBeVisible();
    expect(screen.getByRole("button", { name: /Storlek.*Alla.*3\snamn/ })).toBeVisible();
  });

  test("choosing a change applies it and moves focus to the results", async () => {
    const { user } = await setUpEmpty();
    await user.click(screen.getByRole("button", { name: /Storlek/ }));
    await wait(500);
    expect(filter("Storlek")).toHaveValue("alla");
    expect(filter("Färg")).toHaveValue("bla");
    expect(shownNames().sort()).toEqual(["Blåklint", "Förgätmigej", "Viol"]);
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toContainElement(suggestions());
  });

  test("resetting the filters moves focus to the results", async () => {
    const { user } = await setUpEmpty();
    await user.click(screen.getByRole("button", { name: /Återställ/ }));
    await wait(500);
    expect(filter("Storlek")).toHaveValue("alla");
    expect(filter("Färg")).toHaveValue("alla");
    expect(shownNames()).toHaveLength(12);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toContainElement(suggestions());
  });
});

describe("the facts about the names", () => {
  test("are loaded once names are shown, and then appear on the cards", async () => {
    const loadFacts = vi.fn<LoadFacts>(async () => () => ({ surnameBearers: 1234 }));
    setUp("?storlek=sma", loadFacts);
    await wait(499);
    expect(loadFacts).not.toHaveBeenCalled();
    await waitAndLoad(1);
    expect(screen.getAllByText(/1\s234 bär namnet/)).toHaveLength(4);
  });

  test("are left out when they fail to load", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    setUp("?storlek=sma", () => Promise.reject(new Error("Offline")));
    await wait(500);
    expect(shownNames()).toHaveLength(4);
    expect(warn).toHaveBeenCalled();
  });
});
