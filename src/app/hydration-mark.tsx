import { useEffect } from "react";

/** Marks the document as hydrated: from then on the page reacts to input. */
export function HydrationMark() {
  useEffect(() => {
    document.getElementById("root")?.setAttribute("data-hydrated", "");
  }, []);
  return null;
}
