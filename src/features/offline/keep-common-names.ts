import { folder } from "virtual:name-index";
import { COMMON_NAMES_FILE } from "@/generators/name-search/name-files.ts";

/**
 * Fetches the data of the most common names once, so that the worker keeps it for when there is no network.
 *
 * @throws Error when it cannot be fetched
 */
export async function keepCommonNames(): Promise<void> {
  const address = `${folder}/${COMMON_NAMES_FILE}`;
  if (await caches.match(address)) return;
  await untilControlled();
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
}

/** Waits until the requests of the page go through the worker. */
function untilControlled(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return Promise.resolve();
  return new Promise((resolve) => {
    serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
  });
}
