/** The h1 of the page and of its rooms. */
export const ROOM_HEADING = "Välj tillsammans";
