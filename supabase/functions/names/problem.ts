import { siteUrl } from "../_shared/environment.ts";

/** The kinds of problems. Each has an anchor on the page /api that explains it. */
export type ProblemKind =
  | "nyckel-saknas"
  | "nyckel-okand"
  | "nyckel-i-adressen"
  | "planen-saknar-api"
  | "felaktig-parameter"
  | "for-manga-anrop"
  | "finns-inte"
  | "metod"
  | "tekniskt-fel";

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

const PROBLEMS: Readonly<Record<ProblemKind, { readonly status: number; readonly title: string }>> =
  {
    "nyckel-saknas": { status: 401, title: "Nyckeln saknas" },
    "nyckel-okand": { status: 401, title: "Nyckeln gäller inte" },
    "nyckel-i-adressen": { status: 400, title: "Nyckeln får inte stå i adressen" },
    "planen-saknar-api": { status: 403, title: "Planen har inte API-åtkomst" },
    "felaktig-parameter": { status: 400, title: "En parameter är fel" },
    "for-manga-anrop": { status: 429, title: "För många anrop" },
    "finns-inte": { status: 404, title: "Adressen finns inte" },
    metod: { status: 405, title: "Metoden stöds inte" },
    "tekniskt-fel": { status: 500, title: "Något gick fel" },
  };

/** An error that the caller may see; it reveals no internals. */
export class Problem extends Error {
  constructor(
    readonly kind: ProblemKind,
    readonly details: ProblemDetails,
  ) {
    super(details.detail);
  }
}

/** The answer for a problem, as RFC 9457 has it. */
export function problemResponse({ kind, details }: Problem, headers: Headers): Response {
  const { detail, errors, headers: added = {} } = details;
  const { status, title } = PROBLEMS[kind];
  const type = `${siteUrl()}/api#${kind}`;
  for (const [name, value] of Object.entries(added)) headers.set(name, value);
  headers.set("content-type", "application/problem+json; charset=utf-8");
  headers.set("cache-control", "no-store");
  const body = { type, title, status, detail, ...(errors && { errors }) };
  return new Response(JSON.stringify(body), { status, headers });
}
