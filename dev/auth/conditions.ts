import * as v from "valibot";

/** What the auth service can be set to, or run into; none of it in ordinary use. */
const CONDITIONS = [
  /** Sign-up, sign-in and mails need a token of hCaptcha. */
  "captcha",
  /** Each address has a number of requests. */
  "request-limits",
  /** The mails of this hour are used up. */
  "mails-used-up",
  /** The mail server refuses. */
  "mail-server-down",
  /** The mail server does not answer in time. */
  "mail-server-slow",
] as const;

export type AuthCondition = (typeof CONDITIONS)[number];

/**
 * The conditions of LOCAL_BACKEND_AUTH, separated by commas.
 *
 * @throws ValiError for one that is not known
 */
export function readConditions(list: string | undefined): ReadonlySet<AuthCondition> {
  const names = list ? list.split(",") : [];
  return new Set(v.parse(v.array(v.picklist(CONDITIONS)), names));
}
