/** What is shown where the browser can neither share nor copy, or saves no files. */
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { App } from "@/app/app.tsx";
import { downloadFile } from "@/lib/download.ts";
import { shownAddress } from "@/lib/shown-address.ts";
import { shareAddress } from "@/ui/share-address.ts";

const INSTAGRAM =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 Instagram 361.0.0.35.82 (iPhone14,5; iOS 18_1; sv_SE)";
const MESSENGER =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 [FBAN/MessengerLiteForiOS;FBAV/486.0.0;FBDV/iPhone14,5]";
const FACEBOOK =
  "Mozilla/5.0 (Linux; Android 14; SM-S911B; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/490.0.0.0;]";
const ANDROID_APP =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36";
const SAFARI =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";
const CHROME =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";

const click = vi.fn();

function inBrowser(userAgent: string) {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
}

beforeEach(() => {
  click.mockReset();
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(click);
  URL.createObjectURL = () => "blob:file";
  URL.revokeObjectURL = () => {};
});

afterEach(() => {
  shownAddress.set(null);
  vi.restoreAllMocks();
});

test.each([
  ["Instagram", INSTAGRAM],
  ["Messenger", MESSENGER],
  ["Facebook", FACEBOOK],
  ["another app on Android", ANDROID_APP],
])("the browser in %s is asked for no file, and the page's link is shown instead", (_, agent) => {
  inBrowser(agent);
  expect(downloadFile("namn.csv", new Blob(["Astrid"]))).toBe(false);
  expect(click).not.toHaveBeenCalled();
  expect(shownAddress.get()).toEqual({ address: window.location.href, reason: "file" });
});

test.each([
  ["Safari", SAFARI],
  ["Chrome", CHROME],
])("%s saves a file", (_, agent) => {
  inBrowser(agent);
  expect(downloadFile("namn.csv", new Blob(["Astrid"]))).toBe(true);
  expect(click).toHaveBeenCalledOnce();
  expect(shownAddress.get()).toBeNull();
});

function openSite() {
  render(
    <MemoryRouter initialEntries={["/utan-nat"]}>
      <App />
    </MemoryRouter>,
  );
}

test("a link that can be neither shared nor copied is in a field that selects it, with its code", async () => {
  openSite();
  const user = userEvent.setup();
  vi.spyOn(navigator, "clipboard", "get").mockReturnValue(Object.create(null).none);
  await shareAddress("https://namnfynd.se/fornamn?namn=Alma");
  expect(await screen.findByRole("dialog", { name: "Dela länken" })).toBeVisible();
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Länken" });
  expect(field).toHaveValue("https://namnfynd.se/fornamn?namn=Alma");
  expect(field).toHaveAttribute("readonly");
  await user.click(field);
  await waitFor(() =>
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]),
  );
  expect(screen.getByRole("img", { name: "QR-kod med länken" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Stäng dialogrutan" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(shownAddress.get()).toBeNull();
});

test("where no file is saved, the dialog says where the page is opened instead", async () => {
  openSite();
  inBrowser(INSTAGRAM);
  downloadFile("namn.pdf", new Blob(["Astrid"]));
  expect(
    await screen.findByRole("dialog", {
      name: "Öppna sidan i Safari eller Chrome för att spara filen",
    }),
  ).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Länken" })).toHaveValue(window.location.href);
});
