import { Suspense, useState } from "react";
import { Button } from "@/ui/button.tsx";
import { lazyWithFallback } from "@/ui/lazy.tsx";
import type { LinkDialogProps } from "./link-dialog.tsx";

// The library of the code is loaded when it is shown.
const LinkDialog = lazyWithFallback<LinkDialogProps>(
  () => import("./link-dialog.tsx"),
  ({ address }) => (
    <p role="alert" className="wrap-anywhere">
      {address}
    </p>
  ),
);

interface LinkButtonProps extends Omit<LinkDialogProps, "onClose"> {
  readonly label: string;
  readonly isPrimary?: boolean;
  readonly onOpen?: () => void;
}

/** Opens the dialog with a link. */
export function LinkButton({ label, isPrimary = false, onOpen, ...dialog }: LinkButtonProps) {
  const [isOpen, setIsOpen] = useState(false);

  function open() {
    setIsOpen(true);
    onOpen?.();
  }

  return (
    <>
      <Button variant={isPrimary ? "primary" : "quiet"} onClick={open}>
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <LinkDialog {...dialog} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
