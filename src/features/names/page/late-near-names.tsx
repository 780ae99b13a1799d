import { useQuery } from "@tanstack/react-query";
import { givenNameAddress, surnameAddress } from "@/generators/name-search/name-addresses.ts";
import type { ListedName } from "@/generators/name-search/name-files.ts";
import type { LinkedName } from "@/generators/name-search/related-names.ts";
import { queryClient } from "@/lib/query-client.ts";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import { nearNamesQuery } from "../name-files-api.ts";
import { RelatedNames } from "./related-names.tsx";

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
    names.map((near) => linkTo(near, kind)).filter(({ bearers }) => bearers > 0);
  return (
    // Room for a row of each, so that the footer seldom moves.
    <div className="mt-10 grid min-h-48 content-start gap-8 md:grid-cols-2">
      <RelatedNames
        heading="Stavas nästan likt"
        rule={`En bokstav skiljer från ${name}, i långa namn högst två.`}
        names={linked(data?.spelling)}
      />
      <RelatedNames
        heading="Låter likt"
        rule="Samma konsonanter i uttalet och nästan samma vokaler."
        names={linked(data?.sound)}
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
