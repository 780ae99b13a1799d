import type { User } from "npm:@supabase/supabase-js@2.109.0";
import { publicClient } from "./clients.ts";
import { HttpError } from "./http.ts";

/**
 * The signed-in user who sent the request, verified by the auth service.
 *
 * @throws HttpError 401 when the token is missing or not valid
 */
export async function requireCaller(request: Request): Promise<User> {
  const authorization = request.headers.get("authorization") ?? "";
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
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
