import type { ReactNode } from "react";
import { matchPath, useLocation } from "react-router-dom";
import { Link } from "@/ui/link.tsx";
import { routes } from "./routes.ts";

interface HeaderLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** A link of the header, marked when its page, or a page of its section, is the one shown. */
export function HeaderLink({ to, children }: HeaderLinkProps) {
  const { pathname } = useLocation();
  return (
    <li>
      <Link to={to} aria-current={currentness(to, pathname)}>
        {children}
      </Link>
    </li>
  );
}

/** "page" for the link of the page itself, true for the link of the section it belongs to. */
function currentness(to: string, pathname: string): "page" | "true" | undefined {
  if (matchPath(to, pathname)) return "page";
  if (to !== "/namngenerator") return undefined;
  const isGenerator = routes.some(
    ({ path, kind }) => kind === "generator" && matchPath(path, pathname),
  );
  return isGenerator ? "true" : undefined;
}
