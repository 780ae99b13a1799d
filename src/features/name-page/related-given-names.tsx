import { type GivenNameRelations, linkedGivenName } from "@/names/search/related-names.ts";
import { Link } from "@/ui/link.tsx";
import { Panel } from "@/ui/panel.tsx";
import { RelatedNames } from "./related-names.tsx";

/** Names for siblings, and names like it; how they are chosen is on /kallor/namnsidor. */
export function RelatedGivenNames({
  name,
  relations: { similar, siblings },
}: {
  name: string;
  relations: GivenNameRelations;
}) {
  return (
    <>
      {siblings.length > 0 && (
        <Panel tone="honey" className="mt-10" aria-label="Förslag till syskon">
          <RelatedNames
            heading={
              <>
                Syskonnamn till <span translate="no">{name}</span>
              </>
            }
            rule={
              <>
                Namn som ligger nära i ursprung och ålder, men börjar på en annan bokstav.{" "}
                <Link to="/kallor/namnsidor#liknande" className="prose-link">
                  Så väljer vi dem
                </Link>
              </>
            }
            names={siblings.map(linkedGivenName)}
          />
        </Panel>
      )}
      {similar.length > 0 && (
        <div className="mt-10">
          <RelatedNames
            heading={
              <>
                Fler namn som <span translate="no">{name}</span>
              </>
            }
            rule="De som ligger närmast i ursprung, ålder, ljud, stil och hur många som bär dem."
            names={similar.map(linkedGivenName)}
          />
        </div>
      )}
    </>
  );
}
