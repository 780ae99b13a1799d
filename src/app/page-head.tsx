import { type ComponentType, lazy, Suspense, useState } from "react";
import { matchRoutes } from "react-router-dom";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import type { DocumentHeadProps } from "./document-head.tsx";
import { usePagePath } from "./page-path.tsx";
import type { AppRoute } from "./routes.ts";

const DocumentHead = lazy<ComponentType<DocumentHeadProps>>(() =>
  import("./document-head.tsx").catch((error: unknown) => {
    // The page itself works without a head of its own.
    console.warn("The head of the page could not be loaded", error);
    return { default: () => null };
  }),
);

interface PageHeadProps {
  readonly route: AppRoute;
  /** Whether this page has replaced the one that the document was made for, at the same address. */
  readonly isSuccessor: boolean;
}

/** Keeps the document's head in step with the page; the first page of a visit is prerendered with its own. */
export function PageHead({ route, isSuccessor }: PageHeadProps) {
  const pathname = usePagePath();
  const isHydrating = useIsHydrating();
  const [prerendered, setPrerendered] = useState(isHydrating ? pathname : null);
  // A shell is prerendered with a generic head, which the page replaces after hydration.
  if (prerendered === pathname && (isHydrating || !(route.isShell || isSuccessor))) return null;
  // The prerendered head is gone after the first navigation, so the first page needs its own again.
  if (prerendered) setPrerendered(null);
  // The router's own would follow the whole location.
  const params = matchRoutes([route], pathname)?.[0]?.params ?? {};
  return (
    <Suspense fallback={null}>
      <DocumentHead route={route} params={params} pathname={pathname} />
    </Suspense>
  );
}
