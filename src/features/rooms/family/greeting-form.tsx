import { type FormEvent, useState } from "react";
import { ROOM_LIMITS } from "@/config/room-limits.ts";
import { cleanText } from "@/lib/clean-text.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { TextAreaField } from "@/ui/text-field.tsx";
import { showError, showSuccess } from "@/ui/toast-store.ts";
import { useFieldErrors } from "@/ui/use-field-errors.ts";
import { usePending } from "@/ui/use-pending.ts";
import { describeRoomError } from "../describe-room-error.ts";
import { greetRoom } from "../rooms-api.ts";

interface GreetingFormProps {
  /** Of the guest. */
  readonly secret: string;
  /** The greeting that has been sent; null if none has. */
  readonly greeting: string | null;
  /** Who reads it. */
  readonly to: string;
  readonly onSent: () => void;
}

/** A greeting to those who choose, which can be changed; an empty one removes it. */
export function GreetingForm({ secret, greeting, to, onSent }: GreetingFormProps) {
  const [typed, setTyped] = useState(greeting ?? "");
  const { form, errors, show } = useFieldErrors<"greeting">();
  const { isPending, run } = usePending();
  const text = cleanText(typed);

  async function send() {
    try {
      await greetRoom(secret, text === "" ? null : text);
    } catch (error) {
      console.warn("The greeting cannot be sent", error);
      showError(`Hälsningen är inte skickad. ${describeRoomError(error)}`);
      return;
    }
    showSuccess(text === "" ? "Hälsningen är borttagen" : `Hälsningen är skickad till ${to}`);
    onSent();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const isMissing = text === "" && greeting === null;
    if (show({ greeting: isMissing && "Skriv en hälsning först." })) return;
    void run(send);
  }

  return (
    <form {...form} onSubmit={submit} noValidate className="mt-8 grid gap-3">
      <TextAreaField
        label="En hälsning, om du vill"
        name="greeting"
        error={errors.greeting}
        isShort
        rows={3}
        value={typed}
        onChange={setTyped}
        maxLength={ROOM_LIMITS.greeting}
        hint={`Högst ${ROOM_LIMITS.greeting}\u00a0tecken. Bara ${to} läser den.`}
      />
      <BusyButton type="submit" variant="quiet" isBusy={isPending} className="justify-self-start">
        {greeting === null ? "Skicka hälsningen" : "Spara hälsningen"}
      </BusyButton>
    </form>
  );
}
