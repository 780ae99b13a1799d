import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { authRefusal } from "../../../auth-answers.ts";
import { noConnection, stubBackend } from "../../../backend-stub.ts";
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

const SENT = /^Finns det ett konto med/;

async function request() {
  const user = openAuthPage("forgot");
  await user.type(emailField(), "asta@example.se{Enter}");
  return user;
}

// What only an address with an account is answered with.
test.each([
  ["mailedJustNow"],
  ["mailsOfTheHourUsedUp"],
  ["mailServerDown"],
  ["mailServerSlow"],
  ["addressOutsideTeam"],
] as const)("says the same after the answer %s as for an unknown address", async (answer) => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  stubBackend({ "POST /auth/v1/recover": authRefusal(answer) });
  await request();
  expect(await screen.findByText(SENT)).toHaveTextContent(
    "Finns det ett konto med asta@example.se har vi skickat en länk dit. Öppna den och välj ett nytt lösenord. Kom inget mejl? Titta i skräpposten, eller försök igen om en stund.",
  );
  expectNoToast();
  expect(loggedEvents()).toEqual([]);
  expect(warn).toHaveBeenCalledOnce();
});

test.each([
  [
    "tooManyRequests",
    authRefusal("tooManyRequests"),
    "För många försök just nu. Vänta några minuter och försök igen.",
  ],
  [
    "no connection",
    noConnection,
    "Vi når inte servern just nu. Kontrollera nätet och försök igen om en stund.",
  ],
] as const)("tells what is not about the address: %s", async (_what, answer, text) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  stubBackend({ "POST /auth/v1/recover": answer });
  await request();
  await expectErrorToast(text);
  expect(emailField()).toHaveValue("asta@example.se");
  await waitFor(() => expect(button("Skicka länk")).toBeEnabled());
  expect(screen.queryByText(SENT)).not.toBeInTheDocument();
  expect(loggedEvents()).toEqual(["auth_failure"]);
});

test("shows by the field that the auth service does not take the address", async () => {
  stubBackend({ "POST /auth/v1/recover": authRefusal("addressFormat") });
  await request();
  await expectFieldError(emailField, "E-postadressen godtas inte. Kontrollera stavningen.");
});
