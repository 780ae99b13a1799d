import { Suspense } from "react";
import { AccountGate } from "@/features/auth/session/account-gate.tsx";
import { lazyPage } from "@/ui/lazy-part.tsx";
import { NoticePage } from "@/ui/notice-page.tsx";

const HEADING = "Mina namnlistor";

// A visitor, who is sent to sign in, needs none of it.
const NameLists = lazyPage(() => import("./name-lists.tsx"));

/** /namnlistor */
export default function NameListsPage() {
  return (
    <AccountGate heading={HEADING}>
      {(user) => (
        <Suspense
          fallback={<NoticePage heading={HEADING} text="Ett ögonblick, vi hämtar dina listor …" />}
        >
          <NameLists key={user.id} heading={HEADING} userId={user.id} />
        </Suspense>
      )}
    </AccountGate>
  );
}
