import type { NameParts } from "@/name-parts/files/name-files-api.ts";
import { givenNamePath, surnamePath } from "@/names/search/name-addresses.ts";
import { Link } from "@/ui/link.tsx";

/** Why a whole name has no figure, and the way to those of its parts. */
export function NamePartsNote({ given, surname }: NameParts) {
  return (
    <>
      <p>
        SCB räknar förnamn och efternamn var för sig. Därför finns ingen siffra för hela namnet.
      </p>
      <ul className="mt-3 grid gap-2">
        <li>
          <Link to={givenNamePath(given)} className="prose-link">
            Allt om förnamnet <span translate="no">{given.name}</span>
          </Link>
        </li>
        <li>
          <Link to={surnamePath(surname)} className="prose-link">
            Allt om efternamnet <span translate="no">{surname.name}</span>
          </Link>
        </li>
      </ul>
    </>
  );
}
