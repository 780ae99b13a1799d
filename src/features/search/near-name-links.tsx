import { useId } from "react";
import { LinkedNames } from "@/name-parts/links/linked-names.tsx";
import { bearersOf, type CountedName, isMostlyGivenName } from "@/names/search/name-files.ts";
import type { LinkedName } from "@/names/search/related-names.ts";

interface NearNameLinksProps {
  readonly heading: string;
  readonly names: readonly CountedName[];
}

/** Links that look other names up, each with its bearers. */
export function NearNameLinks({ heading, names }: NearNameLinksProps) {
  const id = useId();
  if (names.length === 0) return null;
  const linked = names.map(
    (near): LinkedName => ({
      name: near.name,
      kind: isMostlyGivenName(near) ? "given name" : "surname",
      bearers: bearersOf(near),
      path: searchAddress(near.name),
    }),
  );
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
