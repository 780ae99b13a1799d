import { useSyncExternalStore } from "react";

const DARK = "(prefers-color-scheme: dark)";

function subscribe(listener: () => void): () => void {
  const system = window.matchMedia(DARK);
  const choice = new MutationObserver(listener);
  system.addEventListener("change", listener);
  choice.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => {
    system.removeEventListener("change", listener);
    choice.disconnect();
  };
}

function shownTheme(): "light" | "dark" {
  const { theme } = document.documentElement.dataset;
  if (theme === "light" || theme === "dark") return theme;
  return window.matchMedia(DARK).matches ? "dark" : "light";
}

/** The theme that the page is shown in, for what style sheets do not reach. */
export function useTheme(): "light" | "dark" {
  return useSyncExternalStore(subscribe, shownTheme, () => "light");
}
