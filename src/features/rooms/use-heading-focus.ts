import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/**
 * Moves the focus to the heading when a press has replaced what the page shows, as a navigation does.
 *
 * @param view what the page shows; undefined until that is known
 */
export function useHeadingFocus(view: string | undefined): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const shown = useRef(view);
  useEffect(() => {
    const before = shown.current;
    shown.current = view;
    if (before === undefined || view === undefined || before === view) return;
    // Headings that are still to be loaded take the focus after a navigation.
    navigate({ search }, { replace: true, preventScrollReset: true });
    document.querySelector("h1")?.focus();
  }, [view, search, navigate]);
}
