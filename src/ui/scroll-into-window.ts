/** How much of an element must be in the window to count as seen, in pixels. */
const ENOUGH_PX = 250;

/** Scrolls to the top of an element unless enough of it is in the window. Focus stays where it is. */
export function scrollIntoWindow(element: HTMLElement): void {
  const { top } = element.getBoundingClientRect();
  if (top >= 0 && top + ENOUGH_PX <= window.innerHeight) return;
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ block: "start", behavior: isStill ? "auto" : "smooth" });
}
