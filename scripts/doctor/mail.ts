/** Whether the mail server takes the site's mail. */
import { connectToMailServer, MailError, sendMail } from "../../supabase/functions/_shared/mail.ts";
import { mailBody } from "../../supabase/functions/_shared/mail-body.ts";
import type { Operator } from "../../supabase/functions/_shared/operator.ts";
import { byHand, type Finding, ok, wrong } from "./finding.ts";

const SUBJECT = "mail server";

/** @param isSending whether the operator gets a mail; otherwise it only signs in */
export async function checkMail(
  { email }: Operator,
  isSending: boolean,
): Promise<readonly Finding[]> {
  try {
    if (!isSending) {
      await connectToMailServer();
      return [ok(SUBJECT, "it lets the site sign in; no mail was sent")];
    }
    await sendMail({
      to: email || null,
      subject: "Namnfynd: e-posten fungerar",
      ...mailBody([
        { paragraphs: ["Det här skickades av npm run doctor. Du behöver inte svara."] },
      ]),
    });
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    return [
      wrong(
        SUBJECT,
        error.message,
        "correct the SMTP_* settings, or the domain and sender at the mail service",
      ),
    ];
  }
  return [
    ok(SUBJECT, "it took a mail to the operator"),
    byHand(
      "mail to the operator",
      'the mailbox: "Namnfynd: e-posten fungerar" is there, not as spam, with SPF, DKIM and DMARC passed',
    ),
  ];
}
