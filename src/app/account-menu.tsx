import { lazy, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useAdminState } from "@/features/admin/use-admin-state.ts";
import { LogOutButton } from "@/features/auth/session/log-out-button.tsx";
import type { SessionUser } from "@/features/auth/session/session-store.ts";
import { followAccountFavorites } from "@/features/favorites/account-favorites.ts";
import { setEntitledFeatures } from "@/features/plan-features/entitled-features.ts";
import { type Entitlement, useEntitlement } from "@/features/plan-features/use-entitlement.ts";
import { PLAN_FEATURES_KEY } from "@/features/plan-features/use-plan-features.ts";
import type { Subscription } from "@/features/subscription/subscription-api.ts";
import { useSubscription } from "@/features/subscription/use-subscription.ts";
import { queryClient } from "@/lib/query-client.ts";
import type { provideListPart } from "@/pages/list-part.tsx";
import { SAVED_FAVORITES_PAGE, savedFavorites } from "@/pages/saved-favorites.ts";
import { HeaderLink } from "./header-link.tsx";

const AddToList = lazy(() =>
  import("@/features/name-lists/add-to-list.tsx").catch((error: unknown) => {
    // A generator is whole without it.
    console.warn("The way into the name lists cannot be loaded", error);
    return { default: () => null };
  }),
);

interface AccountMenuProps {
  readonly user: SessionUser;
  /** Takes the way from a generator into the name lists, or null for a plan without lists. */
  readonly onListPart: typeof provideListPart;
}

/** What the header has for somebody who is signed in. */
export default function AccountMenu({ user, onListPart }: AccountMenuProps) {
  const isAdmin = useAdminState(user.id) === "yes";
  const { subscription, isFirstCheck } = useSubscription(user.id);
  const entitlement = useKeptEntitlement(isFirstCheck ? undefined : subscription);
  useKeptFavorites(user.id, entitlement);
  useKeptListPart(entitlement, onListPart);

  return (
    <div className="flex min-w-0 items-center gap-x-5 gap-y-3 max-lg:flex-col max-lg:items-stretch">
      <nav aria-label="Konto" className="shrink-0">
        <ul className="flex gap-5 max-lg:flex-col max-lg:gap-0">
          {isAdmin && <HeaderLink to="/admin">Admin</HeaderLink>}
          {subscription?.isSubscribed && <HeaderLink to="/namnlistor">Mina listor</HeaderLink>}
          <HeaderLink to="/konto">Mitt konto</HeaderLink>
        </ul>
      </nav>
      <span
        title={user.email}
        className="max-w-44 min-w-0 truncate text-sm text-ink-soft max-lg:max-w-full"
      >
        {user.email}
      </span>
      <LogOutButton email={user.email} className="shrink-0" />
    </div>
  );
}

/** Tells the rest of the site what the user's plan gives, asked anew on each navigation. */
function useKeptEntitlement(subscription: Subscription | null | undefined): Entitlement | null {
  const entitlement = useEntitlement(subscription);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what sets it off.
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: PLAN_FEATURES_KEY });
  }, [pathname]);
  useEffect(() => {
    if (entitlement) setEntitledFeatures(entitlement.features);
  }, [entitlement]);
  useEffect(() => () => setEntitledFeatures(null), []);
  return entitlement;
}

/** Shows the user's favourites on every page, once it is known whether the plan saves them. */
function useKeptFavorites(userId: string, entitlement: Entitlement | null): void {
  const canSave = entitlement?.has("favorites_sync");
  useEffect(() => {
    if (canSave === undefined) return;
    return followAccountFavorites(userId, canSave, [
      { page: SAVED_FAVORITES_PAGE, local: savedFavorites },
    ]);
  }, [userId, canSave]);
}

/** Hands over the way from a generator into the name lists, as long as the plan has any. */
function useKeptListPart(
  entitlement: Entitlement | null,
  onListPart: AccountMenuProps["onListPart"],
): void {
  const hasLists = entitlement?.has("name_lists") ?? false;
  useEffect(() => {
    if (!hasLists) return;
    onListPart(AddToList);
    return () => onListPart(null);
  }, [hasLists, onListPart]);
}
