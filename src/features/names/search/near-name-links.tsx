import { useId } from "react";
import { bearersOf, type CountedName } from "@/generators/name-search/name-files.ts";
import { formatCount } from "@/lib/format.ts";
import { Link } from "@/ui/link.tsx";

interface NearNameLinksProps {
  readonly heading: string;
  readonly names: readonly CountedName[];
}

/** Links that look other names up, each with its bearers. */
export function NearNameLinks({ heading, names }: NearNameLinksProps) {
  const id = useId();
  if (names.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="font-sans text-base font-semibold">
        {heading}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {names.map((near) => (
          <li key={near.name}>
            <Link
              to={`/sok?${new URLSearchParams({ namn: near.name })}`}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line px-4 font-display font-semibold hover:border-falu hover:text-falu"
            >
              {near.name}{" "}
              <span className="font-sans text-sm font-normal text-ink-soft">
                {formatCount(bearersOf(near))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
