import { type RefObject, useContext, useEffect } from "react";
import { loadInAdvance } from "@/lib/load-in-advance.ts";
import { PreloadPage } from "./preload-page.ts";

/** How long links must be in view before their pages are worth loading, in milliseconds. */
export const READING_TIME_MS = 1000;

/** Loads the page of a path when an element has been in view for a while and the browser is idle. */
export function usePreloadInView(element: RefObject<Element | null>, path: string): void {
  const preload = useContext(PreloadPage);
  useEffect(() => {
    if (!element.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (!entries.at(-1)?.isIntersecting) return;
      timer = setTimeout(() => {
        observer.disconnect();
        loadInAdvance(() => preload(path));
      }, READING_TIME_MS);
    });
    observer.observe(element.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element, path, preload]);
}
