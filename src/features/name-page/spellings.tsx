import { caseVariantText } from "@/name-parts/facts/case-variants.ts";
import type { NameRecord } from "@/names/search/name-files.ts";
import { Link } from "@/ui/link.tsx";

/** The same name in another letter case. All of them share one page. */
export function CaseVariants({ names }: { names: readonly NameRecord[] }) {
  return names.map((variant) => (
    <p key={variant.name} className="mb-5">
      Skrivs också <strong translate="no">{variant.name}</strong>: {caseVariantText(variant)}.
    </p>
  ));
}

/** Leads from a name without statistics to the most common one with the same letters. */
export function OtherSpelling({ name, path }: { name: string; path: string }) {
  return (
    <p className="mt-5">
      Menade du{" "}
      <Link to={path} className="prose-link font-semibold" translate="no">
        {name}
      </Link>
      ?
    </p>
  );
}
