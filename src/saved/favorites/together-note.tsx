import { useStore } from "@nanostores/react";
import { X } from "lucide";
import { atom, onMount } from "nanostores";
import { onStoredElsewhere, readIfStored, writeStored } from "@/lib/browser-storage.ts";
import { TOGETHER_WITH_FAVORITES } from "@/name-parts/links/together-path.ts";
import { Icon } from "@/ui/icon.tsx";
import { IconButton } from "@/ui/icon-button.tsx";
import { Link } from "@/ui/link.tsx";
import { focusFavorites } from "./favorites-heading.tsx";

const KEY = "namnfynd-together-note";

/** Whether the visitor has put the note away, or followed it. */
const isPutAway = atom(false);

onMount(isPutAway, () => {
  const refresh = () => isPutAway.set(readIfStored(KEY) !== null);
  refresh();
  return onStoredElsewhere(KEY, refresh);
});

/** Blocked storage: it stays away until the page is left. */
function putAway(): void {
  isPutAway.set(true);
  try {
    writeStored(KEY, "1");
  } catch (error) {
    console.warn("It could not be stored that a note was put away", error);
  }
}

export interface TogetherNoteProps {
  /** How many names of children are favourites, three or more. */
  readonly count: number;
}

/** Asks once whether to choose among the favourites with someone. */
export default function TogetherNote({ count }: TogetherNoteProps) {
  if (useStore(isPutAway)) return null;
  return (
    <p className="mt-3 flex items-center gap-2 text-sm print:hidden">
      <span className="min-w-0 grow">
        {count === 3 ? "Tre" : "Flera"} favoriter.{" "}
        <Link
          to={TOGETHER_WITH_FAVORITES}
          onClick={putAway}
          className="prose-link inline-block py-1"
        >
          Fråga den andra?
        </Link>
      </span>
      <IconButton
        aria-label="Visa inte frågan igen"
        className="-mr-2.5"
        onClick={() => {
          // Focus would be lost with the button.
          focusFavorites();
          putAway();
        }}
      >
        <Icon icon={X} className="size-5" />
      </IconButton>
    </p>
  );
}
