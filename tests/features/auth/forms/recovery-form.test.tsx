import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { updatePassword } from "@/features/auth/auth-api.ts";
import { BackendError } from "@/lib/backend-error.ts";
import { currentSession } from "@/name-ui/access/session-store.ts";
import { deferred } from "../../../deferred.ts";
import { expectFieldError } from "../../../field-errors.ts";
import { dismissToasts, expectToast } from "../../../toasts.ts";
import { button, openAuthPage, passwordField } from "./open-auth-page.tsx";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));
vi.mock("@/features/auth/auth-api.ts");
// The session is the test's own.
vi.mock("@/features/auth/session/session-service.ts");

const USER = { id: "u1", email: "asta@example.se", createdAt: "2024-03-01T12:00:00Z" };
const LABEL = "Nytt lösenord";

afterEach(() => {
  vi.mocked(updatePassword).mockReset();
  currentSession.set({ status: "signed-out" });
  dismissToasts();
});

test("offers a new link when the link has given no session", async () => {
  const user = openAuthPage("recovery");
  expect(screen.getByText(/^Länken har gått ut eller är redan använd/)).toBeVisible();
  expect(screen.queryByLabelText(LABEL)).not.toBeInTheDocument();
  await user.click(screen.getByRole("link", { name: "Be om en ny länk" }));
  expect(screen.getByRole("heading", { level: 1, name: "Glömt lösenord?" })).toBeVisible();
});

test("waits for the session of the link", () => {
  currentSession.set({ status: "restoring" });
  openAuthPage("recovery");
  expect(screen.getByText(/^Ett ögonblick, vi kontrollerar länken/)).toBeVisible();
  act(() => currentSession.set({ status: "signed-in", user: USER }));
  expect(passwordField(LABEL)).toHaveAttribute("autocomplete", "new-password");
});

describe("a new password", () => {
  beforeEach(() => {
    currentSession.set({ status: "signed-in", user: USER });
  });

  test.each([
    ["", "Vänligen fyll i alla fält"],
    [
      "SVAGT",
      "Lösenordet är för svagt Password must be at least 8 characters long, Password must contain at least one lowercase letter, Password must contain at least one number, Password must contain at least one special character",
    ],
  ])("of %j is refused before it is sent", async (password, text) => {
    const user = openAuthPage("recovery");
    await user.click(passwordField(LABEL));
    await user.keyboard(`${password}{Enter}`);
    await expectFieldError(() => passwordField(LABEL), text);
    expect(updatePassword).not.toHaveBeenCalled();
  });

  test("is kept in the form when the server refuses it", async () => {
    vi.mocked(updatePassword).mockRejectedValue(
      new BackendError("same", "refused", { code: "same_password" }),
    );
    const user = openAuthPage("recovery");
    await user.type(passwordField(LABEL), "Hemligt-123{Enter}");
    await expectFieldError(
      () => passwordField(LABEL),
      "Det nya lösenordet måste skilja sig från det gamla.",
    );
    expect(passwordField(LABEL)).toHaveValue("Hemligt-123");
    expect(await screen.findByRole("button", { name: "Spara lösenordet" })).toBeEnabled();
  });

  test("is saved, and leads to the home page", async () => {
    vi.mocked(updatePassword).mockResolvedValue();
    const user = openAuthPage("recovery");
    await user.type(passwordField(LABEL), "Annat?Lösen7");
    await user.click(button("Spara lösenordet"));
    expect(await screen.findByRole("heading", { name: "Startsidan" })).toBeVisible();
    await expectToast({ tone: "success", text: "Lösenord ändrat" });
    expect(updatePassword).toHaveBeenCalledExactlyOnceWith("Annat?Lösen7");
  });

  test("that is saved after the visitor has left leaves the visitor there", async () => {
    const saving = deferred<void>();
    vi.mocked(updatePassword).mockReturnValue(saving.promise);
    const user = openAuthPage("recovery");
    await user.type(passwordField(LABEL), "Annat?Lösen7{Enter}");
    await user.click(screen.getByRole("link", { name: "Lämna sidan" }));
    await act(async () => saving.resolve());
    await expectToast({ tone: "success", text: "Lösenord ändrat" });
    expect(screen.getByRole("heading", { level: 1, name: "Generatorer" })).toBeVisible();
  });
});
