/**
 * Unsaved input of the list editor, kept until the page is reloaded: a dialog that is closed by
 * mistake, or left with the back button, loses nothing.
 */

export interface Draft {
  readonly title: string;
  /** One name per line. */
  readonly names: string;
}

const drafts = new Map<string, Draft>();

/** The key of the draft of a new list. */
export const NEW_LIST = "new";

/** The draft of a list, by its id or {@link NEW_LIST}; null when there is none. */
export function readDraft(key: string): Draft | null {
  return drafts.get(key) ?? null;
}

export function saveDraft(key: string, draft: Draft): void {
  drafts.set(key, draft);
}

export function discardDraft(key: string): void {
  drafts.delete(key);
}
