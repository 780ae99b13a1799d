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
  /** Whom the operator is to write to: addresses, and ids of accounts whose address is unknown. */
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
  const owners = await addressesOf(accounts);
  const mails = [
    ...(report.email === null ? [] : [decisionToReporter(report, decision, report.email)]),
    ...owners.addresses
      .filter((email) => !isReportingMember(report, email))
      .map((email) => reasonsToOwner(report, decision, email)),
  ];
  return { unmailed: [...(await sendAll(mails)), ...owners.accountsWithout] };
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

async function addressesOf(accounts: readonly string[]) {
  const { admin } = serviceClient().auth;
  const addresses: string[] = [];
  const accountsWithout: string[] = [];
  for (const id of accounts) {
    const { data, error } = await admin.getUserById(id);
    // The decision is stored, and the others are told.
    if (error) console.error("The address of an account cannot be read:", error);
    if (data.user?.email) addresses.push(data.user.email);
    else accountsWithout.push(id);
  }
  return { addresses, accountsWithout };
}

/** Whether an address is that of the reporter of a room, who is answered, and is a member too. */
function isReportingMember({ room_id, email }: Report, address: string): boolean {
  return room_id !== null && email?.toLowerCase() === address.toLowerCase();
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
