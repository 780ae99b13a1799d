import type { ReactNode } from "react";
import { OwnDataSection } from "@/features/account/own-data-section.tsx";
import { ProfileSection } from "@/features/account/profile-section.tsx";
import { ApiKeysSection } from "@/features/api-keys/api-keys-section.tsx";
import { ChangePasswordForm } from "@/features/auth/password/change-password-form.tsx";
import { AccountGate, LOADING } from "@/features/auth/session/account-gate.tsx";
import { OwnListsLink } from "@/features/name-lists/own-lists-link.tsx";
import { fetchMyRoomRows } from "@/features/rooms/account/my-rooms-api.ts";
import { RoomsSection } from "@/features/rooms/account/rooms-section.tsx";
import { MembershipCard } from "@/features/subscription/membership-card.tsx";
import { paidPlanOf } from "@/features/subscription/subscription.ts";
import { useSubscription } from "@/features/subscription/use-subscription.ts";
import { useEntitledFeatures } from "@/name-ui/access/entitlement-store.ts";
import type { SessionUser } from "@/name-ui/access/session-store.ts";
import { savedFavoritesByPage } from "@/name-ui/favorites/favorites-by-page.tsx";
import { Link } from "@/ui/link.tsx";
import { PageHeading } from "@/ui/page-heading.tsx";
import { SlowNote } from "@/ui/slow-note.tsx";
import { TitledPanel } from "@/ui/titled-panel.tsx";

const HEADING = "Mitt konto";

/** /konto */
export default function AccountPage() {
  return (
    <AccountGate heading={HEADING} skeleton={<AccountSkeleton />}>
      {(user) => <Account key={user.id} user={user} />}
    </AccountGate>
  );
}

function Account({ user }: { user: SessionUser }) {
  const { subscription, checkAgain } = useSubscription(user.id);
  const features = useEntitledFeatures();
  return (
    <AccountLayout
      forms={
        <>
          <ProfileSection userId={user.id} signInEmail={user.email} />
          <TitledPanel heading="Byt lösenord">
            <ChangePasswordForm email={user.email} />
          </TitledPanel>
        </>
      }
      facts={
        <>
          <div className="grid gap-3">
            <MembershipCard userId={user.id} createdAt={user.createdAt} />
            <p className="px-5 sm:px-6">
              <Link to="/angra" className="prose-link">
                Ångra avtalet här
              </Link>
            </p>
          </div>
          <OwnDataSection
            account={{
              ...user,
              readFavorites: savedFavoritesByPage,
              fetchRooms: fetchMyRoomRows,
              paidPlan: subscription && paidPlanOf(subscription),
              renews:
                subscription !== null && subscription.plan !== "Gratis" && subscription.renews,
            }}
            onCheckSubscription={checkAgain}
          >
            <OwnListsLink userId={user.id} />
          </OwnDataSection>
        </>
      }
      wide={
        <>
          <RoomsSection userId={user.id} />
          <ApiKeysSection userId={user.id} isEntitled={features?.has("api_access")} />
        </>
      }
    />
  );
}

/** The page without anything of its user. Its panels are as high as those that replace them. */
function AccountSkeleton() {
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

function AccountLayout({ forms, facts, wide }: AccountLayoutProps) {
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
