import { ChevronDown, Heart, Menu, Search, X } from "lucide";
import {
  type ComponentProps,
  type MouseEvent as PressEvent,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { useSession } from "@/access/session/session-store.ts";
import { GENERATE_ON_ARRIVAL } from "@/config/router-state.ts";
import { generators } from "@/generators/registry.ts";
import { topListPath } from "@/names/search/name-lists.ts";
import { LinkButton } from "@/ui/button.tsx";
import { Icon } from "@/ui/icon.tsx";
import { lazyWhenIdle, lazyWithFallback } from "@/ui/lazy.tsx";
import { Link } from "@/ui/link.tsx";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import { LAST_LATEST_YEAR } from "@/words/statistics.ts";
import { HeaderLink } from "./header-link.tsx";
import { HeaderSearch } from "./header-search.tsx";
import { Logo } from "./logo.tsx";
import { usePagePath } from "./page-path.tsx";

// The header is outside the error boundary: without the menu's code, a plain link is left.
const AccountMenu = lazyWithFallback(() => import("./account-menu.tsx"), AccountLink);

const FavoritesCount = lazyWhenIdle<object>(
  () =>
    import("@/saved/favorites/favorites-by-page.tsx").then((module) => ({
      default: module.FavoritesCount,
    })),
  () => null,
);

interface MenuLink {
  readonly to: string;
  readonly label: string;
  /** Pages that belong to it. */
  readonly section?: readonly string[];
}

/** In the row of a wide screen, and first in the menu of a small one. */
const TOPICS: readonly MenuLink[] = [
  { to: "/barnnamn", label: "Barnnamn" },
  { to: "/efternamn", label: "Efternamn" },
  { to: "/husdjursnamn", label: "Husdjur", section: ["/hundnamn", "/kattnamn"] },
  { to: "/foretagsnamn", label: "Företag" },
];

/** Everything else, in the menu. */
const GROUPS: readonly { readonly heading: string; readonly links: readonly MenuLink[] }[] = [
  {
    heading: "Namn till …",
    links: [
      ...generators
        .filter(({ path }) => TOPICS.every(({ to }) => to !== path))
        .map(({ path, label }) => ({ to: path, label })),
      { to: "/generatorer", label: "Alla generatorer" },
    ],
  },
  {
    heading: "Om namn",
    links: [
      { to: "/sok", label: "Hur många heter\u00a0…?" },
      { to: "/jamfor", label: "Jämför namn" },
      { to: "/namnsdag", label: "Namnsdagar" },
      { to: topListPath(LAST_LATEST_YEAR), label: `Topplistan ${LAST_LATEST_YEAR}` },
      { to: "/namn/listor", label: "Listor med namn" },
      { to: "/tillsammans", label: "Välj tillsammans" },
    ],
  },
  {
    heading: "Namnfynd",
    links: [
      { to: "/", label: "Hem" },
      {
        to: "/namngenerator",
        label: "Generator",
        section: generators.map(({ path }) => path),
      },
      { to: "/premium", label: "Premium" },
      { to: "/om", label: "Om oss" },
    ],
  },
];

/** The site's header: a row of links, and a menu of everything, which on a small screen has all of it. */
export function Header() {
  const path = usePagePath();
  // The menu belongs to the page it was opened at, so that another page closes it.
  const [openPath, setOpenPath] = useState<string | null>(null);
  const isOpen = openPath === path;
  // It stays closed when the visitor goes back to that page.
  if (openPath && !isOpen) setOpenPath(null);
  const isHydrating = useIsHydrating();
  const menuId = useId();
  const header = useRef<HTMLElement>(null);
  /** The button that opened the menu: one is shown on a small screen, the other on a wide one. */
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      setOpenPath(null);
      opener.current?.focus();
    }
    const { pathname } = window.location;
    const opened = header.current;
    const close = () => setOpenPath(null);
    function closeOnLink({ target }: MouseEvent) {
      if (target instanceof Element && opened?.contains(target) && target.closest("a")) close();
    }
    // On a wide screen, the menu covers what is below it.
    function closeOutside({ target }: Event) {
      if (target instanceof Node && !opened?.contains(target)) close();
    }
    const ending = new AbortController();
    const { signal } = ending;
    document.addEventListener("keydown", closeOnEscape, { signal });
    // A link may lead to the same page with other parameters, and so may a step back.
    document.addEventListener("click", closeOnLink, { signal });
    document.addEventListener("pointerdown", closeOutside, { signal });
    document.addEventListener("focusin", closeOutside, { signal });
    window.addEventListener("popstate", close, { signal });
    return () => {
      ending.abort();
      // A new page takes focus by itself. A link to the same page would leave it on what is hidden now.
      if (window.location.pathname === pathname && opened?.contains(document.activeElement)) {
        opener.current?.focus();
      }
    };
  }, [isOpen]);

  const menuButton = {
    type: "button",
    "aria-expanded": isOpen,
    "aria-controls": menuId,
    onClick: ({ currentTarget }: PressEvent<HTMLButtonElement>) => {
      opener.current = currentTarget;
      setOpenPath(isOpen ? null : path);
    },
  } as const satisfies ComponentProps<"button">;
  const open = isOpen ? "" : undefined;

  return (
    <header ref={header} className="site-header">
      <div className="header-bar">
        <Link to="/" aria-label="Namnfynd, till startsidan" className="logo">
          <Logo />
        </Link>
        <nav aria-label="Huvudmeny" className="styled-later header-topics">
          <ul>
            {TOPICS.map((link) => (
              <HeaderLink key={link.to} {...link} />
            ))}
            <li>
              <button {...menuButton}>
                Fler
                <Icon icon={ChevronDown} className="size-4.5" />
              </button>
            </li>
          </ul>
        </nav>
        <div className="styled-later header-tools">
          <HeaderSearch />
          <Link to="/sok" aria-label="Sök namn" className="icon-button xl:hidden">
            <Icon icon={Search} />
          </Link>
          <Link to="/favoriter" className="icon-button">
            <Icon icon={Heart} />
            <span className="sr-only">Favoriter</span>
            {!isHydrating && (
              <Suspense>
                <FavoritesCount />
              </Suspense>
            )}
          </Link>
          <button
            {...menuButton}
            aria-label={isOpen ? "Stäng menyn" : "Öppna menyn"}
            className="icon-button lg:hidden"
          >
            <Icon icon={isOpen ? X : Menu} />
          </button>
        </div>
        <nav
          id={menuId}
          aria-label="Alla sidor"
          className="styled-later header-menu"
          data-open={open}
        >
          <div>
            <ul className="lg:hidden">
              {TOPICS.map((link) => (
                <HeaderLink key={link.to} {...link} />
              ))}
            </ul>
            {GROUPS.map(({ heading, links }) => (
              <div key={heading}>
                <h2>{heading}</h2>
                <ul>
                  {links.map((link) => (
                    <HeaderLink key={link.to} {...link} />
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </nav>
        <div className="styled-later header-account" data-open={open}>
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
    <div className="header-visitor" data-waits={session.status === "restoring" ? "" : undefined}>
      <LinkButton variant="quiet" to="/auth?mode=login">
        Logga in
      </LinkButton>
      <LinkButton to="/namngenerator" state={GENERATE_ON_ARRIVAL}>
        Testa gratis
      </LinkButton>
    </div>
  );
}
