import { expect, test } from "vitest";
import { BackendError } from "@/lib/backend-error.ts";
import { describeBackendError } from "@/pages/describe-backend-error.ts";

test.each([
  [new BackendError("TypeError: Failed to fetch", "unreachable"), /^Vi når inte servern just nu\./],
  [new BackendError("permission denied", "signed-out"), /^Ingen användare inloggad$/],
  [new BackendError("Stängt för underhåll", "refused"), /^Stängt för underhåll$/],
  [new BackendError("", "refused"), /^Något gick fel$/],
  [new Error("x is undefined"), /^Något gick fel$/],
])("%s becomes something to tell the user", (error, text) => {
  expect(describeBackendError(error)).toMatch(text);
});
