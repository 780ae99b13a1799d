import type { LinkedName } from "@/generators/name-search/related-names.ts";
import { formatCount } from "@/lib/format.ts";
import { Link } from "@/ui/link.tsx";

interface NameChipsProps {
  readonly names: readonly LinkedName[];
  /** Id of the heading that names the list. */
  readonly labelledBy: string;
}

/** Links to other names, each with its bearers. */
export function NameChips({ names, labelledBy }: NameChipsProps) {
  return (
    <ul aria-labelledby={labelledBy} className="flex flex-wrap gap-2">
      {names.map(({ name, bearers, path }) => (
        <li key={name}>
          <Link
            to={path}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-3 font-display sm:px-4 font-semibold hover:border-falu hover:text-falu"
          >
            {name}{" "}
            <span className="font-sans text-sm font-normal text-ink-soft tabular-nums">
              {bearers > 0 ? formatCount(bearers) : "färre än två"}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
