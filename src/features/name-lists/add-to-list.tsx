import { ListPlus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "@/ui/button.tsx";
import { AddToListDialog } from "./add-to-list-dialog.tsx";

interface AddToListProps {
  /** One name, or all favourites. */
  readonly names: readonly string[];
  /** A small mark in the corner of a suggestion, or a button with its words. */
  readonly look: "corner" | "button";
}

/** Opens the choice of a list for names; brings the code of accounts, so load it when needed. */
export default function AddToList({ names, look }: AddToListProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const what = look === "corner" ? `Lägg ${names.join()} i en lista` : SAVE_FAVORITES;
  const open = () => setIsOpen(true);
  return (
    <>
      {look === "corner" ? (
        <button
          type="button"
          aria-label={what}
          title="Lägg i en lista"
          onClick={open}
          className="grid size-8 place-items-center rounded-control text-ink-soft/80 hover:bg-falu-tint hover:text-falu"
        >
          <ListPlus aria-hidden className="size-4.5" />
        </button>
      ) : (
        <Button variant="quiet" className="text-sm" onClick={open}>
          <ListPlus aria-hidden className="size-5" />
          {what}
        </Button>
      )}
      <AddToListDialog
        isOpen={isOpen}
        title={what}
        names={names}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}

const SAVE_FAVORITES = "Spara favoriterna i en lista";
