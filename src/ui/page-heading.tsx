import { createContext, type ReactNode, useContext, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** Whether the visitor has navigated. The router does not say so: going back may end at its first entry. */
const HasNavigated = createContext({ current: false });

/** Lets the headings inside know whether their page is the first one opened. */
export function NavigationMemory({ children }: { children: ReactNode }) {
  return <HasNavigated value={useRef(false)}>{children}</HasNavigated>;
}

/**
 * The h1 of a page. After a navigation it takes focus, so that screen readers start reading there,
 * and a newly opened page is scrolled to its top.
 */
export function PageHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasNavigated = useContext(HasNavigated);
  const { key, hash } = useLocation();
  const navigation = useNavigationType();
  const arrival = useRef({ isFirstEntry: key === "default", isNew: navigation !== "POP", hash });

  useEffect(() => {
    const { isFirstEntry, isNew, hash: target } = arrival.current;
    if (!isFirstEntry) hasNavigated.current = true;
    if (!hasNavigated.current || target) return;
    if (isNew) window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [hasNavigated]);

  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}

/** The paragraph below a page heading. */
export function Lead({ children, className = "" }: { children: ReactNode; className?: string }) {
  return <p className={`lead ${className}`}>{children}</p>;
}
