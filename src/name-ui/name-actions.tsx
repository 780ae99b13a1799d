import { Columns3, Share2 } from "lucide";
import { useHasFeature } from "@/name-ui/access/entitlement-store.ts";
import { SaveButton } from "@/name-ui/favorites/save-button.tsx";
import { usePageFavorites } from "@/name-ui/favorites/saved-favorites.ts";
import { comparePath } from "@/name-ui/links/compare-path.ts";
import { AddToListButton } from "@/name-ui/name-lists/add-to-list-button.tsx";
import { Button, LinkButton } from "@/ui/button.tsx";
import { CopyButton } from "@/ui/copy-button.tsx";
import { Icon } from "@/ui/icon.tsx";
import { shareAddress } from "@/ui/share-address.ts";

interface NameActionsProps {
  readonly name: string;
  /** The generator whose favourites the name belongs to. */
  readonly generator: "fornamn" | "efternamn";
}

/** What one can do with the name of a page. */
export function NameActions({ name, generator }: NameActionsProps) {
  const favorites = usePageFavorites(generator, useHasFeature("unlimited_favorites"));
  const hasLists = useHasFeature("name_lists");
  return (
    <>
      <SaveButton favorites={favorites} name={name} />
      <Button variant="quiet" onClick={() => shareAddress(window.location.href)}>
        <Icon icon={Share2} className="size-5" />
        Dela
      </Button>
      {generator === "fornamn" && (
        <LinkButton variant="quiet" to={comparePath([name])}>
          <Icon icon={Columns3} className="size-5" />
          Jämför med …
        </LinkButton>
      )}
      <CopyButton name={name} />
      {hasLists && (
        <div>
          <AddToListButton names={[name]} look="menu" />
        </div>
      )}
    </>
  );
}
