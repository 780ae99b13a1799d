import { ListPlus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "@/ui/button.tsx";
import { AddToListDialog } from "./add-to-list-dialog.tsx";

export interface AddToListProps {
  /** A single name, or all favourites. */
  readonly names: readonly string[];
  /** An icon in the corner of a suggestion, or a button with a text. */
  readonly look: "corner" | "button";
}

/** Opens a dialog that adds names to a list. Pages render it lazily, as `AddToListButton`. */
export default function AddToList({ names, look }: AddToListProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const label =
    look === "corner" ? `Lägg ${names.join()} i en lista` : "Spara favoriterna i en lista";
  const open = () => setIsOpen(true);
  return (
    <>
      {look === "corner" ? (
        <button
          type="button"
          aria-label={label}
          title="Lägg i en lista"
          onClick={open}
          className="grid size-8 place-items-center rounded-control text-ink-soft/80 hover:bg-falu-tint hover:text-falu"
        >
          <ListPlus aria-hidden className="size-4.5" />
        </button>
      ) : (
        <Button variant="quiet" className="text-sm" onClick={open}>
          <ListPlus aria-hidden className="size-5" />
          {label}
        </Button>
      )}
      <AddToListDialog
        isOpen={isOpen}
        title={label}
        names={names}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
