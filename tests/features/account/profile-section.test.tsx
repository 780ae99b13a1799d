import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { fetchProfile, saveProfile } from "@/features/account/account-api.ts";
import { ProfileSection } from "@/features/account/profile-section.tsx";
import { queryClient } from "@/lib/query-client.ts";
import { currentToasts, dismissToast } from "@/ui/toast-store.ts";

import { deferred } from "../../deferred.ts";

vi.mock("@/features/account/account-api.ts");

afterEach(() => {
  queryClient.clear();
  for (const { id } of currentToasts()) dismissToast(id);
});

const ASTA = { fullName: "Asta Alm", email: "asta@brev.se" };

function setUp() {
  render(
    <ProfileSection
      userId="u1"
      signInEmail="asta@example.se"
      describeError={(error) => `Beskrivet: ${String(error)}`}
    />,
    { wrapper: StrictMode },
  );
  return userEvent.setup();
}

const nameField = () => screen.findByRole("textbox", { name: "Namn" });
const emailField = () => screen.findByRole("textbox", { name: "E-post" });
const saveButton = () => screen.getByRole("button", { name: "Spara profil" });

test("what is stored stands in the fields, beside the address to sign in with", async () => {
  vi.mocked(fetchProfile).mockResolvedValue(ASTA);
  setUp();
  expect(await nameField()).toHaveValue("Asta Alm");
  expect(await emailField()).toHaveValue("asta@brev.se");
  expect(await emailField()).toHaveAccessibleDescription(/^Du loggar in med asta@example\.se /);
});

test("a user without a profile begins with the address to sign in with", async () => {
  vi.mocked(fetchProfile).mockResolvedValue(null);
  setUp();
  expect(await nameField()).toHaveValue("");
  expect(await emailField()).toHaveValue("asta@example.se");
});

test("both fields are saved together, as they are typed", async () => {
  vi.mocked(fetchProfile).mockResolvedValue(ASTA);
  vi.mocked(saveProfile).mockResolvedValue();
  const user = setUp();
  await user.clear(await nameField());
  await user.type(await emailField(), " eller inte{Enter}");
  await waitFor(() =>
    expect(currentToasts()).toMatchObject([{ tone: "success", text: "Profil uppdaterad" }]),
  );
  expect(saveProfile).toHaveBeenCalledExactlyOnceWith("u1", {
    fullName: "",
    email: "asta@brev.se eller inte",
  });
});

test("a failure is told, and what was typed is kept", async () => {
  vi.mocked(fetchProfile).mockResolvedValue(ASTA);
  vi.mocked(saveProfile).mockRejectedValue("nej");
  const user = setUp();
  await user.type(await nameField(), "ros");
  await user.click(saveButton());
  await waitFor(() =>
    expect(currentToasts()).toMatchObject([
      { tone: "error", title: "Fel", text: "Beskrivet: nej" },
    ]),
  );
  expect(await nameField()).toHaveValue("Asta Almros");
});

test("while it is being saved, the button says so and saves no second time", async () => {
  vi.mocked(fetchProfile).mockResolvedValue(ASTA);
  const saving = deferred<void>();
  vi.mocked(saveProfile).mockClear().mockReturnValue(saving.promise);
  const user = setUp();
  await nameField();
  await user.click(saveButton());
  const busy = await screen.findByRole("button", { name: "Laddar..." });
  expect(busy).toHaveFocus();
  await user.click(busy);
  await user.type(await nameField(), "{Enter}");
  saving.resolve(undefined);
  expect(await screen.findByRole("button", { name: "Spara profil" })).toBeVisible();
  expect(saveProfile).toHaveBeenCalledOnce();
});

test("a profile that cannot be read is told of, and asked for again", async () => {
  vi.mocked(fetchProfile).mockRejectedValueOnce("nej").mockResolvedValue(ASTA);
  const user = setUp();
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Din profil kunde inte hämtas. Beskrivet: nej",
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
