import {
  FunctionsFetchError,
  FunctionsHttpError,
  FunctionsRelayError,
} from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { BackendError } from "@/lib/backend-error.ts";
import { toBackendError } from "@/lib/to-backend-error.ts";

test.each([
  [401, "signed-out", "PGRST303"],
  [403, "refused", "42501"],
  [409, "refused", "23505"],
  // What the API answers without its database, or for a call that has taken too long.
  [500, "unreachable", "57014"],
  [503, "unreachable", "PGRST000"],
  [503, "unreachable", "PGRST001"],
  [503, "unreachable", "PGRST002"],
  [503, "unreachable", "57P01"],
  [504, "unreachable", "PGRST003"],
] as const)("converts a database error of status %i to %s", (status, failure, code) => {
  const cause = { message: "nej", code };
  expect(toBackendError(cause, status)).toMatchObject({ message: "nej", failure, code, cause });
});

test("a call without an answer could not be reached", () => {
  const cause = { message: "TypeError: Failed to fetch", code: "" };
  expect(toBackendError(cause, 0)).toMatchObject({ failure: "unreachable", code: null });
});

test("a cut connection of the API to its database is no refusal", () => {
  const cause = { message: "", details: null, hint: null, code: "" };
  expect(toBackendError(cause, 400)).toMatchObject({ failure: "unreachable", code: null });
});

test.each([
  [new FunctionsFetchError(new TypeError("Failed to fetch")), "unreachable"],
  [new FunctionsRelayError(new Response(null, { status: 500 })), "unreachable"],
  [new FunctionsHttpError(new Response(null, { status: 401 })), "signed-out"],
  [new FunctionsHttpError(new Response(null, { status: 404 })), "refused"],
  [new FunctionsHttpError(new Response(null, { status: 500 })), "unreachable"],
] as const)("converts %s of an edge function to %s", (error, failure) => {
  expect(toBackendError(error)).toMatchObject({ failure, code: null });
});

test("keeps an error that is converted already", () => {
  const error = new BackendError("nej", "refused");
  expect(toBackendError(error)).toBe(error);
});
