/**
 * What failed because the backend could not be reached is tried again once it answers. In an outage an open page makes
 * one small call now and then, ever more seldom, and not all those that have failed.
 */
import { REACHABLE_PAUSE_MS } from "@/config/limits.ts";
import { isUnreachable } from "./backend-error.ts";
import { callPublicFunction } from "./call-public-function.ts";
import { backendAddress } from "./env.ts";

/** What reads the database, and nothing that a visitor may not read. */
const QUESTION = "plan_matrix";

const waiting = new Set<() => void>();
let pause: number = REACHABLE_PAUSE_MS.first;
let lastFailure = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Calls `retry` once, when the backend answers; the same function waits only once.
 *
 * @returns what ends the waiting
 */
export function whenReachable(retry: () => void): () => void {
  if (!backendAddress) return () => {};
  waiting.add(retry);
  // The database may answer while a function does not: what fails again soon waits longer.
  if (Date.now() - lastFailure > 2 * REACHABLE_PAUSE_MS.last) pause = REACHABLE_PAUSE_MS.first;
  lastFailure = Date.now();
  if (timer === undefined) waitAndAsk();
  return () => {
    waiting.delete(retry);
  };
}

function waitAndAsk(): void {
  timer = setTimeout(ask, pause);
  pause = Math.min(pause * 2, REACHABLE_PAUSE_MS.last);
}

async function ask(): Promise<void> {
  if (!(await isAnswering())) {
    waitAndAsk();
    return;
  }
  timer = undefined;
  const retries = [...waiting];
  waiting.clear();
  for (const retry of retries) retry();
}

async function isAnswering(): Promise<boolean> {
  if (!backendAddress || !navigator.onLine) return false;
  try {
    await callPublicFunction(backendAddress, QUESTION, {});
    return true;
  } catch (error) {
    // One that refuses is there.
    return !isUnreachable(error);
  }
}
