import { useRef } from "react";
import { startDeferredSections, useDeferredSection } from "@/ui/lazy.tsx";
import { useInView } from "@/ui/use-in-view.ts";

/** How far below the window the footer is when its code is requested, in pixels. */
const MARGIN = 300;

/** The site's footer. Its links work before its code is loaded, as links to other documents. */
export function Footer() {
  const element = useRef<HTMLElement>(null);
  const isInView = useInView(element, MARGIN);
  if (isInView) startDeferredSections();
  const content = useDeferredSection(() => import("./footer-content.tsx"));
  return (
    <footer id="sidfot" ref={element} className="styled-later site-footer">
      <div className="woven-band" />
      <div className="bg-surface text-ink-soft">{content}</div>
    </footer>
  );
}
