import { ListPlus } from "lucide";
import { type ReactNode, useState } from "react";
import { Button } from "@/ui/button.tsx";
import { Icon } from "@/ui/icon.tsx";
import { IconButton } from "@/ui/icon-button.tsx";
import { MenuItem } from "@/ui/menu-item.tsx";
import { AddToListDialog } from "./add-to-list-dialog.tsx";

export interface AddToListProps {
  /** A single name, or all favourites. */
  readonly names: readonly string[];
  /** A line of a menu, an icon, or a button. */
  readonly look: "menu" | "icon" | "button";
  /** What the button says, where the names are no favourites. */
  readonly label?: string;
}

/** Opens a dialog that adds names to a list. Pages render it lazily, as `AddToListButton`. */
export default function AddToList({ names, look, label: ownLabel }: AddToListProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const label =
    ownLabel ??
    (look === "button" ? "Spara favoriterna i en lista" : `Lägg ${names.join()} i en lista`);
  const open = () => setIsOpen(true);
  return (
    <>
      {look === "menu" && (
        <MenuItem icon={ListPlus} onClick={open}>
          {label}
        </MenuItem>
      )}
      {look === "icon" && (
        <IconButton aria-label={label} onClick={open}>
          <Icon icon={ListPlus} className="size-5" />
        </IconButton>
      )}
      {look === "button" && (
        <Button variant="quiet" className="text-sm" onClick={open}>
          <Icon icon={ListPlus} className="size-5" />
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
