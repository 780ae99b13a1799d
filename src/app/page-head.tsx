import { type ComponentType, lazy, Suspense, useState } from "react";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import type { AppRoute } from "./routes.ts";

const DocumentHead = lazy<ComponentType<{ route: AppRoute }>>(() =>
  import("./document-head.tsx").catch((error: unknown) => {
    // The page itself works without a head of its own.
    console.warn("The head of the page could not be loaded", error);
    return { default: () => null };
  }),
);

/** Keeps the document's head in step with the page; the first page of a visit is prerendered with its own. */
export function PageHead({ route }: { route: AppRoute }) {
  const isHydrating = useIsHydrating();
  const [prerendered, setPrerendered] = useState(isHydrating ? route : null);
  if (prerendered === route) return null;
  // The prerendered head is gone after the first navigation, so the first page needs its own again.
  if (prerendered) setPrerendered(null);
  return (
    <Suspense fallback={null}>
      <DocumentHead route={route} />
    </Suspense>
  );
}
