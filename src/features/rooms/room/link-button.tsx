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
  /** Called when the dialog has been closed. */
  readonly onSeen?: () => void;
}

/** Opens the dialog with a link. */
export function LinkButton({ label, isPrimary = false, onSeen, ...dialog }: LinkButtonProps) {
  // How often it has been pressed since the dialog was closed: without its code, each press requests it again.
  const [presses, setPresses] = useState(0);

  function close() {
    setPresses(0);
    onSeen?.();
  }

  return (
    <>
      <Button variant={isPrimary ? "primary" : "quiet"} onClick={() => setPresses(presses + 1)}>
        {label}
      </Button>
      {presses > 0 && (
        <Suspense key={presses}>
          <LinkDialog {...dialog} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
