import { FunctionsFetchError, FunctionsHttpError } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { BackendError } from "@/lib/backend-error.ts";
import { toBackendError } from "@/lib/to-backend-error.ts";

test.each([
  [0, "unreachable"],
  [401, "signed-out"],
  [403, "refused"],
  [500, "refused"],
] as const)("converts a database error of status %i to %s", (status, failure) => {
  const cause = { message: "nej", code: "42501" };
  expect(toBackendError(cause, status)).toMatchObject({
    message: "nej",
    failure,
    code: "42501",
    cause,
  });
});

test.each([
  [new FunctionsFetchError(new TypeError("Failed to fetch")), "unreachable"],
  [new FunctionsHttpError(new Response(null, { status: 401 })), "signed-out"],
  [new FunctionsHttpError(new Response(null, { status: 500 })), "refused"],
] as const)("converts %s of an edge function to %s", (error, failure) => {
  expect(toBackendError(error)).toMatchObject({ failure, code: null });
});

test("keeps an error that is converted already", () => {
  const error = new BackendError("nej", "refused");
  expect(toBackendError(error)).toBe(error);
});
