import { Suspense } from "react";
import { lazyAfterSuggestions } from "@/ui/lazy.tsx";
import type { MoreNamesProps } from "./more-names.tsx";

const MoreNames = lazyAfterSuggestions<MoreNamesProps>(
  () => import("./more-names.tsx"),
  () => null,
);

interface LateMoreNamesProps extends Omit<MoreNamesProps, "shown"> {
  /** Null until the visitor has suggestions. */
  readonly shown: MoreNamesProps["shown"] | null;
}

/** Further suggestions; the code is loaded once there are first ones. */
export function LateMoreNames({ shown, ...props }: LateMoreNamesProps) {
  return (
    // Tall enough for what is loaded later.
    <div className="mt-3 min-h-17 sm:min-h-11">
      {shown && (
        <Suspense>
          <MoreNames {...props} shown={shown} />
        </Suspense>
      )}
    </div>
  );
}
