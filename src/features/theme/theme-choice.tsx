import { useEffect, useId, useState } from "react";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import {
  applyTheme,
  followStoredTheme,
  storedTheme,
  storeTheme,
  type Theme,
} from "./stored-theme.ts";

const THEMES: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: "system", label: "System" },
  { value: "light", label: "Ljust" },
  { value: "dark", label: "Mörkt" },
];

/** Light, dark, or the system's setting, in all tabs. */
export function ThemeChoice() {
  const name = useId();
  const isHydrating = useIsHydrating();
  const [chosen, setChosen] = useState<Theme | null>(null);
  const theme = chosen ?? (isHydrating ? "system" : storedTheme());

  // The app applies what is chosen in another tab.
  useEffect(() => followStoredTheme(setChosen), []);

  function choose(next: Theme) {
    setChosen(next);
    applyTheme(next);
    storeTheme(next);
  }

  return (
    <fieldset>
      <legend className="mb-2 block font-semibold text-ink">Utseende</legend>
      <div className="inline-flex flex-wrap rounded-control border-[1.5px] border-edge">
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
