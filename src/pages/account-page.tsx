import { useEntitledFeatures } from "@/access/entitlement/entitlement-store.ts";
import { AccountGate } from "@/access/session/account-gate.tsx";
import type { SessionUser } from "@/access/session/session-store.ts";
import { AccountLayout, AccountSkeleton, HEADING } from "@/features/account/account-layout.tsx";
import { OwnDataSection } from "@/features/account/own-data-section.tsx";
import { ProfileSection } from "@/features/account/profile-section.tsx";
import { ApiKeysSection } from "@/features/api-keys/api-keys-section.tsx";
import { ChangePasswordForm } from "@/features/auth/password/change-password-form.tsx";
import { fetchMyRoomRows } from "@/features/rooms/account/my-rooms-api.ts";
import { RoomsSection } from "@/features/rooms/account/rooms-section.tsx";
import { MembershipCard } from "@/features/subscription/membership-card.tsx";
import { paidPlanOf } from "@/features/subscription/subscription.ts";
import { useSubscription } from "@/features/subscription/use-subscription.ts";
import { savedFavoritesByPage } from "@/saved/favorites/favorites-by-page.tsx";
import { OwnListsLink } from "@/saved/lists/own-lists-link.tsx";
import { Link } from "@/ui/link.tsx";
import { TitledPanel } from "@/ui/titled-panel.tsx";

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
