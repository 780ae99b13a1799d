import { Suspense } from "react";
import { lazyWithFallback } from "@/ui/lazy.tsx";
import type { NamePageLinkProps } from "./name-page-link.tsx";

const NamePageLink = lazyWithFallback<NamePageLinkProps>(
  () => import("./name-page-link.tsx"),
  ({ name }) => <span translate="no">{name}</span>,
);

/** A link from a name to its page; plain text until the list of names with a page is loaded. */
export function LateNameLink(props: NamePageLinkProps) {
  return (
    <Suspense fallback={<span translate="no">{props.name}</span>}>
      <NamePageLink {...props} />
    </Suspense>
  );
}
