import { useLocation } from "react-router-dom";
import { lazyWithFallback } from "@/ui/lazy.tsx";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import type { ReceivedNamesProps } from "./received-names.tsx";

const LateReceivedNames = lazyWithFallback<ReceivedNamesProps>(
  () => import("./received-names.tsx"),
  () => (
    <p role="alert" className="mt-6">
      Namnen i länken kunde inte visas. De finns kvar i adressen: kontrollera nätet och ladda om
      sidan.
    </p>
  ),
);

/** The names of a link from the visitor's other browser; nothing is loaded without them. */
export function ReceivedNames(props: ReceivedNamesProps) {
  const { hash } = useLocation();
  // A page is prerendered without what comes after "#".
  if (useIsHydrating() || hash === "") return null;
  return <LateReceivedNames {...props} />;
}
