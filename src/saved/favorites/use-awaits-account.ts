import { useStore } from "@nanostores/react";
import { useSession } from "@/access/session/session-store.ts";
import { accountFavorites } from "./favorites-store.ts";

/** Whether there may be more favourites in an account that is not known yet. */
export function useAwaitsAccount(): boolean {
  const { status } = useSession();
  const isFetched = useStore(accountFavorites, { ssr: "initial" }) !== null;
  return status === "restoring" || (status === "signed-in" && !isFetched);
}
