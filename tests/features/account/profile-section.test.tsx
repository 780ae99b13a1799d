import { act, cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { currentSession } from "@/access/session/session-store.ts";
import { fetchProfile, saveProfile } from "@/features/account/account-api.ts";
import { ProfileSection } from "@/features/account/profile-section.tsx";
import { BackendError } from "@/lib/backend-error.ts";
import { forgetInput } from "@/lib/kept-input.ts";
import { queryClient } from "@/lib/query-client.ts";
import { deferred } from "../../deferred.ts";
import { dismissToasts, expectErrorToast, expectToast } from "../../toasts.ts";

vi.mock("@/features/account/account-api.ts");

afterEach(() => {
  forgetInput();
  queryClient.clear();
  dismissToasts();
});

const ASTA = { fullName: "Asta Alm", email: "asta@brev.se" };

const UNREACHABLE = new BackendError("Failed to fetch", "unreachable");

function setUp() {
  render(<ProfileSection userId="u1" signInEmail="asta@example.se" />, { wrapper: StrictMode });
  return userEvent.setup();
}

const nameField = () => screen.findByRole("textbox", { name: "Namn" });
const emailField = () => screen.findByRole("textbox", { name: "E-post" });
const saveButton = () => screen.getByRole("button", { name: "Spara profil" });

test("shows the stored profile, and the address to sign in with", async () => {
  vi.mocked(fetchProfile).mockResolvedValue(ASTA);
  setUp();
  expect(await nameField()).toHaveValue("Asta Alm");
  expect(await emailField()).toHaveValue("asta@brev.se");
  expect(await emailField()).toHaveAccessibleDescription(/^Du loggar in med asta@example\.se /);
});

test("suggests the address to sign in with to a user without a profile", async () => {
  vi.mocked(fetchProfile).mockResolvedValue(null);
  setUp();
  expect(await nameField()).toHaveValue("");
  expect(await emailField()).toHaveValue("asta@example.se");
});

test("saves both fields together, without validation", async () => {
  vi.mocked(fetchProfile).mockResolvedValue(ASTA);
  vi.mocked(saveProfile).mockResolvedValue();
  const user = setUp();
  await user.clear(await nameField());
  await user.type(await emailField(), " eller inte{Enter}");
  await expectToast({ tone: "success", text: "Profil uppdaterad" });
  expect(saveProfile).toHaveBeenCalledExactlyOnceWith("u1", {
    fullName: "",
    email: "asta@brev.se eller inte",
  });
});

test("shows a failure, and keeps what was typed", async () => {
  vi.mocked(fetchProfile).mockResolvedValue(ASTA);
  vi.mocked(saveProfile).mockRejectedValue(UNREACHABLE);
  const user = setUp();
  await user.type(await nameField(), "ros");
  await user.click(saveButton());
  await expectErrorToast(
    "Vi når inte servern just nu. Kontrollera nätet och försök igen om en stund.",
  );
  expect(await nameField()).toHaveValue("Asta Almros");
});

test("is busy while it saves, and saves once", async () => {
  vi.mocked(fetchProfile).mockResolvedValue(ASTA);
  const saving = deferred<void>();
  vi.mocked(saveProfile).mockClear().mockReturnValue(saving.promise);
  const user = setUp();
  await nameField();
  await user.click(saveButton());
  const busy = await screen.findByRole("button", { name: "Laddar..." });
  expect(busy).toHaveFocus();
  expect(busy).toBeEnabled();
  await user.click(busy);
  await user.type(await nameField(), "{Enter}");
  saving.resolve(undefined);
  expect(await screen.findByRole("button", { name: "Spara profil" })).toBeVisible();
  expect(saveProfile).toHaveBeenCalledOnce();
});

test("offers to fetch the profile again after a failure", async () => {
  vi.mocked(fetchProfile).mockRejectedValueOnce(UNREACHABLE).mockResolvedValue(ASTA);
  const user = setUp();
  expect(await screen.findByRole("alert")).toHaveTextContent(
    /^Din profil kunde inte hämtas\. Vi når inte servern just nu\./,
  );
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Försök igen" }));
  expect(await nameField()).toHaveValue("Asta Alm");
  const section = screen.getByRole("region", { name: "Profil" });
  expect(section).toContainElement(
    document.activeElement instanceof HTMLElement ? document.activeElement : null,
  );
  expect(within(section).queryByRole("alert")).not.toBeInTheDocument();
});

test("has what was typed when the session ended, until it is saved", async () => {
  const user = { id: "u1", email: "asta@example.se", createdAt: "2024-03-01T12:00:00Z" };
  currentSession.set({ status: "signed-in", user });
  vi.mocked(fetchProfile).mockResolvedValue(ASTA);
  vi.mocked(saveProfile).mockResolvedValue();
  const first = setUp();
  await first.type(await nameField(), "berg");
  act(() => currentSession.set({ status: "signed-out" }));
  cleanup();

  const second = setUp();
  expect(await nameField()).toHaveValue("Asta Almberg");
  expect(await emailField()).toHaveValue("asta@brev.se");
  await second.click(saveButton());
  await expectToast({ tone: "success", text: "Profil uppdaterad" });
  cleanup();

  queryClient.clear();
  vi.mocked(fetchProfile).mockResolvedValue({ ...ASTA, fullName: "Asta Borg" });
  setUp();
  expect(await nameField()).toHaveValue("Asta Borg");
});
