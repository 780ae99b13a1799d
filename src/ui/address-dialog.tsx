import type { shownAddress } from "@/lib/shown-address.ts";
import { Dialog } from "./dialog.tsx";
import { LinkSharing } from "./link-sharing.tsx";

export interface AddressDialogProps extends NonNullable<typeof shownAddress.value> {
  readonly onClose: () => void;
}

const TEXTS = {
  share: {
    title: "Dela länken",
    description: "Webbläsaren kan inte dela eller kopiera. Gör det själv, eller visa koden.",
    hint: "Tryck på länken, så markeras den.",
  },
  file: {
    title: "Öppna sidan i Safari eller Chrome för att spara filen",
    description: "Webbläsaren i den här appen sparar inga filer. Öppna den här länken i stället.",
    hint: "Kopiera länken, eller välj ”Öppna i webbläsaren” i appens meny. Favoriter som bara finns här följer inte med.",
  },
} as const;

/** An address to copy by hand, and why. */
export default function AddressDialog({ address, reason, onClose }: AddressDialogProps) {
  const { title, description, hint } = TEXTS[reason];
  return (
    <Dialog isOpen onClose={onClose} title={title} description={description}>
      <LinkSharing address={address} hint={hint} subject={document.title} />
    </Dialog>
  );
}
