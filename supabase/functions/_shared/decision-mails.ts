import * as v from "npm:valibot@1.5.0";
import { serviceClient } from "./clients.ts";
import type { Database } from "./database.ts";
import { type Mail, sendMail } from "./mail.ts";
import { repeatWhenLost } from "./repeat.ts";
import { decisionToReporter, type Report, reasonsToOwner } from "./report-mails.ts";

/** A run must end before the platform ends it; the next one takes the rest. */
const MAX_MAILS = 30;

const GROUND = v.picklist(["law", "terms"]);

/** A mail that is to be sent: to the reporter, or to the account whose content it is. */
type DueMail = Database["public"]["Functions"]["claim_decision_mail"]["Returns"][number];

/**
 * Sends the mails about decisions on reports that nobody has sent.
 *
 * @param reportId of the report that was just decided; without it, what earlier calls have left
 * @returns to whom none could be sent now: addresses, and ids of accounts whose address is unknown
 */
export async function sendDecisionMails(reportId?: string): Promise<readonly string[]> {
  const unmailed: string[] = [];
  for (let claimed = 0; claimed < MAX_MAILS; claimed++) {
    const claim = crypto.randomUUID();
    const { data, error } = await repeatWhenLost(() =>
      serviceClient().rpc("claim_decision_mail", {
        claim,
        ...(reportId !== undefined && { decided: reportId }),
      }),
    );
    if (error) throw error;
    const [due] = data;
    if (!due) break;
    const recipient = await sendOrLog(due);
    if (recipient === null) await noteSent(claim);
    else unmailed.push(recipient);
  }
  return unmailed;
}

/** Returns who was not reached, or null. */
async function sendOrLog(due: DueMail): Promise<string | null> {
  const report = await storedReport(due.report_id);
  const address = due.user_id === null ? report.email : await addressOf(due.user_id);
  if (address === null) return due.user_id;
  if (due.user_id !== null && isReportingMember(report, address)) return null;
  try {
    await sendMail(mailOf(due, report, address));
    return null;
  } catch (error) {
    // The decision is stored, and the others are told.
    console.error("A decision on a report was not mailed:", error);
    return address;
  }
}

function mailOf({ user_id, ground }: DueMail, report: Report, address: string): Mail {
  const decision = {
    isTakenDown: report.outcome === "taken_down",
    ground: v.parse(GROUND, ground),
    reason: report.reason ?? "",
  };
  return user_id === null
    ? decisionToReporter(report, decision, address)
    : reasonsToOwner(report, decision, address);
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

async function addressOf(account: string): Promise<string | null> {
  const { data, error } = await serviceClient().auth.admin.getUserById(account);
  if (error) console.error("The address of an account cannot be read:", error);
  return data.user?.email ?? null;
}

/** Whether an address is that of the reporter of a room, who is answered, and is a member too. */
function isReportingMember({ room_id, email }: Report, address: string): boolean {
  return room_id !== null && email?.toLowerCase() === address.toLowerCase();
}

async function noteSent(claim: string): Promise<void> {
  const { error } = await repeatWhenLost(() =>
    serviceClient().rpc("note_decision_mail", { claim }),
  );
  if (error) throw error;
}
