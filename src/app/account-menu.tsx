import { LogOutButton } from "@/access/session/log-out-button.tsx";
import type { SessionUser } from "@/access/session/session-store.ts";
import { useAdminState } from "@/features/admin/use-admin-state.ts";
import { useSubscription } from "@/features/subscription/use-subscription.ts";
import { HeaderLink } from "./header-link.tsx";

/** The header's links for a signed-in user. */
export default function AccountMenu({ user }: { user: SessionUser }) {
  const isAdmin = useAdminState(user.id) === "yes";
  const { subscription } = useSubscription(user.id);
  return (
    <div className="flex min-w-0 items-center gap-x-5 gap-y-3 max-lg:flex-col max-lg:items-stretch">
      {/* The address is below the links, where it has room, without making the header higher. */}
      <div className="flex min-w-0 flex-col gap-y-3 lg:-my-2 lg:items-end lg:gap-y-1">
        <nav aria-label="Konto">
          <ul>
            {isAdmin && <HeaderLink to="/admin" label="Admin" />}
            {subscription && subscription.plan !== "Gratis" && (
              <HeaderLink to="/namnlistor" label="Mina listor" />
            )}
            <HeaderLink to="/konto" label="Mitt konto" />
          </ul>
        </nav>
        <span
          title={user.email}
          className="max-w-full truncate text-sm text-ink-soft lg:max-w-52 lg:leading-tight"
        >
          {user.email}
        </span>
      </div>
      <LogOutButton className="shrink-0" />
    </div>
  );
}
