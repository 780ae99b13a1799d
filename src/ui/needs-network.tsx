import { type ReactNode, useEffect, useState } from "react";
import { LinkButton } from "./button.tsx";
import { NoticePage } from "./notice-page.tsx";
import { OfflineNote } from "./offline-note.tsx";
import { useOnline } from "./use-online.ts";

interface NeedsNetworkProps {
  /** The heading shown in place of the content while offline. */
  readonly heading: string;
  readonly children: ReactNode;
}

/**
 * A page that needs a network. Opened offline, it says so and shows its content once the browser is
 * online. From then on the content stays, with what has been typed into it.
 */
export function NeedsNetwork({ heading, children }: NeedsNetworkProps) {
  const isOnline = useOnline();
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => {
    if (isOnline) setWasOpened(true);
  }, [isOnline]);

  if (!isOnline && !wasOpened) return <OfflinePage heading={heading} />;
  return (
    <>
      <OfflineNote
        className="mb-2"
        text="Du är offline. Det som redan har hämtats går att läsa, men inget kan sparas förrän du har nät igen."
      />
      {children}
    </>
  );
}

/** Shown in place of a page that needs a network while offline. */
export function OfflinePage({ heading }: { heading: string }) {
  return (
    <NoticePage
      heading={heading}
      text="Du är offline, och den här sidan kräver uppkoppling. Den öppnas av sig själv när du är uppkopplad igen. Generatorerna fungerar som vanligt under tiden."
    >
      <LinkButton to="/generatorer">Till generatorerna</LinkButton>
    </NoticePage>
  );
}
