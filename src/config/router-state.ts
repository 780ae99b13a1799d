/**
 * The state of a link to the combined generator whose page should open with names on it: the page is
 * otherwise empty until its button is pressed.
 */
export const GENERATE_ON_ARRIVAL = "generate";
