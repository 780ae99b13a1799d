import type { User } from "npm:@supabase/supabase-js@2.109.0";
import * as v from "npm:valibot@1.5.0";
import { REPORT_LIMITS } from "../../../src/config/limits.ts";
import { requireCaller } from "../_shared/caller.ts";
import { serviceClient } from "../_shared/clients.ts";
import { sendDecisionMails } from "../_shared/decision-mails.ts";
import { HttpError, jsonHandler } from "../_shared/http.ts";
import { paragraphsOfText, parseBody, UNREADABLE } from "../_shared/request-body.ts";
import { throttle } from "../_shared/throttle.ts";

const DECISION = v.object(
  {
    report: v.pipe(v.string(UNREADABLE), v.uuid(UNREADABLE)),
    isTakenDown: v.boolean(UNREADABLE),
    ground: v.picklist(["law", "terms"], UNREADABLE),
    reason: paragraphsOfText(REPORT_LIMITS.reason, "Skriv skälet till beslutet."),
  },
  UNREADABLE,
);

interface DecisionResponse {
  /** Whom the hourly job tries to reach: addresses, and ids of accounts whose address is unknown. */
  readonly unmailed: readonly string[];
}

/** Stores an administrator's decision on a report, and tells who reported and whose content it is. */
export const handle = jsonHandler(async (request): Promise<DecisionResponse> => {
  const caller = await requireCaller(request);
  await throttle(caller, "decide-report");
  await requireAdministrator(caller);
  const { report: id, ...decision } = await parseBody(request, DECISION);
  const { error } = await serviceClient().rpc("decide_report", {
    report: id,
    verdict: decision.isTakenDown ? "taken_down" : "dismissed",
    ground: decision.ground,
    reason: decision.reason,
  });
  if (error?.message === "report_not_open") {
    throw new HttpError(409, "Anmälan är redan avgjord.", { reason: "report_not_open" });
  }
  if (error) throw error;
  return { unmailed: await sendDecisionMails(id) };
});

/** @throws HttpError 403 for everyone else */
async function requireAdministrator({ id }: User): Promise<void> {
  const { data, error } = await serviceClient()
    .from("admin_users")
    .select("is_admin")
    .eq("user_id", id)
    .maybeSingle();
  if (error) throw error;
  if (!data?.is_admin) throw new HttpError(403, "Du har inte administratörsbehörighet.");
}
