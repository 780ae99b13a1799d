import { type ReactNode, useEffect, useState } from "react";
import { SLOW_LOADING_MS } from "@/config/limits.ts";
import { ReloadNote } from "./reload-note.tsx";

/**
 * Beside what is shown while something loads: nothing at first, and then that it is slow. A request may hang, and
 * neither fail nor be answered.
 */
export function SlowNote({ heading }: { heading?: ReactNode }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_LOADING_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    isSlow && (
      <ReloadNote>
        {heading}
        <p>Det här tar längre tid än vanligt. Vänta lite till, eller ladda om sidan.</p>
      </ReloadNote>
    )
  );
}
