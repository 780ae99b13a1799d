import type { User } from "npm:@supabase/supabase-js@2.109.0";
import { publicClient } from "./clients.ts";
import { HttpError } from "./http.ts";

/** The token that the request was sent with, not verified; null without one. */
export function bearerToken(request: Request): string | null {
  const authorization = request.headers.get("authorization") ?? "";
  return /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? null;
}

/**
 * The signed-in user who sent the request, verified by the auth service.
 *
 * @throws HttpError 401 when the token is missing or not valid
 */
export async function requireCaller(request: Request): Promise<User> {
  const token = bearerToken(request);
  if (!token) throw new HttpError(401, "Du måste vara inloggad.");
  const { data, error } = await publicClient().auth.getUser(token);
  if (error) {
    if (error.status !== undefined && error.status >= 400 && error.status < 500) {
      throw new HttpError(401, "Du måste vara inloggad.");
    }
    throw error;
  }
  return data.user;
}

/** The signed-in user, verified as above; null for a call that needs no account. */
export async function findCaller(request: Request): Promise<User | null> {
  try {
    return await requireCaller(request);
  } catch (error) {
    if (error instanceof HttpError) return null;
    throw error;
  }
}
