import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import PurchaseOutcome from "@/features/subscription/purchase-outcome.tsx";
import { fetchSubscription } from "@/features/subscription/subscription-api.ts";
import { queryClient } from "@/lib/query-client.ts";

vi.mock("@/features/subscription/subscription-api.ts");

const NONE = { isSubscribed: false, tier: null, end: null, renews: false, hasPaymentFailed: false };

const WAITING = /väntar på besked om betalningen/;
const LATE = /Vi har inte fått besked om betalningen än/;
const ACTIVE = "Betalningen är klar och Premium är aktiverat.";

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(fetchSubscription).mockResolvedValue(NONE);
});

afterEach(() => queryClient.clear());

function setUp() {
  render(<PurchaseOutcome userId="u1" />);
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

async function pass(seconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
}

test("polls until the purchase is active", async () => {
  setUp();
  await pass(5);
  expect(screen.getByText(WAITING)).toBeVisible();
  vi.mocked(fetchSubscription).mockResolvedValue({ ...NONE, isSubscribed: true });
  await pass(3);
  expect(screen.getByText(ACTIVE)).toBeVisible();
  vi.mocked(fetchSubscription).mockClear();
  await pass(60);
  expect(fetchSubscription).not.toHaveBeenCalled();
});

test("gives up after half a minute, and polls again on request", async () => {
  const user = setUp();
  await pass(29);
  expect(screen.getByText(WAITING)).toBeVisible();
  await pass(2);
  expect(screen.getByText(LATE)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Kontrollera igen" }));
  expect(screen.getByText(WAITING)).toBeVisible();
  vi.mocked(fetchSubscription).mockResolvedValue({ ...NONE, isSubscribed: true });
  await pass(3);
  expect(screen.getByText(ACTIVE)).toBeVisible();
});
