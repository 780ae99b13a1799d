import { Suspense } from "react";
import { resolverUrl } from "@/lib/env.ts";
import { lazyAfterSuggestions } from "@/ui/lazy.tsx";
import type { DomainCheckProps } from "./domains/domain-check.tsx";

const DomainCheck = lazyAfterSuggestions<DomainCheckProps>(
  () => import("./domains/domain-check.tsx"),
  () => null,
);

/** The domain check, where a resolver is configured; its code is loaded once there are names. */
export function LateDomainCheck(props: Omit<DomainCheckProps, "resolver">) {
  if (!resolverUrl) return null;
  return (
    // Tall enough for what is loaded later.
    <div className="min-h-11 wide:mb-3">
      {props.names.length > 0 && (
        <Suspense>
          <DomainCheck {...props} resolver={resolverUrl} />
        </Suspense>
      )}
    </div>
  );
}
