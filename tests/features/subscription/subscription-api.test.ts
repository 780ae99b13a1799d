import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

type Json = Readonly<Record<string, unknown>> | null;

interface Backend {
  /** What the function check-subscription answers. */
  readonly answer: Json;
  /** The user's row of the table subscribers. */
  readonly row: Json;
  readonly functionStatus?: number;
  readonly tableStatus?: number;
}

/** Asks for the subscription of a user whose backend answers so, at its HTTP border. */
async function fetchFrom({ answer, row, functionStatus = 200, tableStatus = 200 }: Backend) {
  vi.stubEnv("VITE_SUPABASE_URL", "https://abc.supabase.co");
  vi.stubEnv("VITE_SUPABASE_PUBLISHABLE_KEY", "sb_publishable_abc");
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
    asked.push(pathname);
    if (pathname === "/functions/v1/check-subscription") {
      return Response.json(answer, { status: functionStatus });
    }
    expect(searchParams.get("user_id")).toBe("eq.user-1");
    return Response.json(row === null ? [] : [row], { status: tableStatus });
  });
  const { fetchSubscription } = await import("@/features/subscription/subscription-api.ts");
  return { asked, subscription: await fetchSubscription("user-1", new AbortController().signal) };
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: new Date("2024-03-01T12:00:00Z"), toFake: ["Date"] });
});

afterEach(() => {
  vi.unstubAllEnvs();
});

const NONE = { isSubscribed: false, tier: null, end: null, renews: false };

describe("a subscription", () => {
  test("is the answer of the function when there is no row", async () => {
    const { asked, subscription } = await fetchFrom({
      answer: {
        subscribed: true,
        subscription_tier: "Plus",
        subscription_end: "2024-04-01T00:00:00Z",
      },
      row: null,
    });
    expect(subscription).toEqual({
      isSubscribed: true,
      tier: "Plus",
      end: new Date("2024-04-01T00:00:00Z"),
      renews: false,
    });
    expect(asked).toEqual(["/functions/v1/check-subscription", "/rest/v1/subscribers"]);
  });

  test("is what the row says where both say something", async () => {
    const { subscription } = await fetchFrom({
      answer: { subscribed: false, subscription_tier: "Basic", subscription_end: null },
      row: {
        user_id: "user-1",
        subscribed: true,
        subscription_tier: null,
        subscription_end: "2025-01-31T00:00:00+01:00",
        renews: true,
      },
    });
    expect(subscription).toEqual({
      isSubscribed: true,
      tier: null,
      end: new Date("2025-01-30T23:00:00Z"),
      renews: true,
    });
  });

  test.each(["2024-03-01T12:00:00Z", "2023-12-31T23:59:59Z"])(
    "that ended at %s is none, though the row says otherwise",
    async (subscription_end) => {
      const { subscription } = await fetchFrom({
        answer: { subscribed: true },
        row: { subscribed: true, subscription_end },
      });
      expect(subscription).toMatchObject({
        isSubscribed: false,
        end: new Date(subscription_end),
      });
    },
  );

  test("without an end goes on", async () => {
    const row = { subscribed: true, subscription_end: null };
    expect((await fetchFrom({ answer: null, row })).subscription).toEqual({
      ...NONE,
      isSubscribed: true,
    });
  });

  test.each([
    ["an empty answer", {}],
    ["no answer", null],
    ["an answer of other kinds", { subscribed: "true", subscription_tier: 7, renews: 1 }],
  ])("is none with %s and no row", async (_title, answer) => {
    expect((await fetchFrom({ answer, row: null })).subscription).toEqual(NONE);
  });
});

describe("nothing is known", () => {
  test("when the function fails", async () => {
    await expect(
      fetchFrom({ answer: { error: "Något gick fel" }, row: null, functionStatus: 500 }),
    ).rejects.toThrow();
  });

  test("when the table fails", async () => {
    await expect(
      fetchFrom({ answer: { subscribed: true }, row: null, tableStatus: 400 }),
    ).rejects.toBeTruthy();
  });
});
