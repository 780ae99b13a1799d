import { act, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Suspense } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { entitledFeatures } from "@/access/entitlement/entitlement-store.ts";
import { currentSession } from "@/access/session/session-store.ts";
import { ExportButton } from "@/saved/export/export-button.tsx";
import { ExportFavorites } from "@/saved/export/export-favorites.tsx";
import type { ExportSuggestionsProps } from "@/saved/export/export-suggestions.tsx";

/** The files downloaded so far: the name of each, with its content. */
let downloads: { readonly name: string; readonly content: Blob }[];

beforeEach(() => {
  downloads = [];
  const contents = new Map<string, Blob>();
  // jsdom has no addresses of blobs, and follows no link to one.
  class AddressOfBlob extends URL {
    static override createObjectURL(content: Blob): string {
      const address = `blob:${contents.size}`;
      contents.set(address, content);
      return address;
    }
    static override revokeObjectURL() {}
  }
  vi.stubGlobal("URL", AddressOfBlob);
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const content = contents.get(this.href);
    if (content) downloads.push({ name: this.download, content });
  });
});

afterEach(() => {
  act(() => {
    currentSession.set({ status: "signed-out" });
    entitledFeatures.set(null);
  });
});

function signIn(features: readonly string[] | null) {
  currentSession.set({
    status: "signed-in",
    user: { id: "u1", email: "asta@example.se", createdAt: "2024-03-01T12:00:00Z" },
  });
  entitledFeatures.set(features && new Set(features));
}

async function openExport(
  page = "fantasy-namn",
  names: readonly string[] = ["Ylwen", "Torgrim"],
  beside?: ExportSuggestionsProps["beside"],
) {
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <ExportButton page={page} names={() => names} beside={beside} />
    </MemoryRouter>,
  );
  await user.click(screen.getByRole("button", { name: "Exportera" }));
  return { user, dialog: await screen.findByRole("dialog", { name: "Exportera" }) };
}

function expectOffer(dialog: HTMLElement) {
  expect(dialog).toHaveTextContent(/Med export, som ingår i Premium, sparar du namnen/);
  expect(within(dialog).getByRole("link", { name: "Se Premium" })).toHaveAttribute(
    "href",
    "/premium",
  );
  expect(within(dialog).queryByRole("button", { name: /PDF|CSV/ })).toBeNull();
}

/** The rows of the only file that has been downloaded. */
async function downloadedRows(): Promise<string[]> {
  const [file] = downloads;
  expect(downloads).toHaveLength(1);
  const reader = new FileReader();
  await new Promise((resolve) => {
    reader.onload = resolve;
    reader.readAsText(file?.content ?? new Blob());
  });
  return String(reader.result).trim().split("\r\n");
}

test("a visitor sees what the export does, and the way to Premium", async () => {
  const { dialog } = await openExport();
  expect(dialog).toHaveTextContent("Namnförslag: 2 namn.");
  expectOffer(dialog);
});

test("a plan without the export gets the same", async () => {
  signIn(["name_lists", "favorites_sync"]);
  const { dialog } = await openExport();
  expectOffer(dialog);
});

test("until the plan is known nothing is offered", async () => {
  signIn(null);
  const { dialog } = await openExport();
  expect(dialog).toHaveTextContent("Vi kontrollerar om export ingår i din plan");
  expect(within(dialog).queryByRole("link")).toBeNull();
  act(() => entitledFeatures.set(new Set(["export"])));
  expect(within(dialog).getByRole("button", { name: "CSV för kalkylblad" })).toBeVisible();
});

test("a plan with the export downloads the names on the screen", async () => {
  signIn(["export"]);
  const { user, dialog } = await openExport("fantasy-namn", ["Ylwen", "=1+1"]);
  await user.click(within(dialog).getByRole("button", { name: "CSV för kalkylblad" }));
  expect(await within(dialog).findByText(/^Klart: namnfynd-forslag-fantasy-namn-/)).toBeVisible();
  expect(downloads[0]?.name).toMatch(/^namnfynd-forslag-fantasy-namn-\d{4}-\d\d-\d\d\.csv$/);
  expect(await downloadedRows()).toEqual(["Namn;Från", "Ylwen;Fantasynamn", "'=1+1;Fantasynamn"]);
});

test("with a surname each name is exported as its card shows it", async () => {
  signIn(["export"]);
  const { user, dialog } = await openExport("fantasy-namn", ["Lisa", "Alma"], {
    surname: " nisa 1",
  });
  await user.click(within(dialog).getByRole("button", { name: "CSV för kalkylblad" }));
  expect(await within(dialog).findByText(/^Klart/)).toBeVisible();
  const rows = await downloadedRows();
  expect(rows.map((row) => row.split(";").slice(0, 5).join(";"))).toEqual([
    "Namn;Från;Hela namnet;Initialer;Att tänka på",
    "Lisa;Fantasynamn;Lisa Nisa;L.N.;rimmar",
    "Alma;Fantasynamn;Alma Nisa;A.N.;",
  ]);
});

test("a second name is exported between the given name and the surname, with how it sounds", async () => {
  signIn(["export"]);
  const { user, dialog } = await openExport("andranamn", ["Elisabeth"], {
    given: "astrid",
    surname: "lind",
  });
  await user.click(within(dialog).getByRole("button", { name: "CSV för kalkylblad" }));
  expect(await within(dialog).findByText(/^Klart/)).toBeVisible();
  const [headings = "", row = ""] = await downloadedRows();
  const values = row.split(";");
  const record = Object.fromEntries(headings.split(";").map((heading, i) => [heading, values[i]]));
  expect(record).toMatchObject({
    Namn: "Elisabeth",
    "Hela namnet": "Astrid Elisabeth Lind",
    Initialer: "A.E.L.",
    Klang: expect.stringContaining("två och fyra stavelser"),
  });
});

test("an administrator's switch takes effect in an open dialog, both ways", async () => {
  signIn(["export"]);
  const { dialog } = await openExport();
  expect(within(dialog).getByRole("button", { name: "PDF att skriva ut" })).toBeVisible();
  act(() => entitledFeatures.set(new Set()));
  expectOffer(dialog);
  act(() => entitledFeatures.set(new Set(["export"])));
  expect(within(dialog).getByRole("button", { name: "PDF att skriva ut" })).toBeVisible();
});

test("a failure is said, and the other format still works", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  signIn(["export"]);
  const { user, dialog } = await openExport();
  await user.click(within(dialog).getByRole("button", { name: "PDF att skriva ut" }));
  expect(await within(dialog).findByText(/^Filen kunde inte skapas/)).toBeVisible();
  expect(downloads).toEqual([]);
  await user.click(within(dialog).getByRole("button", { name: "CSV för kalkylblad" }));
  expect(await within(dialog).findByText(/^Klart/)).toBeVisible();
});

test("the work can be cancelled, and ends with the dialog", async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  vi.stubGlobal("fetch", (_address: string, init?: RequestInit) => {
    signals.push(init?.signal);
    return new Promise(() => {});
  });
  signIn(["export"]);
  const { user, dialog } = await openExport();
  const pdf = within(dialog).getByRole("button", { name: "PDF att skriva ut" });
  await user.click(pdf);
  expect(within(dialog).getByRole("status")).toHaveTextContent("Skapar PDF-filen …");
  await waitFor(() => expect(signals).toHaveLength(2));
  await user.click(within(dialog).getByRole("button", { name: "Avbryt" }));
  expect(within(dialog).getByRole("status")).toBeEmptyDOMElement();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);

  await user.click(pdf);
  await waitFor(() => expect(signals).toHaveLength(4));
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, true, true, true]);
  expect(downloads).toEqual([]);
});

test("what the PDF's font cannot draw is pointed out, with what is in its place", async () => {
  signIn(["export"]);
  const { dialog } = await openExport("fantasy-namn", ["Åke-Łukasz", "Юрий", "Bo 🐶", "Đorđe"]);
  expect(dialog).toHaveTextContent(
    "PDF-filens typsnitt saknar tecken i Юрий, Bo 🐶. Emojier utelämnas, och andra tecken ersätts med [?]. I CSV-filen kommer alla tecken med.",
  );
});

test("a surname that the PDF's font cannot draw is pointed out once", async () => {
  signIn(["export"]);
  const { dialog } = await openExport("fornamn", ["Alma", "Bo"], { surname: "Иванов 🐶" });
  expect(dialog).toHaveTextContent("PDF-filens typsnitt saknar tecken i Иванов. Emojier");
});

test("all favourites are exported together, each with its generator", async () => {
  window.localStorage.setItem("favorites-efternamn", JSON.stringify(["Andersson"]));
  window.localStorage.setItem("favorites-fantasy-namn", JSON.stringify(["Ylwen"]));
  window.localStorage.setItem("favorites", JSON.stringify(["Astrid"]));
  signIn(["export"]);
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <Suspense>
        <ExportFavorites />
      </Suspense>
    </MemoryRouter>,
  );
  await user.click(await screen.findByRole("button", { name: "Exportera favoriterna" }));
  const dialog = await screen.findByRole("dialog", { name: "Exportera" });
  expect(dialog).toHaveTextContent("Favoriter: 3 namn.");
  await user.click(within(dialog).getByRole("button", { name: "CSV för kalkylblad" }));
  expect(await within(dialog).findByText(/^Klart: namnfynd-favoriter-/)).toBeVisible();
  const rows = await downloadedRows();
  expect(rows.map((row) => row.split(";").slice(0, 2).join(" "))).toEqual([
    "Namn Från",
    "Astrid Namngenerator",
    "Andersson Efternamn",
    "Ylwen Fantasynamn",
  ]);
});
