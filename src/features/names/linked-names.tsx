import type { LinkedName } from "@/generators/name-search/related-names.ts";
import { formatCount } from "@/lib/format-count.ts";
import { Link } from "@/ui/link.tsx";

interface LinkedNamesProps {
  readonly names: readonly LinkedName[];
  /** Id of the heading that names the list. */
  readonly labelledBy: string;
}

/** Links to other names, each with its bearers. The style is in src/styles.css: thousands of documents have many. */
export function LinkedNames({ names, labelledBy }: LinkedNamesProps) {
  return (
    <ul aria-labelledby={labelledBy} className="flex flex-wrap gap-2">
      {names.map(({ name, bearers, path }) => (
        <li key={name}>
          <Link to={path} className="name-chip" translate="no">
            {/* One text: between two, each document would have a comment. */}
            {`${name} `}
            <span translate="yes">{bearers > 0 ? formatCount(bearers) : "färre än två"}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
