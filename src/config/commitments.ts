/**
 * What the texts promise: the constants of SPEC section 9 about support, payments and personal data,
 * each with its unit. Apart from limits.ts, which every generator page loads.
 */

/** Names a search in the free tier, as the terms state it. */
export const FREE_NAMES_PER_SEARCH = 10;

/** Longest wait for an answer from the support, on weekdays, and in legal matters; hours. */
export const REPLY_HOURS = { support: 24, legal: 48 } as const;

/** How long a buyer can have the money back, in days from the purchase. */
export const REFUND_GUARANTEE_DAYS = 30;

/** How long a refund takes, in working days. */
export const REFUND_WORKING_DAYS = { from: 5, to: 10 } as const;

/** How long the law lets a consumer withdraw from a purchase at a distance, in days. */
export const WITHDRAWAL_DAYS = 14;

/** How long a year's subscription runs before it renews itself, in months. */
export const YEARLY_PLAN_MONTHS = 12;

/** Youngest user, and the age under which a guardian must consent; years. */
export const AGE_LIMITS = { minimum: 13, ownConsent: 18 } as const;

/** Longest time that personal data is kept, in months. */
export const RETENTION_MONTHS = {
  /** After the subscription has ended. */
  premiumAccount: 12,
  supportCase: 24,
  analytics: 12,
  closedAccount: 12,
} as const;

/** Share of the time that the service should be up. */
export const UPTIME_TARGET = 0.99;

/** The payments that liability is capped at: those of the last months. */
export const LIABILITY_MONTHS = 12;
