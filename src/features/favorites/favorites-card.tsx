import { X } from "lucide-react";
import { formatCount } from "@/lib/format.ts";
import type { StorageProblem } from "@/lib/names-store.ts";
import { IconButton } from "@/ui/icon-button.tsx";
import { Panel } from "@/ui/panel.tsx";
import type { Favorites } from "./use-favorites.ts";

const PROBLEM_TEXTS: Record<StorageProblem, string> = {
  damaged:
    "Några sparade favoriter gick inte att läsa. De ligger kvar i webbläsaren och skrivs inte över.",
  unavailable:
    "Webbläsaren låter oss inte spara. Favoriterna finns kvar tills du stänger eller laddar om sidan.",
};

interface FavoritesCardProps {
  readonly favorites: Favorites;
  /** A short sentence on how long the favourites are kept. */
  readonly lasting: string;
}

/** The favourites, how many of the places are taken, and how long they are kept. */
export function FavoritesCard({ favorites, lasting }: FavoritesCardProps) {
  const { names, cap, problem, toggle } = favorites;
  return (
    <Panel tone="honey" aria-labelledby="favorites-heading">
      <h2 id="favorites-heading" className="text-lg">
        Favoriter
      </h2>
      {problem && (
        <p role="alert" className="mt-2 border-l-3 border-falu pl-3 text-sm">
          {PROBLEM_TEXTS[problem]}
        </p>
      )}
      {names.length === 0 && (
        <p className="mt-2 text-sm">Tryck på hjärtat vid ett namn du tycker om.</p>
      )}
      <ul aria-label="Favoriter" className="mt-1">
        {names.map((name) => (
          <li
            key={name}
            className="flex items-center justify-between gap-2 border-b border-dashed border-ink/20"
          >
            <span className="min-w-0 py-1 font-display text-lg wrap-anywhere">{name}</span>
            <IconButton
              aria-label={`Ta bort ${name} från favoriter`}
              className="-mr-2.5"
              onClick={() => toggle(name)}
            >
              <X aria-hidden className="size-5" />
            </IconButton>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm">
        {cap === null
          ? `${formatCount(names.length)} ${names.length === 1 ? "favorit" : "favoriter"}.`
          : `${formatCount(names.length)} av ${cap} platser använda.`}{" "}
        {lasting}
      </p>
    </Panel>
  );
}
