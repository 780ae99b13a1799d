import { createClient, type User } from "npm:@supabase/supabase-js@2.109.0";
import { backend } from "./environment.ts";
import { HttpError } from "./http.ts";

/**
 * The signed-in user who sent the request, as the auth service knows it.
 *
 * @throws HttpError 401 without a token, or with one that is not valid
 */
export async function requireCaller(request: Request): Promise<User> {
  const authorization = request.headers.get("authorization") ?? "";
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
  if (!token) throw new HttpError(401, "Du måste vara inloggad.");
  const { url, publishableKey } = backend();
  const client = createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  const { data, error } = await client.auth.getUser(token);
  if (error) {
    if (error.status !== undefined && error.status >= 400 && error.status < 500) {
      throw new HttpError(401, "Du måste vara inloggad.");
    }
    throw error;
  }
  return data.user;
}
