/**
 * Unsaved input of the list editor, kept until the page is reloaded: a dialog that is closed by
 * mistake, or left with the back button, loses nothing.
 */
import type { NameList } from "@/name-ui/name-lists/name-lists-api.ts";

export interface Draft {
  /** Of the list, also of one that is not created yet. */
  readonly id: string;
  readonly title: string;
  /** One name per line. */
  readonly names: string;
  /** The list as it was when the user began to change it; null for a new one. */
  readonly read: NameList | null;
}

const drafts = new Map<string, Draft>();

/** The key of the draft of a list, or of the user's new one. */
export function draftKey(list: NameList | null, userId: string | null): string {
  return list?.id ?? `new ${userId}`;
}

/** The draft with a key; null when there is none. */
export function readDraft(key: string): Draft | null {
  return drafts.get(key) ?? null;
}

export function saveDraft(key: string, draft: Draft): void {
  drafts.set(key, draft);
}

export function discardDraft(key: string): void {
  drafts.delete(key);
}
