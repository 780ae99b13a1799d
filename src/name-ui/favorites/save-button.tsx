import { Heart } from "lucide";
import { Button } from "@/ui/button.tsx";
import { Icon } from "@/ui/icon.tsx";
import type { Favorites } from "./use-favorites.ts";

/** The heart of the name that a page is about, with its word. */
export function SaveButton({ favorites, name }: { favorites: Favorites; name: string }) {
  const isFavorite = favorites.names.includes(name);
  return (
    <Button
      aria-label={`Spara ${name} som favorit`}
      aria-pressed={isFavorite}
      onClick={() => favorites.toggle(name)}
    >
      <Icon icon={Heart} className={`size-5 ${isFavorite ? "fill-current" : ""}`} />
      {isFavorite ? "Sparad" : "Spara"}
    </Button>
  );
}
