import { createContext, type ReactNode, useContext, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** Whether the visitor has moved between pages; the router's first entry alone does not tell. */
const HasNavigated = createContext({ current: false });

/** Lets the headings within know whether a page is the first that was opened. */
export function NavigationMemory({ children }: { children: ReactNode }) {
  return <HasNavigated value={useRef(false)}>{children}</HasNavigated>;
}

const SIZES = {
  normal: "text-2xl",
  large: "text-2xl",
} as const;

/**
 * The one heading of a page. After a navigation it takes focus, so that a screen reader starts
 * there, and a newly opened page starts at its top.
 */
export function PageHeading(props: {
  children: ReactNode;
  lang?: string;
  /** Large on the home page alone. */
  size?: "normal" | "large";
}) {
  const { children, lang, size = "normal" } = props;
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
    <h1 ref={heading} tabIndex={-1} lang={lang} className={SIZES[size]}>
      {children}
    </h1>
  );
}
