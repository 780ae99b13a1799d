import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { entitledFeatures } from "@/access/entitlement/entitlement-store.ts";
import { currentSession } from "@/access/session/session-store.ts";
import { domainStates } from "@/features/companies/domains/domain-store.ts";
import { savedFavoritesOf } from "@/saved/favorites/saved-favorites.ts";
import { dismissToasts } from "../toasts.ts";

vi.mock("@/lib/env.ts", async (load) => ({
  ...(await load<typeof import("@/lib/env.ts")>()),
  resolverUrl: "http://resolver.invalid/query",
}));
const { default: CompanyShortlistPage } = await import("@/pages/company-shortlist-page.tsx");
const { default: FavoritesPage } = await import("@/pages/favorites-page.tsx");

const favorites = savedFavoritesOf("foretagsnamn");

beforeEach(() => {
  currentSession.set({ status: "signed-out" });
  entitledFeatures.set(null);
  domainStates.set({});
});

afterEach(() => {
  dismissToasts();
  favorites.write([]);
  savedFavoritesOf("barnnamn").write([]);
  vi.unstubAllGlobals();
});

async function open(...names: string[]) {
  favorites.write(names);
  const user = userEvent.setup();
  render(
    <StrictMode>
      <MemoryRouter>
        <CompanyShortlistPage />
      </MemoryRouter>
    </StrictMode>,
  );
  await act(() => vi.dynamicImportSettled());
  return user;
}

function listed() {
  return screen.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
}

function partOf(name: string) {
  return within(screen.getByRole("region", { name }));
}

function linkOf(name: string, label: RegExp) {
  return partOf(name).getByRole("link", { name: label });
}

test("without a favourite it leads to the generator", async () => {
  savedFavoritesOf("barnnamn").write(["Alma"]);
  await open();
  expect(listed()).toEqual(["Här är det tomt än så länge"]);
  expect(screen.getByRole("link", { name: "Hitta företagsnamn" })).toHaveAttribute(
    "href",
    "/foretagsnamn",
  );
  expect(screen.queryByRole("button", { name: "Spara som PDF" })).toBeNull();
});

test("prerendered, it has no names, and what a visitor with favourites must not see is marked", () => {
  favorites.write(["Oktant"]);
  const html = renderToString(
    <MemoryRouter>
      <CompanyShortlistPage />
    </MemoryRouter>,
  );
  const { body } = new DOMParser().parseFromString(html, "text/html");
  expect(body.textContent).not.toContain("Oktant");
  expect(body.querySelector("[data-no-favorites]")?.textContent).toMatch(/^Här är det tomt/);
});

test("each name has its addresses, profiles and registers", async () => {
  await open("Björkverk", "Mjöl & Salt");
  expect(listed().slice(0, 2)).toEqual(["Björkverk", "Mjöl & Salt"]);
  expect(linkOf("Björkverk", /^björkverk\.nu/)).toHaveAttribute(
    "href",
    expect.stringContaining("internetstiftelsen.se"),
  );
  expect(linkOf("Mjöl & Salt", /^mjölsalt\.com/)).toHaveAttribute(
    "href",
    expect.stringMatching(/icann\.org.*xn--mjlsalt/),
  );
  expect(linkOf("Mjöl & Salt", /^TikTok: mjolsalt/)).toHaveAttribute(
    "href",
    "https://www.tiktok.com/@mjolsalt",
  );
  expect(partOf("Björkverk").getByRole("img", { name: /^Björkverk som skylt/ })).toBeVisible();
});

test("a register opens with the name on the clipboard, and TMview with it in the address", async () => {
  const user = await open("Mjöl & Salt");
  for (const register of [/Bolagsverket/, /PRV/, /EUIPO/]) {
    await navigator.clipboard.writeText("");
    await user.click(linkOf("Mjöl & Salt", register));
    expect(await navigator.clipboard.readText()).toBe("Mjöl & Salt");
  }
  const { hash } = new URL(linkOf("Mjöl & Salt", /EUIPO/).getAttribute("href") ?? "");
  expect(new URLSearchParams(hash.split("?")[1]).get("basicSearch")).toBe("Mjöl & Salt");
});

test("a handle that is too long for a service is no link", async () => {
  const name = "Verkstaden vid Norra Hamnkanalen";
  await open(name);
  expect(partOf(name).getByText(/^TikTok: för långt/)).toBeVisible();
  expect(partOf(name).queryByRole("link", { name: /TikTok/ })).toBeNull();
  expect(linkOf(name, /^GitHub: verkstadenvidnorrahamnkanalen/)).toBeVisible();
});

test("a known brand is marked", async () => {
  await open("Spotify", "Skymningsblå");
  expect(linkOf("Spotify", /känt märke/)).toHaveAttribute(
    "href",
    "/kallor/foretagsnamn#registrering",
  );
  expect(partOf("Skymningsblå").queryByRole("link", { name: /känt märke/ })).toBeNull();
});

test("a removed name leaves focus at the next one, and can be taken back", async () => {
  const user = await open("Björkverk", "Oktant", "Florin");
  await user.click(screen.getByRole("button", { name: "Ta bort Oktant från favoriter" }));
  expect(favorites.read()).toEqual(["Björkverk", "Florin"]);
  expect(screen.getByRole("heading", { name: "Florin" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Ta bort Florin från favoriter" }));
  expect(screen.getByRole("heading", { name: "Björkverk" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Ta bort Björkverk från favoriter" }));
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  expect(favorites.read()).toEqual([]);
});

describe("the domain check and the export", () => {
  test("are offered as a part of Premium", async () => {
    const user = await open("Björkverk");
    expect(screen.getByText(/^Med Premium ser du om \.se/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Kolla domäner" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Spara som PDF" }));
    expect(
      within(screen.getByRole("dialog")).getByRole("link", { name: "Se Premium" }),
    ).toBeVisible();
  });

  test("work for those who have them", async () => {
    vi.stubGlobal("fetch", async (url: URL) => {
      const name = url.searchParams.get("name") ?? "";
      const isTaken = name === "internetstiftelsen.se" || name === "oktant.com";
      const Question = [{ name, type: 2 }];
      return Response.json(
        isTaken ? { Status: 0, Question, Answer: [{ name, type: 2 }] } : { Status: 3, Question },
      );
    });
    entitledFeatures.set(new Set(["domain_check", "export"]));
    const user = await open("Oktant");
    await user.click(screen.getByRole("button", { name: "Kolla domäner" }));
    expect(await partOf("Oktant").findByRole("link", { name: /^\.com\s*upptagen/ })).toBeVisible();
    expect(partOf("Oktant").getByRole("link", { name: /^\.se\s*verkar ledig/ })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Spara som PDF" }));
    expect(screen.getByRole("button", { name: "PDF att skriva ut" })).toBeEnabled();
  });
});

test("all favourites lead on to it once there is a company name", async () => {
  savedFavoritesOf("barnnamn").write(["Alma"]);
  render(
    <MemoryRouter>
      <FavoritesPage />
    </MemoryRouter>,
  );
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole("link", { name: /^Gå vidare med/ })).toBeNull();
  act(() => favorites.write(["Oktant"]));
  expect(screen.getByRole("link", { name: "Gå vidare med företagsnamnet" })).toHaveAttribute(
    "href",
    "/foretagsnamn/kortlista",
  );
});
