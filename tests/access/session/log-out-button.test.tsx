import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { signOutEverywhere } from "@/access/session/auth-api.ts";
import { loadPage } from "@/access/session/load-page.ts";
import { LogOutButton } from "@/access/session/log-out-button.tsx";
import { deferred } from "../../deferred.ts";

vi.mock("@/access/session/auth-api.ts");
vi.mock("@/access/session/load-page.ts");

afterEach(() => {
  vi.mocked(signOutEverywhere).mockReset();
  vi.mocked(loadPage).mockReset();
});

test("keeps the focus while it logs out, and logs out once", async () => {
  const signingOut = deferred<void>();
  vi.mocked(signOutEverywhere).mockReturnValue(signingOut.promise);
  render(<LogOutButton />, { wrapper: StrictMode });
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard("{Enter}");
  const busy = screen.getByRole("button", { name: "Laddar..." });
  expect(busy).toHaveFocus();
  expect(busy).toBeEnabled();
  expect(busy).toHaveAttribute("aria-disabled", "true");
  await user.keyboard("{Enter}");
  signingOut.resolve();
  await waitFor(() => expect(loadPage).toHaveBeenCalledExactlyOnceWith("/auth"));
  expect(signOutEverywhere).toHaveBeenCalledOnce();
});
