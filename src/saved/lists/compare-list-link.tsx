import { Columns3 } from "lucide";
import { comparePath } from "@/name-parts/links/compare-path.ts";
import { Icon } from "@/ui/icon.tsx";
import { Link } from "@/ui/link.tsx";
import type { NameList } from "./name-lists-api.ts";

/** Leads to the names of one of the user's lists side by side, if it has two or more. */
export function CompareListLink({ list: { title, names } }: { list: NameList }) {
  if (names.length < 2) return null;
  return (
    <Link
      to={comparePath(names)}
      aria-label={`Jämför namnen i listan ${title}`}
      title="Jämför"
      className="icon-button"
    >
      <Icon icon={Columns3} className="size-5" />
    </Link>
  );
}
