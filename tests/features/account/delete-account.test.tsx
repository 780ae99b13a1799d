import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, test, vi } from "vitest";
import { deleteOwnAccount } from "@/features/account/account-api.ts";
import { DeleteAccount } from "@/features/account/delete-account.tsx";
import type { DeletableAccount } from "@/features/account/deletion-form.tsx";
import { BackendError } from "@/lib/backend-error.ts";
import { isSignOutNoted, SESSION_KEY } from "@/lib/stored-session.ts";
import { authSession } from "../../backend-stub.ts";
import { deferred } from "../../deferred.ts";
import { functionError } from "../../function-error.ts";

vi.mock("@/features/account/account-api.ts");

afterEach(() => {
  vi.mocked(deleteOwnAccount).mockReset();
});

async function setUp(account: Partial<DeletableAccount> = {}) {
  const onCheckSubscription = vi.fn();
  // A whole session: the backend's client, when it comes, removes one that is damaged.
  window.localStorage.setItem(SESSION_KEY, JSON.stringify(authSession()));
  window.localStorage.setItem("security-log", "[]");
  render(
    <StrictMode>
      <MemoryRouter>
        <DeleteAccount
          account={{ email: "asta@example.se", paidPlan: null, renews: false, ...account }}
          onCheckSubscription={onCheckSubscription}
        />
      </MemoryRouter>
    </StrictMode>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Radera kontot" }));
  return { user, onCheckSubscription };
}

const confirmation = () => screen.getByRole("textbox", { name: "Skriv RADERA för att bekräfta" });
const deleteButton = () => screen.getByRole("button", { name: "Radera kontot för alltid" });
const hasSession = () => window.localStorage.getItem(SESSION_KEY) !== null;

describe("the confirmation", () => {
  test("lists what is deleted, and says that it is final", async () => {
    await setUp({ paidPlan: { name: "Premium", end: new Date(2027, 10, 21) } });
    expect(screen.getByRole("dialog", { name: "Radera kontot?" })).toHaveAccessibleDescription(
      /Det går inte att ångra/,
    );
    const deleted = screen
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent.replaceAll("\u00a0", " "));
    expect(deleted).toEqual([
      "inloggningen med asta@example.se",
      "din profil",
      "dina namnlistor; länkar som du har delat slutar fungera",
      "favoriter som är sparade i kontot",
      "dina svar i rum som är kopplade till kontot; den du väljer namn med kan fortsätta",
      "dina API-nycklar; program som använder dem får inga svar längre",
      "tiden med Premium som du har betalat för, till 21 november 2027",
    ]);
    expect(screen.getByText(/^Du får inga pengar tillbaka för det/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Ångra avtalet här" })).toHaveAttribute(
      "href",
      "/angra",
    );
  });

  test("names a plan without end, and says nothing of paid time when there is none", async () => {
    await setUp({ paidPlan: { name: "Basic", end: null } });
    expect(screen.getByText("Basic, som du har betalat för")).toBeVisible();
    cleanup();
    await setUp();
    expect(screen.queryByText(/betalat för/)).not.toBeInTheDocument();
    expect(screen.queryByText(/inga pengar tillbaka/)).not.toBeInTheDocument();
  });

  test.each(["", "RADER", "RADERA NU"])("does not accept %j", async (text) => {
    const { user } = await setUp();
    await user.type(confirmation(), `${text}{Enter}`);
    expect(deleteButton()).toBeDisabled();
    expect(deleteOwnAccount).not.toHaveBeenCalled();
  });

  test("is empty again after it was cancelled", async () => {
    const { user } = await setUp();
    await user.type(confirmation(), "radera ");
    await user.click(screen.getByRole("button", { name: "Avbryt" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Radera kontot" })).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Radera kontot" }));
    expect(confirmation()).toHaveValue("");
  });
});

test("removes a deleted account from the browser, and says so", async () => {
  vi.mocked(deleteOwnAccount).mockResolvedValue("deleted");
  const { user } = await setUp();
  await user.type(confirmation(), "RADERA");
  await user.click(deleteButton());
  expect(await screen.findByRole("dialog", { name: "Kontot är raderat" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Till startsidan" })).toHaveAttribute("href", "/");
  expect(hasSession()).toBe(false);
  expect(isSignOutNoted()).toBe(true);
  expect(window.localStorage.getItem("security-log")).toBeNull();
});

test("cannot be closed while the account is being deleted", async () => {
  const deleting = deferred<"deleted">();
  vi.mocked(deleteOwnAccount).mockReturnValue(deleting.promise);
  const { user } = await setUp();
  await user.type(confirmation(), "RADERA{Enter}");
  expect(await screen.findByRole("button", { name: "Laddar..." })).toBeVisible();
  await user.keyboard("{Escape}");
  expect(screen.getByRole("dialog", { name: "Radera kontot?" })).toBeVisible();
  deleting.resolve("deleted");
  expect(await screen.findByRole("dialog", { name: "Kontot är raderat" })).toBeVisible();
  expect(deleteOwnAccount).toHaveBeenCalledOnce();
});

test.each([
  [
    "a lost connection",
    new BackendError("Failed to fetch", "unreachable"),
    "Kontot är inte raderat. Vi når inte servern just nu. Kontrollera nätet och försök igen om en stund.",
  ],
  [
    "a payment in progress",
    functionError("En betalning håller på att slutföras.", "refused", "payment-in-progress"),
    "Kontot är inte raderat. En betalning håller på att slutföras.",
  ],
  [
    "a silent payment service",
    functionError("Betaltjänsten svarar inte."),
    "Kontot är inte raderat. Betaltjänsten svarar inte.",
  ],
  [
    "too many attempts",
    functionError("Vänta en stund och försök igen.", "throttled"),
    "Kontot är inte raderat. Vänta en stund och försök igen.",
  ],
  [
    "a customer that Stripe does not know",
    functionError("Kontakta oss, så hjälper vi dig.", "refused", "customer-unknown"),
    "Kontot är inte raderat. Kontakta oss, så hjälper vi dig. Skriv till support@namnfynd.se.",
  ],
])("shows %s in the dialog, and can be tried again", async (_title, error, text) => {
  vi.mocked(deleteOwnAccount).mockRejectedValueOnce(error).mockResolvedValue("deleted");
  const { user } = await setUp();
  await user.type(confirmation(), "RADERA{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
  expect(confirmation()).toHaveValue("RADERA");
  expect(hasSession()).toBe(true);
  await user.click(deleteButton());
  expect(await screen.findByRole("dialog", { name: "Kontot är raderat" })).toBeVisible();
});

describe("a subscription that renews", () => {
  test("must be cancelled first, and is fetched again in case it was", async () => {
    const { onCheckSubscription } = await setUp({ renews: true });
    expect(screen.getByRole("dialog")).toHaveAccessibleDescription(
      "Avsluta prenumerationen först. Sedan kan du radera kontot.",
    );
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Hantera prenumeration" })).toHaveAttribute(
      "href",
      "/premium",
    );
    expect(onCheckSubscription).toHaveBeenCalledOnce();
  });

  test("is reported by the server when the page did not know", async () => {
    vi.mocked(deleteOwnAccount).mockResolvedValue("subscription-renews");
    const { user, onCheckSubscription } = await setUp();
    await user.type(confirmation(), "RADERA{Enter}");
    expect(await screen.findByRole("link", { name: "Hantera prenumeration" })).toBeVisible();
    expect(hasSession()).toBe(true);
    expect(onCheckSubscription).toHaveBeenCalledOnce();
  });
});
