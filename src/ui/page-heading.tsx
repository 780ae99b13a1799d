import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/**
 * The one heading of a page. After a navigation it takes focus, so that a screen reader starts
 * there, and a newly opened page starts at its top.
 */
export function PageHeading({ children, lang }: { children: ReactNode; lang?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, hash } = useLocation();
  const navigation = useNavigationType();
  const arrival = useRef({ isFirstPage: key === "default", isNew: navigation !== "POP", hash });

  useEffect(() => {
    const { isFirstPage, isNew, hash: target } = arrival.current;
    if (isFirstPage || target) return;
    if (isNew) window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <h1 ref={heading} tabIndex={-1} lang={lang} className="text-[clamp(2.1rem,4.4vw,3.1rem)]">
      {children}
    </h1>
  );
}
