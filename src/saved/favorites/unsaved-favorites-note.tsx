import { useStore } from "@nanostores/react";
import { useSession } from "@/access/session/session-store.ts";
import { formatQuantity } from "@/lib/format.ts";
import { Button } from "@/ui/button.tsx";
import { focusFavorites } from "./favorites-heading.tsx";
import { unsavedFavorites } from "./favorites-store.ts";

/** Asks whether to move the favourites of the browser to the account, which it names. */
export default function UnsavedFavoritesNote() {
  const unsaved = useStore(unsavedFavorites);
  const session = useSession();
  if (!unsaved || session.status !== "signed-in") return null;
  const { count, save } = unsaved;

  function handlePress() {
    // Focus would be lost with the button.
    focusFavorites();
    save();
  }

  return (
    <div className="mt-3 grid justify-items-start gap-3 rounded-control border border-ink/20 p-4 text-sm">
      <p>
        Du har {formatQuantity(count, "favorit", "favoriter")} som bara finns i den här webbläsaren.
        Vill du spara {count === 1 ? "den" : "dem"} i kontot{" "}
        <strong className="wrap-anywhere">{session.user.email}</strong>?
      </p>
      <Button variant="quiet" onClick={handlePress}>
        Spara i kontot
      </Button>
    </div>
  );
}
