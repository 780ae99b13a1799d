import { formatCount, formatDate } from "@/lib/format.ts";
import { PublicBadge } from "./public-badge.tsx";

interface ListFactsProps {
  readonly isPublic: boolean;
  readonly count: number;
  readonly created: Date;
}

/** Whether a list is public, how many names it has, and when it was made. */
export function ListFacts({ isPublic, count, created }: ListFactsProps) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      {isPublic && <PublicBadge />}
      <span>{formatCount(count)}&nbsp;namn</span>
      <span>Skapad {formatDate(created)}</span>
    </p>
  );
}
