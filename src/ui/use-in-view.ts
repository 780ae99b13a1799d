import { type RefObject, useEffect, useState } from "react";

/**
 * Whether an element has been in view; stays true from then on.
 *
 * @param margin how far outside the window still counts as in view, in pixels
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
