import { Heart } from "lucide";
import { useSyncExternalStore } from "react";
import { Icon } from "@/ui/icon.tsx";
import { IconButton } from "@/ui/icon-button.tsx";
import { useFavoritesStore } from "./favorites-store.ts";
import { allFavorites } from "./late-favorites.ts";
import { savedFavoritesOf } from "./saved-favorites.ts";
import { toggleFavorite } from "./use-favorites.ts";

interface FavoriteButtonProps {
  /** The key in the account of the generator whose favourites the name belongs to. */
  readonly page: string;
  readonly name: string;
  /** Classes for its place. */
  readonly className?: string;
}

/**
 * The heart beside a name, the same wherever names are listed: filled for a favourite, half filled for one of another
 * generator. A list may have hundreds: at a press, only the heart of that name is rendered again.
 */
export function FavoriteButton({ page, name, className = "" }: FavoriteButtonProps) {
  const store = useFavoritesStore(page, savedFavoritesOf(page));
  const isFavorite = useSyncExternalStore(
    store.state.listen,
    () => store.state.get().names.includes(name),
    () => false,
  );
  const savedText = useSyncExternalStore(
    allFavorites.listen,
    () => allFavorites.get()?.savedText(name) ?? "",
    () => "",
  );
  const isElsewhere = !isFavorite && savedText !== "";
  const icon = isElsewhere ? allFavorites.get()?.elsewhereIcon : undefined;
  return (
    <IconButton
      aria-label={`Spara ${name} som favorit`}
      aria-pressed={isFavorite}
      // Screen readers read it as the description.
      title={isElsewhere ? savedText : undefined}
      className={isElsewhere ? `text-falu ${className}` : className}
      onClick={() => toggleFavorite(page, store, name)}
    >
      <Icon icon={icon ?? Heart} className={`size-5.5 ${isFavorite ? "fill-current" : ""}`} />
    </IconButton>
  );
}
