import { Suspense } from "react";
import { typedName } from "@/names/form/name-form.ts";
import { lazyWithFallback } from "@/ui/lazy.tsx";
import type { SurnameRemarksProps } from "./surname-remarks.tsx";

const SurnameRemarks = lazyWithFallback<SurnameRemarksProps>(() => import("./surname-remarks.tsx"));

export interface SurnameLineProps {
  readonly given: string;
  /** As it is in the address. */
  readonly surname: string;
}

/** A name with its surname at once, and its initials and remarks when the sounds are loaded. */
export function SurnameLine({ given, surname }: SurnameLineProps) {
  const family = typedName(surname);
  if (family === "") return null;
  return (
    <p className="surname-line">
      <span translate="no">
        {given} {family}
      </span>
      <Suspense fallback={<span>{"\u00a0"}</span>}>
        <SurnameRemarks given={given} surname={family} />
      </Suspense>
    </p>
  );
}
