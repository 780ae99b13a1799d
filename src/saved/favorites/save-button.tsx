import { Heart } from "lucide";
import { Button } from "@/ui/button.tsx";
import { Icon } from "@/ui/icon.tsx";
import { showSuccess } from "@/ui/toast-store.ts";
import { removeEverywhere, savedText, useFavoritesByPage } from "./favorites-by-page.tsx";
import { type Favorites, removedText } from "./use-favorites.ts";

/**
 * The heart of the name that a page is about, with its word. The name counts as saved wherever it is,
 * and is removed from there.
 */
export function SaveButton({ favorites, name }: { favorites: Favorites; name: string }) {
  const text = savedText(name, useFavoritesByPage());
  const isFavorite = text !== "";

  function toggle() {
    if (!isFavorite) return favorites.toggle(name);
    removeEverywhere(name);
    showSuccess(removedText(name));
  }

  return (
    <Button
      aria-label={`Spara ${name} som favorit`}
      aria-pressed={isFavorite}
      // Screen readers read it as the description.
      title={isFavorite ? text : undefined}
      onClick={toggle}
    >
      <Icon icon={Heart} className={`size-5 ${isFavorite ? "fill-current" : ""}`} />
      {/* As wide before as after, so that nothing moves; each word is as much off the centre as the other. */}
      <span className="-mr-1.5 min-w-[4.1em] text-left">{isFavorite ? "Sparad" : "Spara"}</span>
    </Button>
  );
}
