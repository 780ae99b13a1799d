import { lazyWithFallback } from "@/ui/lazy.tsx";
import type { HideButtonProps } from "./hide-button.tsx";

/** Loaded with the menu that it is a line of. */
export const LateHideButton = lazyWithFallback<HideButtonProps>(
  () => import("./hide-button.tsx"),
  () => <p className="py-2 text-sm">Menyn kunde inte laddas. Kontrollera nätet och försök igen.</p>,
);
