/** The key of company names among the favourites. */
export const COMPANIES_PAGE = "foretagsnamn";

/** The page that leads on with those favourites. */
export const SHORTLIST_PATH = "/foretagsnamn/kortlista";
