import { CalendarPlus, Columns3, Link as LinkIcon } from "lucide";
import { useEffect } from "react";
import { site } from "@/config/site.ts";
import { comparePath } from "@/name-parts/links/compare-path.ts";
import { LateNameLink } from "@/name-parts/links/late-name-link.tsx";
import { downloadNameDays } from "@/name-parts/name-days/download-name-days.ts";
import { FavoriteButton } from "@/saved/favorites/favorite-button.tsx";
import { SAVED_FAVORITES_PAGE } from "@/saved/favorites/saved-favorites.ts";
import { Button, LinkButton } from "@/ui/button.tsx";
import { Icon } from "@/ui/icon.tsx";
import { PageHeading } from "@/ui/page-heading.tsx";
import { copyAddress } from "@/ui/share-address.ts";
import { keyedNames } from "../keyed-names.ts";
import { ListFacts } from "../list-facts.tsx";
import { shareLink } from "../share-link.ts";
import type { SharedList } from "./shared-list-api.ts";

/** A list as everyone with the link sees it. */
export function SharedListView({ list, token }: { list: SharedList; token: string }) {
  const { title, names, createdAt } = list;
  useEffect(() => {
    // The page's own head comes with the document or the navigation, before the list is there.
    document.title = `${title} – ${site.name}`;
  }, [title]);
  return (
    <>
      <div className="mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 wrap-anywhere">
          <PageHeading>{title}</PageHeading>
          <ListFacts isPublic count={names.length} created={createdAt} />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" onClick={() => copyAddress(shareLink(token))}>
            <Icon icon={LinkIcon} className="size-5" />
            Kopiera länk
          </Button>
          {names.length > 1 && (
            <LinkButton variant="quiet" to={comparePath(names)}>
              <Icon icon={Columns3} className="size-5" />
              Jämför
            </LinkButton>
          )}
          {names.length > 0 && (
            <Button variant="quiet" onClick={({ detail }) => detail < 2 && downloadNameDays(names)}>
              <Icon icon={CalendarPlus} className="size-5" />
              Lägg i kalendern
            </Button>
          )}
        </div>
      </div>
      {names.length === 0 ? (
        <p className="text-ink-soft">Inga namn i listan ännu.</p>
      ) : (
        <ul
          aria-label="Namn i listan"
          className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-3.5 lg:grid-cols-4"
        >
          {keyedNames(names).map(({ key, name }) => (
            <li
              key={key}
              className="flex min-h-18 min-w-0 items-center justify-between gap-1 rounded-card border border-line bg-surface py-3 pr-1 pl-3 shadow-card sm:pl-4.5"
            >
              <span className="min-w-0 font-display leading-[1.15] font-semibold tracking-[-0.01em] wrap-anywhere sm:text-lg">
                <LateNameLink name={name} kind="any name" />
              </span>
              {/* A list may have names of any kind. */}
              <FavoriteButton page={SAVED_FAVORITES_PAGE} name={name} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
