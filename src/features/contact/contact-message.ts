import * as v from "valibot";
import { isEmail } from "@/lib/email.ts";
import { readInput } from "@/lib/kept-input.ts";
import { nameForm } from "@/names/form/name-form.ts";
import { MESSAGE_TOPICS, type MessageTopic } from "@/names/search/name-addresses.ts";
import type { FieldErrors } from "@/ui/use-field-errors.ts";

const messageSchema = v.object({
  name: v.string(),
  email: v.string(),
  subject: v.string(),
  message: v.string(),
});

/** What a visitor writes in the contact form. */
export type ContactMessage = Readonly<v.InferOutput<typeof messageSchema>>;

export const EMPTY_MESSAGE: ContactMessage = { name: "", email: "", subject: "", message: "" };

export type ContactField = keyof ContactMessage;

const MISSING: Readonly<Record<ContactField, string>> = {
  name: "Skriv ditt namn.",
  email: "Skriv din e-postadress.",
  subject: "Skriv vad det gäller.",
  message: "Skriv ditt meddelande.",
};

/** What is wrong with each field. */
export function messageErrors(message: ContactMessage): FieldErrors<ContactField> {
  return {
    name: missingError(message, "name"),
    email: missingError(message, "email") ?? emailError(message.email.trim()),
    subject: missingError(message, "subject"),
    message: missingError(message, "message"),
  };
}

function missingError(message: ContactMessage, field: ContactField): string | null {
  return message[field].trim() ? null : MISSING[field];
}

function emailError(email: string): string | null {
  return isEmail(email) ? null : "Skriv en hel e-postadress, som namn@exempel.se.";
}

const SUBJECTS: Readonly<Record<MessageTopic, string>> = {
  ursprung: "Ursprunget till",
  uttal: "Uttalet av",
};

/** The subject of a message where the form was opened from what the site says of a name; empty where it was not. */
export function subjectIn(params: URLSearchParams): string {
  const topic = MESSAGE_TOPICS.find((each) => params.has(each));
  if (topic === undefined) return "";
  const form = nameForm(params.get(topic) ?? "");
  return form.kind === "name" ? `${SUBJECTS[topic]} ${form.name}` : "";
}

let draft = EMPTY_MESSAGE;

/** The unsent message, kept in memory while the visitor looks at other pages. */
export function currentDraft(): ContactMessage {
  return draft;
}

export function saveDraft(next: ContactMessage): void {
  draft = next;
}

/** The form of an unsent message that is kept when the session ends. */
export const KEPT_MESSAGE = "contact";

/** The message that was unsent when the session ended, also after the page load of signing in; null for none. */
export function keptMessage(): ContactMessage | null {
  const { success, output } = v.safeParse(messageSchema, readInput(KEPT_MESSAGE));
  return success ? output : null;
}
