import { expect, test } from "vitest";
import { toBackendError } from "@/lib/to-backend-error.ts";

test.each([
  [0, "unreachable"],
  [401, "signed-out"],
  [403, "refused"],
  [500, "refused"],
] as const)("an answer of status %i is %s, in the server's words", (status, failure) => {
  const cause = { message: "nej" };
  expect(toBackendError(cause, status)).toMatchObject({ message: "nej", failure, cause });
});
