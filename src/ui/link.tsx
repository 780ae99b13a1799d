import type { ComponentProps } from "react";
import { useHref, useLinkClickHandler } from "react-router-dom";

/**
 * A link within the site; stands for the router's own, which brings code to fetch pages ahead
 * that works in its server framework alone (decision 2).
 */
export function Link({
  to,
  onClick,
  ...props
}: Omit<ComponentProps<"a">, "href"> & { to: string }) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
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
