import { useEffect, useId, useState } from "react";
import { readStored, removeStored, writeStored } from "@/lib/browser-storage.ts";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";

/** Storage key, also read by the script in index.html before the first paint. */
const KEY = "theme";

const THEMES = [
  { value: "system", label: "System" },
  { value: "light", label: "Ljust" },
  { value: "dark", label: "Mörkt" },
] as const;

type Theme = (typeof THEMES)[number]["value"];

/** By hand rather than with valibot: every page loads this file with the footer. */
function storedTheme(): Theme {
  try {
    const stored = readStored(KEY);
    return THEMES.find((theme) => theme.value === stored)?.value ?? "system";
  } catch {
    return "system";
  }
}

/** What is out of sight gets its colours after what is in the window: see src/ui/frame.css. */
function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  dataset.themeChanges = "";
  requestAnimationFrame(() => setTimeout(() => delete dataset.themeChanges));
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
}

/** Blocked storage: the choice lasts until the page is left. */
function storeTheme(theme: Theme): void {
  try {
    if (theme === "system") removeStored(KEY);
    else writeStored(KEY, theme);
  } catch (error) {
    console.warn("The theme could not be stored", error);
  }
}

/** Light, dark, or the system's setting, in all tabs. */
export function ThemeChoice() {
  const name = useId();
  const isHydrating = useIsHydrating();
  const [chosen, setChosen] = useState<Theme | null>(null);
  const theme = chosen ?? (isHydrating ? "system" : storedTheme());

  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      // Null when everything has been removed.
      if (key !== KEY && key !== null) return;
      const next = storedTheme();
      setChosen(next);
      applyTheme(next);
    };
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, []);

  function choose(next: Theme) {
    setChosen(next);
    applyTheme(next);
    storeTheme(next);
  }

  return (
    <fieldset>
      <legend className="mb-2 block font-semibold text-ink">Utseende</legend>
      <div className="inline-flex rounded-control border-[1.5px] border-edge">
        {THEMES.map(({ value, label }) => (
          <label key={value} className="segment">
            <input
              type="radio"
              name={name}
              value={value}
              checked={theme === value}
              onChange={() => choose(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
