import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router-dom";
import { useSession } from "@/features/auth/session/session-store.ts";

type Sync = ComponentType<{ readonly userId: string }>;

/**
 * Starts what an account needs on every page once somebody is signed in; a visitor loads none of
 * it. Without its code the favourites in the browser still work.
 */
export function AccountRuntime() {
  const session = useSession();
  const { key } = useLocation();
  const [Sync, setSync] = useState<Sync | null>(null);
  if (session.status !== "signed-in") return null;
  if (Sync) return <Sync key={session.user.id} userId={session.user.id} />;
  // The key mounts it again on the next navigation.
  return <SyncLoader key={key} onLoad={(loaded) => setSync(() => loaded)} />;
}

/** Loads the code when it is mounted, and again whenever the network comes back. */
function SyncLoader({ onLoad }: { onLoad: (sync: Sync) => void }) {
  const handleLoad = useEffectEvent(onLoad);
  useEffect(() => {
    function load() {
      import("./account-sync.tsx").then(
        (module) => handleLoad(module.default),
        (error: unknown) => console.warn("The account runtime cannot be loaded", error),
      );
    }
    load();
    window.addEventListener("online", load);
    return () => window.removeEventListener("online", load);
  }, []);
  return null;
}
