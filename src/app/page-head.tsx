import { useEffect } from "react";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import type { PageRoute } from "./routes.ts";

/** Keeps the document's head true to the page; the first page of a visit was built with its own. */
export function PageHead({ route }: { route: PageRoute }) {
  const isHydrating = useIsHydrating();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page has another head
  useEffect(() => {
    if (isHydrating) return;
    let isCurrent = true;
    document.title = route.title;
    import("./document-head.ts").then(
      ({ showHead }) => {
        if (isCurrent) showHead(route);
      },
      // The page is of use without; its title is set.
      (error: unknown) => console.warn("The head of the page could not be loaded", error),
    );
    return () => {
      isCurrent = false;
    };
  }, [route]);

  return null;
}
