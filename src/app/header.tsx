import { Menu, Search, X } from "lucide";
import { Suspense, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { GENERATE_ON_ARRIVAL } from "@/config/router-state.ts";
import { useSession } from "@/features/auth/session/session-store.ts";
import { LinkButton } from "@/ui/button.tsx";
import { Icon } from "@/ui/icon.tsx";
import { IconButton } from "@/ui/icon-button.tsx";
import { lazyWithFallback } from "@/ui/lazy.tsx";
import { Link } from "@/ui/link.tsx";
import { HeaderLink } from "./header-link.tsx";
import { HeaderSearch } from "./header-search.tsx";
import { Logo } from "./logo.tsx";

// The header is outside the error boundary: without the menu's code, a plain link is left.
const AccountMenu = lazyWithFallback(() => import("./account-menu.tsx"), AccountLink);

const LINKS = [
  { to: "/", label: "Hem" },
  { to: "/namngenerator", label: "Generator" },
  { to: "/sok", label: "Hur många heter?" },
  { to: "/premium", label: "Premium" },
  { to: "/om", label: "Om oss" },
] as const;

/** The site's header; on a small screen its links collapse into a menu. */
export function Header() {
  const { key } = useLocation();
  // The menu belongs to the history entry it was opened at, so following a link closes it.
  const [openEntry, setOpenEntry] = useState<string | null>(null);
  const isOpen = openEntry === key;
  const menuId = useId();
  const menuButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      setOpenEntry(null);
      menuButton.current?.focus();
    }
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [isOpen]);

  return (
    <header className="bg-surface">
      <div className="mx-auto flex min-h-17 max-w-page flex-wrap items-center gap-x-8 px-5 lg:flex-nowrap">
        <Link
          to="/"
          aria-label="Namnfynd, till startsidan"
          className="shrink-0 rounded-control py-2"
        >
          <Logo />
        </Link>
        <IconButton
          ref={menuButton}
          aria-label={isOpen ? "Stäng menyn" : "Öppna menyn"}
          aria-expanded={isOpen}
          aria-controls={menuId}
          className="-mr-2.5 ml-auto lg:hidden"
          onClick={() => setOpenEntry(isOpen ? null : key)}
        >
          <Icon icon={isOpen ? X : Menu} />
        </IconButton>
        <div
          id={menuId}
          className={`min-w-0 grow items-center gap-x-8 gap-y-3 max-lg:w-full max-lg:flex-col max-lg:items-stretch max-lg:pb-5 lg:flex ${isOpen ? "flex" : "hidden"}`}
        >
          <nav aria-label="Huvudmeny" className="mr-auto shrink-0 max-lg:mr-0">
            <ul className="flex gap-4 max-lg:flex-col max-lg:gap-0 xl:gap-6">
              {LINKS.map(({ to, label }) =>
                to === "/sok" ? (
                  // An icon where there is little room, and nothing beside the field.
                  <HeaderLink key={to} to={to} className="xl:hidden">
                    <Icon icon={Search} className="size-5 max-lg:hidden" />
                    <span className="lg:sr-only">{label}</span>
                  </HeaderLink>
                ) : (
                  <HeaderLink key={to} to={to}>
                    {label}
                  </HeaderLink>
                ),
              )}
            </ul>
          </nav>
          <div className="min-w-24 xl:w-44 lg:max-xl:hidden">
            <HeaderSearch />
          </div>
          <AccountArea />
        </div>
      </div>
      <div className="woven-band" />
    </header>
  );
}

function AccountLink() {
  return (
    <LinkButton variant="quiet" to="/konto">
      Mitt konto
    </LinkButton>
  );
}

/** The account's links for a signed-in user; links to sign in and to try the site for a visitor. */
function AccountArea() {
  const session = useSession();
  useEffect(() => {
    // The early guess from storage is replaced by the session itself.
    delete document.documentElement.dataset.session;
  }, []);
  if (session.status === "signed-in") {
    return (
      <Suspense fallback={null}>
        <AccountMenu user={session.user} />
      </Suspense>
    );
  }
  return (
    // Keeps its space while the session is restored, so that nothing shifts.
    <div
      className={`flex shrink-0 gap-3 in-data-session:invisible max-lg:grid max-lg:grid-cols-2 ${session.status === "restoring" ? "invisible" : ""}`}
    >
      <LinkButton variant="quiet" to="/auth?mode=login">
        Logga in
      </LinkButton>
      <LinkButton to="/namngenerator" state={GENERATE_ON_ARRIVAL}>
        Testa gratis
      </LinkButton>
    </div>
  );
}
