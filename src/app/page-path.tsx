import { createContext, type ReactNode, useContext, useState } from "react";
import { useLocation } from "react-router-dom";
import { startDeferredSections } from "@/ui/lazy.tsx";

const PagePath = createContext("/");

/** The path of the page. It stays the same when a filter or another parameter of the address changes. */
export function usePagePath(): string {
  return useContext(PagePath);
}

/**
 * Tells the frame the path of the page. The frame does not follow the router's location itself: every choice of a filter
 * would render the header, the menu and the footer again.
 */
export function PagePathProvider({ children }: { children: ReactNode }) {
  const { pathname, key } = useLocation();
  const [firstKey] = useState(key);
  // While rendering: React finishes a navigation only when the parts of the page before it are hydrated.
  if (key !== firstKey) startDeferredSections();
  return <PagePath value={pathname}>{children}</PagePath>;
}
