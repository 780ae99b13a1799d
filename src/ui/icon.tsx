import type { IconNode } from "lucide";
import { createElement } from "react";

const ATTRIBUTES = {
  "aria-hidden": true,
  width: 24,
  height: 24,
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/** An icon from lucide's data. It is decoration: the control around it has the name. */
export function Icon({ icon, className }: { icon: IconNode; className?: string }) {
  const shapes = icon.map(([tag, attributes]) => createElement(tag, attributes));
  return createElement("svg", { ...ATTRIBUTES, className }, ...shapes);
}
