import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ShareButton } from "@/features/generator/share-button.tsx";
import { currentToasts, dismissToast } from "@/ui/toast-store.ts";

const FAILED = { tone: "error", text: expect.stringContaining("adressfältet") };

function toasts() {
  return currentToasts().map(({ tone, text }) => ({ tone, text }));
}

function setUp() {
  render(<ShareButton />);
  // Brings a clipboard of its own, which jsdom lacks.
  return userEvent.setup();
}

function press(user: ReturnType<typeof setUp>) {
  return user.click(screen.getByRole("button", { name: "Dela sidan" }));
}

beforeEach(() => {
  window.history.replaceState(null, "", "/fornamn?kon=flickor&stil=nordiskt");
  document.title = "Förnamn";
});

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  window.history.replaceState(null, "", "/");
  Reflect.deleteProperty(navigator, "share");
});

describe("on a device with a way of its own to share", () => {
  function withShare(share: () => Promise<void>) {
    const given = vi.fn(share);
    Object.defineProperty(navigator, "share", { configurable: true, value: given });
    return given;
  }

  test("that one gets the address with its filters, and nothing is said or copied", async () => {
    const share = withShare(async () => {});
    const user = setUp();
    await press(user);
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: "Förnamn",
      url: expect.stringMatching(/\/fornamn\?kon=flickor&stil=nordiskt$/),
    });
    expect(await navigator.clipboard.readText()).toBe("");
    expect(toasts()).toEqual([]);
  });

  test("a visitor who closes its dialog hears nothing of it", async () => {
    withShare(() => Promise.reject(new DOMException("Cancelled", "AbortError")));
    const user = setUp();
    await press(user);
    expect(toasts()).toEqual([]);
  });

  test("a refusal is told of, with a way out", async () => {
    withShare(() => Promise.reject(new DOMException("Denied", "NotAllowedError")));
    const user = setUp();
    await press(user);
    expect(toasts()).toEqual([FAILED]);
  });
});

describe("elsewhere", () => {
  test("the address with its filters is copied, and the visitor is told", async () => {
    const user = setUp();
    await press(user);
    expect(await navigator.clipboard.readText()).toBe(window.location.href);
    expect(window.location.search).toBe("?kon=flickor&stil=nordiskt");
    expect(toasts()).toEqual([{ tone: "success", text: "Länk kopierad!" }]);
  });

  test("the address is the one of the moment, not of the first look at the page", async () => {
    const user = setUp();
    window.history.replaceState(null, "", "/fornamn?kon=pojkar");
    await press(user);
    expect(await navigator.clipboard.readText()).toMatch(/\?kon=pojkar$/);
  });

  test("a clipboard that is denied is told of, with a way out", async () => {
    const user = setUp();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(
      new DOMException("Denied", "NotAllowedError"),
    );
    await press(user);
    expect(toasts()).toEqual([FAILED]);
  });

  test("a browser without a clipboard is told of in the same way", async () => {
    const user = setUp();
    vi.spyOn(navigator, "clipboard", "get").mockReturnValue(Object.create(null).none);
    await press(user);
    expect(toasts()).toEqual([FAILED]);
  });
});
