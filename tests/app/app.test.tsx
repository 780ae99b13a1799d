import { readFileSync } from "node:fs";
import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ReactNode, StrictMode } from "react";
import { MemoryRouter, matchPath } from "react-router-dom";
import { describe, expect, test, vi } from "vitest";
import { App } from "@/app/app.tsx";
import { pageHead } from "@/app/page-heads.ts";
import { routes } from "@/app/routes.ts";
import { generators } from "@/generators/registry.ts";
import { startDeferredSections } from "@/ui/lazy.tsx";
import { Link } from "@/ui/link.tsx";

async function setUp(address: string, beside?: ReactNode) {
  // Within act, React shows a loaded page at once instead of holding it back for 300 ms.
  await act(async () => {
    render(
      <StrictMode>
        <MemoryRouter initialEntries={[address]}>
          <App />
          {beside}
        </MemoryRouter>
      </StrictMode>,
    );
    await vi.dynamicImportSettled();
  });
  return userEvent.setup();
}

/** The paths in docs/specification.md, "Routes and pages", which leaves those of generators to the registry. */
function specifiedPaths(): string[] {
  const [, section = ""] = readFileSync("docs/specification.md", "utf8").split(
    "## Routes and pages",
  );
  const [text = ""] = section.split("\n## ");
  return [...text.matchAll(/`(\/[^`]*)`/g)].flatMap(([, path]) => path ?? []);
}

/** The pages of names, trades and articles have heads of their own, and tests of their own. */
const described = routes.filter(
  ({ path }) => !/^\/(?:(?:efter|foretags)?namn|blogg)\/.*:/.test(path),
);

describe("the routes", () => {
  test("are those of the specification", () => {
    const specified = new Set([...specifiedPaths(), ...generators.map(({ path }) => path)]);
    const known = routes.filter(({ kind }) => kind !== "missing").map(({ path }) => path);
    expect(known.sort()).toEqual([...specified].sort());
  });

  test("have unique titles and descriptions", async () => {
    const heads = await Promise.all(described.map(({ path }) => pageHead(path)));
    expect(new Set(heads.map(({ title }) => title)).size).toBe(described.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(described.length);
  });
});

describe("an unknown address", () => {
  test("shows a Swedish page with a search, its English line marked as English, and a link home", async () => {
    const user = await setUp("/finns/inte");
    const heading = await screen.findByRole("heading", { level: 1, name: /Sidan finns inte/ });
    expect(heading).toHaveAccessibleName(/404/);
    expect(heading.closest("[lang=en]")).toBeNull();
    expect(screen.getByText("Oops! Page not found")).toHaveAttribute("lang", "en");
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("searchbox", { name: "Slå upp ett namn" })).toHaveAttribute(
      "name",
      "namn",
    );
    await user.click(main.getByRole("link", { name: "Till startsidan" }));
    expect(await screen.findByRole("heading", { level: 1, name: /perfekta namnet/ })).toBeVisible();
  });
});

describe("the head", () => {
  test("is fetched for a new page, and not for another parameter of its address", async () => {
    const fetched = ["/om", "/api"].map((path) => {
      const route = routes.find((it) => it.path === path);
      if (!route) throw new Error(`No route ${path}`);
      return vi.spyOn(route, "page");
    });
    const [about, api] = fetched;
    const user = await setUp(
      "/om",
      <>
        <Link to="/om?kon=flickor">Flickor</Link>
        <Link to="/api">Gränssnittet</Link>
      </>,
    );
    expect(about).toHaveBeenCalled();
    about?.mockClear();
    await user.click(screen.getByRole("link", { name: "Flickor" }));
    await user.click(screen.getByRole("link", { name: "Gränssnittet" }));
    expect(api).toHaveBeenCalled();
    expect(about).not.toHaveBeenCalled();
  });
});

describe("the frame", () => {
  test("has landmarks and a skip link", async () => {
    const user = await setUp("/om");
    expect(screen.getByRole("banner")).toBeVisible();
    expect(screen.getByRole("contentinfo")).toBeVisible();
    await user.tab();
    const skip = screen.getByRole("link", { name: "Hoppa till innehållet" });
    expect(skip).toHaveFocus();
    expect(skip).toHaveAttribute("href", `#${screen.getByRole("main").id}`);
  });

  test("has a footer whose links all lead to a page", async () => {
    await setUp("/om");
    startDeferredSections();
    await within(screen.getByRole("contentinfo")).findByRole("link", { name: "Om oss" });
    const known = routes.filter(({ kind }) => kind !== "missing");
    for (const link of within(screen.getByRole("contentinfo")).getAllByRole("link")) {
      const address = link.getAttribute("href") ?? "";
      expect([address, known.some(({ path }) => matchPath(path, address))]).toEqual([
        address,
        true,
      ]);
    }
    expect(screen.getByRole("contentinfo")).toHaveTextContent("2024");
  });
});
