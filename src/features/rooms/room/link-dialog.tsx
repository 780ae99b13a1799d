import { Dialog } from "@/ui/dialog.tsx";
import { LinkSharing } from "@/ui/link-sharing.tsx";

export interface LinkDialogProps {
  readonly title: string;
  readonly description: string;
  readonly address: string;
  readonly subject: string;
  readonly hint: string;
  readonly onClose: () => void;
}

/** A link of a room with its code. */
export default function LinkDialog({ onClose, title, description, ...link }: LinkDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={title} description={description}>
      <LinkSharing {...link} />
    </Dialog>
  );
}
