import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter, useLocation, useNavigationType } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "@/lib/query-client.ts";
import OfflinePage from "@/pages/offline-page.tsx";
import { stubBackend } from "../backend-stub.ts";
import { wait } from "../clock.ts";
import { deferred } from "../deferred.ts";

const NOT_KEPT = "Sidan är inte sparad på den här enheten";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "info").mockImplementation(() => {});
});

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** Where the visitor is, and how the page was reached. */
function Where() {
  const { pathname, hash } = useLocation();
  return <output>{`${useNavigationType()} ${pathname}${hash}`}</output>;
}

function where(): string {
  return screen.getByRole("status").textContent;
}

function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Where />
      <OfflinePage />
    </MemoryRouter>,
  );
}

/**
 * Opens the page of a surname that the device looks for.
 *
 * @returns ends the search: it is kept
 */
function openLookedFor(address: string): () => Promise<void> {
  const found = deferred<void>();
  const answerWith = (text: string) => () => found.promise.then(() => new Response(text));
  stubBackend({
    "GET /namndata/test/names-0.txt": answerWith(""),
    "GET /namndata/test/related-0.json": answerWith("{}"),
  });
  open(address);
  return () => {
    found.resolve();
    return wait(0);
  };
}

test("a name that is kept has its page, at the part that the address has", async () => {
  const find = openLookedFor("/efternamn/lindqvist#nyfodda");
  expect(screen.getByText("Vi ser efter om sidan är sparad", { exact: false })).toBeVisible();
  expect(where()).toBe("POP /efternamn/lindqvist#nyfodda");
  await find();
  expect(where()).toBe("REPLACE /efternamn/lindqvist#nyfodda");
});

test("a name that is found late does not bring back a visitor who has left", async () => {
  const find = openLookedFor("/efternamn/lindqvist");
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(screen.getByRole("link", { name: "Namnsdagar" }));
  await find();
  expect(where()).toBe("PUSH /namnsdag");
});

test("an address that is not well-formed has an answer offline", () => {
  open("/namn/100%");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Du är offline");
  expect(screen.getByText(NOT_KEPT, { exact: false })).toBeVisible();
});
