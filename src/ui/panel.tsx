import type { ComponentProps } from "react";

type Tone = "plain" | "honey" | "pine" | "falu";

const tones: Record<Tone, string> = {
  plain: "border border-line bg-surface shadow-card",
  honey: "bg-honey-tint",
  pine: "bg-pine-tint",
  falu: "bg-falu-tint",
};

/** A region with a background of its own; label it with `aria-label` or `aria-labelledby`. */
export function Panel({
  tone = "plain",
  className = "",
  ...props
}: ComponentProps<"section"> & { tone?: Tone }) {
  return <section className={`rounded-card p-5 ${tones[tone]} ${className}`} {...props} />;
}
