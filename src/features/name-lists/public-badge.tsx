import { Globe } from "lucide-react";

/** Marks a list that whoever has its link can read. */
export function PublicBadge() {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full bg-pine-tint px-2.5 py-0.5 text-sm font-semibold text-pine">
      <Globe aria-hidden className="size-3.5" />
      Offentlig
    </span>
  );
}
