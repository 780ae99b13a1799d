import { API_PROBLEMS, type ApiProblem } from "../../../src/config/api-problems.ts";
import { siteUrl } from "../_shared/environment.ts";

/** A parameter that is wrong, and the values that it may have. */
export interface WrongParameter {
  readonly parameter: string;
  readonly detail: string;
  readonly allowed?: readonly string[];
}

interface ProblemDetails {
  readonly detail: string;
  readonly errors?: readonly WrongParameter[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error that the caller may see; it reveals no internals. */
export class Problem extends Error {
  constructor(
    readonly kind: ApiProblem,
    readonly details: ProblemDetails,
  ) {
    super(details.detail);
  }
}

/** The answer for a problem, as RFC 9457 has it. */
export function problemResponse({ kind, details }: Problem, headers: Headers): Response {
  const { detail, errors, headers: added = {} } = details;
  const { status, title } = API_PROBLEMS[kind];
  const type = `${siteUrl()}/api#${kind}`;
  for (const [name, value] of Object.entries(added)) headers.set(name, value);
  headers.set("content-type", "application/problem+json; charset=utf-8");
  headers.set("cache-control", "no-store");
  const body = { type, title, status, detail, ...(errors && { errors }) };
  return new Response(JSON.stringify(body), { status, headers });
}
