/** The page /premium. Its tests mock what asks the backend, and who is signed in (premium-state.ts). */
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { afterEach, beforeEach, vi } from "vitest";
import { entitledFeatures } from "@/access/entitlement/entitlement-store.ts";
import { createCheckout, openCustomerPortal } from "@/features/subscription/checkout-api.ts";
import { fetchSubscription } from "@/features/subscription/subscription-api.ts";
import { DEFAULT_MATRIX, planMatrix } from "@/lib/plan-matrix.ts";
import { queryClient } from "@/lib/query-client.ts";
import PremiumPage from "@/pages/premium-page.tsx";
import { NONE } from "../features/subscription/subscriptions.ts";
import { dismissToasts } from "../toasts.ts";
import { env, SIGNED_IN, session } from "./premium-state.ts";

/** The page of the payment service, for a purchase or for changing one. */
export const PAYMENT_PAGE = "https://pay.test/session";

/** Starts each test of a file with a user who has no subscription. */
export function resetPremiumPage(): void {
  beforeEach(() => {
    session.current = SIGNED_IN;
    env.backendAddress = {};
    env.planModel = "premium";
    vi.spyOn(console, "error").mockImplementation(() => {});
    vi.mocked(fetchSubscription).mockResolvedValue(NONE);
    vi.mocked(createCheckout).mockResolvedValue(PAYMENT_PAGE);
    vi.mocked(openCustomerPortal).mockResolvedValue(PAYMENT_PAGE);
  });
  afterEach(() => {
    vi.clearAllMocks();
    queryClient.clear();
    entitledFeatures.set(null);
    planMatrix.set(DEFAULT_MATRIX);
    act(dismissToasts);
  });
}

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

export function openPremiumPage(address = "/premium") {
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/premium" element={<PremiumPage />} />
        <Route path="*" element={<Address />} />
      </Routes>
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), ...view };
}

export const findButton = (name: string) => screen.findByRole("button", { name });
