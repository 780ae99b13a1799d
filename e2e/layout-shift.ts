import type { Page } from "@playwright/test";

/** Adds up the layout shifts of the documents that the page loads from now on. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sum = Number(Reflect.get(window, "shiftSum") ?? 0) + Reflect.get(entry, "value");
        Reflect.set(window, "shiftSum", sum);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, "shiftSum") ?? 0));
}
