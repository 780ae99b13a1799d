import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, test, vi } from "vitest";
import { deleteOwnAccount } from "@/features/account/account-api.ts";
import { type DeletableAccount, DeleteAccount } from "@/features/account/delete-account.tsx";
import { BackendError } from "@/lib/backend-error.ts";
import { SESSION_KEY } from "@/lib/stored-session.ts";
import { deferred } from "../../deferred.ts";

vi.mock("@/features/account/account-api.ts");

afterEach(() => {
  vi.mocked(deleteOwnAccount).mockReset();
});

async function setUp(account: Partial<DeletableAccount> = {}) {
  const onCheckSubscription = vi.fn();
  window.localStorage.setItem(SESSION_KEY, "{}");
  window.localStorage.setItem("security-log", "[]");
  render(
    <StrictMode>
      <MemoryRouter>
        <DeleteAccount
          account={{ email: "asta@example.se", isSubscribed: false, renews: false, ...account }}
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
    await setUp({ isSubscribed: true });
    expect(screen.getByRole("dialog", { name: "Radera kontot?" })).toHaveAccessibleDescription(
      /Det går inte att ångra/,
    );
    const deleted = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(deleted).toEqual([
      "inloggningen med asta@example.se",
      "din profil",
      "dina namnlistor; länkar som du har delat slutar fungera",
      "favoriter som är sparade i kontot",
      "ditt medlemskap, även tid som du redan har betalat för",
    ]);
  });

  test.each(["", "radera", "RADER", "RADERA NU"])("does not accept %j", async (text) => {
    const { user } = await setUp();
    await user.type(confirmation(), `${text}{Enter}`);
    expect(deleteButton()).toBeDisabled();
    expect(deleteOwnAccount).not.toHaveBeenCalled();
  });

  test("is empty again after it was cancelled", async () => {
    const { user } = await setUp();
    await user.type(confirmation(), "RADERA");
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

test("shows a failure in the dialog, and can be tried again", async () => {
  vi.mocked(deleteOwnAccount)
    .mockRejectedValueOnce(new BackendError("Failed to fetch", "unreachable"))
    .mockResolvedValue("deleted");
  const { user } = await setUp();
  await user.type(confirmation(), "RADERA{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent(
    /^Kontot är inte raderat\. Vi når inte servern just nu\./,
  );
  expect(confirmation()).toHaveValue("RADERA");
  expect(hasSession()).toBe(true);
  await user.click(deleteButton());
  expect(await screen.findByRole("dialog", { name: "Kontot är raderat" })).toBeVisible();
});

describe("a subscription that renews", () => {
  test("must be cancelled first, and is fetched again in case it was", async () => {
    const { onCheckSubscription } = await setUp({ isSubscribed: true, renews: true });
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
