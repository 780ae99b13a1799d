import { useQuery } from "@tanstack/react-query";
import { givenNameAddress, surnameAddress } from "@/generators/name-search/name-addresses.ts";
import type { ListedName } from "@/generators/name-search/name-files.ts";
import type { LinkedName } from "@/generators/name-search/related-names.ts";
import { queryClient } from "@/lib/query-client.ts";
import { LinkButton } from "@/ui/button.tsx";
import { Panel } from "@/ui/panel.tsx";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import { nearNamesQuery } from "../name-files-api.ts";
import { RelatedNames } from "./related-names.tsx";

const MOST_OTHERS = 10;

/** For a row or two of each, so that the footer seldom moves. */
const ROOM = "grid min-h-48";

interface LateNearNamesProps {
  readonly name: string;
  readonly kind: "given" | "surname";
}

/**
 * Names that are spelt or sound nearly alike. Finding them takes longer than the rest of the page, so
 * the browser does it afterwards; without an answer the page is complete.
 */
export function LateNearNames({ name, kind }: LateNearNamesProps) {
  const isHydrating = useIsHydrating();
  const { data } = useQuery({ ...nearNamesQuery(name), enabled: !isHydrating }, queryClient);
  const linked = (names: readonly ListedName[] = []) =>
    names
      .map((near) => linkTo(near, kind))
      .filter(({ bearers }) => bearers > 0)
      .sort((a, b) => b.bearers - a.bearers);
  const isSpelling = new Set(data?.sameSound.map((near) => near.name));
  const others = [...(data?.sound ?? []), ...(data?.spelling ?? [])].filter(
    (near) => !isSpelling.has(near.name),
  );
  const spellings = linked(data?.sameSound);
  const nearOnes = linked(others).slice(0, MOST_OTHERS);
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
        rule="Samma uttal, annan stavning: c eller k, enkel eller dubbel bokstav."
        names={spellings}
      />
      <RelatedNames
        heading="Låter eller skrivs nästan likadant"
        rule={`Skiljer sig från ${name} med någon enstaka bokstav eller bara i vokalerna.`}
        names={nearOnes}
      />
    </div>
  );
}

function linkTo(near: ListedName, kind: LateNearNamesProps["kind"]): LinkedName {
  return kind === "given"
    ? {
        name: near.name,
        bearers: near.givenNameBearers,
        path: givenNameAddress(near.name, near.hasGivenNameDocument),
      }
    : {
        name: near.name,
        bearers: near.surnameBearers,
        path: surnameAddress(near.name, near.hasSurnameDocument),
      };
}
