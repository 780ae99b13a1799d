import type { ComponentProps } from "react";
import { Button } from "./button.tsx";

/**
 * A button that says "Laddar..." while its action is running. It is not disabled, which would lose
 * its focus, but neither a click nor Enter in its form starts the action again.
 */
export function BusyButton({
  isBusy,
  className = "",
  onClick,
  children,
  ...props
}: ComponentProps<typeof Button> & { isBusy: boolean }) {
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
      {isBusy ? "Laddar..." : children}
    </Button>
  );
}
