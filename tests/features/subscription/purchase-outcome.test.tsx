import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import PurchaseOutcome from "@/features/subscription/purchase-outcome.tsx";
import { fetchSubscription } from "@/features/subscription/subscription-api.ts";
import { queryClient } from "@/lib/query-client.ts";
import { NONE } from "./subscriptions.ts";

vi.mock("@/features/subscription/subscription-api.ts");
vi.mock("@/lib/env.ts", () => ({ backendAddress: {}, resolverUrl: null, adUnit: null }));

const WAITING = /väntar på besked om betalningen/;
const LATE = /Vi har inte fått besked om betalningen än/;
const ACTIVE = "Betalningen är klar och Premium är aktiverat.";

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(fetchSubscription).mockResolvedValue(NONE);
});

afterEach(() => queryClient.clear());

interface Purchase {
  readonly product?: string;
  readonly features?: readonly string[];
}

function setUp({ product, features }: Purchase = {}) {
  render(
    <MemoryRouter>
      <PurchaseOutcome
        userId="u1"
        product={product ?? null}
        features={features ? new Set(features) : null}
      />
    </MemoryRouter>,
  );
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

async function pass(seconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
}

test("polls until the purchase is active", async () => {
  setUp();
  await pass(5);
  expect(screen.getByText(WAITING)).toBeVisible();
  vi.mocked(fetchSubscription).mockResolvedValue({ ...NONE, plan: "Premium" });
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
  vi.mocked(fetchSubscription).mockResolvedValue({ ...NONE, plan: "Premium" });
  await pass(3);
  expect(screen.getByText(ACTIVE)).toBeVisible();
});

test("a subscription bought by a Basic owner is not active before it is there", async () => {
  vi.mocked(fetchSubscription).mockResolvedValue({ ...NONE, plan: "Basic" });
  setUp({ product: "plus-month" });
  await pass(3);
  expect(screen.getByText(WAITING)).toBeVisible();
  vi.mocked(fetchSubscription).mockResolvedValue({ ...NONE, plan: "Plus" });
  await pass(3);
  expect(screen.getByText("Betalningen är klar och Plus är aktiverat.")).toBeVisible();
});

const MAIL = "En bekräftelse kommer med e-post inom några minuter.";
const CLOUD = "Dina favoriter sparas nu i ditt konto.";

test("says what the plan gives, by its features", async () => {
  vi.mocked(fetchSubscription).mockResolvedValue({ ...NONE, plan: "Basic" });
  setUp({ product: "basic", features: ["advanced_filters", "unlimited_favorites"] });
  await pass(1);
  expect(screen.getByText("Betalningen är klar och Basic är aktiverat.")).toBeVisible();
  expect(screen.getByRole("heading", { name: "Det här ingår i Basic" })).toBeVisible();
  const benefits = screen.getAllByRole("listitem");
  expect(benefits).toHaveLength(2);
  expect(benefits[0]).toHaveTextContent("Filtrera på stavelser, ändelse och hur vanligt namnet är");
  expect(benefits[1]).toHaveTextContent("Spara hur många favoriter du vill");
  expect(screen.getByRole("link", { name: "Spara hur många favoriter du vill" })).toHaveAttribute(
    "href",
    "/namngenerator",
  );
  expect(screen.getByText(MAIL)).toBeVisible();
  expect(screen.queryByText(CLOUD, { exact: false })).not.toBeInTheDocument();
});

test.each([
  ["the plan has favourites in the cloud", ["favorites_sync"]],
  ["the features are unknown", undefined],
])("promises favourites in the cloud when %s", async (_title, features) => {
  vi.mocked(fetchSubscription).mockResolvedValue({ ...NONE, plan: "Premium" });
  setUp(features && { features });
  await pass(1);
  expect(screen.getByText(`${MAIL} ${CLOUD}`)).toBeVisible();
});
