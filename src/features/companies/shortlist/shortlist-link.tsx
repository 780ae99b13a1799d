import { usePageFavorites } from "@/saved/favorites/use-favorites.ts";
import { Link } from "@/ui/link.tsx";
import { COMPANIES_PAGE, SHORTLIST_PATH } from "./shortlist-path.ts";

/** Leads on with the company names that are favourites; nothing without any. */
export function ShortlistLink() {
  const { names } = usePageFavorites(COMPANIES_PAGE);
  if (names.length === 0) return null;
  return (
    <p className="mt-3 print:hidden">
      <Link to={SHORTLIST_PATH} className="prose-link inline-block py-1">
        {`Gå vidare med ${names.length === 1 ? "företagsnamnet" : "företagsnamnen"}`}
      </Link>
    </p>
  );
}
