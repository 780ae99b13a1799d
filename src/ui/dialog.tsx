import * as RadixDialog from "@radix-ui/react-dialog";
import { X } from "lucide";
import { type ReactNode, useRef } from "react";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";
import { dismissToastsOfPage } from "./toast-store.ts";

interface DialogProps {
  readonly isOpen: boolean;
  /** Requested with Escape, the close button or a click outside; the owner may ignore it. */
  readonly onClose: () => void;
  readonly title: string;
  /** A sentence or two about the dialog. */
  readonly description: string;
  /** A sheet comes from below, for a phone. */
  readonly isSheet?: boolean;
  readonly children: ReactNode;
}

/** A modal dialog. Focus stays inside, and returns to where it was. */
export function Dialog({ isOpen, onClose, title, description, isSheet, children }: DialogProps) {
  const opener = useRef<Element | null>(null);
  return (
    <RadixDialog.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <RadixDialog.Portal>
        <RadixDialog.Overlay
          className={`fixed inset-0 z-40 grid bg-black/60 ${isSheet ? "items-end" : "place-items-center overflow-y-auto p-4"}`}
        >
          <RadixDialog.Content
            onOpenAutoFocus={() => {
              opener.current = document.activeElement;
              // A failure stays until it is closed, and would cover the buttons of the dialog.
              dismissToastsOfPage();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus();
            }}
            className={`arrives relative w-full border border-line bg-surface shadow-card outline-none ${isSheet ? "max-h-[88vh] overflow-y-auto rounded-t-panel px-5 pt-5" : "max-w-lg rounded-panel p-5 sm:p-7"}`}
          >
            <RadixDialog.Title className="pr-10 text-lg">{title}</RadixDialog.Title>
            <RadixDialog.Description className="mt-3 mb-4 wrap-anywhere">
              {description}
            </RadixDialog.Description>
            {children}
            {/* Last, so that focus starts at the content. */}
            <RadixDialog.Close asChild>
              <IconButton aria-label="Stäng dialogrutan" className="absolute top-3 right-3">
                <Icon icon={X} />
              </IconButton>
            </RadixDialog.Close>
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
