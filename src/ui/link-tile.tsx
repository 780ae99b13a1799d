import { ArrowRight } from "lucide-react";
import { Link } from "./link.tsx";

/** A tile that leads to another page of the site, wherever it is pressed. */
export function LinkTile({ to, label, text }: { to: string; label: string; text: string }) {
  return (
    <div className="relative h-full rounded-card bg-pine-tint p-5 hover:bg-falu-tint">
      <Link
        to={to}
        className="flex items-center justify-between gap-3 font-display text-lg font-semibold after:absolute after:inset-0 after:rounded-card"
      >
        {label}
        <ArrowRight aria-hidden className="size-5 shrink-0" />
      </Link>
      <p className="mt-1 text-sm">{text}</p>
    </div>
  );
}
