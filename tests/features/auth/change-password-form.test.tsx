import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
} from "@supabase/supabase-js";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { updatePassword } from "@/features/auth/auth-api.ts";
import { UNREACHABLE_MESSAGE } from "@/features/auth/auth-messages.ts";
import { ChangePasswordForm } from "@/features/auth/change-password-form.tsx";
import { queryClient } from "@/lib/query-client.ts";
import { currentToasts, dismissToast } from "@/ui/toast-store.ts";

vi.mock("@/features/auth/auth-api.ts");

afterEach(() => {
  queryClient.clear();
  vi.mocked(updatePassword).mockReset();
  for (const { id } of currentToasts()) dismissToast(id);
});

function setUp() {
  render(<ChangePasswordForm email="asta@example.se" />, { wrapper: StrictMode });
  return userEvent.setup();
}

const current = () => screen.getByLabelText("Nuvarande lösenord");
const replacement = () => screen.getByLabelText("Nytt lösenord");
const confirmation = () => screen.getByLabelText("Bekräfta nytt lösenord");

function expectError(text: string) {
  return waitFor(() =>
    expect(currentToasts()).toMatchObject([{ tone: "error", title: "Fel", text }]),
  );
}

test("the new password alone is sent, and the fields are emptied", async () => {
  vi.mocked(updatePassword).mockResolvedValue();
  const user = setUp();
  await user.type(current(), "Gammalt1!");
  await user.type(replacement(), "Nyhemligt2!");
  await user.type(confirmation(), "Nyhemligt2!{Enter}");
  await waitFor(() =>
    expect(currentToasts()).toMatchObject([{ tone: "success", text: "Lösenord ändrat" }]),
  );
  expect(vi.mocked(updatePassword).mock.calls[0]?.[0]).toBe("Nyhemligt2!");
  for (const field of [current(), replacement(), confirmation()]) expect(field).toHaveValue("");
});

test.each([
  ["Nyhemligt2!", "Nyhemligt3!", "Nya lösenordet matchar inte", confirmation],
  ["kort", "kort", "Lösenordet är för svagt.", replacement],
])("%s and %s are not sent", async (first, second, text, field) => {
  const user = setUp();
  await user.type(replacement(), first);
  await user.type(confirmation(), `${second}{Enter}`);
  await expectError(text);
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(text));
  expect(updatePassword).not.toHaveBeenCalled();
  await user.keyboard("x");
  expect(field()).not.toHaveAccessibleDescription(expect.stringContaining(text));
});

test("empty fields are not sent", async () => {
  const user = setUp();
  await user.click(screen.getByRole("button", { name: "Byt lösenord" }));
  await expectError("Lösenordet är för svagt.");
  expect(updatePassword).not.toHaveBeenCalled();
});

test.each([
  [new AuthSessionMissingError(), "Ingen användare inloggad"],
  [new AuthApiError("gone", 403, "user_not_found"), "Ingen användare inloggad"],
  [
    new AuthApiError("same", 422, "same_password"),
    "Det nya lösenordet måste skilja sig från det gamla.",
  ],
  [new AuthRetryableFetchError("Failed to fetch", 0), UNREACHABLE_MESSAGE],
])("%s is told in Swedish, and what was typed is kept", async (error, text) => {
  vi.mocked(updatePassword).mockRejectedValue(error);
  const user = setUp();
  await user.type(replacement(), "Nyhemligt2!");
  await user.type(confirmation(), "Nyhemligt2!{Enter}");
  await expectError(text);
  expect(replacement()).toHaveValue("Nyhemligt2!");
  expect(replacement()).toHaveFocus();
});

test("the rules follow the new password", async () => {
  const user = setUp();
  await user.type(current(), "ABC");
  expect(screen.queryByText(/uppfyllt/)).not.toBeInTheDocument();
  await user.type(replacement(), "abc1");
  expect(screen.getAllByText(/uppfyllt/)).toHaveLength(2);
  expect(replacement()).toHaveAccessibleDescription(/minst 8 tecken/);
});

test("the form does not claim that the current password is checked", () => {
  setUp();
  expect(current()).toHaveAccessibleDescription(/kontrolleras inte/);
  expect(current()).not.toBeRequired();
});
