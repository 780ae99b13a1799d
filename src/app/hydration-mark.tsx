import { useEffect } from "react";

/** Marks the document as hydrated: from then on the page reacts to input. */
export function HydrationMark() {
  useEffect(() => {
    document.getElementById("root")?.setAttribute("data-hydrated", "");
    // The script in index.html has shown it if the page took long to load, or a file of it was lost.
    document.querySelector(".load-failure")?.remove();
  }, []);
  return null;
}
