import type { ReactNode } from "react";
import { FavoriteButton } from "@/saved/favorites/favorite-button.tsx";
import { FAVORITES_OF_NAMES } from "@/saved/favorites/saved-favorites.ts";
import { Curve } from "@/ui/curve.tsx";
import { Link } from "@/ui/link.tsx";

interface FoundNameProps {
  readonly name: string;
  readonly kind: keyof typeof FAVORITES_OF_NAMES;
  /** Newborns by year; null without any. */
  readonly counts: readonly (number | null)[] | null;
  /** Address of the name's page. */
  readonly path: string;
  /** What is known of it, in sentences. */
  readonly children: ReactNode;
}

/** A name that was looked up, with its heart, its curve and the way to its page. */
export function FoundName({ name, kind, counts, path, children }: FoundNameProps) {
  return (
    <div className="grid grid-cols-[minmax(0,auto)_minmax(4rem,1fr)_auto] items-center gap-x-3">
      <p className="font-display text-xl font-semibold wrap-anywhere" translate="no">
        {name}
      </p>
      <div className="look-up-curve">{counts && <Curve counts={counts} />}</div>
      <FavoriteButton page={FAVORITES_OF_NAMES[kind]} name={name} />
      <p className="col-span-3 mt-1 text-sm text-ink-soft tabular-nums">
        {children}{" "}
        <Link to={path} className="prose-link">
          Allt om {name}
        </Link>
      </p>
    </div>
  );
}
