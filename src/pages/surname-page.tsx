import { NameActions } from "@/features/name-page/name-actions.tsx";
import { headOf, surnameHead } from "@/features/name-page/name-heads.ts";
import { NameHero } from "@/features/name-page/name-hero.tsx";
import { namePageQuery } from "@/features/name-page/name-page-api.ts";
import { NamedPage } from "@/features/name-page/named-page.tsx";
import { SurnameView } from "@/features/name-page/surname-view.tsx";
import type { PageHead, RouteParams } from "@/lib/page-head.ts";
import { queryClient } from "@/lib/query-client.ts";
import { withCapitals } from "@/names/form/written-name.ts";
import { surnamePath } from "@/names/search/name-addresses.ts";
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
