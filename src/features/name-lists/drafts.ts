/**
 * Lists as they were typed but not saved, as long as the page is not loaded anew: a dialog that is
 * closed by mistake, or left by the back button, loses nothing.
 */

export interface Draft {
  readonly title: string;
  /** One name a line. */
  readonly names: string;
}

const drafts = new Map<string, Draft>();

/** The key of a list that is not made yet. */
export const NEW_LIST = "new";

/** What was typed of a list, by its id or {@link NEW_LIST}; null when nothing is kept. */
export function keptDraft(key: string): Draft | null {
  return drafts.get(key) ?? null;
}

export function keepDraft(key: string, draft: Draft): void {
  drafts.set(key, draft);
}

export function forgetDraft(key: string): void {
  drafts.delete(key);
}
