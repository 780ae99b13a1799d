import type { NameKind } from "@/generators/registry.ts";
import { Link } from "@/ui/link.tsx";
import { namePageAddress } from "./name-page-address.ts";

export interface NamePageLinkProps {
  readonly name: string;
  readonly kind: NameKind;
}

/** A name that leads to its page. */
export default function NamePageLink({ name, kind }: NamePageLinkProps) {
  return (
    <Link
      to={namePageAddress(name, kind)}
      translate="no"
      className="decoration-1 underline-offset-4 hover:text-falu hover:underline"
    >
      {name}
    </Link>
  );
}
