/** How often a user or a network address may call an edge function, with many calls at once. */
import { createHash, randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { connectTo } from "./connections.ts";
import { serviceCalls } from "./service-calls.ts";

// With no privileges but those of the migrations.
const connections = connectTo("closed");
const { callOnce, callAtOnce } = serviceCalls(connections);

interface Caller {
  readonly account: string | null;
  readonly sender: string | null;
}

async function newUser(): Promise<Caller> {
  return { account: await connections.newUser(), sender: null };
}

async function newAddress(): Promise<Caller> {
  return { account: null, sender: createHash("sha256").update(randomUUID()).digest("hex") };
}

const WINDOW_SECONDS = 60;

function parametersOf({ account, sender }: Caller, called: string, max: number) {
  return ["count_call", called, max, WINDOW_SECONDS, account, sender] as const;
}

describe.each([
  ["user", newUser],
  ["network address", newAddress],
])("count_call of a %s", (_kind, newCaller) => {
  let caller: Caller;

  beforeEach(async () => {
    caller = await newCaller();
  });

  const countOnce = (called: string, by = caller) => callOnce(...parametersOf(by, called, 1));

  test("allows exactly as many calls as the window does", async () => {
    const rounds = await Promise.all(
      Array.from({ length: 25 }, () => callAtOnce(...parametersOf(caller, "create-checkout", 10))),
    );
    const results = rounds.flat().map(Number);
    expect(results.filter((seconds) => seconds === 0)).toHaveLength(10);
    for (const seconds of results) expect(seconds).toBeLessThanOrEqual(WINDOW_SECONDS);
  });

  test("counts each caller and each function separately", async () => {
    expect(await countOnce("withdraw")).toBe(0);
    expect(await countOnce("create-checkout")).toBe(0);
    expect(await countOnce("withdraw", await newUser())).toBe(0);
    expect(await countOnce("withdraw", await newAddress())).toBe(0);
    expect(await countOnce("withdraw")).toBeGreaterThan(0);
  });

  test("returns the rest of the window, and begins another one after it", async () => {
    await countOnce("withdraw");
    const age = (seconds: number) =>
      connections.sql(
        `update public.function_calls
          set window_start = clock_timestamp() - make_interval(secs => $3)
          where user_id is not distinct from $1 and sender is not distinct from $2`,
        [caller.account, caller.sender, seconds],
      );
    await age(20);
    const rest = Number(await countOnce("withdraw"));
    // As long as this test takes less than 40 seconds.
    expect(rest).toBeGreaterThanOrEqual(1);
    expect(rest).toBeLessThanOrEqual(40);
    await age(60);
    expect(await countOnce("withdraw")).toBe(0);
    expect(await countOnce("withdraw")).toBeGreaterThan(0);
  });
});

test.each<[string, () => Promise<Caller>]>([
  ["neither a user nor an address", async () => ({ account: null, sender: null })],
  ["both", async () => ({ ...(await newAddress()), account: (await newUser()).account })],
  ["an address that is no hash", async () => ({ account: null, sender: "192.0.2.6" })],
])("count_call refuses %s", async (_what, newCaller) => {
  const caller = await newCaller();
  await expect(callOnce(...parametersOf(caller, "contact", 1))).rejects.toMatchObject({
    code: "23514",
  });
});
