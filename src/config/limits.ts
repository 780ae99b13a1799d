/** The constants of SPEC section 9, each with its unit. */

/** Cards a filter generator shows at the most. */
export const SUGGESTIONS_PER_PAGE = 12;

/** Suggestions the combined generator shows at a time. */
export const COMBINED_SUGGESTIONS = 4;

/** Earlier suggestions that the combined generator avoids repeating. */
export const COMBINED_RECENT_MEMORY = 20;

/** Favourites a visitor may keep without a plan. SPEC also records an earlier reading of 10. */
export const FREE_FAVORITES_CAP = 5;

/** Simulated waiting time of a generation, in milliseconds. */
export const GENERATION_DELAY_MS = 500;

/** Names asked of the external name service in one call. */
export const NAME_SERVICE_LIMIT = 100;

/** How long the external name service may take to answer, in milliseconds. */
export const NAME_SERVICE_TIMEOUT_MS = 3000;

/** Names from the external name service shorter than this are dropped; characters. */
export const NAME_SERVICE_MIN_LENGTH = 2;

/** Longest name of each length class, in characters; anything longer is `lang`. */
export interface LengthClasses {
  readonly kort: number;
  readonly medel: number;
}

export const GIVEN_NAME_LENGTHS: LengthClasses = { kort: 4, medel: 7 };
export const SURNAME_LENGTHS: LengthClasses = { kort: 6, medel: 10 };
