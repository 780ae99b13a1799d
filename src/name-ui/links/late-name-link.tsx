import { Suspense } from "react";
import { lazyWithFallback } from "@/ui/lazy.tsx";
import type { NamePageLinkProps } from "./name-page-link.tsx";

const NamePageLink = lazyWithFallback<NamePageLinkProps>(
  () => import("./name-page-link.tsx"),
  ({ name }) => name,
);

/** A link from a name to its page; plain text until the list of names with a page is loaded. */
export function LateNameLink(props: NamePageLinkProps) {
  return (
    <Suspense fallback={props.name}>
      <NamePageLink {...props} />
    </Suspense>
  );
}
