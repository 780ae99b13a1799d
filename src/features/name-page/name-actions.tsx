import { Columns3, Share2, UsersRound } from "lucide";
import { useHasFeature } from "@/access/entitlement/entitlement-store.ts";
import { comparePath } from "@/name-parts/links/compare-path.ts";
import { togetherPath } from "@/name-parts/links/together-path.ts";
import { SaveButton } from "@/saved/favorites/save-button.tsx";
import { usePageFavorites } from "@/saved/favorites/use-favorites.ts";
import { AddToListButton } from "@/saved/lists/add-to-list-button.tsx";
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
  const favorites = usePageFavorites(generator);
  const hasLists = useHasFeature("name_lists");
  return (
    <>
      <SaveButton favorites={favorites} name={name} />
      {generator === "fornamn" && (
        <LinkButton variant="quiet" to={togetherPath(name)}>
          <Icon icon={UsersRound} className="size-5" />
          Fråga den andra
        </LinkButton>
      )}
      <Button variant="quiet" onClick={() => shareAddress(window.location.href)}>
        <Icon icon={Share2} className="size-5" />
        Dela
      </Button>
      {generator === "fornamn" && (
        <LinkButton variant="quiet" to={comparePath([name])}>
          <Icon icon={Columns3} className="size-5" />
          Jämför
        </LinkButton>
      )}
      <CopyButton name={name} />
      {hasLists && <AddToListButton names={[name]} look="icon" />}
    </>
  );
}
