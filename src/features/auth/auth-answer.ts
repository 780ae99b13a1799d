/** What the auth service says in the address that its links lead back to. */

export interface AuthTokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

export type AuthAnswer =
  /** With a session, from a link in an e-mail or from Google. */
  | {
      readonly kind: "arrived";
      readonly link: "signup" | "recovery" | "other";
      readonly tokens: AuthTokens;
    }
  | { readonly kind: "refused"; readonly code: string; readonly description: string };

/** Reads the answer from a page's address; null for an address without one. */
export function readAuthAnswer(address: string): AuthAnswer | null {
  const { hash, searchParams } = new URL(address);
  const fragment = new URLSearchParams(hash.slice(1));
  const read = (name: string) => fragment.get(name) ?? searchParams.get(name);
  if (read("error") !== null) {
    return {
      kind: "refused",
      code: read("error_code") ?? read("error") ?? "",
      description: read("error_description") ?? "",
    };
  }
  const access_token = fragment.get("access_token");
  const refresh_token = fragment.get("refresh_token");
  if (access_token === null || refresh_token === null) return null;
  const type = fragment.get("type");
  return {
    kind: "arrived",
    link: type === "signup" || type === "recovery" ? type : "other",
    tokens: { access_token, refresh_token },
  };
}

/** The address without the answer, which may hold tokens. */
export function withoutAuthAnswer(address: string): string {
  const url = new URL(address);
  url.hash = "";
  for (const name of ["error", "error_code", "error_description"]) {
    url.searchParams.delete(name);
  }
  return url.pathname + url.search;
}
