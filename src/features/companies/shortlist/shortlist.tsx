import { Download } from "lucide";
import { type ReactNode, useState } from "react";
import { useAccess } from "@/access/entitlement/use-access.ts";
import { resolverUrl } from "@/lib/env.ts";
import { ExportDialog } from "@/saved/export/export-dialog.tsx";
import { groupOfPage } from "@/saved/export/export-groups.ts";
import { removeWithUndo } from "@/saved/favorites/remove-with-undo.ts";
import StorageProblemNote from "@/saved/favorites/storage-problem-note.tsx";
import { useAwaitsAccount } from "@/saved/favorites/use-awaits-account.ts";
import { usePageFavorites } from "@/saved/favorites/use-favorites.ts";
import { Button, LinkButton } from "@/ui/button.tsx";
import { Icon } from "@/ui/icon.tsx";
import { SlowNote } from "@/ui/slow-note.tsx";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import DomainCheck from "../domains/domain-check.tsx";
import { ListedName } from "./listed-name.tsx";
import { COMPANIES_PAGE } from "./shortlist-path.ts";

interface ShortlistProps {
  /** Asks friends about the names. */
  readonly vote: (names: readonly string[]) => ReactNode;
}

/** The company names that are favourites, with what to find out about each. */
export function Shortlist({ vote }: ShortlistProps) {
  // A page is prerendered without the visitor's names.
  const isHydrating = useIsHydrating();
  const isAwaited = useAwaitsAccount() && !isHydrating;
  const { names, problem, toggle } = usePageFavorites(COMPANIES_PAGE);
  const domainAccess = useAccess("domain_check");

  function remove(name: string, button: Element) {
    // Focus would be lost with the button.
    const item = button.closest("li");
    const neighbor = item?.nextElementSibling ?? item?.previousElementSibling;
    const next = neighbor?.querySelector("h2") ?? document.querySelector("h1");
    next?.focus({ preventScroll: true });
    removeWithUndo(name, toggle);
  }

  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6">
      {problem && <StorageProblemNote problem={problem} />}
      {names.length > 0 && (
        <>
          <div className="grid gap-4 print:hidden">
            {resolverUrl && (
              <DomainCheck resolver={resolverUrl} access={domainAccess} names={names} />
            )}
            <p className="max-w-[62ch] text-sm text-ink-soft">
              Profilerna är länkar att titta på: vi kollar inte om de är lediga. När du öppnar ett
              register kopieras namnet, så att du kan klistra in det.
            </p>
          </div>
          <ul aria-label="Namn på kortlistan" className="grid grid-cols-[minmax(0,1fr)] gap-6">
            {names.map((name) => (
              <li key={name}>
                <ListedName companyName={name} onRemove={(button) => remove(name, button)} />
              </li>
            ))}
          </ul>
          <ExportShortlist names={names} />
          {vote(names)}
        </>
      )}
      {names.length === 0 && isAwaited && (
        <>
          <p className="text-ink-soft">Hämtar favoriterna i ditt konto …</p>
          <SlowNote />
        </>
      )}
      {names.length === 0 && !isAwaited && <NoNames isPrerendered={isHydrating} />}
    </div>
  );
}

/** Where it is prerendered, the script in index.html hides it from a visitor who may have favourites. */
function NoNames({ isPrerendered }: { isPrerendered: boolean }) {
  return (
    <div
      data-no-favorites={isPrerendered ? "" : undefined}
      className="rounded-card bg-honey-tint p-5 sm:p-8"
    >
      <h2>Här är det tomt än så länge</h2>
      <p className="mt-2 mb-4 max-w-[58ch]">
        Tryck på hjärtat vid ett företagsnamn du tycker om, så hamnar det här. Du behöver inget
        konto.
      </p>
      <LinkButton to="/foretagsnamn">Hitta företagsnamn</LinkButton>
    </div>
  );
}

function ExportShortlist({ names }: { names: readonly string[] }) {
  const access = useAccess("export");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="print:hidden">
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        <Icon icon={Download} className="size-5" />
        Spara som PDF
      </Button>
      {isOpen && (
        <ExportDialog
          content={{
            title: "Kortlista",
            subject: "kortlista",
            groups: [groupOfPage(COMPANIES_PAGE, names)],
          }}
          access={access}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
