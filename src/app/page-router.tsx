import { type ReactNode, startTransition, useLayoutEffect, useState } from "react";
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from "react-router-dom";

/**
 * The router of the site. React Router's own navigates in transitions, which React renders in slices of 5 ms with pauses:
 * on a phone, a new page is painted sooner when it is rendered at once. What changes on a page, such as its
 * parameters, does so in a transition: prerendered parts that are not hydrated yet are kept.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setShown] = useState({
    action: history.action,
    location: history.location,
  });

  useLayoutEffect(() => {
    let { pathname } = history.location;
    let hasNavigated = false;
    const stopListening = history.listen((next) => {
      if (next.location.pathname === pathname) {
        startTransition(() => setShown(next));
      } else {
        pathname = next.location.pathname;
        hasNavigated = true;
        setShown(next);
      }
    });
    // The second press of a double press on a link would hit what the new page has in its place. Whoever presses on,
    // as from one year to the next, means it.
    function ignoreSecondPress(event: MouseEvent) {
      if (event.detail === 2 && hasNavigated) {
        event.preventDefault();
        event.stopPropagation();
      }
      hasNavigated = false;
    }
    window.addEventListener("click", ignoreSecondPress, true);
    return () => {
      stopListening();
      window.removeEventListener("click", ignoreSecondPress, true);
    };
  }, [history]);

  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
