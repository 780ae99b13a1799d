import { CalendarPlus, Copy, Share2 } from "lucide";
import { useId, useState } from "react";
import { useHasFeature } from "@/access/entitlement/entitlement-store.ts";
import { SHARED_NAMES_LIMIT, SIDE_BY_SIDE_NAMES } from "@/config/limits.ts";
import { formatCount } from "@/lib/format.ts";
import { addressWithNames } from "@/name-parts/links/shared-names-address.ts";
import { downloadNameDays } from "@/name-parts/name-days/download-name-days.ts";
import { AddToListButton } from "@/saved/lists/add-to-list-button.tsx";
import { Button } from "@/ui/button.tsx";
import { copyWithToast } from "@/ui/copy-with-toast.ts";
import { Icon } from "@/ui/icon.tsx";
import { Link } from "@/ui/link.tsx";
import { Panel } from "@/ui/panel.tsx";
import { shareAddress } from "@/ui/share-address.ts";
import { CompareFavorites } from "./compare-favorites.tsx";
import { countPlaces } from "./count-places.ts";
import FavoritesList from "./favorites-list.tsx";
import type { FavoritesPage } from "./favorites-pages.ts";
import { usePageFavorites } from "./use-favorites.ts";

/** Most names of a group that has another one beside it. */
const FEW = 5;

interface FavoritesGroupProps {
  readonly page: FavoritesPage;
}

/** The favourites of a generator, and what can be done with one of them or with all. */
export function FavoritesGroup({ page }: FavoritesGroupProps) {
  const { id, path, label, nameKind } = page;
  const favorites = usePageFavorites(id);
  const { names } = favorites;
  const hasLists = useHasFeature("name_lists");
  // Null unless the visitor is choosing which names to compare.
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  // A few names need no choice.
  const isChoosing = chosen !== null && names.length > SIDE_BY_SIDE_NAMES;
  const headingId = useId();

  function choose(name: string, isChosen: boolean) {
    setChosen((before) => {
      const others = (before ?? []).filter((other) => other !== name);
      return isChosen ? [...others, name] : others;
    });
  }

  return (
    <Panel
      aria-labelledby={headingId}
      className={`print:p-0 sm:px-6 ${names.length > FEW ? "lg:col-span-2" : ""}`}
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={headingId} className="min-w-0 text-lg wrap-anywhere">
          <Link
            to={path}
            className="decoration-1 underline-offset-4 hover:text-falu hover:underline"
          >
            {label}
          </Link>
        </h2>
        <p className="shrink-0 text-sm text-ink-soft tabular-nums print:hidden">
          {countPlaces(favorites)}
        </p>
      </div>
      <FavoritesList
        isWide
        label={`Favoriter: ${label.toLocaleLowerCase("sv")}`}
        page={id}
        favorites={favorites}
        before={
          isChoosing
            ? (name) => (
                <label className="-ml-3 grid size-11 shrink-0 place-items-center">
                  <input
                    type="checkbox"
                    aria-label={`Jämför ${name}`}
                    checked={chosen.includes(name)}
                    onChange={({ target }) => choose(name, target.checked)}
                    className="size-5 accent-falu"
                  />
                </label>
              )
            : undefined
        }
        actions={hasLists ? (name) => <AddToListButton names={[name]} look="icon" /> : undefined}
      />
      <div
        // In view beside the names that are chosen.
        className={`mt-1 flex flex-wrap items-center gap-2 pt-3 text-sm print:hidden ${isChoosing ? "sticky bottom-0 -mx-2 bg-surface px-2 pb-2" : ""}`}
      >
        {nameKind === "given name" && names.length > 1 && (
          <CompareFavorites names={names} chosen={chosen} onChoose={setChosen} />
        )}
        {names.length > 1 && !isChoosing && (
          <Button
            variant="quiet"
            className="text-sm"
            onClick={() =>
              copyWithToast(
                names.join("\n"),
                `${formatCount(names.length)}\u00a0namn kopierade!`,
                "Markera namnen och kopiera själv.",
              )
            }
          >
            <Icon icon={Copy} className="size-5" />
            Kopiera alla
          </Button>
        )}
        {!isChoosing && (
          <Button
            variant="quiet"
            className="text-sm"
            onClick={() => shareAddress(addressWithNames(window.location.origin + path, names))}
          >
            <Icon icon={Share2} className="size-5" />
            Dela
          </Button>
        )}
        {hasLists && !isChoosing && <AddToListButton names={names} look="button" />}
        {nameKind === "given name" && !isChoosing && (
          <Button
            variant="quiet"
            className="text-sm"
            onClick={({ detail }) => detail < 2 && downloadNameDays(names)}
          >
            <Icon icon={CalendarPlus} className="size-5" />
            Lägg i kalendern
          </Button>
        )}
      </div>
      {names.length > SHARED_NAMES_LIMIT && (
        <p className="mt-2 text-sm text-ink-soft print:hidden">
          En delad länk rymmer de {SHARED_NAMES_LIMIT} första namnen.
        </p>
      )}
    </Panel>
  );
}
