import { NewbornSection } from "@/features/names/newborn-chart/newborn-section.tsx";
import { GivenNameView } from "@/features/names/page/given-name-view.tsx";
import { givenNameHead, headOf } from "@/features/names/page/name-heads.ts";
import { NameHero } from "@/features/names/page/name-hero.tsx";
import { givenNamePageQuery } from "@/features/names/page/name-page-api.ts";
import { NamedPage } from "@/features/names/page/named-page.tsx";
import { SurnameSection } from "@/features/surname/surname-section.tsx";
import { givenNamePath } from "@/generators/name-search/name-addresses.ts";
import type { NameRecord } from "@/generators/name-search/name-files.ts";
import type { PageHead, RouteParams } from "@/lib/page-head.ts";
import { queryClient } from "@/lib/query-client.ts";
import { useHasFeature } from "@/name-ui/access/entitlement-store.ts";
import { NameActions } from "@/name-ui/name-actions.tsx";
import { withCapitals } from "@/names/written-name.ts";
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
