import { expect, test, vi } from "vitest";

/** Loads a page of the tab, which knows nothing of the page before. */
async function loadPage() {
  vi.resetModules();
  return import("@/features/name-lists/my-lists/drafts.ts");
}

const LIST = {
  id: "l1",
  user_id: "u1",
  title: "Förut",
  names: ["Astrid"],
  is_public: false,
  share_token: "t1",
  created_at: "2026-01-01T12:00:00Z",
  updated_at: "2026-01-02T12:00:00Z",
};

test.each([
  ["a list", LIST],
  ["a new list", null],
])("the draft of %s outlives a page load, until it is discarded", async (_what, read) => {
  const draft = { id: "l1", title: "Efteråt", names: "Astrid\nEbba", read };
  const before = await loadPage();
  const key = before.draftKey(read, "u1");
  before.saveDraft(key, draft);
  const after = await loadPage();
  expect(after.readDraft(key)).toEqual(draft);
  after.discardDraft(key);
  expect((await loadPage()).readDraft(key)).toBeNull();
});
