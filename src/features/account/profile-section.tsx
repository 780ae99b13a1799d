import { type FormEvent, useRef, useState } from "react";
import { PROFILE_LIMITS } from "@/config/limits.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { Button } from "@/ui/button.tsx";
import { TextField } from "@/ui/text-field.tsx";
import { TitledPanel } from "@/ui/titled-panel.tsx";
import type { Profile } from "./account-api.ts";
import { useProfile, useSaveProfile } from "./use-profile.ts";

interface ProfileSectionProps {
  readonly userId: string;
  /** The address to sign in with. */
  readonly signInEmail: string;
  /** What to tell the user of a failed call. */
  readonly describeError: (error: unknown) => string;
}

/** Name and contact address, to read and change. */
export function ProfileSection({ userId, signInEmail, describeError }: ProfileSectionProps) {
  const { data: profile, error, refetch } = useProfile(userId);
  const content = useRef<HTMLDivElement>(null);

  function tryAgain() {
    // The button goes away; what comes in its place has the focus.
    content.current?.focus();
    void refetch();
  }

  return (
    <TitledPanel heading="Profil">
      <div ref={content} tabIndex={-1} className="outline-none">
        {profile !== undefined && (
          <ProfileForm
            userId={userId}
            signInEmail={signInEmail}
            profile={profile ?? { fullName: "", email: signInEmail }}
            describeError={describeError}
          />
        )}
        {profile === undefined && !error && (
          // As high as the form that it stands for.
          <p role="status" className="min-h-72 text-ink-soft sm:min-h-66">
            Hämtar din profil …
          </p>
        )}
        {profile === undefined && error && (
          <div className="grid justify-items-start gap-3">
            <p role="alert">Din profil kunde inte hämtas. {describeError(error)}</p>
            <Button variant="quiet" onClick={tryAgain}>
              Försök igen
            </Button>
          </div>
        )}
      </div>
    </TitledPanel>
  );
}

interface ProfileFormProps extends ProfileSectionProps {
  readonly profile: Profile;
}

function ProfileForm({ userId, signInEmail, profile, describeError }: ProfileFormProps) {
  const [fullName, setFullName] = useState(profile.fullName);
  const [email, setEmail] = useState(profile.email);
  const { mutate, isPending } = useSaveProfile(userId, describeError);

  function save(event: FormEvent) {
    event.preventDefault();
    mutate({ fullName, email });
  }

  return (
    <form onSubmit={save} className="grid max-w-lg justify-items-start gap-4 *:w-full">
      <TextField
        label="Namn"
        name="name"
        autoComplete="name"
        maxLength={PROFILE_LIMITS.fullName}
        value={fullName}
        onChange={setFullName}
      />
      {/* Text, for what is typed is stored as it is; the keyboard alone is that of an address. */}
      <TextField
        label="E-post"
        name="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={PROFILE_LIMITS.email}
        value={email}
        onChange={setEmail}
        hint={
          <span className="wrap-anywhere">
            Du loggar in med <strong className="font-semibold text-ink">{signInEmail}</strong> även
            om du ändrar här.
          </span>
        }
      />
      <BusyButton type="submit" isBusy={isPending} className="w-auto!">
        Spara profil
      </BusyButton>
    </form>
  );
}
