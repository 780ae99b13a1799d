import type { PostgrestError } from "@supabase/supabase-js";
import { expect } from "vitest";

interface ApiResponse {
  readonly error: PostgrestError | null;
}

/** Expects that a missing privilege or a policy refused the call. */
export function expectDenied({ error }: ApiResponse): void {
  expect(error?.message).toMatch(/^permission denied for|violates row-level security policy/);
  expect(error?.code).toBe("42501");
}

/** Expects a failed check constraint. */
export function expectCheckFailed({ error }: ApiResponse): void {
  expect(error?.code).toBe("23514");
  expect(error?.message).toMatch(/violates check constraint/);
}

/** Expects that the call succeeded. */
export function expectSuccess({ error }: ApiResponse): void {
  expect(error).toBeNull();
}

/** Expects that a function found no list that is the caller's to change. */
export function expectListNotFound({ error }: ApiResponse): void {
  expect(error?.message).toMatch(/list_not_found$/);
}
