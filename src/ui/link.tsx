import { type ComponentProps, type MouseEvent, useContext } from "react";
import { UNSAFE_NavigationContext as NavigationContext } from "react-router-dom";

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** Path of the site, with its parameters and fragment. */
  readonly to: string;
  /** For the router's location of the page. */
  readonly state?: unknown;
}

/**
 * A link to another page of the site. Unlike React Router's own, it does not depend on the page that is shown: at
 * each navigation, all the links of the header, the footer and the page would be rendered again.
 */
export function Link({ to, state, onClick, ...props }: LinkProps) {
  const navigation = useContext(NavigationContext);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    const isHere = event.currentTarget.href === window.location.href;
    if (isHere) navigation.navigator.replace(to, state);
    else navigation.navigator.push(to, state);
  }

  return <a {...props} href={to} onClick={follow} />;
}

/** Whether a click leaves it to the page what happens: others open a tab or a window, or download. */
function isPlain({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) {
  const opensHere = !currentTarget.target || currentTarget.target === "_self";
  return button === 0 && opensHere && !(metaKey || ctrlKey || shiftKey || altKey);
}
