/**
 * What the legal and other texts promise about support and personal data, each constant with its
 * unit. Separate from limits.ts, which every generator page loads; what concerns purchases is in
 * commerce.ts.
 */

/** Longest time to a reply from support, on weekdays, and in legal matters; hours. */
export const REPLY_HOURS = { support: 24, legal: 48 } as const;

/** Minimum age of a user, and the age below which a guardian must consent; years. */
export const AGE_LIMITS = { minimum: 13, ownConsent: 18 } as const;

/** Retention of personal data, in months. */
export const RETENTION_MONTHS = {
  /** Name lists and favourites in the account, after the plan has ended. */
  premiumAccount: 12,
  supportCase: 24,
  analytics: 12,
  /** Notices of withdrawal, as evidence; also after the account was deleted. */
  withdrawal: 24,
  /** Which administrator switched which plan feature. */
  planChange: 24,
  /** Reports of what users share, and what was taken down. */
  report: 24,
  /** Rooms with all that is in them, after the last vote. */
  room: 12,
} as const;

/** Retention of the payment provider's events, in days. */
export const STRIPE_EVENT_DAYS = 90;

/** Retention of a revoked key to the API, in days. */
export const REVOKED_KEY_DAYS = 30;

/** Retention of the auth service's log of events, with their IP addresses, in days. */
export const AUTH_LOG_DAYS = 30;

/** Retention of the web server's log, with its IP addresses, in days; the operator sets it: docs/deployment.md. */
export const SERVER_LOG_DAYS = 30;

/** Retention of an account whose address was never confirmed, in days. */
export const UNCONFIRMED_ACCOUNT_DAYS = 7;

/** Uptime target, as a share of the time. */
export const UPTIME_TARGET = 0.99;

/** Liability is capped at the payments of this many months. */
export const LIABILITY_MONTHS = 12;

/** The days in which a buyer may end the contract after a change of the service that is to their disadvantage. */
export const CHANGE_EXIT_DAYS = 30;
