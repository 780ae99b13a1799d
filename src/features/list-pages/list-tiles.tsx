import { type ListDefinition, listPath } from "@/names/lists/definition.ts";
import { LinkTile } from "@/ui/link-tile.tsx";

/** Tiles that lead to lists of names. */
export function ListTiles({ lists }: { lists: readonly ListDefinition[] }) {
  return (
    <ul className="grid gap-3.5 sm:grid-cols-2">
      {lists.map(({ id, label, blurb }) => (
        <li key={id}>
          <LinkTile to={listPath(id)} label={label} text={blurb} labelAs="h3" />
        </li>
      ))}
    </ul>
  );
}
