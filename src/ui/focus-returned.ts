/**
 * Moves focus to the button of what a toast's button has brought back to the page, once it is there and the toast has
 * given focus back.
 */
export function focusReturned(label: string): void {
  // A press with the mouse must not scroll the page.
  const preventScroll = !document.activeElement?.matches(":focus-visible");
  requestAnimationFrame(() => {
    document
      .querySelector<HTMLElement>(`[aria-label=${JSON.stringify(label)}]`)
      ?.focus({ preventScroll });
  });
}
