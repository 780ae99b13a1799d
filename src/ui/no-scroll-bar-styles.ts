/**
 * Replaces the packages `react-remove-scroll-bar` and `react-style-singleton` (aliased in vite.config.ts), with which
 * an open dialog takes the scroll bar from the body. The package inserts a style element, which the
 * Content-Security-Policy forbids. Here the root element has the scroll bar, and the styles would only make the
 * browser lay out and paint the whole page behind the dialog again. Wheels and fingers do not scroll it:
 * `react-remove-scroll` listens to them.
 */
export function RemoveScrollBar() {
  return null;
}

/** @returns a component of its own, by which `react-remove-scroll` tells the dialogs apart */
export function styleSingleton() {
  return () => null;
}
