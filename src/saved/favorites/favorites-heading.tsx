export const FAVORITES_HEADING_ID = "favorites-heading";

/** The heading of the favourites card. */
export function FavoritesHeading() {
  return (
    <h2 id={FAVORITES_HEADING_ID} tabIndex={-1} className="text-lg">
      Favoriter
    </h2>
  );
}

/** Moves focus there, or to the heading of a page without the card: the next press of Tab leads into it. */
export function focusFavorites(): HTMLElement | null {
  const heading =
    document.getElementById(FAVORITES_HEADING_ID) ?? document.querySelector<HTMLElement>("h1");
  heading?.focus({ preventScroll: true });
  return heading;
}
