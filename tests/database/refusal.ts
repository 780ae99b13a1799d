import type { PostgrestError } from "@supabase/supabase-js";
import { expect } from "vitest";

interface Answer {
  readonly error: PostgrestError | null;
}

/** Expects that the caller lacks the right: a privilege, or a policy that lets the row pass. */
export function expectDenied({ error }: Answer): void {
  expect(error?.message).toMatch(/^permission denied for|violates row-level security policy/);
  expect(error?.code).toBe("42501");
}

/** Expects that the row does not pass a check constraint (code 23514; "SUP" in the local backend). */
export function expectCheckFailed({ error }: Answer): void {
  expect(error?.message).toMatch(/violates check constraint/);
}

/** Expects that all went well. */
export function expectDone({ error }: Answer): void {
  expect(error).toBeNull();
}
