import { type ReactNode, useEffect } from "react";
import { Navigate } from "react-router-dom";
import { UNREACHABLE_MESSAGE } from "@/lib/describe-error.ts";
import { backendAddress } from "@/lib/env.ts";
import { Button, LinkButton } from "@/ui/button.tsx";
import { NeedsNetwork, OfflinePage } from "@/ui/needs-network.tsx";
import { NoticePage, WaitingPage } from "@/ui/notice-page.tsx";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import { useOnline } from "@/ui/use-online.ts";
import { trackSession } from "./restore-session.ts";
import { type SessionUser, useSession } from "./session-store.ts";

/** What a page says until it is known who is signed in. */
export const LOADING = "Ett ögonblick, vi hämtar ditt konto …";

interface AccountGateProps {
  /** The page's heading, shown while its content cannot be. */
  readonly heading: string;
  readonly children: (user: SessionUser) => ReactNode;
  /** Shown until it is known who is signed in, instead of the heading with a note. */
  readonly skeleton?: ReactNode;
}

/** Shows a page to a signed-in user, and sends everyone else to sign in. */
export function AccountGate({ heading, children, skeleton }: AccountGateProps) {
  const isHydrating = useIsHydrating();
  const session = useSession();
  const isOnline = useOnline();
  const isUnreachable = session.status === "unreachable";
  useEffect(() => {
    // The code that asks for the session may have failed to load as well.
    if (isOnline && isUnreachable) trackSession();
  }, [isOnline, isUnreachable]);

  if (!backendAddress) return <AccountsUnavailable heading={heading} />;
  const isSignedOut = !isHydrating && session.status === "signed-out";
  if (isHydrating || isSignedOut || (session.status === "restoring" && isOnline)) {
    return (
      // The attribute lets the script of index.html send a visitor without a session on at once.
      <div data-needs-session="">
        {isSignedOut && <Navigate to="/auth" replace />}
        {skeleton ?? <WaitingPage heading={heading} text={LOADING} />}
      </div>
    );
  }
  if (session.status === "signed-in") {
    return <NeedsNetwork heading={heading}>{children(session.user)}</NeedsNetwork>;
  }
  if (!isOnline) return <OfflinePage heading={heading} />;
  return (
    <NoticePage
      heading={heading}
      text={`${UNREACHABLE_MESSAGE} Generatorerna fungerar som vanligt.`}
    >
      <Button onClick={() => window.location.reload()}>Försök igen</Button>
    </NoticePage>
  );
}

/** Replaces account pages on a site without a backend. */
export function AccountsUnavailable({ heading }: { heading: string }) {
  return (
    <NoticePage
      heading={heading}
      text="Det går inte att skapa konto här ännu. Alla generatorer går att använda utan konto."
    >
      <LinkButton to="/generatorer">Till generatorerna</LinkButton>
    </NoticePage>
  );
}
