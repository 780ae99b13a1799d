import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { decodeQR } from "qr/decode.js";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SendFavorites } from "@/saved/favorites/carry/send-favorites.tsx";
import { savedFavoritesOf } from "@/saved/favorites/saved-favorites.ts";
import { currentToasts } from "@/ui/toast-store.ts";

function open(address = "/favoriter", readRooms?: () => readonly string[]) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <SendFavorites readRooms={readRooms} />
    </MemoryRouter>,
  );
}

/** Reads the drawn code as a camera would. */
function readCode(): string {
  const code = screen.getByRole("img", { name: "QR-kod med länken" });
  const size = Number(code.getAttribute("viewBox")?.split(" ")[2]);
  const scale = 4;
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of code
    .querySelector("path")
    ?.getAttribute("d")
    ?.matchAll(/M(\d+) (\d+)/g) ?? []) {
    for (let i = 0; i < scale * scale; i += 1) {
      const column = Number(x) * scale + (i % scale);
      const row = Number(y) * scale + Math.floor(i / scale);
      data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
    }
  }
  return decodeQR({ width, height: width, data });
}

function link(): string {
  const field = screen.getByRole("textbox", { name: "Länken" });
  return field instanceof HTMLInputElement ? field.value : "";
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("favorites-fornamn", '["Åsa","Astrid"]');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("the code has the link, and the link has the favourites", async () => {
  open("/favoriter?skicka");
  await screen.findByRole("dialog", { name: "Skicka listan till dig själv" });
  expect(link()).toBe(`${window.location.origin}/favoriter#fornamn=%C3%85sa,Astrid`);
  expect(readCode()).toBe(link());
});

test("hidden names are carried when the visitor wants it", async () => {
  localStorage.setItem("hidden-names-fornamn", '["Kalle"]');
  const user = userEvent.setup();
  open();
  await user.click(screen.getByRole("button", { name: "Skicka till dig själv" }));
  const choice = await screen.findByRole("checkbox", {
    name: "Ta med 1\u00a0namn som du har dolt",
  });
  expect(link()).not.toContain("Kalle");
  await user.click(choice);
  expect(link()).toMatch(/&dolda-fornamn=Kalle$/);
});

test("rooms are carried only when the visitor wants it, who is told what that means", async () => {
  const user = userEvent.setup();
  open("/favoriter?skicka", () => ["AAAAAAAAAAAAAAAAAAAAAA"]);
  const choice = await screen.findByRole("checkbox", {
    name: "Ta med ditt rum i Välj tillsammans",
  });
  expect(choice).not.toBeChecked();
  expect(link()).not.toContain("AAAA");
  await user.click(choice);
  expect(link()).toMatch(/&rum=AAAAAAAAAAAAAAAAAAAAAA$/);
  expect(screen.getByRole("status")).toHaveTextContent("kan svara i ditt namn");
});

test("a link that is too long for a code says so", async () => {
  const names = Array.from({ length: 200 }, (_, i) => `Wilhelmina ${i}`);
  localStorage.setItem("favorites-fornamn", JSON.stringify(names));
  open("/favoriter?skicka");
  await screen.findByRole("dialog");
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getByText(/för lång för en QR-kod/)).toBeVisible();
  expect(link()).toContain("Wilhelmina+199");
});

test.each([
  ["Apple Computer, Inc.", true],
  ["Google Inc.", false],
  ["", false],
])("with the vendor %j, the seven days are told: %s", async (vendor, isTold) => {
  vi.stubGlobal("navigator", Object.create(navigator, { vendor: { value: vendor } }));
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  open();
  await screen.findByRole("button", { name: "Skicka till dig själv" });
  expect(screen.queryByText(/inom sju dagar/) !== null).toBe(isTold);
});

test("a page's third favourite offers the link, and the browser is asked to keep it", async () => {
  const persist = vi.fn(async () => true);
  vi.stubGlobal("navigator", { vendor: "", storage: { persist } });
  open();
  expect(persist).not.toHaveBeenCalled();
  act(() => savedFavoritesOf("fornamn").write(["Åsa", "Astrid", "Maja"]));
  expect(persist).toHaveBeenCalledOnce();
  expect(currentToasts()).toMatchObject([
    { text: "Maja tillagt till favoriter", link: { to: "/favoriter?skicka" } },
  ]);
  act(() => savedFavoritesOf("fornamn").write(["Åsa", "Astrid", "Maja", "Ebba"]));
  expect(persist).toHaveBeenCalledOnce();
});
