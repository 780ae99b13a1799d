import { backendClient } from "@/lib/backend-client.ts";
import { toBackendError } from "@/lib/to-backend-error.ts";

/** Whether the user is an administrator. Throws `BackendError`. */
export async function fetchIsAdmin(userId: string): Promise<boolean> {
  const { data, error, status } = await backendClient()
    .from("admin_users")
    .select("is_admin")
    .eq("user_id", userId)
    .maybeSingle();
  if (error) throw toBackendError(error, status);
  return data?.is_admin ?? false;
}
