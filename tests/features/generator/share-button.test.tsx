import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ShareButton } from "@/features/generator/share-button.tsx";
import { shownAddress } from "@/lib/shown-address.ts";
import { currentToasts } from "@/ui/toast-store.ts";
import { dismissToasts } from "../../toasts.ts";

/** The filters, and the names in readable form. */
const SHARED = "?kon=flickor&stil=nordiskt&namn=Alma,Bj%C3%B6rn+%26+Bo";

/** The dialog of the link has it. */
const BY_HAND = { address: `${window.location.origin}/fornamn${SHARED}`, reason: "share" };

function toasts() {
  return currentToasts().map(({ tone, text }) => ({ tone, text }));
}

function setUp(detailsOf?: (names: readonly string[]) => string | undefined) {
  render(<ShareButton names={() => ["Alma", "Björn & Bo"]} detailsOf={detailsOf} />);
  // Provides the clipboard that jsdom lacks.
  return userEvent.setup();
}

function press(user: ReturnType<typeof setUp>) {
  return user.click(screen.getByRole("button", { name: "Dela" }));
}

beforeEach(() => {
  window.history.replaceState(null, "", "/fornamn?kon=flickor&stil=nordiskt");
  document.title = "Förnamn";
});

afterEach(() => {
  dismissToasts();
  shownAddress.set(null);
  window.history.replaceState(null, "", "/");
  Reflect.deleteProperty(navigator, "share");
});

describe("with a share dialog of the system", () => {
  function withShare(share: () => Promise<void>) {
    const given = vi.fn(share);
    Object.defineProperty(navigator, "share", { configurable: true, value: given });
    return given;
  }

  test("shares the address with its filters and the names, without a toast or a copy", async () => {
    const share = withShare(async () => {});
    const user = setUp();
    await press(user);
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: "Förnamn",
      url: `${window.location.origin}/fornamn${SHARED}`,
    });
    expect(await navigator.clipboard.readText()).toBe("");
    expect(toasts()).toEqual([]);
  });

  test("shows no error when the visitor closes the dialog", async () => {
    withShare(() => Promise.reject(new DOMException("Cancelled", "AbortError")));
    const user = setUp();
    await press(user);
    expect(toasts()).toEqual([]);
  });

  test("copies the address when sharing fails", async () => {
    withShare(() => Promise.reject(new DOMException("Denied", "NotAllowedError")));
    const user = setUp();
    await press(user);
    expect(await navigator.clipboard.readText()).toBe(BY_HAND.address);
    expect(toasts()).toEqual([{ tone: "success", text: "Länk kopierad!" }]);
  });
});

describe("without a share dialog", () => {
  test("copies the address with its filters and the names, and confirms it", async () => {
    const user = setUp();
    await press(user);
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/fornamn${SHARED}`);
    expect(window.location.search).toBe("?kon=flickor&stil=nordiskt");
    expect(toasts()).toEqual([{ tone: "success", text: "Länk kopierad!" }]);
  });

  test("copies what the page shows of the names, and nothing of other names", async () => {
    const user = setUp((names) => (names.length === 2 ? "3.14_5.2" : undefined));
    window.history.replaceState(null, "", "/dnd-namn?detaljer=1.1");
    await press(user);
    const copied = new URL(await navigator.clipboard.readText());
    expect(copied.searchParams.get("namn")).toBe("Alma,Björn & Bo");
    expect(copied.searchParams.getAll("detaljer")).toEqual(["3.14_5.2"]);
  });

  test("copies no party, which the receiver would see instead of the names", async () => {
    const user = setUp();
    window.history.replaceState(null, "", "/dnd-namn?folk=alv&sallskap=3_Ylva");
    await press(user);
    expect(await navigator.clipboard.readText()).toMatch(/\/dnd-namn\?folk=alv&namn=[^&]+$/);
  });

  test("copies no details when none are known", async () => {
    const user = setUp(() => undefined);
    window.history.replaceState(null, "", "/dnd-namn?detaljer=1.1");
    await press(user);
    expect(await navigator.clipboard.readText()).not.toContain("detaljer");
  });

  test("copies the current address, not that of the first render", async () => {
    const user = setUp();
    window.history.replaceState(null, "", "/fornamn?kon=pojkar");
    await press(user);
    expect(await navigator.clipboard.readText()).toMatch(/\?kon=pojkar&namn=Alma,/);
  });

  test("shows the link when the browser denies access to the clipboard", async () => {
    const user = setUp();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(
      new DOMException("Denied", "NotAllowedError"),
    );
    await press(user);
    expect(shownAddress.get()).toEqual(BY_HAND);
    expect(toasts()).toEqual([]);
  });

  test("shows the link in a browser without a clipboard", async () => {
    const user = setUp();
    vi.spyOn(navigator, "clipboard", "get").mockReturnValue(Object.create(null).none);
    await press(user);
    expect(shownAddress.get()).toEqual(BY_HAND);
    expect(toasts()).toEqual([]);
  });
});
