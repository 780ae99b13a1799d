import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { updatePassword } from "@/access/session/auth-api.ts";
import { ChangePasswordForm } from "@/features/auth/password/change-password-form.tsx";
import { BackendError } from "@/lib/backend-error.ts";
import { UNREACHABLE_MESSAGE } from "@/lib/describe-error.ts";
import { deferred } from "../../../deferred.ts";
import { expectFieldError } from "../../../field-errors.ts";
import { dismissToasts, expectErrorToast, expectToast } from "../../../toasts.ts";
import { fill } from "../forms/open-auth-page.tsx";

vi.mock("@/access/session/auth-api.ts");

afterEach(() => {
  vi.mocked(updatePassword).mockReset();
  dismissToasts();
});

function setUp() {
  render(<ChangePasswordForm email="asta@example.se" />, { wrapper: StrictMode });
  return userEvent.setup();
}

const current = () => screen.getByLabelText("Nuvarande lösenord");
const replacement = () => screen.getByLabelText("Nytt lösenord");
const confirmation = () => screen.getByLabelText("Bekräfta nytt lösenord");

test("sends the passwords, and then empties the fields", async () => {
  vi.mocked(updatePassword).mockResolvedValue();
  const user = setUp();
  await user.type(current(), "Gammalt1!");
  await user.type(replacement(), "Nyhemligt2!");
  await user.type(confirmation(), "Nyhemligt2!{Enter}");
  await expectToast({ tone: "success", text: "Lösenord ändrat" });
  expect(updatePassword).toHaveBeenCalledExactlyOnceWith("Nyhemligt2!", "Gammalt1!");
  for (const field of [current(), replacement(), confirmation()]) expect(field).toHaveValue("");
});

test.each([
  ["Nyhemligt2!", "Nyhemligt3!", "Nya lösenordet matchar inte", confirmation],
  ["kort1!A", "kort1!A", "Lösenordet är för svagt Det behöver minst 8\u00a0tecken.", replacement],
])("refuses %s and %s, and moves to the field to correct", async (first, second, text, field) => {
  const user = setUp();
  await user.type(replacement(), first);
  await user.type(confirmation(), `${second}{Enter}`);
  await expectFieldError(field, text);
  expect(field()).toHaveFocus();
  expect(updatePassword).not.toHaveBeenCalled();
  await user.keyboard("x");
  expect(field()).not.toHaveAccessibleDescription(expect.stringContaining(text));
});

test("refuses empty fields", async () => {
  const user = setUp();
  await user.click(screen.getByRole("button", { name: "Byt lösenord" }));
  await expectFieldError(replacement, "Vänligen fyll i alla fält");
  expect(updatePassword).not.toHaveBeenCalled();
});

test("clears a mismatch when the other password is changed", async () => {
  const user = setUp();
  await user.type(replacement(), "Nyhemligt2");
  await user.type(confirmation(), "Nyhemligt2!{Enter}");
  expect(confirmation()).toBeInvalid();
  await user.type(replacement(), "!");
  expect(confirmation()).toBeValid();
});

test.each([
  [new BackendError("gone", "signed-out"), "Ingen användare inloggad"],
  [new BackendError("Failed to fetch", "unreachable"), UNREACHABLE_MESSAGE],
])("shows %s in Swedish, and keeps what was typed", async (error, text) => {
  vi.mocked(updatePassword).mockRejectedValue(error);
  const user = setUp();
  await user.type(replacement(), "Nyhemligt2!");
  await user.type(confirmation(), "Nyhemligt2!{Enter}");
  await expectErrorToast(text);
  expect(replacement()).toHaveValue("Nyhemligt2!");
  expect(replacement()).toBeValid();
});

test("shows by the field why a password is refused, and keeps what was typed", async () => {
  vi.mocked(updatePassword).mockRejectedValue(
    new BackendError("same", "refused", { code: "same_password" }),
  );
  const user = setUp();
  await user.type(replacement(), "Nyhemligt2!");
  await user.type(confirmation(), "Nyhemligt2!{Enter}");
  await expectFieldError(replacement, "Det nya lösenordet måste skilja sig från det gamla.");
  expect(replacement()).toHaveValue("Nyhemligt2!");
  expect(replacement()).toHaveFocus();
});

test("is busy while it saves, and saves once", async () => {
  const saving = deferred<void>();
  vi.mocked(updatePassword).mockReturnValue(saving.promise);
  const user = setUp();
  await user.type(replacement(), "Nyhemligt2!");
  await user.type(confirmation(), "Nyhemligt2!{Enter}{Enter}");
  const busy = screen.getByRole("button", { name: "Laddar..." });
  await user.click(busy);
  expect(busy).toHaveFocus();
  expect(busy).toBeEnabled();
  saving.resolve();
  expect(await screen.findByRole("button", { name: "Byt lösenord" })).toBeVisible();
  expect(updatePassword).toHaveBeenCalledOnce();
});

test("ticks the rules that the new password meets", async () => {
  const user = setUp();
  await user.type(current(), "ABC");
  expect(screen.queryByText(/uppfyllt/)).not.toBeInTheDocument();
  await user.type(replacement(), "abc1");
  expect(screen.getAllByText(/uppfyllt/)).toHaveLength(2);
  expect(replacement()).toHaveAccessibleDescription(/minst 8\stecken/);
});

test.each([
  ["current_password_required", "", "Skriv ditt nuvarande lösenord."],
  [
    "current_password_invalid",
    "Gammalt1",
    "Det nuvarande lösenordet stämmer inte. Har du glömt det? Logga ut och välj ”Glömt lösenord?”.",
  ],
])("shows by the field that the current password is wrong: %s", async (code, typed, text) => {
  vi.mocked(updatePassword).mockRejectedValue(
    new BackendError("Current password required when setting new password.", "refused", { code }),
  );
  const user = setUp();
  await fill(user, [
    [current, typed],
    [replacement, "Nyhemligt2!"],
    [confirmation, "Nyhemligt2!"],
  ]);
  await user.click(screen.getByRole("button", { name: "Byt lösenord" }));
  await expectFieldError(current, text);
  expect(current()).toHaveFocus();
  expect(replacement()).toHaveValue("Nyhemligt2!");
});

test("lets the current password be left out, which an account with Google alone lacks", () => {
  setUp();
  expect(current()).not.toBeRequired();
  expect(current()).toHaveAccessibleDescription("Lämna tomt om du bara har loggat in med Google.");
});
