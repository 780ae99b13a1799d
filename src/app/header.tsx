import { Menu, X } from "lucide";
import { Suspense, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { GENERATE_ON_ARRIVAL } from "@/config/router-state.ts";
import { useSession } from "@/name-ui/access/session-store.ts";
import { LinkButton } from "@/ui/button.tsx";
import { Icon } from "@/ui/icon.tsx";
import { IconButton } from "@/ui/icon-button.tsx";
import { lazyWhenIdle, lazyWithFallback } from "@/ui/lazy.tsx";
import { Link } from "@/ui/link.tsx";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import { HeaderLink } from "./header-link.tsx";
import { HeaderSearch } from "./header-search.tsx";
import { Logo } from "./logo.tsx";

// The header is outside the error boundary: without the menu's code, a plain link is left.
const AccountMenu = lazyWithFallback(() => import("./account-menu.tsx"), AccountLink);

const FavoritesCount = lazyWhenIdle<object>(
  () =>
    import("@/name-ui/favorites/favorites-by-page.tsx").then((module) => ({
      default: module.FavoritesCount,
    })),
  () => null,
);

/** What the site is used for, by where it leads. */
const TOPICS = {
  "/barnnamn": "Barnnamn",
  "/efternamn": "Efternamn",
  "/husdjursnamn": "Husdjur",
  "/foretagsnamn": "Företag",
  "/namnsdag": "Namnsdag",
  "/sok": "Sök namn",
};

/** The other links of the main menu. */
const LINKS = {
  "/": "Hem",
  "/namngenerator": "Generator",
  "/premium": "Premium",
  "/om": "Om oss",
  "/favoriter": "Favoriter",
  "/tillsammans": "Välj tillsammans",
};

/** The site's header; on a small screen its links collapse into a menu. */
export function Header() {
  const { key } = useLocation();
  // The menu belongs to the history entry it was opened at, so following a link closes it.
  const [openEntry, setOpenEntry] = useState<string | null>(null);
  const isOpen = openEntry === key;
  // It stays closed when the visitor goes back to that entry.
  if (openEntry && !isOpen) setOpenEntry(null);
  const isHydrating = useIsHydrating();
  const menuId = useId();
  const menuButton = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      setOpenEntry(null);
      menuButton.current?.focus();
    }
    document.addEventListener("keydown", closeOnEscape);
    const { pathname } = window.location;
    const opened = menu.current;
    return () => {
      document.removeEventListener("keydown", closeOnEscape);
      // A new page takes focus by itself. A link to the same page would leave it on what is hidden now.
      if (window.location.pathname === pathname && opened?.contains(document.activeElement)) {
        menuButton.current?.focus();
      }
    };
  }, [isOpen]);

  return (
    <header className="site-header">
      <div className="header-bar">
        <Link to="/" aria-label="Namnfynd, till startsidan" className="logo">
          <Logo />
        </Link>
        <IconButton
          ref={menuButton}
          aria-label={isOpen ? "Stäng menyn" : "Öppna menyn"}
          aria-expanded={isOpen}
          aria-controls={menuId}
          className="styled-later"
          onClick={() => setOpenEntry(isOpen ? null : key)}
        >
          <Icon icon={isOpen ? X : Menu} />
        </IconButton>
        <div
          ref={menu}
          id={menuId}
          className="styled-later header-menu"
          data-open={isOpen ? "" : undefined}
        >
          <nav aria-label="Huvudmeny">
            {[TOPICS, LINKS].map((links) => (
              <ul key={links === TOPICS ? "topics" : "links"}>
                {Object.entries(links).map(([to, label]) => (
                  <HeaderLink key={to} to={to}>
                    {label}
                    {to === "/favoriter" && !isHydrating && (
                      <Suspense>
                        <FavoritesCount />
                      </Suspense>
                    )}
                  </HeaderLink>
                ))}
              </ul>
            ))}
          </nav>
          <HeaderSearch />
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
    <div className="header-account" data-waits={session.status === "restoring" ? "" : undefined}>
      <LinkButton variant="quiet" to="/auth?mode=login">
        Logga in
      </LinkButton>
      <LinkButton to="/namngenerator" state={GENERATE_ON_ARRIVAL}>
        Testa gratis
      </LinkButton>
    </div>
  );
}
