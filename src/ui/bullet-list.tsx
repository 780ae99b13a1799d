import type { ReactNode } from "react";

/** A list in running text. */
export function BulletList({ children }: { children: ReactNode }) {
  return <ul className="grid list-disc gap-1.5 pl-5 marker:text-falu [&>li]:pl-1">{children}</ul>;
}
