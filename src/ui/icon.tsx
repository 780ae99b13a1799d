import type { IconNode } from "lucide";
import { createElement } from "react";

/** An icon from lucide's data. It is decoration: the control around it has the name. */
export function Icon({ icon, className = "" }: { icon: IconNode; className?: string }) {
  const shapes = icon.map(([tag, attributes]) => createElement(tag, attributes));
  const attributes = { "aria-hidden": true, viewBox: "0 0 24 24", className: `icon ${className}` };
  return createElement("svg", attributes, ...shapes);
}
