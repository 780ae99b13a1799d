import type { ReactNode } from "react";
import { LOADING } from "@/access/session/account-gate.tsx";
import { PageHeading } from "@/ui/page-heading.tsx";
import { SlowNote } from "@/ui/slow-note.tsx";
import { TitledPanel } from "@/ui/titled-panel.tsx";

export const HEADING = "Mitt konto";

/** The page without anything of its user. Its panels are as high as those that replace them. */
export function AccountSkeleton() {
  return (
    <AccountLayout
      forms={
        <>
          <TitledPanel heading="Profil" className="min-h-88">
            <p role="status" className="text-ink-soft">
              {LOADING}
            </p>
            <SlowNote />
          </TitledPanel>
          <TitledPanel heading="Byt lösenord" className="min-h-146" />
        </>
      }
      facts={
        <>
          <TitledPanel heading="Kontostatus" tone="pine" className="min-h-78" />
          <TitledPanel heading="Dina uppgifter" className="min-h-88" />
        </>
      }
      wide={
        <>
          <TitledPanel heading="Rum" className="min-h-48" />
          <TitledPanel heading="API-nycklar" className="min-h-60" />
        </>
      }
    />
  );
}

interface AccountLayoutProps {
  readonly forms: ReactNode;
  readonly facts: ReactNode;
  /** Below both, since few users need it. */
  readonly wide: ReactNode;
}

/** The page's heading, and its panels in columns. */
export function AccountLayout({ forms, facts, wide }: AccountLayoutProps) {
  return (
    <div className="py-6">
      <PageHeading>{HEADING}</PageHeading>
      <div className="mt-6 grid items-start gap-5 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
        <div className="grid gap-5 lg:gap-8">{forms}</div>
        <div className="grid items-start gap-5 md:max-lg:grid-cols-2 lg:gap-8">{facts}</div>
      </div>
      <div className="mt-5 grid gap-5 *:min-w-0 lg:mt-8 lg:gap-8">{wide}</div>
    </div>
  );
}
