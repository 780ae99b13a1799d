import { Heart } from "lucide";
import { useId } from "react";
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
  const textId = useId();

  function toggle() {
    if (!isFavorite) return favorites.toggle(name);
    removeEverywhere(name);
    showSuccess(removedText(name));
  }

  return (
    <Button
      aria-label={`Spara ${name} som favorit`}
      aria-pressed={isFavorite}
      aria-describedby={isFavorite ? textId : undefined}
      onClick={toggle}
    >
      <Icon icon={Heart} className={`size-5 ${isFavorite ? "fill-current" : ""}`} />
      <span id={textId}>{text || "Spara"}</span>
    </Button>
  );
}
