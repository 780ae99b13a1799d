import { useContext, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { OFFLINE_PAGE } from "@/config/stand-ins.ts";
import { DownloadSite } from "@/features/offline/download-site.tsx";
import { type VisitedName, visitedNames } from "@/features/offline/visited-names.ts";
import { withCapitals } from "@/names/form/written-name.ts";
import { Button } from "@/ui/button.tsx";
import { NoticePage } from "@/ui/notice-page.tsx";
import { PreloadPage } from "@/ui/preload-page.ts";
import { Section } from "@/ui/section.tsx";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import { useOnline } from "@/ui/use-online.ts";

/** How long the network must have been back before the page is requested again, in milliseconds. */
const RELOAD_DELAY_MS = 1000;

/**
 * /utan-nat: what works without a network, and the download of everything. Without a network its document also answers
 * for every page whose own is not kept: it draws that page if its code and data are, and says why not otherwise.
 */
export default function OfflinePage() {
  const names = useVisitedNames();
  const isPrerendered = useIsHydrating();
  const { pathname } = useLocation();
  return (
    <>
      {isPrerendered || pathname === OFFLINE_PAGE ? (
        <NoticePage
          heading="Namnfynd utan nät"
          text="Det du har öppnat går att öppna igen utan nät. Ladda ner resten, så fungerar generatorerna och de vanligaste namnens uppgifter också utan nät."
        />
      ) : (
        <PageNotKept />
      )}
      <DownloadSite />
      {names.length > 0 && (
        <Section heading="Namn du har öppnat" className="mt-10">
          <ul className="flex flex-wrap gap-x-5 gap-y-2">
            {names.map(({ path, name }) => (
              <li key={path}>
                {/* Without the router: the kept document has what the page needs. */}
                <a href={path} className="prose-link inline-block py-1 font-display" translate="no">
                  {withCapitals(name)}
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

/** In place of a page: it is shown as soon as it can be. */
function PageNotKept() {
  const isLooking = useKeptPage();
  const isOnline = useOnline();
  const wasOffline = useRef(false);
  useEffect(() => {
    wasOffline.current ||= !isOnline;
    if (!isOnline || !wasOffline.current) return;
    // A network may come and go, and the visitor may be leaving.
    const timer = setTimeout(() => window.location.reload(), RELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isOnline]);
  return (
    <NoticePage
      heading="Du är offline"
      text={
        isLooking
          ? "Vi ser efter om sidan är sparad på den här enheten."
          : "Sidan är inte sparad på den här enheten, så den går inte att visa utan nät. Den laddas av sig själv när du är uppkopplad igen."
      }
    >
      <Button onClick={() => window.location.reload()}>Försök igen</Button>
    </NoticePage>
  );
}

/** Shows the page of the address if its code and data are kept. Returns whether they are being looked for. */
function useKeptPage(): boolean {
  const preload = useContext(PreloadPage);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [isLooking, setIsLooking] = useState(true);
  useEffect(() => {
    // The visitor may have left for another page.
    let isCurrent = true;
    preload(pathname).then(
      () => isCurrent && navigate({ pathname, search, hash }, { replace: true }),
      (error: unknown) => {
        console.info("The page is not kept", error);
        setIsLooking(false);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [preload, pathname, search, hash, navigate]);
  return isLooking;
}

function useVisitedNames(): readonly VisitedName[] {
  const [names, setNames] = useState<readonly VisitedName[]>([]);
  useEffect(() => {
    visitedNames().then(setNames, (error: unknown) => {
      // The rest of the page does without.
      console.warn("The pages that are kept cannot be read", error);
    });
  }, []);
  return names;
}
