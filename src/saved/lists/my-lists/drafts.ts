/**
 * Unsaved input of the list editor, kept in this tab: a dialog that is closed by mistake, or left with the back button,
 * or with a session that has ended, loses nothing.
 */
import * as v from "valibot";
import { dropInput, keepInput, readInput } from "@/lib/kept-input.ts";
import type { NameList } from "../name-lists-api.ts";

const listSchema = v.object({
  id: v.string(),
  user_id: v.string(),
  title: v.string(),
  names: v.array(v.string()),
  is_public: v.boolean(),
  share_token: v.string(),
  created_at: v.string(),
  updated_at: v.string(),
});

const draftSchema = v.object({
  /** Id of the list; a list has one before it is created. */
  id: v.string(),
  title: v.string(),
  /** One name per line. */
  names: v.string(),
  /** The list as it was when the user began to change it; null for a new one. */
  read: v.nullable(listSchema),
});

export type Draft = Readonly<v.InferOutput<typeof draftSchema>>;

/** The key of the draft of a list, or of the user's new one. */
export function draftKey(list: NameList | null, userId: string | null): string {
  return list?.id ?? `new ${userId}`;
}

/** The draft with a key; null when there is none. */
export function readDraft(key: string): Draft | null {
  const { success, output } = v.safeParse(draftSchema, readInput(formOf(key)));
  return success ? output : null;
}

export function saveDraft(key: string, draft: Draft): void {
  keepInput(formOf(key), draft);
}

export function discardDraft(key: string): void {
  dropInput(formOf(key));
}

function formOf(key: string): string {
  return `list ${key}`;
}
