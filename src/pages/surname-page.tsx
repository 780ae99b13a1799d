import { headOf, surnameHead } from "@/features/names/page/name-heads.ts";
import { NameHero } from "@/features/names/page/name-hero.tsx";
import { namePageQuery } from "@/features/names/page/name-page-api.ts";
import { NamedPage } from "@/features/names/page/named-page.tsx";
import { SurnameView } from "@/features/names/page/surname-view.tsx";
import { surnamePath } from "@/generators/name-search/name-addresses.ts";
import type { PageHead, RouteParams } from "@/lib/page-head.ts";
import { queryClient } from "@/lib/query-client.ts";
import { NameActions } from "@/name-ui/name-actions.tsx";
import { withCapitals } from "@/names/written-name.ts";
import { CanonicalAddress } from "@/ui/canonical-address.tsx";
import { FetchedPart } from "@/ui/fetched-part.tsx";

/** /efternamn/{name} and /efternamn/ovriga/{name} */
export default function SurnamePage() {
  return <NamedPage kind="surname">{(name) => <Surname name={name} />}</NamedPage>;
}

function Surname({ name }: { name: string }) {
  return (
    <FetchedPart
      query={namePageQuery(name)}
      heading={<NameHero name={withCapitals(name)} kind="surname" />}
    >
      {(data) => (
        <>
          {data.record && <CanonicalAddress path={surnamePath(data.record)} />}
          <SurnameView
            data={data}
            actions={(name) => <NameActions name={name} generator="efternamn" />}
          />
        </>
      )}
    </FetchedPart>
  );
}

export function head({ slug }: RouteParams): Promise<PageHead> {
  return headOf(slug, async (name) =>
    surnameHead(await queryClient.fetchQuery(namePageQuery(name))),
  );
}
