import { Send } from "lucide";
import { Suspense, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useHasFeature } from "@/access/entitlement/entitlement-store.ts";
import { Button } from "@/ui/button.tsx";
import { Icon } from "@/ui/icon.tsx";
import { lazyOnPress } from "@/ui/lazy.tsx";
import { showWithLink } from "@/ui/toast-store.ts";
import { useFavoritesByPage } from "../favorites-by-page.tsx";
import { accountFavorites } from "../favorites-store.ts";
import type { PageFavorites } from "../late-favorites.ts";
import { addedText } from "../use-favorites.ts";
import type { SendDialogProps } from "./send-dialog.tsx";

/** Opens the dialog on /favoriter. */
const SEND_PARAM = "skicka";

/** From this many favourites on, the visitor is told when the browser may delete them. */
const WORTH_KEEPING = 3;

const SendDialog = lazyOnPress<SendDialogProps>(
  () => import("./send-dialog.tsx"),
  "Länken kunde inte skapas. Kontrollera nätet och försök igen.",
);

/** Opens the link with all favourites, and says when the browser would delete them. */
export function SendFavorites({ readRooms }: Pick<SendDialogProps, "readRooms">) {
  const favorites = useFavoritesByPage();
  const isInAccount = useHasFeature("favorites_sync");
  const [params, setParams] = useSearchParams();
  const [isOpen, setIsOpen] = useState(params.has(SEND_PARAM));
  useWorthKeeping(favorites);
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
        Skicka till dig själv
      </Button>
      {isOpen && (
        <Suspense>
          <SendDialog readRooms={readRooms} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

/** When a page gets its third favourite, offers the link and asks the browser to keep what is stored. */
function useWorthKeeping(favorites: readonly PageFavorites[]): void {
  const before = useRef(favorites);
  useEffect(() => {
    const countBefore = (page: string) =>
      before.current.find((earlier) => earlier.page === page)?.names.length ?? 0;
    const grown = favorites.find(
      ({ page, names }) => names.length === WORTH_KEEPING && countBefore(page) < WORTH_KEEPING,
    );
    before.current = favorites;
    if (!grown) return;
    keepStored();
    if (accountFavorites.get() !== null) return;
    showWithLink("success", addedText(grown.names.at(-1) ?? ""), {
      label: "Skicka till dig själv",
      to: `/favoriter?${SEND_PARAM}`,
    });
  }, [favorites]);
}

/** Asks the browser not to clear what is stored when it needs room; some browsers ask the visitor. */
function keepStored(): void {
  navigator.storage?.persist?.().catch((error: unknown) => {
    console.warn("The browser was not asked to keep what is stored", error);
  });
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
