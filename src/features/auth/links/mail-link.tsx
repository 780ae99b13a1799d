import { useState } from "react";
import { type LinkedAccount, openMailLink } from "@/access/session/auth-api.ts";
import { createdAccount, forgetCreatedAccount } from "@/access/session/created-account.ts";
import { LogOutButton } from "@/access/session/log-out-button.tsx";
import { useSession } from "@/access/session/session-store.ts";
import { showWelcome } from "@/access/session/welcome.ts";
import { BackendError } from "@/lib/backend-error.ts";
import { UNREACHABLE_MESSAGE } from "@/lib/describe-error.ts";
import { pendingSubscription } from "@/lib/pending-subscription.ts";
import { logSecurityEvent } from "@/lib/security-log.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { LinkButton } from "@/ui/button.tsx";
import { Redirect } from "@/ui/redirect.tsx";
import { SlowNote } from "@/ui/slow-note.tsx";
import { showSuccess } from "@/ui/toast-store.ts";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import { usePending } from "@/ui/use-pending.ts";
import { reportFailure, resetAttempts } from "../forms/auth-form.tsx";
import { LINKS, type LinkMode } from "./link-modes.ts";
import { NewPasswordForm } from "./new-password-form.tsx";
import { OwnPasswordForm } from "./own-password-form.tsx";
import { SignInStep } from "./sign-in-step.tsx";
import { linkAddress, useLinkToken } from "./use-link-token.ts";

/**
 * The page that a link in a mail opens. Nothing is used up before a press, since mail services open
 * links to check them. Nobody is signed in before a press beside the name of the account, which only
 * the auth service knows, and nobody who is signed in already: a stranger may have sent the link.
 */
export function MailLink({ mode }: { mode: LinkMode }) {
  const token = useLinkToken();
  const session = useSession();
  const isHydrating = useIsHydrating();
  const [opened, setOpened] = useState<{ readonly account: LinkedAccount | null } | null>(null);
  const [isExpired, setIsExpired] = useState(false);
  const [isPasswordSaved, setIsPasswordSaved] = useState(false);
  const [createdHere] = useState(createdAccount);
  const [isDone, setIsDone] = useState(false);
  const { isPending, run } = usePending();
  const { type, text, button } = LINKS[mode];

  async function open(tokenHash: string): Promise<LinkedAccount | null> {
    try {
      const account = await openMailLink(type, tokenHash);
      if (type === "signup") forgetCreatedAccount();
      setOpened({ account });
      return account;
    } catch (error) {
      if (error instanceof BackendError && error.code === "otp_expired") setIsExpired(true);
      else reportFailure(error, "link");
      return null;
    }
  }

  async function signIn(account: LinkedAccount, announce: () => void) {
    try {
      await account.signIn();
      logSecurityEvent("successful_login");
      resetAttempts(account.email);
      announce();
      setIsDone(true);
    } catch (error) {
      reportFailure(error, "link");
    }
  }

  // Rendered, so that a visitor who has left the page by then is not taken away from another one.
  if (isDone) return <Redirect to={pendingSubscription() ? "/premium" : "/"} />;
  if (isHydrating || session.status === "restoring") {
    return (
      <>
        <p className="text-ink-soft">Ett ögonblick …</p>
        <SlowNote />
      </>
    );
  }
  if (opened && type === "email_change") return <AddressChange account={opened.account} />;
  if (isExpired) return <BrokenLink mode={mode} text="Länken har gått ut eller är redan använd." />;
  if (token === null) {
    return <BrokenLink mode={mode} text="Länken är ofullständig. Öppna den igen från mejlet." />;
  }
  if (session.status === "unreachable") return <p>{UNREACHABLE_MESSAGE}</p>;
  if (session.status === "signed-in" && type !== "email_change" && !isPending) {
    return <LogOutFirst email={session.user.email} next={linkAddress(mode, token)} />;
  }
  const isCreatedHere =
    createdHere !== null && (!opened?.account || opened.account.id === createdHere);
  if (type === "signup" && !isCreatedHere && !isPasswordSaved) {
    return (
      <OwnPasswordForm
        account={opened?.account ?? null}
        isPending={isPending}
        run={run}
        openLink={() => open(token)}
        onSaved={() => setIsPasswordSaved(true)}
      />
    );
  }
  if (!opened?.account) {
    return (
      <div className="grid gap-4">
        <p>{text}</p>
        <BusyButton
          isBusy={isPending}
          onClick={() =>
            void run(async () => {
              await open(token);
            })
          }
        >
          {button}
        </BusyButton>
      </div>
    );
  }
  const { account } = opened;
  if (type === "recovery" && !isPasswordSaved) {
    return (
      <NewPasswordForm
        account={account}
        isPending={isPending}
        run={run}
        onSaved={() => {
          setIsPasswordSaved(true);
          return signIn(account, () => showSuccess("Lösenord ändrat"));
        }}
      />
    );
  }
  return (
    <SignInStep
      mode={mode}
      email={account.email}
      isOtherDevice={type === "signup" && !isCreatedHere}
      isPending={isPending}
      onSignIn={() => void run(() => signIn(account, showWelcome))}
    />
  );
}

function BrokenLink({ mode, text }: { mode: LinkMode; text: string }) {
  return (
    <div className="grid gap-4">
      <p role="alert">{text}</p>
      {mode === "recovery" ? (
        <LinkButton to="/auth?mode=forgot">Be om en ny länk</LinkButton>
      ) : (
        <LinkButton to="/auth?mode=login">Logga in</LinkButton>
      )}
    </div>
  );
}

/** @param next the address of the link, to open it again */
function LogOutFirst({ email, next }: { email: string; next: string }) {
  return (
    <div className="grid gap-4">
      <p>
        Du är inloggad som <strong className="wrap-anywhere">{email}</strong>. En länk i ett mejl
        byter aldrig konto åt dig. Logga ut först om du vill använda den.
      </p>
      <LogOutButton next={next} />
      <LinkButton to="/">Till startsidan</LinkButton>
    </div>
  );
}

/** @param account null as long as the other address has not agreed */
function AddressChange({ account }: { account: LinkedAccount | null }) {
  return account ? (
    <p role="status">
      Kontot har nu adressen <strong className="wrap-anywhere">{account.email}</strong>. Logga in
      med den nästa gång.
    </p>
  ) : (
    <p role="status">
      Adressen är godkänd. Öppna nu länken i mejlet till den andra adressen, så är bytet klart.
    </p>
  );
}
