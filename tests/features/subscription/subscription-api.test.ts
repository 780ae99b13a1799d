import { beforeEach, describe, expect, test, vi } from "vitest";
import { fetchSubscription } from "@/features/subscription/subscription-api.ts";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "https://backend.test", publishableKey: "nyckel" },
}));

type Json = Readonly<Record<string, unknown>> | null;

interface Backend {
  /** The answer of the function check-subscription. */
  readonly answer: Json;
  /** The user's row in the table subscribers. */
  readonly row: Json;
  readonly functionStatus?: number;
  readonly tableStatus?: number;
}

/** Fetches the subscription from a backend that is stubbed at its HTTP interface. */
async function fetchFrom({ answer, row, functionStatus = 200, tableStatus = 200 }: Backend) {
  const requests: string[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
    requests.push(pathname);
    if (pathname === "/functions/v1/check-subscription") {
      return Response.json(answer, { status: functionStatus });
    }
    expect(searchParams.get("user_id")).toBe("eq.user-1");
    return Response.json(row === null ? [] : [row], { status: tableStatus });
  });
  const subscription = await fetchSubscription("user-1", new AbortController().signal);
  return { requests, subscription };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2024-03-01T12:00:00Z"), toFake: ["Date"] });
});

const NONE = { plan: "Gratis", end: null, renews: false, period: null, problem: null };

describe("a subscription", () => {
  test("is the function's answer when there is no row", async () => {
    const { requests, subscription } = await fetchFrom({
      answer: {
        subscribed: true,
        subscription_tier: "Plus",
        subscription_end: "2024-04-01T00:00:00Z",
      },
      row: null,
    });
    expect(subscription).toEqual({
      plan: "Plus",
      end: new Date("2024-04-01T00:00:00Z"),
      renews: false,
      period: null,
      problem: null,
    });
    expect(requests).toEqual(["/functions/v1/check-subscription", "/rest/v1/subscribers"]);
  });

  test("is overridden by the row", async () => {
    const { subscription } = await fetchFrom({
      answer: { subscribed: false, subscription_tier: "Basic", subscription_end: null },
      row: {
        user_id: "user-1",
        subscribed: true,
        subscription_tier: null,
        subscription_end: "2025-01-31T00:00:00+01:00",
        access_until: "2025-01-31T12:00:00+01:00",
        renews: true,
        period: "month",
        payment_failed: false,
      },
    });
    expect(subscription).toEqual({
      plan: "Premium",
      end: new Date("2025-01-30T23:00:00Z"),
      renews: true,
      period: "month",
      problem: null,
    });
  });

  test.each(["2024-03-01T12:00:00Z", "2023-12-31T23:59:59Z"])(
    "has ended if it ended at %s, though the row still says subscribed",
    async (subscription_end) => {
      const { subscription } = await fetchFrom({
        answer: { subscribed: true },
        row: { subscribed: true, subscription_end, access_until: subscription_end },
      });
      expect(subscription).toMatchObject({
        plan: "Gratis",
        end: new Date(subscription_end),
      });
    },
  );

  test("that renews gives access past its end, as long as the database gives it", async () => {
    const row = { subscribed: true, subscription_end: "2024-03-01T06:00:00Z", renews: true };
    const within = { ...row, access_until: "2024-03-01T18:00:00Z" };
    const past = { ...row, access_until: "2024-03-01T11:59:00Z" };
    expect((await fetchFrom({ answer: null, row: within })).subscription.plan).toBe("Premium");
    expect((await fetchFrom({ answer: null, row: past })).subscription.plan).toBe("Gratis");
  });

  test("that lacks a payment is known by the row, or by the answer without one", async () => {
    const failed = { subscribed: false, payment_failed: true };
    const expected = { ...NONE, problem: "unpaid" };
    expect((await fetchFrom({ answer: failed, row: null })).subscription).toEqual(expected);
    expect((await fetchFrom({ answer: {}, row: failed })).subscription).toMatchObject(expected);
  });

  test("without an end never ends", async () => {
    const row = { subscribed: true, subscription_end: null, access_until: null };
    expect((await fetchFrom({ answer: null, row })).subscription).toEqual({
      ...NONE,
      plan: "Premium",
    });
  });

  test.each([
    ["an empty answer", {}],
    ["no answer", null],
    ["an answer of other types", { subscribed: "true", subscription_tier: 7, renews: 1 }],
  ])("is none with %s and no row", async (_title, answer) => {
    expect((await fetchFrom({ answer, row: null })).subscription).toEqual(NONE);
  });
});

test("a failed function rejects", async () => {
  await expect(
    fetchFrom({ answer: { error: "Något gick fel" }, row: null, functionStatus: 500 }),
  ).rejects.toMatchObject({ name: "BackendError", failure: "refused" });
});

test("a throttled function leaves the stored row", async () => {
  const answer = { error: "Vänta en stund och försök igen." };
  const row = { subscribed: true, subscription_tier: "Plus", access_until: null };
  const { subscription } = await fetchFrom({ answer, row, functionStatus: 429 });
  expect(subscription).toMatchObject({ plan: "Plus" });
});

test("a failed table read rejects", async () => {
  await expect(
    fetchFrom({ answer: { subscribed: true }, row: null, tableStatus: 400 }),
  ).rejects.toMatchObject({ name: "BackendError", failure: "refused" });
});

test("an ended session rejects as signed out", async () => {
  await expect(
    fetchFrom({ answer: { error: "Du är inte inloggad." }, row: null, functionStatus: 401 }),
  ).rejects.toMatchObject({ name: "BackendError", failure: "signed-out" });
});
