/** What an administrator may do. */
import { backendClient } from "@/lib/backend-client.ts";

/** Whether the user is an administrator. Throws what the client reports. */
export async function fetchIsAdmin(userId: string): Promise<boolean> {
  const { data, error } = await backendClient()
    .from("admin_users")
    .select("is_admin")
    .eq("user_id", userId)
    .maybeSingle();
  if (error) throw error;
  return data?.is_admin ?? false;
}
