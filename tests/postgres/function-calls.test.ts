/** How often a user may call an edge function, with many calls at once. */
import { beforeEach, describe, expect, test } from "vitest";
import { COMPETITORS, compete, connectTo, messagesOf, valuesOf } from "./connections.ts";
import { call, repeated, serviceCalls } from "./service-calls.ts";

// With the privileges of the migrations alone.
const connections = connectTo("closed");
const { callOnce, callAtOnce } = serviceCalls(connections);
let user: string;

beforeEach(async () => {
  user = await connections.newUser();
});

describe("count_call", () => {
  test("allows exactly as many calls as the window does", async () => {
    const rounds = await Promise.all(
      Array.from({ length: 5 }, () => callAtOnce("count_call", user, "create-checkout", 10, 60)),
    );
    const results = rounds.flat().map(Number);
    expect(results.filter((seconds) => seconds === 0)).toHaveLength(10);
    for (const seconds of results) expect(seconds).toBeLessThanOrEqual(60);
  });

  test("counts each user and each function separately", async () => {
    const other = await connections.newUser();
    expect(await callOnce("count_call", user, "withdraw", 1, 60)).toBe(0);
    expect(await callOnce("count_call", user, "create-checkout", 1, 60)).toBe(0);
    expect(await callOnce("count_call", other, "withdraw", 1, 60)).toBe(0);
    expect(await callOnce("count_call", user, "withdraw", 1, 60)).toBeGreaterThan(0);
  });

  test("returns the rest of the window, and begins another one after it", async () => {
    await callOnce("count_call", user, "withdraw", 1, 60);
    const age = (seconds: number) =>
      connections.sql(
        `update public.function_calls
          set window_start = clock_timestamp() - make_interval(secs => $2) where user_id = $1`,
        [user, seconds],
      );
    await age(20);
    const rest = Number(await callOnce("count_call", user, "withdraw", 1, 60));
    // As long as this test takes less than 40 seconds.
    expect(rest).toBeGreaterThanOrEqual(1);
    expect(rest).toBeLessThanOrEqual(40);
    await age(60);
    expect(await callOnce("count_call", user, "withdraw", 1, 60)).toBe(0);
    expect(await callOnce("count_call", user, "withdraw", 1, 60)).toBeGreaterThan(0);
  });

  test("removes counters of the day before without a deadlock", async () => {
    const users = await Promise.all(
      Array.from({ length: COMPETITORS }, () => connections.newUser()),
    );
    for (let round = 0; round < 5; round += 1) {
      await connections.sql(
        `insert into public.function_calls (user_id, function_name, window_start)
          select id, 'withdraw', now() - interval '2 days' from unnest($1::uuid[]) as id
          on conflict (user_id, function_name) do update set window_start = excluded.window_start`,
        [users],
      );
      const results = await compete(connections, (client, index) =>
        call(client, "count_call", users[index], "withdraw", 1, 60),
      );
      expect(messagesOf(results)).toEqual([]);
      expect(valuesOf(results)).toEqual(repeated(0, COMPETITORS));
    }
    await callOnce("count_call", user, "withdraw", 1, 60);
    expect(
      await connections.sql(
        "select from public.function_calls where window_start < now() - interval '1 day'",
      ),
    ).toEqual([]);
  });
});
