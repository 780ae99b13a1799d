import { SLOW_LOADING_MS } from "@/config/limits.ts";

/**
 * Waits for code that a press needs, which cannot be aborted when its network hangs.
 *
 * @throws Error when it takes so long that the visitor must be told
 */
export async function loadInTime<T>(code: Promise<T>): Promise<T> {
  let timer: number | undefined;
  const slow = new Promise<never>((_resolve, reject) => {
    timer = window.setTimeout(() => reject(new Error("The code hangs")), SLOW_LOADING_MS);
  });
  try {
    return await Promise.race([code, slow]);
  } finally {
    clearTimeout(timer);
  }
}
