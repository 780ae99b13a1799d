import { useStore } from "@nanostores/react";
import { type ReactNode, Suspense } from "react";
import { useHasFeature } from "@/access/entitlement/entitlement-store.ts";
import { formatCount } from "@/lib/format.ts";
import { Link } from "@/ui/link.tsx";
import { SlowNote } from "@/ui/slow-note.tsx";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import { useFavoritesByPage, useStorageProblem } from "./favorites-by-page.tsx";
import { FavoritesGroup } from "./favorites-group.tsx";
import { PAGES } from "./favorites-pages.ts";
import { unsavedFavorites } from "./favorites-store.ts";
import StorageProblemNote from "./storage-problem-note.tsx";
import UnsavedFavoritesNote from "./unsaved-favorites-note.tsx";
import { useAwaitsAccount } from "./use-awaits-account.ts";

/** The favourites of every generator, those in the account too. */
export function AllFavorites({ tools }: { tools: ReactNode }) {
  // A page is prerendered without the visitor's names.
  const isHydrating = useIsHydrating();
  const groups = useFavoritesByPage();
  const problem = useStorageProblem();
  const hasUnsaved = useStore(unsavedFavorites, { ssr: "initial" }) !== null;
  const isAwaited = useAwaitsAccount() && !isHydrating;
  const count = groups.reduce((sum, { names }) => sum + names.length, 0);
  return (
    <div className="mt-6 grid gap-6">
      {problem && <StorageProblemNote problem={problem} />}
      {hasUnsaved && <UnsavedFavoritesNote />}
      {count > 0 && (
        <p className="print:hidden">
          {`${formatCount(count)}\u00a0namn. `}
          {problem !== "unavailable" && <Lasting />}
        </p>
      )}
      {count > 0 && (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          {PAGES.filter(({ id }) => groups.some(({ page }) => page === id)).map((page) => (
            <FavoritesGroup key={page.id} page={page} />
          ))}
        </div>
      )}
      {/* Below what it would move when its code comes. */}
      {count > 0 && (
        <div className="-mt-4">
          <Suspense>{tools}</Suspense>
        </div>
      )}
      {isAwaited && (
        <>
          <p className="text-ink-soft">Hämtar favoriterna i ditt konto …</p>
          <SlowNote />
        </>
      )}
      {count === 0 && !isAwaited && <NoFavorites isPrerendered={isHydrating} />}
    </div>
  );
}

function Lasting() {
  return useHasFeature("favorites_sync")
    ? "De sparas i ditt konto."
    : "De sparas i den här webbläsaren.";
}

/**
 * What to do without any. Where it is prerendered, the script in index.html hides it from a visitor who may
 * have some.
 */
function NoFavorites({ isPrerendered }: { isPrerendered: boolean }) {
  return (
    <div
      data-no-favorites={isPrerendered ? "" : undefined}
      className="rounded-card bg-honey-tint p-5 sm:p-8"
    >
      <h2>Här är det tomt än så länge</h2>
      <p className="mt-2 max-w-[58ch]">
        Tryck på hjärtat vid ett namn du tycker om, så hamnar det här. Du behöver inget konto. Börja
        till exempel i en av generatorerna:
      </p>
      <ul className="mt-4 flex flex-wrap gap-x-5">
        {PAGES.map(({ path, label }) => (
          <li key={path}>
            <Link to={path} className="inline-block prose-link py-2">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
