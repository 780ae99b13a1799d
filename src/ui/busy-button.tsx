import type { ComponentProps, ReactNode } from "react";
import { Button } from "./button.tsx";

interface BusyButtonProps extends ComponentProps<typeof Button> {
  isBusy: boolean;
  /** Content while the action is running. */
  busyContent?: ReactNode;
}

/**
 * A button that says "Laddar..." while its action is running. It is not disabled, which would lose
 * its focus, but neither a click nor Enter in its form starts the action again.
 */
export function BusyButton({
  isBusy,
  busyContent = "Laddar...",
  className = "",
  onClick,
  children,
  ...props
}: BusyButtonProps) {
  return (
    <Button
      aria-disabled={isBusy || undefined}
      className={`aria-disabled:cursor-default aria-disabled:opacity-70 ${className}`}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
      {...props}
    >
      {isBusy ? busyContent : children}
    </Button>
  );
}
