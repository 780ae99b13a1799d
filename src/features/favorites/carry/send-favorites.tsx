import { Send } from "lucide";
import { Suspense, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { keepStored } from "@/lib/browser-storage.ts";
import { useHasFeature } from "@/name-ui/access/entitlement-store.ts";
import { useFavoritesByPage } from "@/name-ui/favorites/favorites-by-page.tsx";
import { SEND_PARAM, WORTH_KEEPING } from "@/name-ui/favorites/use-favorites.ts";
import { Button } from "@/ui/button.tsx";
import { Icon } from "@/ui/icon.tsx";
import { lazyWithFallback } from "@/ui/lazy.tsx";
import type { SendDialogProps } from "./send-dialog.tsx";

const SendDialog = lazyWithFallback<SendDialogProps>(
  () => import("./send-dialog.tsx"),
  () => <p role="alert">Länken kunde inte göras. Kontrollera nätet och ladda om sidan.</p>,
);

/** Opens the link with all favourites, and says when the browser would delete them. */
export function SendFavorites() {
  const favorites = useFavoritesByPage();
  const isInAccount = useHasFeature("favorites_sync");
  const [params, setParams] = useSearchParams();
  const [isOpen, setIsOpen] = useState(params.has(SEND_PARAM));
  useKeptStorage(Math.max(0, ...favorites.map(({ names }) => names.length)));
  if (favorites.length === 0) return null;

  function close() {
    setIsOpen(false);
    if (params.has(SEND_PARAM)) setParams({}, { preventScrollReset: true, replace: true });
  }

  return (
    <div className="mt-3 text-sm print:hidden">
      {!isInAccount && deletesWhatIsStored() && (
        <p className="mb-2">
          Den här webbläsaren raderar dem om du inte kommer tillbaka inom sju dagar.
        </p>
      )}
      <Button variant="quiet" className="text-sm" onClick={() => setIsOpen(true)}>
        <Icon icon={Send} className="size-5" />
        Skicka listan till dig själv
      </Button>
      {isOpen && (
        <Suspense>
          <SendDialog onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

/** Asks the browser to keep what is stored when a page gets the favourite that makes it worth keeping. */
function useKeptStorage(count: number): void {
  const before = useRef(count);
  useEffect(() => {
    if (before.current < WORTH_KEEPING && count >= WORTH_KEEPING) keepStored();
    before.current = count;
  }, [count]);
}

/**
 * Whether the browser deletes what a site has stored after seven days of use without a visit: WebKit does, which is
 * also in every browser on iOS, but not for a site on the home screen
 * (https://webkit.org/blog/10218/full-third-party-cookie-blocking-and-more/).
 */
function deletesWhatIsStored(): boolean {
  return (
    navigator.vendor.startsWith("Apple") && !window.matchMedia("(display-mode: standalone)").matches
  );
}
