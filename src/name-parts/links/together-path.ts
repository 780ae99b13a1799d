/** /tillsammans, where two people choose a name, or how they begin to. */
export const TOGETHER_PATH = "/tillsammans";

/** In its address: the form begins with the visitor's favourites. */
export const FAVORITES_PARAM = "favoriter";

/** In its address: a name of the visitor's own that the form begins with. */
export const OWN_NAME_PARAM = "namn";

export const TOGETHER_WITH_FAVORITES = `${TOGETHER_PATH}?${FAVORITES_PARAM}`;

/** The address of the form with a name to ask the other person about. */
export function togetherPath(name: string): string {
  return `${TOGETHER_PATH}?${new URLSearchParams({ [OWN_NAME_PARAM]: name })}`;
}
