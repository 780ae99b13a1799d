import type { User } from "npm:@supabase/supabase-js@2.109.0";
import * as v from "npm:valibot@1.5.0";
import { REPORT_LIMITS } from "../../../src/config/limits.ts";
import { requireCaller } from "../_shared/caller.ts";
import { serviceClient } from "../_shared/clients.ts";
import { HttpError, jsonHandler } from "../_shared/http.ts";
import { type Mail, sendMail } from "../_shared/mail.ts";
import { decisionToReporter, type Report, reasonsToOwner } from "../_shared/report-mails.ts";
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
  /** The addresses that could not be mailed, for the operator to write to. */
  readonly unmailed: readonly string[];
}

/** Stores an administrator's decision on a report, and tells who reported and whose content it is. */
export const handle = jsonHandler(async (request): Promise<DecisionResponse> => {
  const caller = await requireCaller(request);
  await throttle(caller, "decide-report");
  await requireAdministrator(caller);
  const { report: id, ...decision } = await parseBody(request, DECISION);
  const client = serviceClient();
  const { data: accounts, error } = await client.rpc("decide_report", {
    report: id,
    verdict: decision.isTakenDown ? "taken_down" : "dismissed",
    ground: decision.ground,
    reason: decision.reason,
  });
  if (error?.message === "report_not_open") {
    throw new HttpError(409, "Anmälan är redan avgjord.", { reason: "report_not_open" });
  }
  if (error) throw error;
  const report = await storedReport(id);
  const mails = [
    ...(report.email === null ? [] : [decisionToReporter(report, decision, report.email)]),
    ...(await addressesOf(accounts)).map((email) => reasonsToOwner(report, decision, email)),
  ];
  return { unmailed: await sendAll(mails) };
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

async function storedReport(id: string): Promise<Report> {
  const { data, error } = await serviceClient()
    .from("content_reports")
    .select()
    .eq("id", id)
    .single();
  if (error) throw error;
  return data;
}

async function addressesOf(accounts: readonly string[]): Promise<readonly string[]> {
  const { admin } = serviceClient().auth;
  const users = await Promise.all(accounts.map((id) => admin.getUserById(id)));
  return users.flatMap(({ data: { user }, error }) => {
    // The decision is stored, and the others are told.
    if (error) console.error("The address of an account cannot be read:", error);
    return user?.email ? [user.email] : [];
  });
}

async function sendAll(mails: readonly Mail[]): Promise<readonly string[]> {
  const unmailed: string[] = [];
  for (const mail of mails) {
    try {
      await sendMail(mail);
    } catch (error) {
      console.error("A decision on a report was not mailed:", error);
      if (mail.to !== null) unmailed.push(mail.to);
    }
  }
  return unmailed;
}
