import { expect, test, vi } from "vitest";
import { LIST_ROW } from "../../../account-rows.ts";

/** Loads a page of the tab, which knows nothing of the page before. */
async function loadPage() {
  vi.resetModules();
  return import("@/saved/lists/my-lists/drafts.ts");
}

const LIST = { ...LIST_ROW, title: "Förut", names: ["Astrid"] };

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
