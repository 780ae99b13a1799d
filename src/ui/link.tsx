import type { ComponentProps } from "react";
import { useHref, useLinkClickHandler } from "react-router-dom";

/**
 * A link to another page of the site. Used in place of the router's own, which adds prefetching code
 * that only works in its server framework (decision 0002).
 */
export function Link({
  to,
  state,
  onClick,
  ...props
}: Omit<ComponentProps<"a">, "href"> & {
  to: string;
  /** What the page learns besides its address (src/config/router-state.ts). */
  state?: string;
}) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state });
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
