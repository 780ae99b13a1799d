import { expect, test } from "vitest";
import { limitConcurrency } from "@/lib/limit-concurrency.ts";
import { deferred } from "../deferred.ts";

test("at most so many tasks run at a time, and all of them in their order", async () => {
  const limited = limitConcurrency(4);
  const tasks = Array.from({ length: 9 }, () => deferred<void>());
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const results = tasks.map((task, i) =>
    limited(async () => {
      started.push(i);
      running++;
      most = Math.max(most, running);
      await task.promise;
      running--;
      return i;
    }),
  );
  for (const task of tasks) {
    await Promise.resolve();
    expect(running).toBeLessThanOrEqual(4);
    task.resolve();
  }
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(most).toBe(4);
});

test("a task that fails gives its place to the next one", async () => {
  const limited = limitConcurrency(1);
  const failing = limited(() => Promise.reject(new Error("No")));
  const next = limited(async () => "yes");
  await expect(failing).rejects.toThrow("No");
  expect(await next).toBe("yes");
  expect(await limited(async () => "again")).toBe("again");
});
