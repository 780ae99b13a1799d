/** The limits of docs/specification.md, "Limits", each with its unit. */

/** Most suggestions on the page of a filter generator. */
export const SUGGESTIONS_PER_PAGE = 12;

/** Most names of a shared link. */
export const SHARED_NAMES_LIMIT = 24;

/** Suggestions of the combined generator at a time. */
export const COMBINED_SUGGESTIONS = 4;

/** The longest name on the home page, in letters: it needs one line on any phone. */
export const LONGEST_HOME_NAME = 9;

/** Most favourites without a plan. */
export const FREE_FAVORITES_CAP = 5;

/** Simulated delay of a generation, in milliseconds. */
export const GENERATION_DELAY_MS = 500;

/** Time without another option of a filter after which the chosen one is settled, in milliseconds. */
export const CHOICE_SETTLES_MS = 1000;

/** Time without typing after which the name search answers, in milliseconds. */
export const SEARCH_DEBOUNCE_MS = 100;

/** Time without another answer after which it looks for near names, in milliseconds. */
export const NEAR_NAMES_DEBOUNCE_MS = 300;

/** Longest name that can be searched for, in characters; the longest of the statistics has 42. */
export const SEARCHED_NAME_MAX_LENGTH = 60;

/** Most names in one chart of newborns. */
export const COMPARED_NAMES = 4;

/** Most names side by side. */
export const SIDE_BY_SIDE_NAMES = 8;

/** Longest text of the field that adds names side by side, in characters: a pasted list of as many. */
export const SIDE_BY_SIDE_TEXT_MAX_LENGTH = 500;

/** Fewest bearers of a surname that anyone may take (personnamnslagen 16 §). */
export const FREE_SURNAME_BEARERS = 2_000;

/** Limits of the names API: calls per key, names per answer, and keys per account. */
export const API_LIMITS = {
  callsPerMinute: 60,
  callsPerDay: 1000,
  /** With all keys of an account. */
  accountCallsPerMinute: 120,
  accountCallsPerDay: 2000,
  /** From a network, whatever the keys. */
  networkCallsPerMinute: 300,
  /** Unknown keys from a network that are looked up. */
  unknownKeysPerMinute: 20,
  names: 50,
  keys: 5,
  /** Longest name of a key, in characters. */
  keyName: 60,
  /** For how many days a key with an end may work. */
  keyDays: [30, 90, 365],
} as const;

/** Names requested from the external name service at a time. */
export const NAME_SERVICE_LIMIT = 100;

/** Timeout of the external name service, in milliseconds. */
export const NAME_SERVICE_TIMEOUT_MS = 3000;

/** Shortest name accepted from the external name service, in characters. */
export const NAME_SERVICE_MIN_LENGTH = 2;

/** Longest name of each length class, in characters; longer names are `lang`. */
export interface LengthClasses {
  readonly kort: number;
  readonly medel: number;
}

export const GIVEN_NAME_LENGTHS: LengthClasses = { kort: 4, medel: 7 };
export const SURNAME_LENGTHS: LengthClasses = { kort: 6, medel: 10 };
export const PET_NAME_LENGTHS: LengthClasses = { kort: 4, medel: 7 };
export const COMPANY_NAME_LENGTHS: LengthClasses = { kort: 8, medel: 12 };

/** Longest company name, in characters; a longer one would not fit a sign or a card. */
export const COMPANY_NAME_MAX_LENGTH = 26;

/** Adult weights that separate the dog sizes, in kilograms; medium dogs are in between. */
export const DOG_SIZE_KILOGRAMS = { smallBelow: 10, largeAbove: 25 } as const;

/** How many child names of each sex are populära. */
export const POPULAR_CHILD_NAMES = 50;

/** Names of each sex, the most given ones, that "Mindre vanliga" on /barnnamn leaves out. */
export const COMMON_CHILD_NAMES = 100;

/** Bearers of all ages from which a name is not among them either, however few children get it. */
export const MANY_BEARERS = 10_000;

/** Fewest days between name days in different halves of the year: four months. */
export const HALF_YEAR_DAYS = 122;

/** Longest text of a filter that is typed into, in letters. */
export const FILTER_TEXT_MAX_LENGTH = 20;

/** Debounce of a text that filters names, in milliseconds. */
export const FILTER_TEXT_DEBOUNCE_MS = 300;

/** Time after which names are drawn without knowing whether the plan has a filter, in milliseconds. */
export const ENTITLEMENT_WAIT_MS = 5000;

/** Fewest bearers of a name in each class of the filter "Hur vanligt". */
export const BEARER_CLASSES = [10_000, 1000, 100] as const;

/** Longest given name or surname that a visitor types beside names, in characters; a longer one is cut. */
export const TYPED_NAME_MAX_LENGTH = 40;

/** Longest text with the names of a family beside a pet's name or a child's, in characters. */
export const FAMILY_MAX_LENGTH = 120;

/** Debounce of the base name, in milliseconds. */
export const BASE_NAME_DEBOUNCE_MS = 500;

/** Longest text of a field whose words usernames are composed with, in characters. */
export const TYPED_WORDS_MAX_LENGTH = 40;

/** Digits that are added to a username, one at a time: two look like a year of birth. */
export const USERNAME_DIGITS: readonly string[] = "2 3 4 5 6 7 8 9".split(" ");

/** Shares of random usernames that have a digit, and a number word, where numbers are wanted: most names have either. */
export const USERNAME_DIGIT_SHARE = 0.3;
export const USERNAME_NUMBER_WORD_SHARE = 0.3;

/** Time after which a page says that what it loads is slow, in milliseconds. */
export const SLOW_LOADING_MS = 8000;

/** Timeout of files and of calls of the database and the auth service, in milliseconds: a phone that changes networks may wait for minutes. */
export const ANSWER_TIMEOUT_MS = 20_000;

/**
 * Timeout of edge functions, in milliseconds: one may have to start, repeats calls of Stripe, and sends mail. A lock on
 * what is paid lapses after the same time.
 */
export const FUNCTION_TIMEOUT_MS = 60_000;

/** Most requests to the resolver of the domain check at a time. */
export const DOMAIN_REQUESTS = 4;

/** Timeout of each request to a resolver, in milliseconds. */
export const DOMAIN_TIMEOUT_MS = 4000;

/** Time for which the answers of the domain check are cached, in milliseconds. */
export const DOMAIN_ANSWER_AGE_MS = 600_000;

/** Shortest password, in characters. */
export const PASSWORD_MIN_LENGTH = 8;

/** Longest password, in bytes of UTF-8, where å, ä and ö are two: bcrypt hashes no more. */
export const PASSWORD_MAX_BYTES = 72;

/** Longest address to sign in with, in characters. */
export const SIGN_IN_EMAIL_MAX_LENGTH = 255;

/** Longest name and e-mail address of a profile, in characters. */
export const PROFILE_LIMITS = { fullName: 200, email: 320 } as const;

/**
 * Most time between the creation of an account and its first mail, in milliseconds. Less than `max_frequency` of
 * supabase/config.toml, after which someone else can ask for another.
 */
export const FIRST_MAIL_DELAY_MS = 1000;

/** Most time between the first return from Google and the sign-in with it, in milliseconds. */
export const FIRST_SIGN_IN_DELAY_MS = 60_000;

/** Attempts to sign in or sign up per e-mail address and window. */
export const RATE_LIMIT_ATTEMPTS = 5;

/** Length of the rate limiter's window, in milliseconds. */
export const RATE_LIMIT_WINDOW_MS = 300_000;

/** Most characters of what is set aside under a storage key, since it cannot be read. */
export const DAMAGED_TEXT_MAX_LENGTH = 100_000;

/** Most entries in the security log. */
export const SECURITY_LOG_LENGTH = 100;

/** Delay before a purchase resumes after signing in, in milliseconds. */
export const PENDING_SUBSCRIPTION_DELAY_MS = 500;

/** Polling interval of the thank-you page for the payment, in milliseconds. */
export const PURCHASE_CHECK_INTERVAL_MS = 2000;

/** Time after which that polling stops, in milliseconds. */
export const PURCHASE_CHECK_LIMIT_MS = 30_000;

/** Longest name among the favourites or in the lists of an account, in characters. */
export const SAVED_NAME_MAX_LENGTH = 100;

/** Longest title of a name list, in characters, and most names in a list. */
export const NAME_LIST_LIMITS = { title: 100, names: 1000 } as const;

/** Most favourites and name lists of an account. */
export const ACCOUNT_LIMITS = { favorites: 10_000, nameLists: 1000 } as const;

/** Most rows of one answer of the API: `max_rows` of supabase/config.toml. */
export const API_MAX_ROWS = 1000;

/** Names on the card of a list before "+N till". */
export const NAME_LIST_CHIPS = 10;

/** Time after which an open page asks for the plan features again, in milliseconds. */
export const PLAN_REFRESH_MS = 30_000;

/** Time after which an open page requests lost code of the account again, in milliseconds. */
export const ACCOUNT_CODE_RETRY_MS = 3000;

/** Age up to which a token that is refused is not renewed again, in milliseconds. */
export const NEW_TOKEN_MS = 60_000;

/** Time after which an open page asks whether a backend is back that could not be reached, in milliseconds: doubled each time. */
export const REACHABLE_PAUSE_MS = { first: 1000, last: 16_000 } as const;

/** Changes of the plan features that /admin shows at a time. */
export const PLAN_CHANGES_PAGE = 50;

/** Longest texts of a contact message, in characters. */
export const CONTACT_LIMITS = { name: 200, email: 320, subject: 200, message: 10_000 } as const;

/** Longest texts in a report of something shared, in a decision on one; in characters. */
export const REPORT_LIMITS = { name: 200, email: 320, explanation: 5000, reason: 5000 } as const;

/** Timeout of the receiver of contact messages, in milliseconds. */
export const CONTACT_TIMEOUT_MS = 15_000;

/** Time after which a human check that is not shown counts as unavailable, in milliseconds. */
export const HUMAN_CHECK_TIMEOUT_MS = 15_000;

/** Most errors buffered until the code of the error reports has loaded. */
export const EARLY_ERRORS_LIMIT = 10;

/** Longest texts in a notice of withdrawal, in characters. */
export const NOTICE_LIMITS = { name: 100, email: 320, contract: 300 } as const;
