import { useEffect, useState } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { AccountsMissing } from "@/features/auth/account-gate.tsx";
import { ForgotForm } from "@/features/auth/forgot-form.tsx";
import { LoginForm } from "@/features/auth/login-form.tsx";
import { RecoveryForm } from "@/features/auth/recovery-form.tsx";
import { followSession, useSession } from "@/features/auth/session-store.ts";
import { SignupForm } from "@/features/auth/signup-form.tsx";
import { backendAddress } from "@/lib/env.ts";
import { pendingSubscription } from "@/lib/pending-subscription.ts";
import { Link } from "@/ui/link.tsx";
import { OfflineNote } from "@/ui/offline-note.tsx";
import { PageHeading } from "@/ui/page-heading.tsx";
import { Panel } from "@/ui/panel.tsx";

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
    lead: "Skriv din e-postadress, så skickar vi en länk där du väljer ett nytt.",
    other: { mode: "login", question: "Kom du på det?", label: "Logga in" },
  },
  recovery: {
    heading: "Välj nytt lösenord",
    lead: "När du har sparat det gäller det på alla dina enheter.",
    other: null,
  },
} as const;

type Mode = keyof typeof MODES;

function toMode(value: string | null): Mode {
  return value === "signup" || value === "forgot" || value === "recovery" ? value : "login";
}

/** /auth: signing in and up, and a new password for who has forgotten it. */
export default function AuthPage() {
  const [parameters] = useSearchParams();
  const mode = toMode(parameters.get("mode"));
  const session = useSession();
  const [email, setEmail] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  useEffect(followSession, []);

  if (!backendAddress) return <AccountsMissing heading="Logga in" />;
  // While an attempt is under way, its form decides where to go.
  if (session.status === "signed-in" && mode !== "recovery" && !isBusy) {
    return <Navigate to={pendingSubscription() ? "/premium" : "/"} replace />;
  }

  const { heading, lead, other } = MODES[mode];
  const form = { email, onEmailChange: setEmail, isBusy, onBusyChange: setIsBusy };
  return (
    // A heading of its own for each mode, so that it is announced.
    <div key={mode} className="mx-auto grid w-full max-w-[30rem] gap-6 py-8">
      <div>
        <PageHeading>{heading}</PageHeading>
        <p className="mt-3 text-base text-ink-soft">{lead}</p>
        <OfflineNote
          className="mt-5"
          text="Du är offline. Konton behöver nät, så vänta med att skicka tills du är uppkopplad igen."
        />
      </div>
      <Panel className="grid gap-5 sm:p-7">
        {mode === "login" && <LoginForm {...form} />}
        {mode === "signup" && <SignupForm {...form} />}
        {mode === "forgot" && <ForgotForm {...form} />}
        {mode === "recovery" && <RecoveryForm />}
      </Panel>
      {other && (
        <p>
          {other.question}{" "}
          <Link to={`/auth?mode=${other.mode}`} className="prose-link">
            {other.label}
          </Link>
        </p>
      )}
    </div>
  );
}
