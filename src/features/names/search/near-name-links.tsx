import { useId } from "react";
import { bearersOf, type CountedName } from "@/generators/name-search/name-files.ts";
import { LinkedNames } from "../linked-names.tsx";

interface NearNameLinksProps {
  readonly heading: string;
  readonly names: readonly CountedName[];
}

/** Links that look other names up, each with its bearers. */
export function NearNameLinks({ heading, names }: NearNameLinksProps) {
  const id = useId();
  if (names.length === 0) return null;
  const linked = names.map((near) => ({
    name: near.name,
    bearers: bearersOf(near),
    path: searchAddress(near.name),
  }));
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="mb-2 font-sans text-base font-semibold">
        {heading}
      </h2>
      <LinkedNames names={linked} labelledBy={id} />
    </section>
  );
}

/** /sok with a name. */
export function searchAddress(name: string): string {
  return `/sok?${new URLSearchParams({ namn: name })}`;
}
