import { beforeEach, expect, test, vi } from "vitest";

const TYPED = { title: "Till bebisen", names: "Astrid\nEbba" };

/** Loads a page of the tab, which knows nothing of the page before. */
async function loadPage() {
  vi.resetModules();
  return import("@/lib/kept-input.ts");
}

beforeEach(() => {
  window.sessionStorage.clear();
});

test("what is typed outlives a page load, for the same user", async () => {
  const before = await loadPage();
  before.claimInput("u1");
  before.keepInput("list", TYPED);
  const after = await loadPage();
  after.claimInput("u1");
  expect(after.readInput("list")).toEqual(TYPED);
});

test("another user gets nothing of it", async () => {
  const before = await loadPage();
  before.claimInput("u1");
  before.keepInput("list", TYPED);
  const after = await loadPage();
  after.claimInput("u2");
  expect(after.readInput("list")).toBeUndefined();
  after.keepInput("profile", {});
  after.claimInput("u1");
  expect(after.readInput("list")).toBeUndefined();
});

test("a form's input is dropped alone, or with all others", async () => {
  const { keepInput, dropInput, forgetInput, readInput } = await loadPage();
  keepInput("list", TYPED);
  keepInput("profile", "Asta");
  dropInput("list");
  expect(readInput("list")).toBeUndefined();
  expect(readInput("profile")).toBe("Asta");
  forgetInput();
  expect(readInput("profile")).toBeUndefined();
  expect(window.sessionStorage).toHaveLength(0);
});

test("a full storage leaves what this page has", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  const { keepInput, readInput } = await loadPage();
  keepInput("list", TYPED);
  expect(readInput("list")).toEqual(TYPED);
});

test.each(["", "skräp", "[]", '{"owner":"u1"}'])(
  "a damaged text (%s) counts as nothing",
  async (text) => {
    window.sessionStorage.setItem("namnfynd-typed", text);
    const { readInput } = await loadPage();
    expect(readInput("list")).toBeUndefined();
  },
);
