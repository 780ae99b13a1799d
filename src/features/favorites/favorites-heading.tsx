export const FAVORITES_HEADING_ID = "favorites-heading";

/** The heading of the favourites card. */
export function FavoritesHeading() {
  return (
    <h2 id={FAVORITES_HEADING_ID} tabIndex={-1} className="text-lg">
      Favoriter
    </h2>
  );
}

/** Moves focus there: the next press of Tab leads into the card. */
export function focusFavorites(): HTMLElement | null {
  const heading = document.getElementById(FAVORITES_HEADING_ID);
  heading?.focus({ preventScroll: true });
  return heading;
}
