/** Parses the address that a link in an e-mail, or signing in with Google, redirects back to. */
import * as v from "valibot";

const sessionParameters = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  /** The kind of e-mail that the link was in. */
  type: v.fallback(v.picklist(["signup", "recovery", "other"]), "other"),
});

type SessionParameters = v.InferOutput<typeof sessionParameters>;

export type AuthTokens = Pick<SessionParameters, "access_token" | "refresh_token">;

export type AuthRedirect =
  | {
      readonly kind: "session";
      readonly link: SessionParameters["type"];
      readonly tokens: AuthTokens;
    }
  | { readonly kind: "error"; readonly code: string; readonly description: string };

/** Reads the auth service's parameters; null for an address without any. */
export function readAuthRedirect(address: string): AuthRedirect | null {
  const { hash, searchParams } = new URL(address);
  const fragment = new URLSearchParams(hash.slice(1));
  const read = (name: string) => fragment.get(name) ?? searchParams.get(name);
  const error = read("error");
  if (error !== null) {
    return {
      kind: "error",
      code: read("error_code") ?? error,
      description: read("error_description") ?? "",
    };
  }
  const session = v.safeParse(sessionParameters, Object.fromEntries(fragment));
  if (!session.success) return null;
  const { type, ...tokens } = session.output;
  return { kind: "session", link: type, tokens };
}

/** The path and query without the auth service's parameters, which may include tokens. */
export function withoutAuthRedirect(address: string): string {
  const url = new URL(address);
  for (const name of ["error", "error_code", "error_description"]) {
    url.searchParams.delete(name);
  }
  return url.pathname + url.search;
}
