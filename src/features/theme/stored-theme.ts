/** The theme that the visitor has chosen, in the storage of the browser. */
import { onStoredElsewhere, readStored, removeStored, writeStored } from "@/lib/browser-storage.ts";

/** Storage key, also read by the script in index.html before the first paint. */
const KEY = "theme";

export type Theme = "system" | "light" | "dark";

/** By hand rather than with valibot: every page loads this file. */
export function storedTheme(): Theme {
  try {
    const stored = readStored(KEY);
    return stored === "light" || stored === "dark" ? stored : "system";
  } catch {
    return "system";
  }
}

/** Stores the choice. Where storage is blocked, it lasts until the page is left. */
export function storeTheme(theme: Theme): void {
  try {
    if (theme === "system") removeStored(KEY);
    else writeStored(KEY, theme);
  } catch (error) {
    console.warn("The theme could not be stored", error);
  }
}

/** What is out of sight gets its colours after what is in the window: see src/ui/frame.css. */
export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  dataset.themeChanges = "";
  requestAnimationFrame(() => setTimeout(() => delete dataset.themeChanges));
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
}

/** Calls the listener with each theme that is chosen in another tab. Returns a function that stops this. */
export function followStoredTheme(listener: (theme: Theme) => void): () => void {
  return onStoredElsewhere(KEY, () => listener(storedTheme()));
}
