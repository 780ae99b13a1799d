import { Globe } from "lucide";
import { formatCount, formatDate } from "@/lib/format.ts";
import { Icon } from "@/ui/icon.tsx";

interface ListFactsProps {
  readonly isPublic: boolean;
  readonly count: number;
  readonly created: Date;
}

/** Whether a list is public, how many names it has, and when it was created. */
export function ListFacts({ isPublic, count, created }: ListFactsProps) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      {isPublic && (
        <span className="inline-flex items-center gap-1.5 rounded-full bg-pine-tint px-2.5 py-0.5 text-sm font-semibold text-pine">
          <Icon icon={Globe} className="size-3.5" />
          Offentlig
        </span>
      )}
      <span>{formatCount(count)}&nbsp;namn</span>
      <span>Skapad {formatDate(created)}</span>
    </p>
  );
}
