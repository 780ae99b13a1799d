/** Parses what an address has from the auth service, or from someone who imitates it. */

export type AuthRedirect =
  /** Signing in with Google, to be ended by the browser that began it. */
  | { readonly kind: "code"; readonly code: string }
  /** A session of unknown origin. Its tokens are never read: anyone can send their own to others. */
  | { readonly kind: "tokens" }
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
  if (fragment.has("access_token")) return { kind: "tokens" };
  const code = searchParams.get("code");
  return code === null ? null : { kind: "code", code };
}

/** The path and query without the auth service's parameters, which may include secrets. */
export function withoutAuthRedirect(address: string): string {
  const url = new URL(address);
  for (const name of ["code", "error", "error_code", "error_description"]) {
    url.searchParams.delete(name);
  }
  return url.pathname + url.search;
}
