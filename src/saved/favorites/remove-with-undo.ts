import { focusReturned } from "@/ui/focus-returned.ts";
import { showWithAction } from "@/ui/toast-store.ts";
import { type Favorites, removedText } from "./use-favorites.ts";

/** Removes a favourite by a button that goes with it, where there is no heart to press again. */
export function removeWithUndo(name: string, toggle: Favorites["toggle"]): void {
  toggle(name);
  // The button is beside the one that copies.
  showWithAction("success", removedText(name), {
    label: "Ångra",
    spoken: `Ångra, så att ${name} är en favorit igen`,
    run: () => {
      toggle(name);
      focusReturned(`Ta bort ${name} från favoriter`);
    },
  });
}
