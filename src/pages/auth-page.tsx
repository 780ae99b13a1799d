import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { AccountsUnavailable } from "@/access/session/account-gate.tsx";
import { trackSession } from "@/access/session/restore-session.ts";
import { useSession } from "@/access/session/session-store.ts";
import { ForgotPasswordForm } from "@/features/auth/forms/forgot-password-form.tsx";
import { LoginForm } from "@/features/auth/forms/login-form.tsx";
import { SignupForm } from "@/features/auth/forms/signup-form.tsx";
import { isLinkMode } from "@/features/auth/links/link-modes.ts";
import { MailLink } from "@/features/auth/links/mail-link.tsx";
import { backendAddress } from "@/lib/env.ts";
import { pendingSubscription } from "@/lib/pending-subscription.ts";
import { Link } from "@/ui/link.tsx";
import { OfflineNote } from "@/ui/offline-note.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";
import { Panel } from "@/ui/panel.tsx";
import { Redirect } from "@/ui/redirect.tsx";
import { usePending } from "@/ui/use-pending.ts";

const MODES = {
  login: {
    heading: "Logga in",
    lead: "Välkommen tillbaka.",
    other: { mode: "signup", question: "Har du inget konto?", label: "Skapa konto" },
  },
  signup: {
    heading: "Skapa konto",
    lead: "Kontot är gratis. Generatorerna går lika bra att använda utan.",
    other: { mode: "login", question: "Har du redan ett konto?", label: "Logga in" },
  },
  forgot: {
    heading: "Glömt lösenord?",
    lead: "Skriv din e-postadress, så skickar vi en länk där du väljer ett nytt lösenord.",
    other: { mode: "login", question: "Kom du på det?", label: "Logga in" },
  },
  confirm: {
    heading: "Bekräfta adressen",
    lead: "Välkommen till Namnfynd.",
    other: null,
  },
  recovery: {
    heading: "Välj nytt lösenord",
    lead: "Det nya lösenordet gäller på alla dina enheter.",
    other: null,
  },
  magiclink: {
    heading: "Logga in med länk",
    lead: "Välkommen tillbaka.",
    other: null,
  },
  "email-change": {
    heading: "Ny adress",
    lead: "Det är den som du loggar in med.",
    other: null,
  },
} as const;

type Mode = keyof typeof MODES;

function toMode(value: string | null): Mode {
  return value !== null && isMode(value) ? value : "login";
}

function isMode(value: string): value is Mode {
  return Object.hasOwn(MODES, value);
}

/** /auth: signing in, signing up, and what links in mails lead to. */
export default function AuthPage() {
  const [parameters] = useSearchParams();
  const mode = toMode(parameters.get("mode"));
  const session = useSession();
  const [email, setEmail] = useState("");
  const { isPending, run } = usePending();
  useEffect(trackSession, []);

  if (!backendAddress) return <AccountsUnavailable heading="Logga in" />;
  // While an attempt is pending, its form decides where to go.
  if (session.status === "signed-in" && !isLinkMode(mode) && !isPending) {
    return <Redirect to={pendingSubscription() ? "/premium" : "/"} />;
  }

  const { heading, lead, other } = MODES[mode];
  const form = { email, onEmailChange: setEmail, isPending, run };
  return (
    // Each mode has a new heading, which takes focus and is announced. Prerendered, it is hidden
    // from a user with a session, who is about to be sent on.
    <div
      key={mode}
      className="mx-auto grid w-full max-w-[30rem] gap-6 py-8 in-data-session:invisible"
    >
      <div>
        <PageHeading>{heading}</PageHeading>
        <Lead>{lead}</Lead>
        <OfflineNote
          className="mt-5"
          text="Du är offline. Konton kräver uppkoppling, så vänta med att skicka tills du är uppkopplad igen."
        />
      </div>
      <Panel className="grid gap-5 sm:p-7">
        {mode === "login" && <LoginForm {...form} />}
        {mode === "signup" && <SignupForm {...form} />}
        {mode === "forgot" && <ForgotPasswordForm {...form} />}
        {isLinkMode(mode) && <MailLink mode={mode} />}
      </Panel>
      {other && (
        <p>
          {other.question}{" "}
          <Link to={`/auth?mode=${other.mode}`} className="prose-link whitespace-nowrap">
            {other.label}
          </Link>
        </p>
      )}
    </div>
  );
}
