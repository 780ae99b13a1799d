import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { useSession } from "@/access/session/session-store.ts";
import { ACCOUNT_CODE_RETRY_MS } from "@/config/limits.ts";
import { backendAddress } from "@/lib/env.ts";
import { whenIdle } from "@/lib/when-idle.ts";
import { usePagePath } from "./page-path.tsx";

type Sync = ComponentType<{ readonly userId: string }>;

/** Time after the page has loaded in which nothing is fetched for a visitor, in milliseconds. */
const VISITOR_DELAY_MS = 2000;

/**
 * Starts what an account needs on every page once someone is signed in; a visitor loads none of
 * it, only which features are free. Without its code the favourites in the browser still work.
 */
export function AccountRuntime() {
  const session = useSession();
  const path = usePagePath();
  const [Sync, setSync] = useState<Sync | null>(null);
  if (session.status === "signed-out" && backendAddress) return <VisitorPlan />;
  if (session.status !== "signed-in") return null;
  if (Sync) return <Sync key={session.user.id} userId={session.user.id} />;
  // The key mounts it again on the next page.
  return <SyncLoader key={path} onLoad={(loaded) => setSync(() => loaded)} />;
}

/** Loads the code when it is mounted, and again until it is there: nothing on the page says that it is missing. */
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
    const retrying = setInterval(load, ACCOUNT_CODE_RETRY_MS);
    window.addEventListener("online", load);
    return () => {
      clearInterval(retrying);
      window.removeEventListener("online", load);
    };
  }, []);
  return null;
}

/** Loads the code when the page is idle. */
function VisitorPlan() {
  useEffect(() => {
    let isUnmounted = false;
    let stop = () => {};
    async function start() {
      if (isUnmounted) return;
      try {
        const { startVisitorPlan } = await import("@/access/entitlement/visitor-plan.ts");
        if (!isUnmounted) stop = startVisitorPlan();
      } catch (error) {
        console.warn("The plan of visitors cannot be loaded", error);
      }
    }
    whenIdle(() => setTimeout(start, VISITOR_DELAY_MS));
    return () => {
      isUnmounted = true;
      stop();
    };
  }, []);
  return null;
}
