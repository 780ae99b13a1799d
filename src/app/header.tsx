import { Menu, X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Link, matchPath, useLocation } from "react-router-dom";
import { LinkButton } from "@/ui/button.tsx";
import { IconButton } from "@/ui/icon-button.tsx";
import { Logo } from "./logo.tsx";
import { routes } from "./routes.tsx";

const LINKS = [
  { to: "/", label: "Hem" },
  { to: "/namngenerator", label: "Generator" },
  { to: "/premium", label: "Premium" },
  { to: "/om", label: "Om oss" },
] as const;

/** The site's header; on a small screen its links fold into a menu. */
export function Header() {
  const { pathname } = useLocation();
  // The menu is open on the page it was opened on: a new page closes it.
  const [openPage, setOpenPage] = useState<string | null>(null);
  const isOpen = openPage === pathname;
  const menuId = useId();
  const menuButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      setOpenPage(null);
      menuButton.current?.focus();
    }
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [isOpen]);

  return (
    <header className="bg-surface">
      <div className="mx-auto flex min-h-17 max-w-page flex-wrap items-center gap-x-8 px-5">
        <Link to="/" aria-label="Namnfynd, till startsidan" className="rounded-control py-2">
          <Logo />
        </Link>
        <IconButton
          ref={menuButton}
          aria-label={isOpen ? "Stäng menyn" : "Öppna menyn"}
          aria-expanded={isOpen}
          aria-controls={menuId}
          className="-mr-2.5 ml-auto lg:hidden"
          onClick={() => setOpenPage(isOpen ? null : pathname)}
        >
          {isOpen ? <X aria-hidden /> : <Menu aria-hidden />}
        </IconButton>
        <div
          id={menuId}
          className={`grow items-center gap-x-8 gap-y-3 max-lg:w-full max-lg:flex-col max-lg:items-stretch max-lg:pb-5 lg:flex ${isOpen ? "flex" : "hidden"}`}
        >
          <nav aria-label="Huvudmeny" className="mr-auto max-lg:mr-0">
            <ul className="flex gap-6 max-lg:flex-col max-lg:gap-0">
              {LINKS.map(({ to, label }) => (
                <li key={to}>
                  <Link
                    to={to}
                    onClick={() => setOpenPage(null)}
                    aria-current={currentness(to, pathname)}
                    className="inline-block border-b-2 border-transparent py-1.5 text-ink-soft hover:text-ink aria-[current]:border-falu aria-[current]:text-ink max-lg:block max-lg:border-b max-lg:border-line max-lg:py-3 max-lg:aria-[current]:border-falu"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="flex gap-3 max-lg:grid max-lg:grid-cols-2">
            <LinkButton variant="quiet" to="/auth?mode=login">
              Logga in
            </LinkButton>
            <LinkButton to="/namngenerator">Testa gratis</LinkButton>
          </div>
        </div>
      </div>
      <div className="woven-band" />
    </header>
  );
}

/** "page" for the link of the page itself, true for the link of the section it belongs to. */
function currentness(to: string, pathname: string): "page" | "true" | undefined {
  if (matchPath(to, pathname)) return "page";
  const route = routes.find(({ path }) => path !== "*" && matchPath(path, pathname));
  return to === "/namngenerator" && route?.isGenerator ? "true" : undefined;
}
