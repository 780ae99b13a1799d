import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { authError, stubBackend } from "../../../backend-stub.ts";
import { expectFieldError } from "../../../field-errors.ts";
import { dismissToasts, expectErrorToast, expectNoToast } from "../../../toasts.ts";
import { button, emailField, fill, loggedEvents, openAuthPage } from "./open-auth-page.tsx";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));

afterEach(dismissToasts);

test.each([
  ["nothing", "", "Vänligen fyll i alla fält"],
  ["no top-level domain", "a@b", "Ogiltig e-post Vänligen ange en giltig e-postadress."],
])("refuses %s before anything is sent", async (_what, email, text) => {
  const calls = stubBackend();
  const user = openAuthPage("forgot");
  await fill(user, [[emailField, email]]);
  await user.click(button("Skicka länk"));
  await expectFieldError(emailField, text);
  expect(calls).toEqual([]);
});

test("sends a link to the page for a new password, without revealing whether there is an account", async () => {
  const calls = stubBackend({ "POST /auth/v1/recover": Response.json({}) });
  const user = openAuthPage("forgot");
  await user.type(emailField(), "asta@example.se{Enter}");
  const text = await screen.findByText(/^Finns det ett konto med/);
  expect(text).toHaveTextContent("Finns det ett konto med asta@example.se har vi skickat en länk");
  expect(text).toHaveAttribute("aria-live", "polite");
  expectNoToast();
  expect(calls.map(({ name, body }) => [name, body])).toEqual([
    ["POST /auth/v1/recover", expect.objectContaining({ email: "asta@example.se" })],
  ]);
  expect(emailField()).toHaveAttribute("autocomplete", "username");
});

test("shows why no link could be sent", async () => {
  stubBackend({ "POST /auth/v1/recover": authError("over_email_send_rate_limit", 429) });
  const user = openAuthPage("forgot");
  await user.type(emailField(), "asta@example.se{Enter}");
  await expectErrorToast("Vi har nyss skickat ett mejl. Vänta en minut och försök igen.");
  expect(emailField()).toHaveValue("asta@example.se");
  await waitFor(() => expect(button("Skicka länk")).toBeEnabled());
  expect(screen.queryByText(/^Finns det ett konto/)).not.toBeInTheDocument();
  expect(loggedEvents()).toEqual(["auth_failure"]);
});
