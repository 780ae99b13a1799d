import type { User } from "npm:@supabase/supabase-js@2.109.0";
import * as v from "npm:valibot@1.5.0";
import { CONTACT_LIMITS } from "../../../src/config/limits.ts";
import { bearerToken, findCaller } from "../_shared/caller.ts";
import { userClient } from "../_shared/clients.ts";
import { jsonHandler } from "../_shared/http.ts";
import { checkToken, requireHuman } from "../_shared/human-check.ts";
import { type Mail, sendMail } from "../_shared/mail.ts";
import {
  emailAddress,
  lineOfText,
  paragraphsOfText,
  parseBody,
  UNREADABLE,
} from "../_shared/request-body.ts";
import { networkHash } from "../_shared/sender.ts";
import { countCall, throttle } from "../_shared/throttle.ts";

const MESSAGE = v.object(
  {
    name: lineOfText(CONTACT_LIMITS.name, "Skriv ditt namn."),
    email: emailAddress(CONTACT_LIMITS.email),
    subject: lineOfText(CONTACT_LIMITS.subject, "Skriv vad det gäller."),
    message: paragraphsOfText(CONTACT_LIMITS.message, "Skriv ditt meddelande."),
    token: checkToken,
  },
  UNREADABLE,
);

/** More than one person writes in an hour, for those who share an address. */
const NETWORK_LIMIT = { calls: 20, seconds: 3600 } as const;

type Message = v.InferOutput<typeof MESSAGE>;

interface ContactResponse {
  /** Whether the message was marked as one to answer first. */
  readonly hasPriority: boolean;
}

/** Sends a message of the contact form to the operator. */
export const handle = jsonHandler(async (request): Promise<ContactResponse> => {
  const message = await parseBody(request, MESSAGE);
  await countCall("contact", NETWORK_LIMIT, { sender_hash: networkHash(request) });
  const user = await findCaller(request);
  if (user) await throttle(user, "contact");
  await requireHuman(message.token);
  const hasPriority = user !== null && (await hasPrioritySupport(request));
  await sendMail(mailOf(message, user, hasPriority));
  return { hasPriority };
});

/** Whether the plan of the signed-in sender has it, by the matrix of the database. */
async function hasPrioritySupport(request: Request): Promise<boolean> {
  const client = userClient(bearerToken(request) ?? "");
  const { data, error } = await client.rpc("has_feature", { feature: "priority_support" });
  if (error) throw error;
  return data;
}

/** What the visitor wrote comes after the lines that the operator relies on. */
function mailOf(message: Message, user: User | null, hasPriority: boolean): Mail {
  const { name, email, subject } = message;
  return {
    to: null,
    replyTo: email,
    // A mail program would decode "=?utf-8?…?=", and show as the subject what nobody sees here.
    subject: `${hasPriority ? "[Prioriterad] " : ""}Kontakt: ${subject.replaceAll("=?", "= ?")}`,
    text: [
      `Prioriterad support: ${hasPriority ? "ja" : "nej"}`,
      `Konto: ${user ? user.id : "inte inloggad"}`,
      `Kontots adress: ${user?.email ?? "–"}`,
      `Namn: ${name}`,
      `E-post: ${email}`,
      "",
      message.message,
      "",
    ].join("\n"),
  };
}
