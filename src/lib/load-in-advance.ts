/** Loads what the visitor may want next, within what a first visit may cost. */
import { isDataScarce } from "./data-scarcity.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * Nothing more is begun when the page has fetched so much in all, in bytes, of the 450 kB that a first visit may cost. The
 * largest part, the page of a name with its data, has some 60 kB.
 */
const ENOUGH_BYTES = 350_000;

/** Nothing more is begun either when the page has made so many requests: a part makes up to fourteen, and a visit some sixty. */
const ENOUGH_REQUESTS = 52;

let queue = Promise.resolve();

/**
 * Loads a part when the browser is idle, after the parts that are waiting already; nothing where data is scarce, without
 * a network, or when enough has been fetched. A part that cannot be loaded says so when it is needed.
 */
export function loadInAdvance(load: () => Promise<unknown>): void {
  whenIdle(() => {
    queue = queue.then(() => loadWithinLimits(load));
  });
}

async function loadWithinLimits(load: () => Promise<unknown>): Promise<void> {
  const sizes = sizesSoFar();
  const size = sizes.reduce((total, each) => total + each, 0);
  const isEnough = size >= ENOUGH_BYTES || sizes.length >= ENOUGH_REQUESTS;
  if (!navigator.onLine || isDataScarce() || isEnough) return;
  try {
    await load();
  } catch (error) {
    console.info("A part of the site could not be loaded in advance", error);
  }
}

/** The sizes of what the page has fetched, in bytes, without what came from the browser's cache or the worker's. */
function sizesSoFar(): readonly number[] {
  return (
    performance
      .getEntriesByType("resource")
      // Safari before 16.4 does not say: there is no limit in it.
      .map((entry) => ("transferSize" in entry && Number(entry.transferSize)) || 0)
      .filter((size) => size > 0)
  );
}
