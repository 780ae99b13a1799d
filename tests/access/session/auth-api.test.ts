import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { updatePassword } from "@/access/session/auth-api.ts";
import { backendClient } from "@/lib/backend-client.ts";
import { authRefusal } from "../../auth-answers.ts";
import { authSession, stubBackend, userAnswer } from "../../backend-stub.ts";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));

describe("updatePassword", () => {
  const PUT_USER = "PUT /auth/v1/user";

  beforeEach(async () => {
    stubBackend({ "GET /auth/v1/user": () => userAnswer() });
    await backendClient().auth.setSession(authSession());
  });

  afterEach(async () => {
    const { auth } = backendClient();
    await auth.stopAutoRefresh();
    await auth.signOut({ scope: "local" });
  });

  test.each([
    ["Gammalt1!", { password: "Nyhemligt2!", current_password: "Gammalt1!" }],
    ["", { password: "Nyhemligt2!" }],
  ])("sends the current password %j if it is typed", async (current, body) => {
    const calls = stubBackend({ [PUT_USER]: userAnswer() });
    await updatePassword("Nyhemligt2!", current);
    expect(calls).toMatchObject([{ name: PUT_USER, body }]);
    expect(calls[0]?.body).toHaveProperty("password");
    expect("current_password" in Object(calls[0]?.body)).toBe(current !== "");
  });

  test.each([
    ["currentPasswordWrong", "current_password_invalid"],
    ["currentPasswordMissing", "current_password_required"],
    ["secondFactor", "insufficient_aal"],
    ["oldSession", "reauthentication_needed"],
  ] as const)(
    "fails with the code of the answer %s, and keeps the session",
    async (answer, code) => {
      stubBackend({ [PUT_USER]: authRefusal(answer) });
      await expect(updatePassword("Nyhemligt2!", "x")).rejects.toMatchObject({
        failure: "refused",
        code,
      });
      expect((await backendClient().auth.getSession()).data.session).not.toBeNull();
    },
  );
});
