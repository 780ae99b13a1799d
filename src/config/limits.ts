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
export const PET_NAME_LENGTHS: LengthClasses = { kort: 4, medel: 7 };
export const COMPANY_NAME_LENGTHS: LengthClasses = { kort: 8, medel: 12 };

/** Adult weight of the dog size classes, in kilograms; medium dogs are in between. */
export const DOG_SIZE_KILOGRAMS = { smallBelow: 10, largeAbove: 25 } as const;

/** Waiting time after the last change of the base name, in milliseconds. */
export const BASE_NAME_DEBOUNCE_MS = 500;

/** Chance that the availability hint guesses that a username is free. */
export const AVAILABILITY_GUESS_SHARE = 0.5;

/** Numbers added to a base name. */
export const BASE_NAME_NUMBERS: readonly string[] = [
  ...Array.from({ length: 99 }, (_, i) => String(i + 1)),
  ...Array.from({ length: 9 }, (_, i) => `0${i + 1}`),
  "2024",
  "2025",
];

/** Share of random usernames that get a number from 1 to 99, and share that get the year. */
export const RANDOM_USERNAME_NUMBERS = {
  numberShare: 0.3,
  highestNumber: 99,
  yearShare: 0.1,
  year: "2024",
} as const;

/** Fewest characters of a password. */
export const PASSWORD_MIN_LENGTH = 8;

/** Most characters that the profile's name and e-mail have room for. */
export const PROFILE_LIMITS = { fullName: 200, email: 320 } as const;

/** Attempts to sign in or up that an e-mail address has within a window. */
export const RATE_LIMIT_ATTEMPTS = 5;

/** Length of that window, in milliseconds. */
export const RATE_LIMIT_WINDOW_MS = 300_000;

/** Entries that the security log keeps. */
export const SECURITY_LOG_LENGTH = 100;

/** Wait before a purchase goes on that signing in came between, in milliseconds. */
export const PENDING_SUBSCRIPTION_DELAY_MS = 500;

/** How often, and for how long, the thank-you page asks whether the payment has come; milliseconds. */
export const PURCHASE_CHECK_INTERVAL_MS = 2000;
export const PURCHASE_CHECK_LIMIT_MS = 30_000;

/** Longest name that an account keeps, among its favourites or in a list; characters. */
export const SAVED_NAME_MAX_LENGTH = 100;

/** Most characters of a name list's title, and most names in it. */
export const NAME_LIST_LIMITS = { title: 100, names: 1000 } as const;

/** Names that the card of a list shows before "+N till". */
export const NAME_LIST_CHIPS = 10;

/** How long the receiver of contact messages may take to answer, in milliseconds. */
export const CONTACT_TIMEOUT_MS = 15_000;

/** How long the human check may take to be shown before it counts as out of reach; milliseconds. */
export const HUMAN_CHECK_TIMEOUT_MS = 15_000;

/** Errors kept for the error reports until their code has come. */
export const EARLY_ERRORS_LIMIT = 10;
