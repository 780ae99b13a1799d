import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { withCapitals } from "@/features/names/page/name-heads.ts";
import { type VisitedName, visitedNames } from "@/features/offline/visited-names.ts";
import { generators } from "@/generators/registry.ts";
import { Button } from "@/ui/button.tsx";
import { NoticePage } from "@/ui/notice-page.tsx";
import { Section } from "@/ui/section.tsx";
import { useOnline } from "@/ui/use-online.ts";

/** How long the network must have been back before the page is requested again, in milliseconds. */
const RELOAD_DELAY_MS = 1000;

/** Answers, without a network, for a page that has not been opened before. */
export default function OfflinePage() {
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
        text="Sidan har inte öppnats i den här webbläsaren förut, så den går inte att visa utan nät. Den laddas av sig själv när du är uppkopplad igen."
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
                <a href={path} className="prose-link inline-block py-1 font-display">
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
