import { Suspense } from "react";
import { lazyWithFallback } from "@/ui/lazy.tsx";
import type { NamePageLinkProps } from "./name-page-link.tsx";

const NamePageLink = lazyWithFallback<NamePageLinkProps>(
  () => import("./name-page-link.tsx"),
  ({ name }) => name,
);

/** A name that leads to its page once the list of pages is loaded; until then the name alone. */
export function LateNameLink(props: NamePageLinkProps) {
  return (
    <Suspense fallback={props.name}>
      <NamePageLink {...props} />
    </Suspense>
  );
}
