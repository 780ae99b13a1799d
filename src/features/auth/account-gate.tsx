import type { ReactNode } from "react";
import { Navigate } from "react-router-dom";
import { backendAddress } from "@/lib/env.ts";
import { Button, LinkButton } from "@/ui/button.tsx";
import { NoticePage } from "@/ui/notice-page.tsx";
import { type SessionUser, useSession } from "./session-store.ts";

interface AccountGateProps {
  /** The page's heading, while its content is not to be seen. */
  readonly heading: string;
  readonly children: (user: SessionUser) => ReactNode;
}

/** Shows a page to who is signed in, and sends everyone else to sign in. */
export function AccountGate({ heading, children }: AccountGateProps) {
  const session = useSession();
  if (!backendAddress) return <AccountsMissing heading={heading} />;
  if (session.status === "signed-out") return <Navigate to="/auth" replace />;
  if (session.status === "restoring") {
    return <NoticePage heading={heading} text="Ett ögonblick, vi hämtar ditt konto …" />;
  }
  if (session.status === "unreachable") {
    return (
      <NoticePage
        heading={heading}
        text="Vi når inte servern just nu. Kontrollera nätet och försök igen om en stund. Generatorerna fungerar som vanligt."
      >
        <Button onClick={() => window.location.reload()}>Försök igen</Button>
      </NoticePage>
    );
  }
  return children(session.user);
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
