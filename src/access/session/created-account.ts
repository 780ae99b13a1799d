/**
 * The account that this browser has created, until its address is confirmed: with the password that was
 * typed here, unlike one that waited for its confirmation already (docs/decisions/0032-links-in-mails.md).
 */
import { readIfStored, removeIfStored, writeStored } from "@/lib/browser-storage.ts";

const KEY = "namnfynd-created-account";

/** Stores the id of the account. */
export function rememberCreatedAccount(id: string): void {
  try {
    writeStored(KEY, id);
  } catch (error) {
    // Blocked storage: the link in the mail asks for a password.
    console.warn("The created account cannot be stored", error);
  }
}

/** The id of the account; null when there is none. */
export function createdAccount(): string | null {
  return readIfStored(KEY);
}

export function forgetCreatedAccount(): void {
  removeIfStored(KEY);
}
