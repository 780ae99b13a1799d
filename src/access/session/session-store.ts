/**
 * Who is signed in. This file is in the entry chunk, so it stays small: `session-service.ts`, which
 * is loaded when needed, talks to the auth service and writes the store.
 */
import { useStore } from "@nanostores/react";
import { atom } from "nanostores";

export interface SessionUser {
  readonly id: string;
  /** The address to sign in with. */
  readonly email: string;
  /** When the account was created, ISO 8601. */
  readonly createdAt: string;
}

export type Session =
  | { readonly status: "restoring" }
  | { readonly status: "signed-out" }
  /** A session is stored, but the auth service cannot be reached to renew it. */
  | { readonly status: "unreachable" }
  | { readonly status: "signed-in"; readonly user: SessionUser };

export const currentSession = atom<Session>({ status: "signed-out" });

/** The current session. A prerendered page is signed out, also while it is hydrated. */
export function useSession(): Session {
  return useStore(currentSession, { ssr: "initial" });
}

/** The id of the signed-in user; null for a visitor who is not signed in. */
export function useUserId(): string | null {
  const session = useSession();
  return session.status === "signed-in" ? session.user.id : null;
}
