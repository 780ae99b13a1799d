import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** Whether the visitor has navigated. The router does not say so: going back may end at its first entry. */
export const HasNavigated = createContext({ current: false });

/**
 * Lets the headings inside know whether their page is the first one opened, and shows a newly opened
 * page from its top, before its content is there.
 */
export function NavigationMemory({ children }: { children: ReactNode }) {
  const hasNavigated = useRef(false);
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef({ key, pathname });

  useLayoutEffect(() => {
    const before = shown.current;
    if (key === before.key) return;
    hasNavigated.current = true;
    shown.current = { key, pathname };
    if (pathname !== before.pathname && navigation !== "POP") window.scrollTo(0, 0);
  }, [key, pathname, navigation]);

  return <HasNavigated value={hasNavigated}>{children}</HasNavigated>;
}

/**
 * The h1 of a page. After a navigation it, or the part of the page that the link leads to, takes focus, so that screen
 * readers start reading there.
 */
export function PageHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasNavigated = useContext(HasNavigated);
  const { hash } = useLocation();
  const navigation = useNavigationType();
  const arrival = useRef({ preventScroll: navigation === "POP", hash });

  useEffect(() => {
    if (!hasNavigated.current) return;
    const { preventScroll, hash: fragment } = arrival.current;
    const part = document.getElementById(fragment.slice(1));
    if (!part) {
      heading.current?.focus({ preventScroll });
      return;
    }
    part.tabIndex = -1;
    part.focus({ preventScroll: true });
    if (!preventScroll) part.scrollIntoView();
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
