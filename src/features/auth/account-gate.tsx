import { type ReactNode, useEffect } from "react";
import { Navigate } from "react-router-dom";
import { backendAddress } from "@/lib/env.ts";
import { Button, LinkButton } from "@/ui/button.tsx";
import { NeedsNetwork, OfflinePage } from "@/ui/needs-network.tsx";
import { NoticePage } from "@/ui/notice-page.tsx";
import { useOnline } from "@/ui/use-online.ts";
import { followSession, type SessionUser, useSession } from "./session-store.ts";

interface AccountGateProps {
  /** The page's heading, while its content is not to be seen. */
  readonly heading: string;
  readonly children: (user: SessionUser) => ReactNode;
}

/** Shows a page to who is signed in, and sends everyone else to sign in. */
export function AccountGate({ heading, children }: AccountGateProps) {
  const session = useSession();
  const isOnline = useOnline();
  const isUnreachable = session.status === "unreachable";
  useEffect(() => {
    // The code that asks for the session may have been out of reach as well.
    if (isOnline && isUnreachable) followSession();
  }, [isOnline, isUnreachable]);

  if (!backendAddress) return <AccountsMissing heading={heading} />;
  if (session.status === "signed-out") return <Navigate to="/auth" replace />;
  if (session.status === "signed-in") {
    return <NeedsNetwork heading={heading}>{children(session.user)}</NeedsNetwork>;
  }
  if (!isOnline) return <OfflinePage heading={heading} />;
  if (session.status === "restoring") {
    return <NoticePage heading={heading} text="Ett ögonblick, vi hämtar ditt konto …" />;
  }
  return (
    <NoticePage
      heading={heading}
      text="Vi når inte servern just nu. Kontrollera nätet och försök igen om en stund. Generatorerna fungerar som vanligt."
    >
      <Button onClick={() => window.location.reload()}>Försök igen</Button>
    </NoticePage>
  );
}

/** What account pages say where no backend is configured. */
export function AccountsMissing({ heading }: { heading: string }) {
  return (
    <NoticePage
      heading={heading}
      text="Konton är inte uppsatta på den här sajten än. Alla generatorer går att använda utan konto."
    >
      <LinkButton to="/generatorer">Till generatorerna</LinkButton>
    </NoticePage>
  );
}
