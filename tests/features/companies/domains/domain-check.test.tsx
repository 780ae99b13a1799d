import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CompanyCard } from "@/features/companies/company-card.tsx";
import DomainCheck from "@/features/companies/domains/domain-check.tsx";
import { domainStates } from "@/features/companies/domains/domain-store.ts";
import { startDeferredSections } from "@/ui/lazy.tsx";
import { waitAndLoad } from "../../../clock.ts";

// Loaded after the first suggestions.
await import("@/features/companies/company-card-parts.tsx");
startDeferredSections();

type Answer = "taken" | "free" | "failing" | "never";

/** What the resolver says of a domain; null for the usual: the control question is answered well. */
type Say = (domain: string) => Answer | null;

/** Replaces the resolver, and gives the domains that it is asked for. */
function stubResolver(say: Say = () => null): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: URL, { signal }: RequestInit) => {
    const name = url.searchParams.get("name") ?? "";
    asked.push(name);
    const answer = say(name) ?? (name === "internetstiftelsen.se" ? "taken" : "free");
    if (answer === "never") {
      await new Promise((_, reject) =>
        signal?.addEventListener("abort", () => reject(signal.reason as unknown)),
      );
    }
    const status = { taken: 0, free: 3, failing: 2, never: 2 }[answer];
    const Question = [{ name, type: 2 }];
    const Answer = answer === "taken" ? [{ name, type: 2, data: "ns1.example.se." }] : undefined;
    return Response.json({ Status: status, TC: false, Question, Answer });
  });
  return asked;
}

/** Another one for each test, since the answers of a resolver are cached. */
let resolver = "";
let tests = 0;

const NAMES = ["Björkverk", "Mareld Teknik"];

function page(access: boolean | null, names: readonly string[]) {
  return (
    <StrictMode>
      <MemoryRouter>
        <DomainCheck resolver={resolver} access={access} names={names} />
        <ul aria-label="Namnförslag">
          {names.map((name) => (
            <li key={name}>
              <CompanyCard companyName={name} keyword="" />
            </li>
          ))}
        </ul>
      </MemoryRouter>
    </StrictMode>
  );
}

function setUp(access: boolean | null = true, names = NAMES) {
  const { rerender } = render(page(access, names));
  return {
    user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }),
    change: (access: boolean | null, names: readonly string[]) => rerender(page(access, names)),
  };
}

function checkButton() {
  return screen.queryByRole("button", { name: "Kolla domäner" });
}

async function pressCheck(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole("button", { name: "Kolla domäner" }));
  await waitAndLoad(0);
}

/** The words on each mark of a name. */
function marksOf(name: string): string[] {
  const list = screen.getByRole("group", { name: `Domäner för ${name}` });
  return within(list)
    .getAllByRole("link")
    .map((link) => link.textContent.replace(/ \(.*/, ""));
}

function marks() {
  return screen.queryAllByRole("group", { name: /^Domäner för/ });
}

beforeEach(() => {
  resolver = `https://doh${++tests}.example/resolve`;
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  domainStates.set({});
});

describe("with the feature", () => {
  test("nothing is asked until the button is pressed", async () => {
    const asked = stubResolver();
    setUp();
    await waitAndLoad(5000);
    expect(asked).toEqual([]);
    expect(marks()).toEqual([]);
  });

  test("each name shows its three domains in words, in their ASCII form", async () => {
    const asked = stubResolver((domain) =>
      domain === "mareldteknik.se" ? "taken" : domain === "mareldteknik.nu" ? "failing" : null,
    );
    const { user } = setUp();
    await pressCheck(user);
    expect(asked.slice(2).sort()).toEqual([
      "mareldteknik.com",
      "mareldteknik.nu",
      "mareldteknik.se",
      "xn--bjrkverk-o4a.com",
      "xn--bjrkverk-o4a.nu",
      "xn--bjrkverk-o4a.se",
    ]);
    expect(marksOf("Mareld Teknik")).toEqual([".seupptagen", ".nuokänd", ".comverkar ledig"]);
    expect(screen.getByRole("status")).toHaveTextContent(
      /^4 verkar lediga, 1 är upptagen, 1 är okänd\./,
    );
  });

  test("each mark leads to its registry", async () => {
    stubResolver();
    const { user } = setUp();
    await pressCheck(user);
    const list = screen.getByRole("group", { name: "Domäner för Björkverk" });
    const addresses = within(list)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
    expect(addresses).toEqual([
      expect.stringMatching(/internetstiftelsen\.se.*\?domain=xn--bjrkverk-o4a\.se$/),
      expect.stringMatching(/internetstiftelsen\.se.*\?domain=xn--bjrkverk-o4a\.nu$/),
      expect.stringMatching(/lookup\.icann\.org.*\?name=xn--bjrkverk-o4a\.com$/),
    ]);
  });

  test("a slow domain is unknown after four seconds, and pressing again asks only for it", async () => {
    let isSlow = true;
    const asked = stubResolver((domain) =>
      isSlow && domain === "mareldteknik.com" ? "never" : null,
    );
    const { user } = setUp();
    await pressCheck(user);
    expect(marksOf("Mareld Teknik")[2]).toBe(".comkollas");
    expect(checkButton()).toHaveAttribute("aria-disabled", "true");
    await waitAndLoad(4000);
    expect(marksOf("Mareld Teknik")[2]).toBe(".comokänd");
    isSlow = false;
    asked.length = 0;
    await pressCheck(user);
    expect(asked).toEqual(["mareldteknik.com"]);
    expect(marksOf("Mareld Teknik")[2]).toBe(".comverkar ledig");
    expect(checkButton()).toHaveFocus();
  });

  test.each<[string, RegExp, Say]>([
    ["lying", /svarar fel på våra kontrollfrågor/, () => "taken"],
    ["failing", /svarar inte/, () => "failing"],
  ])(
    "with a %s resolver every domain is unknown, and the page says why",
    async (_title, why, say) => {
      stubResolver(say);
      const { user } = setUp();
      await pressCheck(user);
      expect(screen.getByRole("status")).toHaveTextContent(why);
      for (const name of NAMES)
        expect(marksOf(name)).toEqual([".seokänd", ".nuokänd", ".comokänd"]);
    },
  );

  test("other names cancel the check, and are not asked for by themselves", async () => {
    const asked = stubResolver((domain) => (domain.startsWith("mareld") ? "never" : null));
    const { user, change } = setUp();
    await pressCheck(user);
    change(true, ["Nattskiftet"]);
    await waitAndLoad(10_000);
    expect(marks()).toEqual([]);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    expect(asked.filter((domain) => domain.startsWith("nattskiftet"))).toEqual([]);
    await pressCheck(user);
    expect(marksOf("Nattskiftet")).toHaveLength(3);
  });

  test("names that are added keep what is known of the others", async () => {
    const asked = stubResolver();
    const { user, change } = setUp();
    await pressCheck(user);
    asked.length = 0;
    change(true, [...NAMES, "Nattskiftet"]);
    expect(marks()).toHaveLength(2);
    await pressCheck(user);
    expect(asked.sort()).toEqual(["nattskiftet.com", "nattskiftet.nu", "nattskiftet.se"]);
    expect(marks()).toHaveLength(3);
  });
});

describe("without the feature", () => {
  test("one line says what it does and leads to /premium, and nothing is asked", async () => {
    const asked = stubResolver();
    setUp(false);
    await waitAndLoad(1000);
    expect(checkButton()).not.toBeInTheDocument();
    expect(screen.getByText(/om \.se, \.nu och \.com verkar lediga/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Se Premium" })).toHaveAttribute("href", "/premium");
    expect(screen.getAllByRole("link", { name: /^Kolla domän/ })).toHaveLength(2);
    expect(asked).toEqual([]);
  });

  test("nothing is said until the plan is known", () => {
    setUp(null);
    expect(checkButton()).not.toBeInTheDocument();
    expect(screen.queryByText(/Premium/)).not.toBeInTheDocument();
  });

  test("a switch acts at once: the answers disappear", async () => {
    stubResolver();
    const { user, change } = setUp();
    await pressCheck(user);
    change(false, NAMES);
    expect(marks()).toEqual([]);
    expect(screen.getByRole("link", { name: "Se Premium" })).toBeVisible();
    change(true, NAMES);
    expect(checkButton()).toBeVisible();
  });
});
