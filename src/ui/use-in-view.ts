import { type RefObject, useEffect, useState } from "react";

/**
 * Whether an element has come into view; stays true once it has.
 *
 * @param margin how far outside the window counts as in view, in pixels
 */
export function useInView(element: RefObject<Element | null>, margin = 0): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (isInView || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsInView(true);
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isInView, margin]);
  return isInView;
}
