import { type ReactNode, useEffect, useRef } from "react";
import { BusyButton } from "@/ui/busy-button.tsx";
import { LinkButton } from "@/ui/button.tsx";
import type { LinkMode } from "./link-modes.ts";

interface SignInStepProps {
  readonly mode: LinkMode;
  /** The account, as the auth service names it. */
  readonly email: string;
  /** Whether the account was created elsewhere, where a purchase may wait. */
  readonly isOtherDevice: boolean;
  readonly isPending: boolean;
  readonly onSignIn: () => void;
}

/** Asks whether to sign in to the account of an opened link. */
export function SignInStep(props: SignInStepProps) {
  const { mode, email, isOtherDevice, isPending, onSignIn } = props;
  const text = useRef<HTMLParagraphElement>(null);
  // The button that had focus is gone.
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <p ref={text} tabIndex={-1} className="outline-none">
        {result(mode, <strong className="wrap-anywhere">{email}</strong>)} Är det inte ditt konto
        ska du inte logga in.
      </p>
      {isOtherDevice && (
        <p className="text-ink-soft">
          Skapade du kontot för att köpa Premium? Köpet fortsätter när du loggar in där du började.
          Du kan också logga in här och köpa på sidan Premium.
        </p>
      )}
      <BusyButton isBusy={isPending} onClick={onSignIn}>
        <span className="min-w-0 wrap-anywhere">Logga in som {email}</span>
      </BusyButton>
      <LinkButton variant="quiet" to="/">
        Logga inte in
      </LinkButton>
    </div>
  );
}

function result(mode: LinkMode, email: ReactNode): ReactNode {
  if (mode === "confirm") return <>E-postadressen {email} är bekräftad.</>;
  if (mode === "recovery") return <>Lösenordet för {email} är ändrat.</>;
  return <>Länken hör till kontot {email}.</>;
}
