/** What is stored of the signed-in user. Each call throws `BackendError`. */
import { backendClient } from "@/lib/backend-client.ts";
import { BackendError } from "@/lib/backend-error.ts";
import { cleanText } from "@/lib/clean-text.ts";
import { invokeFunction } from "@/lib/invoke-function.ts";
import { toBackendError } from "@/lib/to-backend-error.ts";

/** Name and contact address; the user signs in with another address. */
export interface Profile {
  readonly fullName: string;
  readonly email: string;
}

/** The code of Postgres for a row that refers to a missing one. */
const FOREIGN_KEY_VIOLATION = "23503";

/** The user's profile; null for a user without one. Fails with "signed-out" for a deleted account. */
export async function fetchProfile(userId: string): Promise<Profile | null> {
  const client = backendClient();
  // The database takes the token of an account that is banned or deleted, and of an ended session, for up to an hour. The
  // auth service refuses it, which ends the session in the page.
  const user = client.auth.getUser();
  const { data, error, status } = await client
    .from("profiles")
    .select("full_name, email")
    .eq("user_id", userId)
    .maybeSingle();
  if (error) throw toBackendError(error, status);
  if (data) return { fullName: data.full_name, email: data.email };
  // Every account gets one.
  const { error: authError } = await user;
  if (authError) throw toBackendError(authError);
  return null;
}

/** Saves name and e-mail together, without the characters that the database refuses in a name. */
export async function saveProfile(userId: string, { fullName, email }: Profile): Promise<void> {
  const { error, status } = await backendClient()
    .from("profiles")
    .upsert({ user_id: userId, full_name: cleanText(fullName), email });
  if (!error) return;
  if (error.code === FOREIGN_KEY_VIOLATION) {
    // The account was deleted in another browser; this one's access token is valid a little longer.
    throw new BackendError(error.message, "signed-out", { code: error.code, cause: error });
  }
  throw toBackendError(error, status);
}

/** Deletes the account and all its rows, unless Stripe would charge its subscription again. */
export async function deleteOwnAccount(): Promise<"deleted" | "subscription-renews"> {
  try {
    await invokeFunction("delete-account");
    return "deleted";
  } catch (error) {
    if (error instanceof BackendError && error.code === "subscription-renews") return error.code;
    throw error;
  }
}
