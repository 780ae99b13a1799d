import { matchPath } from "react-router-dom";
import { Link } from "@/ui/link.tsx";
import { usePagePath } from "./page-path.tsx";

interface HeaderLinkProps {
  readonly to: string;
  readonly label: string;
  /** Pages that belong to it. */
  readonly section?: readonly string[];
}

/** A link of the header, marked when its page, or a page of its section, is the one shown. */
export function HeaderLink({ to, label, section = [] }: HeaderLinkProps) {
  const pathname = usePagePath();
  const isPage = matchPath(to, pathname);
  const isSection = section.some((path) => matchPath(path, pathname));
  return (
    <li>
      <Link to={to} aria-current={isPage ? "page" : isSection || undefined}>
        {label}
      </Link>
    </li>
  );
}
