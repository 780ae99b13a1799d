import { act, render, screen, within } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { App } from "@/app/app.tsx";
import { routes } from "@/app/routes.ts";
import { currentToasts, dismissToast } from "@/ui/toast-store.ts";

/** Lets time pass, and then all code come that the page asks for. */
async function wait(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await act(() => vi.dynamicImportSettled());
}

async function open(address: string) {
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[address]}>
        <App />
      </MemoryRouter>
    </StrictMode>,
  );
  await wait(0);
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

function suggestions() {
  return within(screen.getByRole("list", { name: "Namnförslag" }));
}

function hearts() {
  return suggestions().getAllByRole("button", { name: /^Spara .+ som favorit$/ });
}

function favorites() {
  return within(screen.getByRole("list", { name: "Favoriter" })).queryAllByRole("listitem");
}

function errors() {
  return currentToasts().flatMap(({ tone, text }) => (tone === "error" ? [text] : []));
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  act(() => {
    for (const { id } of currentToasts()) dismissToast(id);
  });
});

describe.each([
  { path: "/fornamn", heading: "Förnamn" },
  { path: "/efternamn", heading: "Efternamn" },
  { path: "/barnnamn", heading: "Barnnamn" },
  { path: "/foretagsnamn", heading: "Företagsnamn" },
  { path: "/anvandarnamn", heading: "Användarnamn" },
  { path: "/husdjursnamn", heading: "Husdjursnamn" },
  { path: "/hundnamn", heading: "Hundnamn" },
  { path: "/kattnamn", heading: "Kattnamn" },
  { path: "/fantasy-namn", heading: "Fantasynamn" },
])("$path", ({ path, heading }) => {
  test("shows twelve suggestions, then tips, questions and sources", async () => {
    await open(path);
    expect(screen.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await wait(500);
    expect(hearts()).toHaveLength(12);
    const sections = screen.getAllByRole("heading", { level: 2 });
    expect(sections.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(["Tips", "Vanliga frågor", "Fler generatorer", "Källor"]),
    );
    expect(document.head.querySelector("link[rel=canonical]")).toHaveAttribute(
      "href",
      expect.stringMatching(new RegExp(`${path}$`)),
    );
  });

  test("leads on to other pages of the site alone", async () => {
    await open(path);
    await wait(500);
    const trail = within(screen.getByRole("navigation", { name: "Brödsmulor" }));
    expect(trail.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/",
      "/generatorer",
    ]);
    const related = within(screen.getByRole("region", { name: "Fler generatorer" }));
    const addresses = related.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(addresses).not.toEqual([]);
    expect(addresses).not.toContain(path);
    expect(routes.map((route) => route.path)).toEqual(expect.arrayContaining(addresses));
  });

  test("keeps five favourites and says so at the sixth; nothing is stored", async () => {
    const user = await open(path);
    await wait(500);
    for (const heart of hearts().slice(0, 6)) await user.click(heart);
    expect(errors()).toEqual(["Du kan bara spara 5 favoriter åt gången"]);
    expect(favorites()).toHaveLength(5);
    expect(window.localStorage).toHaveLength(0);
  });

  test("remembers a hidden name under the page's own key", async () => {
    const user = await open(path);
    await wait(500);
    const [hide] = suggestions().getAllByRole("button", { name: /^Visa inte .+ igen$/ });
    const label = hide?.getAttribute("aria-label") ?? "";
    if (hide) await user.click(hide);
    expect(hearts()).toHaveLength(11);
    expect(screen.queryByRole("button", { name: label })).not.toBeInTheDocument();
    expect(Object.keys(window.localStorage)).toEqual([`hidden-names-${path.slice(1)}`]);
  });
});

test.each([
  ["/fornamn", /bär namnet.*\(SCB/],
  ["/efternamn", /bär namnet.*\(SCB/],
  ["/barnnamn", /2022.*\(SCB/],
])("%s shows facts of its names", async (address, facts) => {
  await open(address);
  await wait(500);
  // A name given to children since the count of bearers may have no line of its own.
  expect(suggestions().getAllByText(facts).length).toBeGreaterThan(5);
});

test("a dog's name has the dogs of the register, where a figure is published", async () => {
  // Few names pass these filters, so that all of them are shown.
  await open("/hundnamn?storlek=sma&personlighet=kelig&rasgrupp=herdehund");
  await wait(500);
  const card = suggestions()
    .getAllByRole("listitem")
    .find((item) => within(item).queryByText("Ludde"));
  expect(card).toHaveTextContent(/\d hundar \(Jordbruksverket\s2022\)/);
});

describe("/namngenerator", () => {
  async function generate(user: UserEvent) {
    await user.click(screen.getByRole("button", { name: "Generera nya namn" }));
    await wait(500);
    return hearts();
  }

  test("keeps favourites in the browser, and says how to get more at the sixth", async () => {
    const user = await open("/namngenerator");
    for (const heart of await generate(user)) await user.click(heart);
    for (const heart of (await generate(user)).slice(0, 2)) await user.click(heart);
    expect(errors()).toEqual([
      "Du kan bara ha 5 favoriter i gratisversionen. Uppgradera för fler!",
    ]);
    expect(favorites()).toHaveLength(5);
    expect(JSON.parse(window.localStorage.getItem("favorites") ?? "")).toHaveLength(5);
    const premium = within(screen.getByRole("main")).getByRole("link", { name: /Premium/ });
    expect(premium).toHaveAttribute("href", "/premium");
  });

  test("opens where storage is blocked", async () => {
    vi.resetModules();
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("Blocked", "SecurityError");
    });
    await expect(import("@/pages/combined-page.tsx")).resolves.toHaveProperty("default");
  });
});

test("a navigation moves focus to the new page's heading", async () => {
  const user = await open("/fornamn");
  const footer = within(screen.getByRole("contentinfo"));
  await user.click(footer.getByRole("link", { name: "Efternamn" }));
  await wait(0);
  expect(screen.getByRole("heading", { level: 1, name: "Efternamn" })).toHaveFocus();
});
