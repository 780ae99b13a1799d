import type { ComponentProps } from "react";
import { Button } from "./button.tsx";

/**
 * A button that says "Laddar..." while it works. It keeps its focus, which a disabled one would
 * lose, and neither a press nor Enter in its form makes it work twice.
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
