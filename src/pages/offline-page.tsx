import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { givenNamePageQuery, namePageQuery } from "@/features/names/page/name-page-api.ts";
import { nameOfPage, type VisitedName, visitedNames } from "@/features/offline/visited-names.ts";
import { generators } from "@/generators/registry.ts";
import { queryClient } from "@/lib/query-client.ts";
import { withCapitals } from "@/names/written-name.ts";
import { Button } from "@/ui/button.tsx";
import { Link } from "@/ui/link.tsx";
import { NoticePage } from "@/ui/notice-page.tsx";
import { Section } from "@/ui/section.tsx";
import { useOnline } from "@/ui/use-online.ts";

/** How long the network must have been back before the page is requested again, in milliseconds. */
const RELOAD_DELAY_MS = 1000;

/**
 * Answers, without a network, for a page whose document is not kept. A name whose data is kept has its page all the
 * same, which is drawn in the browser.
 */
export default function OfflinePage() {
  const isLooking = useKeptName();
  const names = useVisitedNames();
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
    <>
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
      <Section heading="Det här fungerar utan nät">
        <ul className="flex flex-wrap gap-x-5 gap-y-2">
          {[
            { path: "/namngenerator", label: "Namngenerator" },
            ...generators,
            { path: "/namnsdag", label: "Namnsdagar" },
          ].map(({ path, label }) => (
            <li key={path}>
              <Link to={path} className="prose-link inline-block py-1">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
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

/** Shows the page of a name whose data is kept. Returns whether it is being looked for. */
function useKeptName(): boolean {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [isLooking, setIsLooking] = useState(true);
  useEffect(() => {
    const page = nameOfPage(pathname);
    if (!page) {
      setIsLooking(false);
      return;
    }
    const data =
      page.kind === "given"
        ? queryClient.fetchQuery(givenNamePageQuery(page.name))
        : queryClient.fetchQuery(namePageQuery(page.name));
    // The visitor may have left for another page.
    let isCurrent = true;
    data.then(
      () => isCurrent && navigate({ pathname, search, hash }, { replace: true }),
      (error: unknown) => {
        console.info("The data of the name is not kept", error);
        setIsLooking(false);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [pathname, search, hash, navigate]);
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
