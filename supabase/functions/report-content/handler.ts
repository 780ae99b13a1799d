import * as v from "npm:valibot@1.5.0";
import { REPORT_LIMITS } from "../../../src/config/limits.ts";
import { serviceClient } from "../_shared/clients.ts";
import { siteUrl } from "../_shared/environment.ts";
import { HttpError, jsonHandler } from "../_shared/http.ts";
import { checkToken, requireHuman } from "../_shared/human-check.ts";
import { type Mail, sendMail } from "../_shared/mail.ts";
import { type Report, receiptToReporter, reportToOperator } from "../_shared/report-mails.ts";
import {
  emailAddress,
  lineOfText,
  paragraphsOfText,
  parseBody,
  UNREADABLE,
} from "../_shared/request-body.ts";
import { mailboxHash, networkHash } from "../_shared/sender.ts";
import { countCall, secondsToWait } from "../_shared/throttle.ts";

const secret = v.pipe(v.string(UNREADABLE), v.regex(/^[\w-]{1,100}$/, UNREADABLE));

const COMMON = {
  /** The share token of a list, or the secret of a member of a room. */
  content: v.variant("kind", [
    v.object({ kind: v.literal("list"), token: secret }),
    v.object({ kind: v.literal("room"), secret }),
  ]),
  explanation: paragraphsOfText(
    REPORT_LIMITS.explanation,
    "Skriv vad som är olagligt, och varför.",
  ),
  isGoodFaith: v.literal(true, "Intyga att uppgifterna stämmer, så vitt du vet."),
  token: checkToken,
};

const name = lineOfText(REPORT_LIMITS.name, "Skriv ditt namn.");
const email = emailAddress(REPORT_LIMITS.email);

/** Only who reports sexual abuse of children may be anonymous, by article 16 (2) (c). */
const REPORT = v.variant(
  "isChildAbuse",
  [
    v.object({ ...COMMON, isChildAbuse: v.literal(false), name, email }, UNREADABLE),
    v.object(
      {
        ...COMMON,
        isChildAbuse: v.literal(true),
        name: v.nullable(name),
        email: v.nullable(email),
      },
      UNREADABLE,
    ),
  ],
  UNREADABLE,
);

type ReportBody = v.InferOutput<typeof REPORT>;

/** More than one person reports in an hour, for those who share an address. */
const NETWORK_LIMIT = { calls: 10, seconds: 3600 } as const;

/** Receipts to one mailbox: anybody can type the address of somebody else. */
const RECEIPT_LIMIT = { calls: 5, seconds: 86_400 } as const;

interface ReportResponse {
  /** Whether a receipt was mailed. */
  readonly isMailed: boolean;
}

/** Takes a report of a shared list or a room, and tells the operator. */
export const handle = jsonHandler(async (request): Promise<ReportResponse> => {
  const body = await parseBody(request, REPORT);
  await countCall("report-content", NETWORK_LIMIT, { sender_hash: networkHash(request) });
  await requireHuman(body.token);
  const report = await store(body);
  // The report is stored, and /admin shows it, even if no mail gets out.
  await isSent(reportToOperator(report));
  return { isMailed: await sendReceipt(report) };
});

async function store({ content, isChildAbuse, explanation, ...sender }: ReportBody) {
  const client = serviceClient();
  const { data: found, error: searchError } = await client.rpc(
    "reported_content",
    content.kind === "list" ? { list_token: content.token } : { room_secret: content.secret },
  );
  if (searchError) throw searchError;
  const [target] = found;
  if (!target) {
    throw new HttpError(404, "Det du anmäler är inte delat längre.", { reason: "not_shared" });
  }
  const { data, error } = await client
    .from("content_reports")
    .insert({
      ...target,
      address:
        content.kind === "list" ? `${siteUrl()}/lista/${content.token}` : `rum ${target.room_id}`,
      concerns_child_abuse: isChildAbuse,
      explanation,
      name: sender.name,
      email: sender.email,
    })
    .select()
    .single();
  if (error) throw error;
  return data;
}

async function sendReceipt(report: Report): Promise<boolean> {
  const { email } = report;
  if (email === null) return false;
  const wait = await secondsToWait("report-receipt", RECEIPT_LIMIT, {
    sender_hash: mailboxHash(email),
  });
  return wait === 0 && (await isSent(receiptToReporter(report, email)));
}

async function isSent(mail: Mail): Promise<boolean> {
  try {
    await sendMail(mail);
    return true;
  } catch (error) {
    console.error("A mail about a report was not sent:", error);
    return false;
  }
}
