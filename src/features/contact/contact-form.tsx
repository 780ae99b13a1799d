import { type FormEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { site } from "@/config/site.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { EmailLink } from "@/ui/email-link.tsx";
import { TextAreaField } from "@/ui/text-area-field.tsx";
import { TextField } from "@/ui/text-field.tsx";
import { useInView } from "@/ui/use-in-view.ts";
import { sendMessage } from "./contact-api.ts";
import {
  type ContactField,
  type ContactMessage,
  EMPTY_MESSAGE,
  fieldErrors,
  keepDraft,
  keptDraft,
} from "./contact-message.ts";
import { HumanCheck } from "./human-check.tsx";

/** What the last press of the button led to. */
type Outcome = "unverified" | "failed" | "thanks";

/** A message to Namnfynd (SPEC sections 4 and 5). */
export function ContactForm() {
  const [message, setMessage] = useState(keptDraft);
  const [token, setToken] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [showsErrors, setShowsErrors] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isLive, setIsLive] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isInView = useInView(form);
  const reasonId = useId();
  const errors = fieldErrors(message);

  useLayoutEffect(() => {
    // A prerendered form may have been written in before its code came.
    if (form.current) setMessage(typedMessage(form.current));
    setIsLive(true);
  }, []);

  function change(next: ContactMessage) {
    setMessage(next);
    keepDraft(next);
  }

  /** What every field is given. */
  function field(name: ContactField) {
    const error = showsErrors ? errors.get(name) : undefined;
    return {
      name,
      required: true,
      // What is typed while the message is on its way would be cleared with it.
      readOnly: isSending,
      value: message[name],
      onChange: (text: string) => change({ ...message, [name]: text }),
      ...(error && {
        "aria-invalid": true,
        hint: <span className="font-semibold text-falu">{error}</span>,
      }),
    };
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const [firstWrong] = errors.keys();
    setShowsErrors(firstWrong !== undefined);
    setOutcome(null);
    if (firstWrong) return fieldOf(event.currentTarget, firstWrong)?.focus();
    if (!token) return setOutcome("unverified");
    setIsSending(true);
    try {
      await sendMessage(message, token);
      change(EMPTY_MESSAGE);
      setOutcome("thanks");
    } catch (error) {
      console.warn("The message could not be sent", error);
      setOutcome("failed");
    } finally {
      setIsSending(false);
      // It counts once, whatever came of it.
      setToken(null);
    }
  }

  return (
    <form
      ref={form}
      // The browser's own words for what is missing follow its language, not the page's.
      noValidate
      aria-label="Kontaktformulär"
      onSubmit={submit}
      onFocus={() => setIsFocused(true)}
      className="grid max-w-xl gap-4"
    >
      <p className="text-ink-soft">Alla fält behöver fyllas i.</p>
      <TextField label="Namn" autoComplete="name" {...field("name")} />
      <TextField label="E-post" type="email" autoComplete="email" {...field("email")} />
      <TextField label="Ämne" autoComplete="off" {...field("subject")} />
      <TextAreaField label="Meddelande" rows={7} {...field("message")} />
      <HumanCheck isWanted={isInView || isFocused} token={token} onTokenChange={setToken} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <BusyButton
          type="submit"
          isBusy={isSending}
          // Before its code has come, the browser would send the form to the page's own address.
          disabled={!isLive}
          // It can still be pressed, to be told why nothing is sent.
          aria-disabled={!token || isSending || undefined}
          aria-describedby={reasonId}
        >
          Skicka meddelandet
        </BusyButton>
        <p id={reasonId} className="text-sm text-ink-soft">
          {!token && "Visa först att du inte är en robot."}
        </p>
      </div>
      <div className="min-h-21 sm:min-h-14">
        {/* Always there: a live region that comes with its words may not be announced. */}
        <div role="status">
          {outcome === "thanks" && (
            <p className="border-l-3 border-pine pl-3 font-semibold">
              Tack för ditt meddelande! Vi återkommer så snart som möjligt.
            </p>
          )}
        </div>
        {outcome === "unverified" && !token && (
          <p role="alert" className="border-l-3 border-falu pl-3">
            Vänligen verifiera att du inte är en robot.
          </p>
        )}
        {outcome === "failed" && (
          <p role="alert" className="border-l-3 border-falu pl-3">
            Meddelandet kunde inte skickas. Det du har skrivit står kvar. Visa en gång till att du
            inte är en robot och försök igen, eller mejla oss på{" "}
            <EmailLink address={site.contactEmail} />.
          </p>
        )}
      </div>
    </form>
  );
}

function fieldOf(form: HTMLFormElement, name: ContactField) {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
}

function typedMessage(form: HTMLFormElement): ContactMessage {
  const typed = (name: ContactField) => fieldOf(form, name)?.value ?? "";
  return {
    name: typed("name"),
    email: typed("email"),
    subject: typed("subject"),
    message: typed("message"),
  };
}
