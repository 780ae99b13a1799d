import { lazyWithFallback } from "@/ui/lazy.tsx";
import type { HideButtonProps } from "./hide-button.tsx";

/** Loaded with the menu that it is a line of. */
export const LateHideButton = lazyWithFallback<HideButtonProps>(() => import("./hide-button.tsx"));
