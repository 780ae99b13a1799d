import type { ListGroup } from "@/names/lists/definition.ts";
import { listPath } from "@/names/lists/definition.ts";
import { listPages } from "@/names/lists/registry.ts";
import { ListLinks } from "./list-links.tsx";

interface LetterLinksProps {
  /** Flicknamn or Pojknamn. */
  readonly group: ListGroup;
  /** Address of the page. */
  readonly current: string;
}

/** Links to the girls' or the boys' names on each letter. */
export function LetterLinks({ group, current }: LetterLinksProps) {
  const links = listPages.flatMap(({ id, group: other, letters }) =>
    other === group && letters !== undefined ? [{ to: listPath(id), label: letters }] : [],
  );
  return (
    <ListLinks
      label={`${group} på bokstav`}
      links={links}
      current={current}
      className="grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))]"
    />
  );
}
