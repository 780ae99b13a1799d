import { useHasFeature } from "@/access/entitlement/entitlement-store.ts";
import { GivenNameView } from "@/features/name-page/given-name-view.tsx";
import { NameActions } from "@/features/name-page/name-actions.tsx";
import { givenNameHead, headOf } from "@/features/name-page/name-heads.ts";
import { NameHero } from "@/features/name-page/name-hero.tsx";
import { givenNamePageQuery } from "@/features/name-page/name-page-api.ts";
import { NamedPage } from "@/features/name-page/named-page.tsx";
import { SurnameSection } from "@/features/surname/surname-section.tsx";
import type { PageHead, RouteParams } from "@/lib/page-head.ts";
import { queryClient } from "@/lib/query-client.ts";
import { NewbornSection } from "@/name-parts/chart/newborn-section.tsx";
import { withCapitals } from "@/names/form/written-name.ts";
import { givenNamePath } from "@/names/search/name-addresses.ts";
import type { NameRecord } from "@/names/search/name-files.ts";
import { CanonicalAddress } from "@/ui/canonical-address.tsx";
import { FetchedPart } from "@/ui/fetched-part.tsx";

/** /namn/{name} and /namn/ovriga/{name} */
export default function GivenNamePage() {
  return <NamedPage kind="given">{(name) => <GivenName name={name} />}</NamedPage>;
}

function GivenName({ name }: { name: string }) {
  return (
    <FetchedPart
      query={givenNamePageQuery(name)}
      heading={<NameHero name={withCapitals(name)} kind="given" />}
    >
      {(data) => (
        <>
          {data.record && <CanonicalAddress path={givenNamePath(data.record)} />}
          <GivenNameView
            data={data}
            actions={(name) => <NameActions name={name} generator="fornamn" />}
            chart={(record) => <Newborns record={record} />}
            surname={(name) => <SurnameSection given={name} />}
          />
        </>
      )}
    </FetchedPart>
  );
}

/** Inside the part that is fetched, which does not follow what changes outside. */
function Newborns({ record }: { record: NameRecord }) {
  return <NewbornSection record={record} hasAllYears={useHasFeature("popularity_graphs")} />;
}

export function head({ slug }: RouteParams): Promise<PageHead> {
  return headOf(slug, async (name) =>
    givenNameHead(await queryClient.fetchQuery(givenNamePageQuery(name))),
  );
}
