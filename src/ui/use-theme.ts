import { useSyncExternalStore } from "react";

const DARK = "(prefers-color-scheme: dark)";

function subscribe(listener: () => void): () => void {
  const system = window.matchMedia(DARK);
  const chosen = new MutationObserver(listener);
  system.addEventListener("change", listener);
  chosen.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => {
    system.removeEventListener("change", listener);
    chosen.disconnect();
  };
}

function currentTheme(): "light" | "dark" {
  const { theme } = document.documentElement.dataset;
  if (theme === "light" || theme === "dark") return theme;
  return window.matchMedia(DARK).matches ? "dark" : "light";
}

/** The current theme, for embedded content that style sheets do not reach. */
export function useTheme(): "light" | "dark" {
  return useSyncExternalStore(subscribe, currentTheme, () => "light");
}
