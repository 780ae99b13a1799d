import { Share2 } from "lucide";
import { SaveButton } from "@/features/favorites/save-button.tsx";
import { usePageFavorites } from "@/features/favorites/saved-favorites.ts";
import { AddToListButton } from "@/features/name-lists/add-to-list/add-to-list-button.tsx";
import { useHasFeature } from "@/features/plan-features/entitlement-store.ts";
import { Button } from "@/ui/button.tsx";
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
      <CopyButton name={name} />
      {hasLists && (
        <div>
          <AddToListButton names={[name]} look="menu" />
        </div>
      )}
    </>
  );
}
