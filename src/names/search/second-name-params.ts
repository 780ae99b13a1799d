/** The parameters of /andranamn with the names that a second name is to go with. */
export const GIVEN_NAME_PARAM = "fornamn";
export const SURNAME_PARAM = "efternamn";
