import { useQuery } from "@tanstack/react-query";
import { queryClient } from "@/lib/query-client.ts";
import { nearNamesQuery } from "@/name-parts/files/near-names-query.ts";
import { givenNameAddress, surnameAddress } from "@/names/search/name-addresses.ts";
import type { ListedName } from "@/names/search/name-files.ts";
import type { LinkedName } from "@/names/search/related-names.ts";
import { LinkButton } from "@/ui/button.tsx";
import { Panel } from "@/ui/panel.tsx";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import { RelatedNames } from "./related-names.tsx";

/** For a row or two of each, so that the footer seldom moves. */
const ROOM = "grid min-h-48";

interface LateNearNamesProps {
  readonly name: string;
  readonly kind: "given" | "surname";
}

/**
 * Other spellings of a name, and names that sound nearly like it. Finding them takes longer than the rest of the page, so
 * the browser does it afterwards; without an answer the page is complete.
 */
export function LateNearNames({ name, kind }: LateNearNamesProps) {
  const isHydrating = useIsHydrating();
  const query = nearNamesQuery(name, kind === "given" ? "given name" : "surname");
  const { data } = useQuery({ ...query, enabled: !isHydrating }, queryClient);
  const linked = (names: readonly ListedName[] = []) =>
    names.map((near) => linkTo(near, kind)).sort((a, b) => b.bearers - a.bearers);
  const spellings = linked(data?.sameSound);
  const nearOnes = linked(data?.oneSoundApart);
  if (data && spellings.length + nearOnes.length === 0) {
    return (
      <Panel
        aria-label="Liknande namn"
        className={`mt-10 content-center justify-items-start gap-4 ${ROOM}`}
      >
        <p className="wrap-anywhere">
          Vi hittar inget annat {kind === "given" ? "förnamn" : "efternamn"} som liknar {name}.
        </p>
        <LinkButton variant="quiet" to="/sok">
          Slå upp ett annat namn
        </LinkButton>
      </Panel>
    );
  }
  return (
    <div className={`mt-10 content-start gap-8 md:grid-cols-2 md:*:only:col-span-2 ${ROOM}`}>
      <RelatedNames
        heading="Andra stavningar"
        rule="Låter likadant på svenska, som vi läser stavningen."
        names={spellings}
      />
      <RelatedNames
        heading="Låter nästan likadant"
        rule={`Skiljer sig från ${name} i ett enda ljud, i en vokals längd eller i betoningen.`}
        names={nearOnes}
      />
    </div>
  );
}

function linkTo(near: ListedName, kind: LateNearNamesProps["kind"]): LinkedName {
  return kind === "given"
    ? {
        name: near.name,
        kind: "given name",
        bearers: near.givenNameBearers,
        path: givenNameAddress(near.name, near.hasGivenNameDocument),
      }
    : {
        name: near.name,
        kind: "surname",
        bearers: near.surnameBearers,
        path: surnameAddress(near.name, near.hasSurnameDocument),
      };
}
