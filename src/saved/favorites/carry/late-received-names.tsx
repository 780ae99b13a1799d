import { useStore } from "@nanostores/react";
import { useLocation } from "react-router-dom";
import { carriedSecrets } from "@/lib/carried-secrets.ts";
import { lazyWithFallback } from "@/ui/lazy.tsx";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import type { ReceivedNamesProps } from "./received-names.tsx";

const LateReceivedNames = lazyWithFallback<ReceivedNamesProps>(
  () => import("./received-names.tsx"),
  () => (
    <p role="alert" className="mt-6">
      Innehållet i länken kunde inte visas. Kontrollera nätet och öppna länken igen.
    </p>
  ),
);

/** The names of a link from the visitor's other browser; nothing is loaded without them. */
export function ReceivedNames(props: ReceivedNamesProps) {
  const { hash } = useLocation();
  const secrets = useStore(carriedSecrets, { ssr: () => null });
  // A page is prerendered without what comes after "#".
  if (useIsHydrating() || (hash === "" && secrets === null)) return null;
  return <LateReceivedNames {...props} />;
}
