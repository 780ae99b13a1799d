import { serviceClient } from "../_shared/clients.ts";
import { WITHDRAWALS_BEFORE_QUESTION } from "../_shared/commerce.ts";
import { HttpError } from "../_shared/http.ts";

const YEAR_MS = 365 * 24 * 3_600_000;

/**
 * Asks a buyer who withdraws again and again to write before the next purchase. It limits only what is
 * sold: the right to withdraw from a purchase is the same for everyone.
 *
 * @throws HttpError 409 with the reason "write-first"
 */
export async function requireFewWithdrawals(userId: string): Promise<void> {
  const { count, error } = await serviceClient()
    .from("withdrawals")
    .select("id", { count: "exact", head: true })
    .eq("user_id", userId)
    .not("session_id", "is", null)
    .or("outcome.neq.received,refund_failed.is.true")
    .gt("received_at", (await countedSince(userId)).toISOString());
  if (error) throw error;
  if ((count ?? 0) < WITHDRAWALS_BEFORE_QUESTION) return;
  throw new HttpError(
    409,
    "Du har ångrat flera köp det senaste året. Skriv till oss under Kontakt innan du köper igen.",
    { reason: "write-first" },
  );
}

/** A year ago, or when the operator agreed to sell again. */
async function countedSince(userId: string): Promise<Date> {
  const { data, error } = await serviceClient()
    .from("billing_states")
    .select("sale_agreed_at")
    .eq("user_id", userId)
    .single();
  if (error) throw error;
  return new Date(Math.max(Date.now() - YEAR_MS, Date.parse(data.sale_agreed_at ?? "1970-01-01")));
}
