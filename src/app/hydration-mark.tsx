import { useEffect } from "react";

/** Marks the document as hydrated: from then on the page reacts to input. */
export function HydrationMark() {
  useEffect(() => {
    document.getElementById("root")?.setAttribute("data-hydrated", "");
    // Of the script in index.html, on a page that took long to load, or after one that was lost.
    document.querySelector(".load-failure")?.remove();
  }, []);
  return null;
}
