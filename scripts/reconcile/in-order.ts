/**
 * Runs something for each item, several at a time, and returns the results in the order of the items.
 *
 * @param most how many run at a time
 * @throws what `run` throws first, in that order
 */
export async function* inOrder<Item, Result>(
  items: AsyncIterable<Item>,
  most: number,
  run: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const running: Promise<Result>[] = [];
  for await (const item of items) {
    const started = run(item);
    // Its error is thrown when its turn comes.
    started.catch(() => {});
    running.push(started);
    const first = running.length === most ? running.shift() : undefined;
    if (first) yield await first;
  }
  for (const rest of running) yield await rest;
}
