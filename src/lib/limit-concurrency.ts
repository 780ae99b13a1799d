/** Runs a task when there is room for it. */
export type Limited = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** @param most how many tasks run at a time; the others wait for their turn */
export function limitConcurrency(most: number): Limited {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (task) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await task();
    } finally {
      // The next task takes over the place.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
